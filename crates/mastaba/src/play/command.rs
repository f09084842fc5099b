//! What a person types at the prompt: an action, its number, its beginning, or a command in either language.

/// Something to do besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Which rule forbids an action.
    Why,
    /// What a strong bot would do, and why.
    Hint,
    /// The sheet as if the game ended now.
    Score,
    /// Back to the last decision of a person.
    Undo,
    /// Write the record.
    Save,
    /// What can be typed.
    Help,
    /// The rules, or one of them.
    Rules,
    /// Everything that happened.
    Log,
    /// The board and the actions again.
    Board,
    /// Leave.
    Quit,
}

impl Command {
    /// Every command, in the order of the help.
    pub(super) const ALL: [Command; 10] = [
        Command::Why,
        Command::Hint,
        Command::Score,
        Command::Undo,
        Command::Save,
        Command::Log,
        Command::Board,
        Command::Rules,
        Command::Help,
        Command::Quit,
    ];

    /// The words for it: first English, then Spanish, then other spellings. All work in either language.
    pub(super) fn words(self) -> &'static [&'static str] {
        match self {
            Command::Why => &["why", "porque", "porqué", "por qué", "por que"],
            Command::Hint => &["hint", "pista"],
            Command::Score => &["score", "puntos"],
            Command::Undo => &["undo", "deshacer"],
            Command::Save => &["save", "guardar"],
            Command::Help => &["help", "ayuda", "?"],
            Command::Rules => &["rules", "reglas"],
            Command::Log => &["log", "registro"],
            Command::Board => &["board", "tablero"],
            Command::Quit => &["quit", "salir", "exit"],
        }
    }

    /// A command at the beginning of a line, and what follows it.
    fn read(line: &str) -> Option<(Command, &str)> {
        Command::ALL.into_iter().find_map(|command| {
            command.words().iter().find_map(|word| {
                let begins = line.get(..word.len())?.to_lowercase() == *word;
                let rest = line.get(word.len()..)?;
                (begins && (rest.is_empty() || rest.starts_with(' '))).then(|| (command, rest.trim_start()))
            })
        })
    }
}

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Nothing.
    Nothing,
    /// A legal action.
    Action(String),
    /// The beginning of several legal actions.
    Several(Vec<String>),
    /// A number that no action has.
    NoSuchNumber(String),
    /// A command and what follows it.
    Command(Command, String),
    /// Something else: perhaps an action that is not legal.
    Other(String),
}

/// Reads a line. An action is stronger than a command of the same name, so that no game can be locked out.
pub(super) fn read(line: &str, legal: &[String]) -> Typed {
    let line = line.trim();
    match action(line, legal) {
        Typed::Other(text) => match Command::read(line) {
            Some((command, rest)) => Typed::Command(command, rest.to_owned()),
            None => Typed::Other(text),
        },
        // The beginning of an action gives way to a whole command.
        Typed::Several(fitting) => match Command::read(line) {
            Some((command, rest)) => Typed::Command(command, rest.to_owned()),
            None => Typed::Several(fitting),
        },
        typed @ (Typed::Nothing | Typed::Action(_) | Typed::NoSuchNumber(_) | Typed::Command(_, _)) => typed,
    }
}

/// Reads an action by its text in any case and spacing, its number, or its beginning.
pub(super) fn action(text: &str, legal: &[String]) -> Typed {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain = words.to_lowercase();
    if plain.is_empty() {
        return Typed::Nothing;
    }
    if let Some(exact) = legal.iter().find(|action| action.to_lowercase() == plain) {
        return Typed::Action(exact.clone());
    }
    if plain.bytes().all(|byte| byte.is_ascii_digit()) {
        let index = plain.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        return match index.and_then(|index| legal.get(index)) {
            Some(action) => Typed::Action(action.clone()),
            None => Typed::NoSuchNumber(plain),
        };
    }
    let fitting: Vec<String> =
        legal.iter().filter(|action| action.to_lowercase().starts_with(&plain)).cloned().collect();
    if fitting.is_empty() { Typed::Other(words) } else { Typed::Several(fitting) }
}

/// How somebody may have meant a text: as typed, in lower case, and with the last word as seat letters.
pub(super) fn spellings(text: &str) -> [String; 3] {
    let lower = text.to_lowercase();
    let letters = match lower.rsplit_once(' ') {
        Some((before, last)) => format!("{before} {}", last.to_uppercase()),
        None => lower.clone(),
    };
    [text.to_owned(), lower, letters]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legal() -> Vec<String> {
        ["load 1.1", "load 1.2", "play lever 2 temple BAC", "score twice", "stones"]
            .map(str::to_owned)
            .to_vec()
    }

    fn typed(line: &str) -> Typed {
        read(line, &legal())
    }

    #[test]
    fn actions_are_read_in_any_case_and_spacing() {
        assert_eq!(typed("  Load   1.2 "), Typed::Action("load 1.2".into()));
        assert_eq!(typed("play LEVER 2 temple bac"), Typed::Action("play lever 2 temple BAC".into()));
    }

    #[test]
    fn actions_are_picked_by_number_from_one() {
        assert_eq!(typed("1"), Typed::Action("load 1.1".into()));
        assert_eq!(typed("5"), Typed::Action("stones".into()));
        for none in ["0", "6", "99999999999999999999999"] {
            assert_eq!(typed(none), Typed::NoSuchNumber(none.into()));
        }
    }

    #[test]
    fn a_beginning_gives_all_that_fits() {
        assert_eq!(typed("load"), Typed::Several(vec!["load 1.1".into(), "load 1.2".into()]));
        assert_eq!(typed("st"), Typed::Several(vec!["stones".into()]));
        assert_eq!(typed("sail 2 temple"), Typed::Other("sail 2 temple".into()));
        assert_eq!(typed(" "), Typed::Nothing);
    }

    #[test]
    fn commands_are_known_in_both_languages_and_yield_to_actions() {
        assert_eq!(typed("why sail 2"), Typed::Command(Command::Why, "sail 2".into()));
        assert_eq!(typed("Por qué sail 2"), Typed::Command(Command::Why, "sail 2".into()));
        assert_eq!(typed("guardar mi partida.txt"), Typed::Command(Command::Save, "mi partida.txt".into()));
        assert_eq!(typed("score"), Typed::Command(Command::Score, String::new()));
        assert_eq!(typed("score twice"), Typed::Action("score twice".into()));
        assert_eq!(typed("undone"), Typed::Other("undone".into()));
    }

    #[test]
    fn no_command_has_the_word_of_another() {
        let mut words: Vec<_> = Command::ALL.iter().flat_map(|command| command.words()).collect();
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all);
    }
}
