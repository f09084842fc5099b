//! What bots may know about good play. Whoever glances sees the points and the way; whoever looks ahead has studied
//! every card, and knows what each can make of the patterns that may come.

mod chart;
mod eye;
mod fate;
mod glance;
mod insight;
mod outlook;
mod sets;
mod stand;

use tabletop::{Craft, Method, Playout};

pub(crate) use chart::{Chart, Charts};

/// How to search, found by races. A seat thinks mostly about its own cards, so the lead tells more than the win.
/// The next pattern is anybody's guess, so a tree has little to hold on to below the first choice, and curiosity
/// there costs more than it finds. What the charts say after a few expeditions is as good as playing on for longer.
/// Much luck is left to whoever is behind: a scale on which a point counts always keeps the weaker levels from giving up.
pub(crate) const CRAFT: Craft = Craft {
    method: Method::Flat,
    playout: Playout::Sensible,
    horizon: 12,
    margin: 100,
    lead: 20,
    stretch: 4,
    exploration: 15,
    promise: 0,
    average: 0,
    history: 0,
    prior: 1_600,
    widening: 0,
    overlooks: [25, 8, 17, 12],
};

/// Hundredths of a point, as everything here is in hundredths: steps, skulls and chances too.
type Worth = i32;
