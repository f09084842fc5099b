//! What the end of an iteration was worth to each seat.

use tabletop::{BySeat, Craft, Game, Insight, Outcome, Status};

use super::portable::power;

/// How an iteration ended, for every seat.
pub(crate) struct Verdict {
    /// What the search maximises, from 0 to 1.
    pub(crate) reward: BySeat<f32>,
    /// The share of the win, or how likely it looks.
    pub(crate) win: BySeat<f32>,
    /// The points, or those expected.
    pub(crate) points: BySeat<f32>,
}

/// What a hundredth of a round that is to come takes off a win. Whoever is far ahead would else see no reason to end the
/// game: whatever it does, it wins. While a game is open, a round counts for less than a tenth of a point.
const IMPATIENCE: f32 = 0.000_04;

/// Judges a position as somebody who looks ahead: by its result if it is over, by what was learnt if not.
pub(crate) fn judge<G: Game>(game: &G, craft: &Craft) -> Verdict {
    judge_by(&game.insight(), game, craft)
}

/// Judges a position by what is expected of it, or by its result if it is over.
pub(crate) fn judge_by<G: Game>(expected: &Insight, game: &G, craft: &Craft) -> Verdict {
    let points = points(expected);
    let chance = chances(&points, expected.edge, craft, 1);
    let lead = if craft.stretch > 1 { chances(&points, expected.edge, craft, craft.stretch) } else { chance };
    let win = match game.status() {
        Status::Finished(outcome) => shares(&outcome),
        Status::Deciding(_) => chance,
    };
    let (margin, patience) = (f32::from(craft.margin) / 100.0, patience(game));
    let reward = win.map(|seat, win| patience * ((1.0 - margin) * win + margin * lead[seat]));
    Verdict { reward, win, points }
}

/// What a position promises each seat, as far as it can be told without playing on.
pub(crate) fn promise<G: Game>(game: &G, craft: &Craft) -> BySeat<f32> {
    let (expected, patience) = (game.insight(), patience(game));
    chances(&points(&expected), expected.edge, craft, 1).map(|_, chance| patience * chance)
}

/// The part of a win that counts before the game is over.
fn patience<G: Game>(game: &G) -> f32 {
    1.0 - IMPATIENCE * game.lasts() as f32
}

fn points(expected: &Insight) -> BySeat<f32> {
    expected.points.map(|_, hundredths| hundredths as f32 / 100.0)
}

/// How likely each seat looks to win, if leads were worth so many times less.
fn chances(points: &BySeat<f32>, edge: Option<f32>, craft: &Craft, stretch: u16) -> BySeat<f32> {
    let stretch = f32::from(stretch);
    let hopes = match edge {
        Some(edge) => odds(points, edge / stretch),
        None => ahead_of_all(points, f32::from(craft.lead) * stretch),
    };
    let all: f32 = hopes.values().sum();
    hopes.map(|_, hope| hope / all)
}

/// The odds of each seat where it is known what a lead is worth: the best has 1.
fn odds(points: &BySeat<f32>, edge: f32) -> BySeat<f32> {
    let best = points.values().copied().fold(f32::MIN, f32::max);
    points.map(|_, points| power((points - best) * edge))
}

/// How likely each seat is ahead of all the others, by a rule of thumb: as if to be ahead of each were a matter of its
/// own, so that rivals who are near count for most and nobody else for nothing.
fn ahead_of_all(points: &BySeat<f32>, lead: f32) -> BySeat<f32> {
    BySeat::from_fn(points.seats(), |seat| {
        let others = points.iter().filter(|(other, _)| *other != seat);
        others.map(|(_, theirs)| squash((points[seat] - theirs) / lead)).product()
    })
}

/// From any number to one between 0 and 1.
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
    use tabletop::Seat;

    use super::*;

    #[test]
    fn chances_add_up_and_follow_the_points_of_all() {
        let chances = |points: [f32; 3]| {
            let points = BySeat::from_fn(3, |seat| points[seat.index()]);
            chances(&points, None, &Craft::PLAIN, 1).values().copied().collect::<Vec<_>>()
        };
        let [first, second, third] = chances([20.0, 20.0, 0.0])[..] else { panic!("three seats") };
        assert_eq!(first, second);
        assert!(third < first && third > 0.0 && (first + second + third - 1.0).abs() < 1e-6);
        // Whoever is behind gains when the one in front loses, and when the one in between does.
        assert!(chances([18.0, 10.0, 0.0])[2] > chances([20.0, 10.0, 0.0])[2]);
        assert!(chances([20.0, 8.0, 0.0])[2] > chances([20.0, 10.0, 0.0])[2]);
    }

    #[test]
    fn an_edge_says_what_a_lead_is_worth() {
        let chances = |points: [f32; 3], edge| {
            let points = BySeat::from_fn(3, |seat| points[seat.index()]);
            chances(&points, Some(edge), &Craft::PLAIN, 1).values().copied().collect::<Vec<_>>()
        };
        // Two points at a half each are e to one.
        let even = chances([20.0, 20.0, 18.0], 0.5);
        assert!((even[0] / even[2] - std::f32::consts::E).abs() < 0.02, "{even:?}");
        assert_eq!(even[0], even[1]);
        // The surer a lead, the more of everything it is.
        assert!(chances([20.0, 20.0, 18.0], 2.0)[2] < even[2]);
        let lost = chances([20.0, 20.0, -900.0], 3.0)[2];
        assert!((0.0..1e-6).contains(&lost), "{lost}");
    }

    #[test]
    fn on_a_longer_scale_a_point_counts_even_far_behind() {
        let worth_of_a_point = |behind: f32, stretch| {
            let hope = |points: f32| {
                let points = BySeat::from_fn(2, |seat| [points, 100.0][seat.index()]);
                chances(&points, None, &Craft { lead: 20, ..Craft::PLAIN }, stretch)[Seat::A]
            };
            hope(101.0 - behind) - hope(100.0 - behind)
        };
        let fades = |stretch| worth_of_a_point(1.0, stretch) / worth_of_a_point(40.0, stretch);
        assert!(fades(1) > 8.0 && fades(4) < 2.5, "{} {}", fades(1), fades(4));
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
