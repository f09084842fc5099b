//! The contract: what every game offers, and what everything else asks of it.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;

use crate::craft::Craft;
use crate::error::{Illegal, ParseError, SetupError};
use crate::insight::Insight;
use crate::language::{Speaker, Texts};
use crate::note::{Journal, Note};
use crate::options::{Choice, Options};
use crate::phrase::Phrase;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::seed::{Chance, Draw, Rng, Seed};
use crate::shape::Shaped;
use crate::sheet::Sheet;

/// Everything a game starts from. The same set-up gives the same game, on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The version of the rules it goes by, to its end.
    pub rules: u16,
    /// How many play.
    pub seats: usize,
    /// What was chosen.
    pub options: Options,
    /// Where all shuffles come from.
    pub seed: Seed,
    /// A custom deck or tile set, in full, for games that take one.
    pub material: Option<String>,
}

impl Setup {
    /// The newest rules, the default options and the material of a game.
    pub fn new<G: Game>(seats: usize, seed: Seed) -> Self {
        Setup { rules: *G::READS.end(), seats, options: Options::new(G::OPTIONS), seed, material: None }
    }

    /// Refuses what no game of this kind can start from; every game's `new` begins with it.
    ///
    /// # Errors
    /// When the game has no such rules, the number of seats is not the game's, the options are another game's, or it
    /// takes no material.
    pub fn check<G: Game>(&self) -> Result<(), SetupError> {
        if !G::READS.contains(&self.rules) {
            return Err(SetupError::new(other_rules(self.rules, &G::READS)));
        }
        if !G::SEATS.contains(&self.seats) {
            return Err(SetupError::seats(self.seats, &G::SEATS));
        }
        if self.options.choices() != G::OPTIONS {
            return Err(SetupError::new("setup-foreign-options"));
        }
        if self.material.is_some() && G::MATERIAL.is_none() {
            return Err(SetupError::new("setup-no-material"));
        }
        Ok(())
    }
}

/// These rules are none that this program plays the game by: with what it does play, and what to do about it.
pub(crate) fn other_rules(found: u16, reads: &RangeInclusive<u16>) -> Phrase {
    let key = if found > *reads.end() { "rules-newer" } else { "rules-unknown" };
    Phrase::new(key).with("found", found).with("known", *reads.end())
}

/// Who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator.
    Public,
    /// Somebody who may know everything: for finished games, and for tools on one's own machine.
    All,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// These seats have a decision to make; more than one when they decide at the same time.
    Deciding(SeatSet),
    /// The game is over.
    Finished(Outcome),
}

/// How a game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Each seat's place, from 1; equal seats share a place and the next ones are skipped (1 2 2 4).
    pub places: BySeat<u8>,
    /// The way the game ended: one of [`Game::ENDINGS`].
    pub ending: &'static str,
}

impl Outcome {
    /// Places by `rank`, higher is better.
    pub fn ranked<T: Ord + Default>(ending: &'static str, rank: BySeat<T>) -> Self {
        let places = BySeat::from_fn(rank.seats(), |seat| {
            1 + rank.values().filter(|other| **other > rank[seat]).count() as u8
        });
        Outcome { places, ending }
    }
}

/// Something that is told what happens.
pub trait Tell<E> {
    /// An event.
    fn note(&mut self, note: Note<E>);
    /// A shuffle was made, and this is the order, the first item on top. All-knowing: never for players.
    fn shuffled<T: Display>(&mut self, name: &str, order: impl Iterator<Item = T>);
    /// A single number was picked at random. All-knowing: never for players.
    fn picked(&mut self, name: &str, value: u32);

    /// An event that everybody knows all of.
    #[inline]
    fn all(&mut self, event: E) {
        self.note(Note::All(event));
    }
}

/// Listens to nothing; what is told to it costs nothing.
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _: Note<E>) {}
    #[inline(always)]
    fn shuffled<T: Display>(&mut self, _: &str, _: impl Iterator<Item = T>) {}
    #[inline(always)]
    fn picked(&mut self, _: &str, _: u32) {}
}

/// Something that can be said in both languages: an event.
pub trait Say {
    /// What to say.
    fn phrase(&self) -> Phrase;
}

/// The rules of a game as a closed list; each has an id, and its text in the game's `.ftl` files.
pub trait Rule: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Every rule, in the order of the rules page.
    const ALL: &'static [Self];
    /// The rule's id: lower case, with hyphens. Its title and text are the messages `rule-ID.title`, `rule-ID`.
    fn id(self) -> &'static str;
    /// The section of the rules page it stands in; the section's title is the message `section-NAME`.
    fn section(self) -> &'static str;
    /// Where it comes from.
    fn origin(self) -> Origin;
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Origin {
    /// The rulebook.
    Rulebook,
    /// Our decision where the rulebook is silent.
    Ruling,
    /// Our reconstruction of something printed that is not public.
    Reconstruction,
}

/// Puts what is hidden in another order; the laws do it to prove that nobody could tell.
pub trait Permute {
    /// Exchanges the items of these places at random. All of them could be any of them, for the viewer.
    fn permute<T: Copy>(&mut self, places: &mut [&mut T]);
    /// Replaces the seed of a real game.
    fn reseed(&mut self, chance: &mut Chance);
}

