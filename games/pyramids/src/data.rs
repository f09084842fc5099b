//! The printed tables: every number of the game stands here and nowhere else.

use tabletop::Choice;

use crate::types::Pattern;

/// There is nothing to choose before the game; a deck of one's own comes as material.
pub(crate) const OPTIONS: &[Choice] = &[];
/// The name of the custom material.
pub(crate) const MATERIAL: &str = "deck";
/// The only way the game can end.
pub(crate) const ENDING: &str = "rounds";

/// Pyramid cards.
pub(crate) const CARDS: usize = 48;
/// Pyramid cards of each colour.
pub(crate) const OF_A_COLOUR: usize = 16;
/// Rows and columns of a chamber.
pub(crate) const SIDE: usize = 5;

/// Cards each seat is dealt.
pub(crate) const DEALT: usize = 4;
/// Cards each seat keeps, and plays with from then on.
pub(crate) const KEPT: usize = 2;
/// Cards face up beside the deck.
pub(crate) const DISPLAY: usize = 4;

/// Rounds of a game.
pub(crate) const ROUNDS: u8 = 4;
/// Expeditions of a round; one card stays unseen.
pub(crate) const EXPEDITIONS: u8 = 7;

/// The expedition cards. Reconstructed: the list of the base game, which is public.
pub(crate) const EXPEDITION_CARDS: [Pattern; 8] =
    [Pattern::I2, Pattern::I3, Pattern::I3, Pattern::V3, Pattern::V3, Pattern::L4, Pattern::T4, Pattern::O4];

/// The cells of a pattern as they are printed: row and column.
pub(crate) const fn printed(pattern: Pattern) -> &'static [(usize, usize)] {
    match pattern {
        Pattern::I2 => &[(0, 0), (0, 1)],
        Pattern::I3 => &[(0, 0), (0, 1), (0, 2)],
        Pattern::V3 => &[(0, 0), (1, 0), (1, 1)],
        Pattern::L4 => &[(0, 0), (1, 0), (2, 0), (2, 1)],
        Pattern::T4 => &[(0, 0), (1, 0), (1, 1), (2, 0)],
        Pattern::O4 => &[(0, 0), (0, 1), (1, 0), (1, 1)],
    }
}

/// Gems of a colour that a score card has room for.
pub(crate) const GEMS: u8 = 10;
/// Skulls that a potion erases.
pub(crate) const ERASED: u8 = 2;
/// What the dearest crossed skull costs, by how many are crossed. Reconstructed.
pub(crate) const SKULLS: [i32; 11] = [0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18];
/// Skulls that a score card has room for.
pub(crate) const MOST_SKULLS: u8 = SKULLS.len() as u8 - 1;

/// Points that each colour's pyramids give, the first to be taken first.
pub(crate) const AWARDS: [u8; 3] = [10, 6, 3];
/// A seat's pyramids of a colour that take an award.
pub(crate) const AWARDED: [u8; 3] = [2, 4, 6];

/// Points of a completed card.
pub(crate) const CARD_POINTS: i32 = 10;
/// Points of a torch.
pub(crate) const TORCH_POINTS: i32 = 5;
/// Points of a red and a green gem together.
pub(crate) const PAIR_POINTS: i32 = 5;
/// Points of a gem without a partner.
pub(crate) const SINGLE_POINTS: i32 = 1;
