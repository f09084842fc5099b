//! Who sits where: people and bots.

use bots::{Kind, Level};
use catalog::Title;
use tabletop::{BySeat, Language, Phrase, Record, Seat, SetupError, Speaker, is_name, shown};

use crate::input;
use crate::trouble::Trouble;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Player {
    /// Somebody at the keyboard.
    #[default]
    Person,
    /// A bot.
    Bot(Kind),
}

/// How a person is written in a list of seats, in either language.
const PERSON: [&str; 2] = ["you", "yo"];

/// You, against as many bots as the game needs.
pub(super) fn default_players(title: &dyn Title) -> BySeat<Player> {
    BySeat::from_fn(*title.seats().start(), |seat| {
        if seat == Seat::A { Player::Person } else { Player::Bot(Kind::level(Level::Scribe)) }
    })
}

/// Reads `you,random,...`.
pub(super) fn read_players(
    text: &str,
    title: &dyn Title,
    speaker: &Speaker,
) -> Result<BySeat<Player>, Trouble> {
    let player = |part: &str| {
        if PERSON.contains(&part) {
            Ok(Player::Person)
        } else {
            input::bot("--seats", part, speaker).map(Player::Bot)
        }
    };
    let players: Vec<Player> = input::parts(text).map(player).collect::<Result<_, _>>()?;
    if !title.seats().contains(&players.len()) {
        let error = SetupError::seats(players.len(), &title.seats());
        return Err(Trouble::with_argument("--seats", &error.problem, speaker));
    }
    Ok(BySeat::from_fn(players.len(), |seat| players[seat.index()]))
}

/// Reads `Ana,Luis`: as many names as there are seats, or fewer; an empty one is no name.
pub(super) fn read_names(text: &str, seats: usize) -> Result<BySeat<Option<String>>, Trouble> {
    let parts: Vec<&str> = input::parts(text).collect();
    if parts.len() > seats {
        return Err(Phrase::new("bad-names").with("names", parts.len()).with("seats", seats).into());
    }
    if let Some(bad) = parts.iter().find(|name| !name.is_empty() && !is_name(name)) {
        return Err(Phrase::new("bad-name").with("found", shown(bad)).into());
    }
    Ok(BySeat::from_fn(seats, |seat| {
        parts.get(seat.index()).filter(|name| !name.is_empty()).map(|name| (*name).to_owned())
    }))
}

/// The given names, and for every nameless bot the bot's own, numbered where there are several.
pub(super) fn named(
    players: &BySeat<Player>,
    given: BySeat<Option<String>>,
    language: Language,
) -> BySeat<Option<String>> {
    let own = |seat: Seat| match players[seat] {
        Player::Person => None,
        Player::Bot(kind) => {
            let same = |until: usize| {
                players.values().take(until).filter(|other| **other == Player::Bot(kind)).count()
            };
            let name = kind.name(language);
            Some(match same(players.seats()) {
                1 => name,
                _ => format!("{name} {}", same(seat.index() + 1)),
            })
        }
    };
    given.map(|seat, name| name.or_else(|| own(seat)))
}

/// Who played a saved game: the seats that bear a bot's name were bots, all others people.
pub(super) fn players_of(record: &Record) -> BySeat<Player> {
    BySeat::from_fn(record.seats, |seat| {
        let name = record.names[seat].as_deref().unwrap_or_default();
        let first = name.split(' ').next().unwrap_or_default();
        first.parse().map_or(Player::Person, Player::Bot)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(bots: [bool; 4]) -> BySeat<Player> {
        BySeat::from_fn(4, |seat| if bots[seat.index()] { Player::Bot(Kind::RANDOM) } else { Player::Person })
    }

    #[test]
    fn bots_are_named_after_themselves_and_numbered_where_there_are_several() {
        let names = |players: &BySeat<Player>| {
            named(players, BySeat::new(4), Language::En)
                .values()
                .map(|name| name.clone().unwrap_or_default())
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&players([false, true, false, false])), ["", "random", "", ""]);
        assert_eq!(names(&players([true, false, true, true])), ["random 1", "", "random 2", "random 3"]);
    }

    #[test]
    fn names_may_be_fewer_than_seats_but_not_more() {
        let names = read_names("Ana,,José Luis", 4).expect("three names for four seats");
        assert_eq!(names.values().flatten().collect::<Vec<_>>(), ["Ana", "José Luis"]);
        assert_eq!(names[Seat::C].as_deref(), Some("José Luis"));
        assert!(read_names("a,b,c", 2).is_err());
        assert!(read_names("a\u{1b}[2J,b", 2).is_err());
    }
}
