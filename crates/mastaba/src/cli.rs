//! The command line: what can be asked, with all its help from the language files.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::NonEmptyStringValueParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use tabletop::{Language, Phrase, Speaker, Texts, shown};

use crate::screen::{self, Screen};
use crate::trouble::Trouble;
use crate::{
    arena, backup, bench, load, marked, material, play, replay, restore, rules, serve, usage, worker,
};

/// The program's own words in both languages.
pub(crate) const TEXTS: Texts =
    Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };

/// The options that all commands share stand after their own.
const LAST: usize = 100;

/// What every command works with.
pub(crate) struct Context {
    /// The language of everything that is said.
    pub(crate) language: Language,
    /// Says what belongs to no single game.
    pub(crate) speaker: Speaker,
    /// Where the output goes.
    pub(crate) screen: Screen,
}

impl Context {
    /// Speaks `language` to `screen`.
    pub(crate) fn new(language: Language, screen: Screen) -> Self {
        Context { language, speaker: Speaker::new(language, &[TEXTS, catalog::TEXTS, bots::TEXTS]), screen }
    }
}

/// Does what the arguments ask.
pub(crate) fn run(arguments: Vec<OsString>, context: &mut Context) -> Result<(), Trouble> {
    let matches = match command(&context.speaker).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) if usage::is_answer(&error) => {
            context.screen.line(error.render().ansi().to_string().trim_end())?;
            return Ok(());
        }
        Err(error) => return Err(Trouble::Said(usage::explain(&error, &context.speaker))),
    };
    check_language(&matches)?;
    match matches.subcommand() {
        Some(("play", matches)) => play::run(matches, context),
        Some(("replay", matches)) => replay::run(matches, context),
        Some(("arena", matches)) => arena::run(matches, context),
        Some(("bench", matches)) => bench::run(matches, context),
        Some(("rules", matches)) => rules::run(matches, context),
        Some(("serve", matches)) => serve::run(matches, context),
        Some(("worker", matches)) => worker::run(matches, context),
        Some(("load", matches)) => load::run(matches, context),
        Some(("backup", matches)) => backup::run(matches, context),
        Some(("restore", matches)) => restore::run(matches, context),
        Some(("marked", matches)) => marked::run(matches, context),
        Some((name, matches)) => match material::taker(name) {
            Some(title) => material::run(title, matches, context),
            None => welcome(context),
        },
        None => welcome(context),
    }
}

fn check_language(matches: &ArgMatches) -> Result<(), Trouble> {
    let Some(text) = matches.get_one::<String>("lang") else { return Ok(()) };
    match text.parse::<Language>() {
        Ok(language) if language.to_string() == *text => Ok(()),
        Ok(_) | Err(()) => Err(Phrase::new("bad-language").with("found", shown(text)).into()),
    }
}

/// What the program says when nothing was asked.
fn welcome(context: &mut Context) -> Result<(), Trouble> {
    let Context { speaker, screen, language } = context;
    screen.styled(screen::HEADING, &speaker.word("welcome-title"))?;
    screen.prose("", &speaker.word("about"))?;
    screen.blank()?;
    screen.line(speaker.word("welcome-games"))?;
    for title in catalog::GAMES {
        let about = catalog::speaker(*title, *language, &[TEXTS]).word("game-about");
        screen.prose(&format!("  {}  ", title.id()), &about)?;
    }
    screen.blank()?;
    screen.line(speaker.word("welcome-try"))?;
    for example in ["play", "friends", "rules", "arena", "help"] {
        let command = Phrase::new(format!("example-{example}.command")).with("game", catalog::GAMES[0].id());
        screen.line(format!("  {}", screen::painted(screen::STRONG, &speaker.say(&command))))?;
        screen.line(format!("      {}", speaker.word(&format!("example-{example}"))))?;
    }
    Ok(())
}

fn command(speaker: &Speaker) -> Command {
    let mut command = Command::new("mastaba")
        .version(clap::crate_version!())
        .about(speaker.word("about"))
        .override_usage(speaker.word("usage"))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(version(speaker))
        .arg(
            flag("lang", speaker).value_name(speaker.word("value-language")).global(true).display_order(LAST),
        )
        .subcommands([
            play::command(speaker),
            replay::command(speaker),
            arena::command(speaker),
            bench::command(speaker),
            rules::command(speaker),
            serve::command(speaker),
            worker::command(speaker),
            backup::command(speaker),
            restore::command(speaker),
            marked::command(speaker),
            load::command(speaker),
        ])
        .subcommands(material_names().map(|name| material::command(name, speaker)));
    command = command.help_template(format!(
        "{{about}}\n\n{} {{usage}}\n\n{}\n{{subcommands}}\n\n{}\n{{options}}",
        speaker.word("help-usage"),
        speaker.word("help-commands"),
        speaker.word("help-options"),
    ));
    with_help(command, speaker)
}

