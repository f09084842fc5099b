//! What the end of an iteration was worth to each seat.

use tabletop::{BySeat, Craft, Game, Outcome, Status};

/// How an iteration ended, for every seat.
pub(crate) struct Verdict {
    /// What the search maximises, from 0 to 1.
    pub(crate) reward: BySeat<f32>,
    /// The share of the win, or how likely it looks.
    pub(crate) win: BySeat<f32>,
    /// The points, or those expected.
    pub(crate) points: BySeat<f32>,
}

/// Judges a position as somebody who looks ahead: by its result if it is over, by what was learnt if not.
pub(crate) fn judge<G: Game>(game: &G, craft: &Craft) -> Verdict {
    judge_by(&game.insight(), game, craft)
}

/// Judges a position by these hundredths of points, or by its result if it is over.
pub(crate) fn judge_by<G: Game>(expected: &BySeat<i32>, game: &G, craft: &Craft) -> Verdict {
    let points = expected.map(|_, hundredths| hundredths as f32 / 100.0);
    let chance = chances(&points, craft);
    let win = match game.status() {
        Status::Finished(outcome) => shares(&outcome),
        Status::Deciding(_) => chance,
    };
    let margin = f32::from(craft.margin) / 100.0;
    let reward = BySeat::from_fn(points.seats(), |seat| (1.0 - margin) * win[seat] + margin * chance[seat]);
    Verdict { reward, win, points }
}

/// How likely each seat looks to win: to be ahead of each of the others at once, as if those were separate matters,
/// so that rivals who are near count for most and nobody else for nothing.
pub(crate) fn chances(points: &BySeat<f32>, craft: &Craft) -> BySeat<f32> {
    let lead = f32::from(craft.lead);
    let ahead = BySeat::from_fn(points.seats(), |seat| {
        let others = points.iter().filter(|(other, _)| *other != seat);
        others.map(|(_, theirs)| squash((points[seat] - theirs) / lead)).product()
    });
    let all: f32 = ahead.values().sum();
    ahead.map(|_, ahead| ahead / all)
}

/// From any number to one between 0 and 1. It is made of the four operations alone, which give the same result on
/// every machine.
fn squash(lead: f32) -> f32 {
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
    fn chances_add_up_and_follow_the_points_of_all() {
        let chances = |points: [f32; 3]| {
            let points = BySeat::from_fn(3, |seat| points[seat.index()]);
            chances(&points, &Craft::PLAIN).values().copied().collect::<Vec<_>>()
        };
        let [first, second, third] = chances([20.0, 20.0, 0.0])[..] else { panic!("three seats") };
        assert_eq!(first, second);
        assert!(third < first && third > 0.0 && (first + second + third - 1.0).abs() < 1e-6);
        // Whoever is behind gains when the one in front loses, and when the one in between does.
        assert!(chances([18.0, 10.0, 0.0])[2] > chances([20.0, 10.0, 0.0])[2]);
        assert!(chances([20.0, 8.0, 0.0])[2] > chances([20.0, 10.0, 0.0])[2]);
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
