//! The shapes of everything that is asked and answered, for the page.

use tabletop::TypeFile;
use ts_rs::{Config, TS};

use crate::store::TableId;

/// The types of a game's view and events, or of the API, as TypeScript; none where there is no such game.
pub fn types(name: &str) -> Option<String> {
    match name {
        "api" => Some(crate::api::types(TypeFile::new()).to_string()),
        game => catalog::find(game).ok().map(|title| title.types()),
    }
}

impl TS for TableId {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "string".to_owned()
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}