fn version(speaker: &Speaker) -> Arg {
    Arg::new("version")
        .long("version")
        .short('V')
        .action(ArgAction::Version)
        .display_order(LAST)
        .help(speaker.word("flag-version"))
}

/// A subcommand: its texts are `command-NAME` and `command-NAME.usage`.
pub(crate) fn subcommand(name: &'static str, speaker: &Speaker, arguments: Vec<Arg>) -> Command {
    let positional = arguments.iter().any(Arg::is_positional);
    let mut template = format!("{{about}}\n\n{} {{usage}}\n", speaker.word("help-usage"));
    if positional {
        template += &format!("\n{}\n{{positionals}}\n", speaker.word("help-arguments"));
    }
    template += &format!("\n{}\n{{options}}", speaker.word("help-options"));
    let command = Command::new(name)
        .about(speaker.word(&format!("command-{name}")))
        .override_usage(speaker.word(&format!("command-{name}.usage")))
        .disable_help_flag(true)
        .help_template(template)
        .args(arguments);
    with_help(command, speaker)
}

/// A command that only has commands of its own.
pub(crate) fn group(
    name: &'static str,
    about: &str,
    usage: &str,
    speaker: &Speaker,
    commands: Vec<Command>,
) -> Command {
    let command = Command::new(name)
        .about(about.to_owned())
        .override_usage(usage.to_owned())
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .help_template(format!(
            "{{about}}\n\n{} {{usage}}\n\n{}\n{{subcommands}}\n\n{}\n{{options}}",
            speaker.word("help-usage"),
            speaker.word("help-commands"),
            speaker.word("help-options"),
        ))
        .subcommands(commands);
    with_help(command, speaker)
}

fn with_help(command: Command, speaker: &Speaker) -> Command {
    let help = Arg::new("help").long("help").short('h').action(ArgAction::Help).display_order(LAST);
    command.arg(help.help(speaker.word("flag-help")))
}

/// An option that takes a text; its help is the message `flag-NAME`.
pub(crate) fn flag(name: &'static str, speaker: &Speaker) -> Arg {
    Arg::new(name)
        .long(name)
        .help(speaker.word(&format!("flag-{name}")))
        .value_parser(NonEmptyStringValueParser::new())
        .allow_hyphen_values(true)
}

/// An option that takes a file or folder.
pub(crate) fn path_flag(name: &'static str, speaker: &Speaker) -> Arg {
    Arg::new(name)
        .long(name)
        .help(speaker.word(&format!("flag-{name}")))
        .value_parser(clap::value_parser!(PathBuf))
}

/// The decks and tile sets that games take from a file, each by its option's name.
pub(crate) fn material_names() -> impl Iterator<Item = &'static str> {
    let mut names: Vec<&'static str> = catalog::GAMES.iter().filter_map(|title| title.material()).collect();
    names.sort_unstable();
    names.dedup();
    names.into_iter()
}

/// An option for each of them; its help is the message `material` of the game that takes it.
pub(crate) fn materials(speaker: &Speaker) -> Vec<Arg> {
    let about = |name: &str| {
        let speaker = |title| catalog::speaker(title, speaker.language(), &[TEXTS]);
        material::taker(name).map(|title| speaker(title).word("material"))
    };
    let option = |name: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name(speaker.word("value-file"))
            .value_parser(clap::value_parser!(PathBuf))
            .help(about(name).unwrap_or_default())
    };
    material_names().map(option).collect()
}

/// An option without a value.
pub(crate) fn switch(name: &'static str, speaker: &Speaker) -> Arg {
    Arg::new(name).long(name).help(speaker.word(&format!("flag-{name}"))).action(ArgAction::SetTrue)
}

/// A file, read from standard input when it is `-`.
pub(crate) fn file(speaker: &Speaker) -> Arg {
    Arg::new("file").value_name(speaker.word("value-file")).value_parser(clap::value_parser!(PathBuf))
}

/// The game, by its id.
pub(crate) fn game(speaker: &Speaker) -> Arg {
    Arg::new("game").value_name(speaker.word("value-game")).help(speaker.word("argument-game"))
}
