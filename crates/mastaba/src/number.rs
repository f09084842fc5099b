//! Numbers as each language writes them.

use tabletop::Language;

/// A number with so many decimals.
pub(crate) fn decimal(value: f64, decimals: usize, language: Language) -> String {
    let text = format!("{value:.decimals$}");
    match language {
        Language::En => text,
        Language::Es => text.replace('.', ","),
    }
}

/// A whole number with its thousands set apart.
pub(crate) fn grouped(value: f64, language: Language) -> String {
    let mark = match language {
        Language::En => ',',
        Language::Es => '.',
    };
    let digits = format!("{value:.0}");
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            out.push(mark);
        }
        out.push(digit);
    }
    out
}

/// A share as a percentage.
pub(crate) fn percent(share: f64, language: Language) -> String {
    format!("{} %", decimal(share * 100.0, 1, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_marks() {
        assert_eq!(decimal(2.55, 1, Language::Es), "2,5");
        assert_eq!(percent(0.5, Language::En), "50.0 %");
        assert_eq!(grouped(12_345_678.4, Language::En), "12,345,678");
        assert_eq!(grouped(345_678.0, Language::Es), "345.678");
        assert_eq!(grouped(78.0, Language::Es), "78");
    }
}
