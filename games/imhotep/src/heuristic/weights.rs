//! The numbers of the heuristics, in hundredths of a point unless they say otherwise.
//!
//! Those of the outlook were guessed, then fitted to 1450 games of two to four seats that searching bots played, 500 of
//! them with sides A and B at random: one after the other was moved as long as the outlook of every third position
//! came nearer to the scores of the end (less squared error of each seat's distance from the mean), and the result
//! was rounded. `MISSING` and `FREE_LOAD` are guesses: nothing in those games could tell.

use tabletop::{Craft, Method, Playout};

/// How a search should think about this game. Horizon, playout, exploration and promise were chosen at four seats and 45 ms,
/// where they took the pharaoh from 38 to 50 % of 200 games against three of `plain`; playouts by move averages won 59 % of 360
/// games against playouts without, at two seats and 20 to 100 ms; the others won races against others at equal
/// cost, or made no difference and are the simpler. What a lead is worth is known from results, so `lead` is only for those
/// who do not know the net, and for games that are over.
pub(crate) const CRAFT: Craft = Craft {
    method: Method::Tree,
    playout: Playout::Uniform,
    horizon: 2,
    margin: 30,
    lead: 2,
    stretch: 1,
    exploration: 10,
    promise: 20,
    average: 4,
    history: 0,
    prior: 400,
    widening: 30,
    overlooks: [200, 100, 40, 40],
};

/// A stone on the sled: a third of an action, while there are ships to load it on.
pub(super) const SLED: i32 = 50;
/// A stone on the sled in the last round, where not all find a place any more.
pub(super) const SLED_LAST: i32 = 30;
/// Having the next turn.
pub(super) const TEMPO: i32 = 50;
/// What a round to come gives a seat, by the number of seats: all get it, so it decides nothing.
pub(super) const ROUND: [i32; 5] = [0, 0, 650, 540, 430];

/// An unused blue card, beyond its point, for every round to come.
pub(super) const BLUE: i32 = 22;
/// How much a statue promises for every round to come, beyond its points: it makes the next one dearer.
pub(super) const STATUE: i32 = 13;
/// Stones that come to a monument in a round, in hundredths, by the number of seats.
pub(super) const ARRIVALS: [i32; 5] = [0, 0, 162, 155, 145];
/// The top market card, unseen, or the better of a pair.
pub(super) const CARD: i32 = 210;
/// One point or two stones.
pub(super) const POINT_OR_STONES: i32 = 120;
/// A stone loaded without spending an action.
pub(super) const FREE_LOAD: i32 = 90;

/// How much a group in the burial chamber that can grow is worth for every docking to come, in hundredths of its
/// next stone's points, by the number of seats: the more there are, the sooner somebody is in the way.
pub(super) const GROWTH: [i32; 5] = [0, 0, 20, 10, 7];
/// Doubt about who will lead in the end, in eighths of a stone, by the dockings to come: a lead of that size is
/// halfway from even to certain.
pub(super) const DOUBT: [i32; 7] = [0, 4, 8, 11, 15, 19, 22];
/// How likely a stone waiting before the obelisks is to be part of a tower, in hundredths, while ships may come.
pub(super) const TOWER_HOPE: i32 = 80;
/// How likely a seat misses a monument in the end where it has no stone yet, in hundredths, by the dockings to come.
pub(super) const MISSING: [i32; 7] = [100, 65, 35, 20, 10, 6, 4];

/// How likely a round brings 0, 1, 2, 3, 4 stones to the temple, in hundredths.
pub(super) const TEMPLE_ARRIVALS: [i32; 5] = [12, 18, 33, 28, 9];

/// Who sails a ship: how many parts of the likelihood each turn has, from the next one on.
pub(super) const SAILS: [i32; 4] = [6, 5, 3, 2];
/// The parts that each own stone on the ship adds.
pub(super) const SAILS_OWN: i32 = 1;
/// How much a seat minds what the others gain, in hundredths, shared out among them.
pub(super) const ENVY: i32 = 100;
