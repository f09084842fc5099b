//! Which language to speak: the flag, else the surroundings, else English.

use std::ffi::OsString;

use tabletop::Language;

/// The variables that name a person's language, the strongest first, as POSIX has it.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language to speak. The flag is looked for before the arguments are read, because even a mistake in them
/// must be told in the right language.
pub(crate) fn choose(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Language {
    flag(arguments)
        .and_then(|text| text.parse().ok())
        .or_else(|| {
            // An empty variable counts as not set; the first one that is set decides, known language or not.
            VARIABLES.iter().find_map(|name| variable(name).filter(|value| !value.is_empty()))?.parse().ok()
        })
        .unwrap_or(Language::En)
}

fn flag(arguments: &[OsString]) -> Option<&str> {
    let mut texts = arguments.iter().map(|argument| argument.to_str().unwrap_or_default());
    while let Some(text) = texts.next() {
        if text == "--lang" {
            return texts.next();
        }
        if let Some(value) = text.strip_prefix("--lang=") {
            return Some(value);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(arguments: &[&str], variables: &[(&str, &str)]) -> Language {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        choose(&arguments, |name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_flag_is_stronger_than_the_surroundings() {
        assert_eq!(chosen(&["rules", "--lang", "es"], &[("LANG", "en_GB.UTF-8")]), Language::Es);
        assert_eq!(chosen(&["--lang=en"], &[("LANG", "es_ES.UTF-8")]), Language::En);
        assert_eq!(chosen(&["--lang"], &[("LANG", "es_ES.UTF-8")]), Language::Es);
    }

    #[test]
    fn the_strongest_variable_that_is_set_decides() {
        assert_eq!(chosen(&[], &[("LC_ALL", "es_MX"), ("LANG", "en_US")]), Language::Es);
        assert_eq!(chosen(&[], &[("LC_ALL", ""), ("LANG", "es")]), Language::Es);
        assert_eq!(chosen(&[], &[("LC_ALL", "C"), ("LANG", "es")]), Language::En);
        assert_eq!(chosen(&[], &[]), Language::En);
    }
}
