//! The laws, each a function that gives the first breach it finds.

mod commuting;
mod deciding;
mod ending;
mod guessing;
mod hiding;
mod imagining;
mod notation;
mod offering;
mod recording;
mod refusing;
mod repeating;
mod revealing;
mod sampling;
mod studying;
mod telling;
mod validity;

pub use commuting::simultaneous_plays_commute;
pub use deciding::only_deciding_seats_can_act;
pub use ending::games_end;
pub use guessing::heuristics_are_sound;
pub use hiding::nobody_sees_what_is_hidden;
pub use imagining::imagined_games_look_the_same;
pub use notation::notation_reads_back_exactly;
pub use offering::legal_is_what_check_accepts;
pub use recording::records_replay;
pub use refusing::refusals_change_nothing;
pub use repeating::same_plays_same_game;
pub use revealing::reveals_are_reported;
pub use sampling::sampling_is_uniform;
pub use studying::facts_are_sound;
pub use telling::everything_can_be_said;
pub use validity::positions_are_valid;