/// A game's rules, and nothing else: no clock, no float, no hash order, no randomness but the seed's.
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The game's name in the notation.
    const ID: &'static str;
    /// The versions of the rules it can be played by: every one that was ever released, the last for new games. One is
    /// added when an old record would replay differently.
    const READS: RangeInclusive<u16>;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// What can be chosen before the game.
    const OPTIONS: &'static [Choice];
    /// The ways the game can end, each with its name `ending-NAME` in both languages.
    const ENDINGS: &'static [&'static str];
    /// The name of the custom material the game takes (`tiles`, `deck`), if it takes one.
    const MATERIAL: Option<&'static str>;
    /// The game's words in both languages.
    const TEXTS: Texts;
    /// How a search should think about the game; measured, in the game's heuristic room.
    const CRAFT: Craft = Craft::PLAIN;

    /// One decision. Small; its text is the notation, and parsing is the exact inverse of printing.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// One thing that happened.
    type Event: Clone + Eq + Debug + Serialize + Say + Shaped;
    /// All that a viewer may know; another type than the position, and the only one that leaves the process.
    type View: Clone + Eq + Debug + Serialize + Shaped + Send + Sync;
    /// The game's rules by id.
    type Rule: Rule;
    /// What is printed on the parts of the game: prices, points, spaces. Whoever shows the game reads it from here.
    type Printed: Serialize + Shaped;

    /// Sets up a game.
    ///
    /// # Errors
    /// When the set-up is not one of this game's.
    fn new(setup: &Setup, tell: &mut impl Tell<Self::Event>) -> Result<Self, SetupError>;

    /// Who must decide, or how it ended.
    fn status(&self) -> Status;

    /// May the seat do this now?
    ///
    /// # Errors
    /// With the rule that forbids it, and why.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal<Self::Rule>>;

    /// Adds all that [`Game::check`] allows the seat to `out`, ascending.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out an action that is known to be legal and tells what happens. Gives the seats that learn
    /// something hidden by it.
    fn apply(&mut self, seat: Seat, action: &Self::Action, tell: &mut impl Tell<Self::Event>) -> SeatSet;

    /// What this viewer knows.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A position that the viewer cannot tell from the real one, with the unknown dealt anew. It takes the view,
    /// so that peeking does not compile.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self;

    /// Opens again what others than this seat have sealed and nobody has seen yet: they decide anew. It is for
    /// imagined positions, where a search then decides for its owner what is sealed, and nothing is left to chance.
    fn reopen(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// The score as if the game ended now, from what the viewer knows.
    fn sheet(view: &Self::View) -> BySeat<Sheet<Self::Rule>>;

    /// Is the position sane: pieces add up, nothing is where it cannot be?
    ///
    /// # Errors
    /// With what is wrong, for developers.
    fn validate(&self) -> Result<(), String>;

    /// Lists the places whose contents the viewer cannot know, group by group.
    fn hidden(&mut self, viewer: Viewer, permute: &mut impl Permute);

    /// What is printed on the parts of the game.
    fn printed() -> Self::Printed;

    /// The view drawn as text, for terminals.
    fn draw(view: &Self::View, speaker: &Speaker) -> String;

    /// Checks a deck or tile set of the kind [`Game::MATERIAL`] names and draws it; without a text, the game's own.
    ///
    /// # Errors
    /// At the first place that is wrong. A game that takes no material has none to draw.
    fn draw_material(text: Option<&str>, speaker: &Speaker) -> Result<Drawn, SetupError> {
        let _ = (text, speaker);
        Err(SetupError::new("setup-no-material"))
    }

    /// Any legal action of a deciding seat, each equally likely.
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Self::Action {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal[rng.below(legal.len() as u32) as usize]
    }

    /// What each seat may expect to have at the end, in hundredths of a point, judged from the whole position: for
    /// positions that bots imagine. Of a finished game it is exactly the score.
    fn outlook(&self) -> BySeat<i32> {
        Self::sheet(&self.view(Viewer::All)).map(|_, sheet| 100 * sheet.total())
    }

    /// The same by what was learnt about the game or worked out, and what a lead is worth where somebody counted: for those
    /// who look ahead. Of a finished game it is exactly the score, too.
    fn insight(&self) -> Insight {
        self.outlook().into()
    }

    /// About how many rounds are to come, in hundredths, where it is up to the players how long a game lasts; 0 where it is
    /// not, and when it is over.
    fn lasts(&self) -> i32 {
        0
    }

    /// A legal action of a deciding seat as somebody with sense might choose it at a glance, for playouts: quick,
    /// varied, never far from good.
    fn sample_well(&self, seat: Seat, rng: &mut Rng) -> Self::Action {
        self.sample(seat, rng)
    }

    /// Carries out an action if it is legal. On refusal nothing has changed.
    ///
    /// # Errors
    /// With the rule that forbids it, and why.
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<Played<Self::Event>, Illegal<Self::Rule>> {
        self.check(seat, action)?;
        let mut journal = Journal::default();
        let revealed = self.apply(seat, action, &mut journal);
        Ok(Played { journal, revealed })
    }
}

/// A deck or tile set, drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// As text, for terminals.
    pub text: String,
    /// As an SVG picture.
    pub svg: String,
}

/// What a play caused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<E> {
    /// What was told.
    pub journal: Journal<E>,
    /// The seats that learnt something hidden by it.
    pub revealed: SeatSet,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_ranks_share_a_place_and_skip_the_next() {
        let rank = BySeat::from_fn(4, |seat| [9, 7, 7, 3][seat.index()]);
        let places = Outcome::ranked("end", rank).places;
        assert_eq!(places.values().copied().collect::<Vec<_>>(), [1, 2, 2, 4]);
    }
}
