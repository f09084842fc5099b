//! The list of games: a new one is one line here and one in the manifest.

use tabletop::{Arg, Phrase, Texts, shown};

use crate::listed::Listed;
use crate::title::Title;

/// Every game, in the order they are shown.
pub static GAMES: &[&dyn Title] = &[
    &Listed::<imhotep::Imhotep>::new(),
    &Listed::<kheops::Kheops>::new(),
    &Listed::<pyramids::Pyramids>::new(),
    &Listed::<cleopatra::Cleopatra>::new(),
];

/// The words of this crate in both languages.
pub const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };

/// The game with this id.
///
/// # Errors
/// When there is no such game; the phrase names those there are.
pub fn find(id: &str) -> Result<&'static dyn Title, Phrase> {
    GAMES.iter().copied().find(|title| title.id() == id).ok_or_else(|| {
        let known: Vec<Arg> = GAMES.iter().map(|title| title.id().into()).collect();
        Phrase::new("game-unknown").with("found", shown(id)).with("known", known)
    })
}
