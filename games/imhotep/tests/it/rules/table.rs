//! What the rule tests say again and again.

pub(crate) use imhotep::Arrange;
pub(crate) use laws::table::{
    allowed, at, decider, legal, line, lines, outcome, play, played, refused, seen,
};
pub(crate) use tabletop::Seat::{A, B, C, D};
