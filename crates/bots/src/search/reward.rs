//! What the end of an iteration was worth to each seat.

use tabletop::{BySeat, Craft, Game, Outcome, Seat, Status};

/// How an iteration ended, for every seat.
pub(crate) struct Verdict {
    /// What the search maximises, from 0 to 1.
    pub(crate) reward: BySeat<f32>,
    /// The share of the win, or how likely it looks.
    pub(crate) win: BySeat<f32>,
    /// The points, or those expected.
    pub(crate) points: BySeat<f32>,
}

/// Judges a position: by its result if it is over, by its outlook if not.
pub(crate) fn judge<G: Game>(game: &G, craft: &Craft) -> Verdict {
    let outlook = game.outlook();
    let points = outlook.map(|_, hundredths| hundredths as f32 / 100.0);
    let chance = BySeat::from_fn(points.seats(), |seat| squash(lead(&points, seat) / f32::from(craft.lead)));
    let win = match game.status() {
        Status::Finished(outcome) => shares(&outcome),
        Status::Deciding(_) => chance,
    };
    let margin = f32::from(craft.margin) / 100.0;
    let reward = BySeat::from_fn(points.seats(), |seat| (1.0 - margin) * win[seat] + margin * chance[seat]);
    Verdict { reward, win, points }
}

/// How far a seat is ahead of the best of the others, or behind.
pub(crate) fn lead(points: &BySeat<f32>, seat: Seat) -> f32 {
    let others = points.iter().filter(|(other, _)| *other != seat).map(|(_, points)| *points);
    points[seat] - others.fold(f32::NEG_INFINITY, f32::max)
}

/// From any number to one between 0 and 1. It is made of the four operations alone, which give the same result on
/// every machine.
pub(crate) fn squash(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// The win, shared among those who share it.
fn shares(outcome: &Outcome) -> BySeat<f32> {
    let winners = outcome.places.values().filter(|place| **place == 1).count() as f32;
    outcome.places.map(|_, place| if place == 1 { 1.0 / winners } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_measured_against_the_best_of_the_others() {
        let points = BySeat::from_fn(3, |seat| [10.0, 7.0, 12.0][seat.index()]);
        assert_eq!(lead(&points, Seat::A), -2.0);
        assert_eq!(lead(&points, Seat::C), 2.0);
    }

    #[test]
    fn half_the_way_to_certainty_is_one_lead() {
        assert_eq!((squash(0.0), squash(1.0), squash(-1.0)), (0.5, 0.75, 0.25));
    }

    #[test]
    fn a_shared_win_is_split() {
        let places = BySeat::from_fn(3, |seat| [1, 3, 1][seat.index()]);
        let shares = shares(&Outcome { places, ending: "end" });
        assert_eq!(shares.values().copied().collect::<Vec<_>>(), [0.5, 0.0, 0.5]);
    }
}
