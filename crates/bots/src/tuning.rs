//! Search settings by name, for races: `ismcts+horizon=20+margin=30`.

use std::fmt;
use std::str::FromStr;

use tabletop::{Craft, Phrase, Playout, shown};

/// The names of the settings, in the order they are printed.
const NAMES: [&str; 12] = [
    "sense",
    "horizon",
    "margin",
    "lead",
    "stretch",
    "exploration",
    "promise",
    "average",
    "history",
    "prior",
    "widening",
    SOFTNESS,
];

/// The one setting that is not the search's but the chooser's.
const SOFTNESS: &str = "softness";

/// Settings that differ from those the game brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tuning([Option<u16>; NAMES.len()]);

impl Tuning {
    /// Nothing differs.
    pub(crate) const NONE: Tuning = Tuning([None; NAMES.len()]);

    /// A game's settings with these changes.
    pub(crate) fn of(self, mut craft: Craft) -> Craft {
        let [
            sense,
            horizon,
            margin,
            lead,
            stretch,
            exploration,
            promise,
            average,
            history,
            prior,
            widening,
            _,
        ] = self.0;
        match sense {
            None => {}
            Some(0) => craft.playout = Playout::Uniform,
            Some(_) => craft.playout = Playout::Sensible,
        }
        let fields = [
            (&mut craft.horizon, horizon),
            (&mut craft.margin, margin),
            (&mut craft.lead, lead),
            (&mut craft.stretch, stretch),
            (&mut craft.exploration, exploration),
            (&mut craft.promise, promise),
            (&mut craft.average, average),
            (&mut craft.history, history),
            (&mut craft.prior, prior),
            (&mut craft.widening, widening),
        ];
        for (field, value) in fields {
            *field = value.unwrap_or(*field);
        }
        craft
    }
}

impl Tuning {
    /// How soft the choice is, in thousandths.
    pub(crate) fn softness(self) -> u16 {
        self.0[NAMES.len() - 1].unwrap_or(0)
    }
}

impl fmt::Display for Tuning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in NAMES.iter().zip(self.0) {
            if let Some(value) = value {
                write!(f, "+{name}={value}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Tuning {
    type Err = Phrase;

    /// Reads `+NAME=NUMBER` any number of times, each name once.
    fn from_str(text: &str) -> Result<Self, Phrase> {
        let mut tuning = Tuning::NONE;
        for part in text.split('+').skip(1) {
            let unknown = || {
                let known: Vec<tabletop::Arg> = NAMES.iter().map(|name| (*name).into()).collect();
                Phrase::new("tuning-unknown").with("found", shown(part)).with("known", known)
            };
            let (name, value) = part.split_once('=').ok_or_else(unknown)?;
            let at = NAMES.iter().position(|known| *known == name).ok_or_else(unknown)?;
            let value: u16 = value.parse().ok().filter(|value| *value <= most(name)).ok_or_else(unknown)?;
            if tuning.0[at].replace(value.max(least(name))).is_some() {
                return Err(unknown());
            }
        }
        Ok(tuning)
    }
}

/// The largest value that makes sense.
fn most(name: &str) -> u16 {
    match name {
        "sense" => 1,
        "margin" => 100,
        _ => 10_000,
    }
}

/// The smallest: a scale of no length would divide by it.
fn least(name: &str) -> u16 {
    u16::from(["lead", "stretch"].contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_are_printed_and_change_only_what_they_name() {
        let tuning: Tuning = "+horizon=20+margin=30".parse().expect("both are settings");
        assert_eq!(tuning.to_string(), "+horizon=20+margin=30");
        assert_eq!(tuning.of(Craft::PLAIN), Craft { horizon: 20, margin: 30, ..Craft::PLAIN });
        for text in ["+horizon", "+depth=3", "+margin=101", "+margin=1+margin=2", "+horizon=-1"] {
            assert!(text.parse::<Tuning>().is_err(), "{text}");
        }
    }
}
