#![doc = include_str!("../README.md")]

mod course;
mod games;
mod golden;
mod law;
mod mood;
mod pool;
mod shuffler;
pub mod table;
mod tested;
mod texts;
mod toy;
mod voices;
mod walk;

pub use games::{Account, Games};
pub use golden::{golden_games_cover_the_game, golden_games_tell_the_same, transcript};
pub use law::{
    everything_can_be_said, facts_are_sound, games_end, heuristics_are_sound, imagined_games_look_the_same,
    legal_is_what_check_accepts, nobody_sees_what_is_hidden, notation_reads_back_exactly,
    only_deciding_seats_can_act, positions_are_valid, records_replay, refusals_change_nothing,
    reveals_are_reported, same_plays_same_game, sampling_is_uniform, simultaneous_plays_commute,
};
pub use tested::every_rule_has_a_test;
pub use texts::{check_texts, contract_keys, texts_are_complete};
pub use toy::{Bid, Cards, Toy, ToyAction, ToyEvent, ToyRule, ToyView};

/// Makes a test of every law for a game, and of those that are named after it; a game's laws are this one line.
///
/// All of them go through the same random games, and each tells how many it has seen. The macro looks for the game's
/// sources in `src` and for its golden games in `tests/golden`.
#[macro_export]
macro_rules! laws {
    ($game:ty $(, and $further:ident)*) => {
        $crate::laws!(
            each law of $game:
            only_deciding_seats_can_act
            legal_is_what_check_accepts
            notation_reads_back_exactly
            refusals_change_nothing
            positions_are_valid
            imagined_games_look_the_same
            simultaneous_plays_commute
            records_replay
            nobody_sees_what_is_hidden
            reveals_are_reported
            games_end
            heuristics_are_sound
            everything_can_be_said
            sampling_is_uniform
            same_plays_same_game
            $($further)*
        );
        $crate::laws!(each law of $game, under "src": texts_are_complete);
        $crate::laws!(each law of $game, under "tests": every_rule_has_a_test);
        $crate::laws!(
            each law of $game, under "tests/golden":
            golden_games_tell_the_same
            golden_games_cover_the_game
        );
    };
    (each law of $game:ty: $($law:ident)+) => {
        /// What the laws go through: the first that comes to a game plays it for all.
        static GAMES: ::std::sync::LazyLock<$crate::Games<$game>> =
            ::std::sync::LazyLock::new($crate::Games::new);

        $(
            #[test]
            fn $law() {
                match $crate::$law(&GAMES) {
                    Ok(account) => println!("{} of {}: {account}", stringify!($law), stringify!($game)),
                    Err(breach) => panic!("{breach}"),
                }
            }
        )+
    };
    (each law of $game:ty, under $folder:literal: $($law:ident)+) => {$(
        #[test]
        fn $law() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder);
            if let Err(breach) = $crate::$law::<$game>(&folder) {
                panic!("{breach}");
            }
        }
    )+};
}
