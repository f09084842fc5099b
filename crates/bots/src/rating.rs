//! From results to ratings: the strengths that make the results most likely, and how sure they are.

use tabletop::{Draw as _, Rng};

/// What came of one pair: at every table one of them sat alone among the other.
pub(crate) struct Met {
    pub(crate) one: usize,
    pub(crate) other: usize,
    /// What the first won in each deal, which was played once from every seat.
    pub(crate) deals: Vec<f64>,
}

/// A strength on the usual scale, on which 400 points are ten to one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The most likely strength.
    pub rating: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
}

/// Rounds of the estimate; it changes by less than a point long before.
const ROUNDS: usize = 400;
/// How often the deals are drawn anew to see how much luck is in them.
const RESAMPLES: usize = 200;
/// Every pair is taken to have drawn so many games more: nobody is infinitely strong.
const DOUBT: f64 = 0.5;

/// The ratings of all players at tables of `seats`, with `zero` at 0. Intervals are found by drawing whole deals
/// anew from those played: the games of one deal are no independent witnesses.
pub(crate) fn ratings(players: usize, seats: usize, met: &[Met], zero: usize) -> Vec<Rating> {
    let results = |deals: &dyn Fn(&Met) -> f64| -> Vec<(usize, usize, f64, f64)> {
        met.iter()
            .map(|met| {
                let games = (met.deals.len() * seats) as f64;
                (met.one, met.other, deals(met) + DOUBT, games + 2.0 * DOUBT)
            })
            .collect()
    };
    let found = strengths(players, seats, &results(&|met| met.deals.iter().sum()), zero);
    let mut rng = Rng::new(0);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); players];
    for _ in 0..RESAMPLES {
        let rng = std::cell::RefCell::new(&mut rng);
        let resampled = results(&|met| {
            let any = |_| met.deals[rng.borrow_mut().below(met.deals.len() as u32) as usize];
            (0..met.deals.len()).map(any).sum()
        });
        for (drawn, strength) in drawn.iter_mut().zip(strengths(players, seats, &resampled, zero)) {
            drawn.push(strength);
        }
    }
    let rate = |(rating, mut drawn): (f64, Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        let at = |share: f64| drawn[(share * (RESAMPLES - 1) as f64).round() as usize];
        Rating { rating, low: at(0.025).min(rating), high: at(0.975).max(rating) }
    };
    found.into_iter().zip(drawn).map(rate).collect()
}

/// The strengths that make these results (one, other, wins of the one, games) most likely, if the one wins with its
/// share of all strength at the table. By minorisation and maximisation, which always comes nearer.
fn strengths(players: usize, seats: usize, results: &[(usize, usize, f64, f64)], zero: usize) -> Vec<f64> {
    let rest = (seats - 1) as f64;
    let mut strength = vec![1.0; players];
    for _ in 0..ROUNDS {
        let (mut wins, mut chances) = (vec![0.0; players], vec![0.0; players]);
        for (one, other, won, games) in results {
            let all = strength[*one] + rest * strength[*other];
            wins[*one] += won;
            wins[*other] += games - won;
            chances[*one] += games / all;
            chances[*other] += rest * games / all;
        }
        for player in 0..players {
            if chances[player] > 0.0 {
                strength[player] = wins[player] / chances[player];
            }
        }
    }
    strength.iter().map(|own| 400.0 * (own / strength[zero]).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let found = strengths(2, 2, &[(0, 1, 1000.0, 1100.0)], 1);
        assert!((found[0] - 400.0).abs() < 0.5 && found[1] == 0.0, "{found:?}");
    }

    #[test]
    fn an_equal_share_of_four_is_no_difference() {
        let found = strengths(2, 4, &[(0, 1, 100.0, 400.0)], 1);
        assert!(found[0].abs() < 0.5, "{found:?}");
    }

    #[test]
    fn strengths_add_up_along_a_chain() {
        let found = strengths(3, 2, &[(0, 1, 750.0, 1000.0), (1, 2, 750.0, 1000.0)], 2);
        assert!((found[0] - 2.0 * found[1]).abs() < 0.5, "{found:?}");
    }

    #[test]
    fn more_deals_make_an_interval_narrower_and_a_clean_sweep_stays_finite() {
        let met = |deals: usize| Met {
            one: 0,
            other: 1,
            deals: (0..deals).map(|deal| (deal % 3) as f64).collect(),
        };
        let width = |deals| {
            let rating = ratings(2, 2, &[met(deals)], 1)[0];
            rating.high - rating.low
        };
        assert!(width(300) < width(30) * 0.6);
        let sweep = ratings(2, 2, &[Met { one: 0, other: 1, deals: vec![2.0; 10] }], 1)[0];
        assert!(sweep.rating.is_finite() && sweep.rating > 400.0);
    }
}
