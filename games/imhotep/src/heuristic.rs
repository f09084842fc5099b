//! What bots may know about good play: what a position promises each seat, and what somebody would do at a glance.
//!
//! Nothing here is a rule: it may be wrong, and only play gets worse. Numbers that are not the game's own stand in
//! `weights.rs`.

mod crypt;
mod facts;
mod glance;
mod harbour;
mod outlook;
mod rivalry;
mod shrine;
mod stalls;
mod weights;

pub(crate) use weights::CRAFT;

/// Hundredths of a point for each seat, by its index; places beyond the table stay 0.
type Purse = [i32; 4];
