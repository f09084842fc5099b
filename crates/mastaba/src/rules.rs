//! `mastaba rules`: the rules of a game, every rule and ruling with its id.

use std::io;

use catalog::{RuleEntry, Title};
use clap::{ArgMatches, Command};
use tabletop::{Origin, Speaker};

use crate::cli::{self, Context, TEXTS};
use crate::input;
use crate::screen::{self, Screen};
use crate::trouble::Trouble;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    cli::subcommand("rules", speaker, vec![cli::game(speaker)])
}

/// Prints the rules page.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let title = input::required_title(matches)?;
    let speaker = catalog::speaker(title, context.language, &[TEXTS]);
    page(title, &speaker, &mut context.screen)?;
    Ok(())
}

/// The whole page.
pub(crate) fn page(title: &dyn Title, speaker: &Speaker, screen: &mut Screen) -> io::Result<()> {
    screen.styled(screen::HEADING, &speaker.word("game-name"))?;
    screen.prose("", &speaker.word("game-about"))?;
    screen.blank()?;
    screen.prose("", &speaker.word("rules-intro"))?;
    let mut section = "";
    for rule in title.rules() {
        if rule.section != section {
            section = rule.section;
            screen.blank()?;
            screen.styled(screen::HEADING, &speaker.word(&format!("section-{section}")))?;
        }
        screen.blank()?;
        one(&rule, speaker, screen)?;
    }
    options(title, speaker, screen)
}

/// What can be chosen before a game, as it is written on the command line; the first value is the usual one.
fn options(title: &dyn Title, speaker: &Speaker, screen: &mut Screen) -> io::Result<()> {
    if title.choices().is_empty() {
        return Ok(());
    }
    screen.blank()?;
    screen.styled(screen::HEADING, &speaker.word("rules-options"))?;
    for choice in title.choices() {
        screen.blank()?;
        screen.styled(screen::STRONG, &speaker.word(&format!("option-{}", choice.name)))?;
        for value in choice.values {
            let words = speaker.word(&format!("option-{}.value-{}", choice.name, value.to_lowercase()));
            screen.prose(&format!("  {}={value}  ", choice.name), &words)?;
        }
    }
    Ok(())
}

/// One rule: its title, id and origin, then its text.
pub(crate) fn one(rule: &RuleEntry, speaker: &Speaker, screen: &mut Screen) -> io::Result<()> {
    let origin = match rule.origin {
        Origin::Rulebook => String::new(),
        Origin::Ruling => format!("  [{}]", speaker.word("origin-ruling")),
        Origin::Reconstruction => format!("  [{}]", speaker.word("origin-reconstruction")),
    };
    let id = screen::painted(screen::FAINT, &format!("({}){origin}", rule.id));
    let title = screen::painted(screen::STRONG, &speaker.word(&format!("rule-{}.title", rule.id)));
    screen.line(format!("{title}  {id}"))?;
    screen.prose("  ", &speaker.word(&format!("rule-{}", rule.id)))
}
