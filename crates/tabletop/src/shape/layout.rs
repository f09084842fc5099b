//! Types laid out as people would write them: short ones in a line, long ones a line for each part.

use std::iter::Peekable;
use std::str::Chars;

/// No line is longer, where it can be helped.
const WIDTH: usize = 120;
const INDENT: usize = 2;

/// A declaration that others can import.
pub(super) fn declaration(docs: Option<&str>, text: &str) -> String {
    let (head, shape) = text.split_once('=').expect("a declaration says what it declares");
    let union = Reader { text: shape.chars().peekable() }.union();
    let head = format!("export {} =", head.trim());
    let mut out = docs.map(|docs| comment(&lines(docs), 0)).unwrap_or_default();
    out += &head;
    let line = flat_union(&union);
    if union.iter().all(|one| is_flat(one)) && head.len() + line.len() + 2 <= WIDTH {
        out += &format!(" {line}");
    } else if let [only] = &union[..] {
        out.push(' ');
        out += &tall(only, 0);
    } else {
        for one in &union {
            out += &format!("\n{}| {}", " ".repeat(INDENT), part(one, INDENT + 2));
        }
    }
    out + ";\n"
}

/// One of several shapes.
type Union = Vec<Vec<Piece>>;

enum Piece {
    Text(String),
    Object(Vec<Member>),
}

struct Member {
    docs: Vec<String>,
    key: String,
    shape: Union,
}

struct Reader<'t> {
    text: Peekable<Chars<'t>>,
}

impl Reader<'_> {
    /// Reads up to the end of a member, an object or the text.
    fn union(&mut self) -> Union {
        let mut union: Union = vec![Vec::new()];
        let mut depth = 0_usize;
        while let Some(next) = self.text.next_if(|next| depth > 0 || !matches!(next, ',' | '}' | ';')) {
            let one = union.last_mut().expect("there is always one");
            match next {
                '{' => one.push(Piece::Object(self.members())),
                '"' => {
                    let word: String = self.until('"');
                    push(one, &format!("'{word}'"));
                }
                '|' if depth == 0 => union.push(Vec::new()),
                _ => {
                    match next {
                        '<' | '[' | '(' => depth += 1,
                        '>' | ']' | ')' => depth -= 1,
                        _ => {}
                    }
                    push(one, &next.to_string());
                }
            }
        }
        union.iter_mut().for_each(trim);
        // A list that is spread over lines may begin with the sign.
        union.retain(|one| !one.is_empty());
        union
    }

    /// Reads the members of an object whose brace was read.
    fn members(&mut self) -> Vec<Member> {
        let mut members = Vec::new();
        let mut docs = Vec::new();
        while let Some(next) = self.text.next() {
            match next {
                '}' => break,
                '/' => docs.extend(lines(&self.comment())),
                ',' | ';' => {}
                _ if next.is_whitespace() => {}
                _ => {
                    let key = format!("{next}{}", self.until(':'));
                    let shape = self.union();
                    members.push(Member {
                        docs: std::mem::take(&mut docs),
                        key: unquoted(key.trim()),
                        shape,
                    });
                }
            }
        }
        members
    }

    fn until(&mut self, end: char) -> String {
        self.text.by_ref().take_while(|next| *next != end).collect()
    }

    /// Reads a comment whose first sign was read.
    fn comment(&mut self) -> String {
        let mut text = String::from("/");
        while !(text.len() > 3 && text.ends_with("*/")) {
            let Some(next) = self.text.next() else { break };
            text.push(next);
        }
        text
    }
}

fn push(one: &mut Vec<Piece>, text: &str) {
    match one.last_mut() {
        Some(Piece::Text(before)) if text.trim().is_empty() && before.ends_with(' ') => {}
        Some(Piece::Text(before)) => before.push_str(text),
        _ => one.push(Piece::Text(text.to_owned())),
    }
}

/// Takes the blanks off both ends.
fn trim(one: &mut Vec<Piece>) {
    if let Some(Piece::Text(first)) = one.first_mut() {
        *first = first.trim_start().to_owned();
    }
    if let Some(Piece::Text(last)) = one.last_mut() {
        *last = last.trim_end().to_owned();
    }
    one.retain(|piece| !matches!(piece, Piece::Text(text) if text.is_empty()));
}

/// A name needs no quotes.
fn unquoted(key: &str) -> String {
    let (name, optional) = key.strip_suffix('?').map_or((key, ""), |name| (name, "?"));
    let bare = name.trim_matches('"');
    let plain = bare.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
    if plain { format!("{bare}{optional}") } else { format!("'{bare}'{optional}") }
}

/// The lines of a comment without its signs.
fn lines(comment: &str) -> Vec<String> {
    let inner = comment.trim().trim_start_matches("/**").trim_end_matches("*/");
    let bare = inner.lines().map(|line| line.trim().trim_start_matches('*').trim().to_owned());
    bare.filter(|line| !line.is_empty()).collect()
}

fn comment(lines: &[String], indent: usize) -> String {
    let space = " ".repeat(indent);
    match lines {
        [] => String::new(),
        [line] => format!("{space}/** {line} */\n"),
        lines => {
            let inner: String = lines.iter().map(|line| format!("{space} * {line}\n")).collect();
            format!("{space}/**\n{inner}{space} */\n")
        }
    }
}

/// Nothing in it has to be told about, so that it may stand in a line.
fn is_flat(one: &[Piece]) -> bool {
    one.iter().all(|piece| match piece {
        Piece::Text(_) => true,
        Piece::Object(members) => {
            members.iter().all(|member| member.docs.is_empty() && member.shape.iter().all(|one| is_flat(one)))
        }
    })
}

fn flat(one: &[Piece]) -> String {
    one.iter().map(flat_piece).collect()
}

fn flat_union(union: &[Vec<Piece>]) -> String {
    union.iter().map(|one| flat(one)).collect::<Vec<_>>().join(" | ")
}

fn flat_piece(piece: &Piece) -> String {
    match piece {
        Piece::Text(text) => text.clone(),
        Piece::Object(members) => {
            let members: Vec<String> = members
                .iter()
                .map(|member| format!("{}: {}", member.key, flat_union(&member.shape)))
                .collect();
            format!("{{ {} }}", members.join("; "))
        }
    }
}

/// One shape, in a line if that is long enough.
fn part(one: &[Piece], indent: usize) -> String {
    let line = flat(one);
    if is_flat(one) && indent + line.len() < WIDTH { line } else { tall(one, indent) }
}

/// One shape, with a line for each member.
fn tall(one: &[Piece], indent: usize) -> String {
    one.iter()
        .map(|piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Object(members) => {
                let inner = indent + INDENT;
                let member = |member: &Member| {
                    let shape: Vec<String> =
                        member.shape.iter().map(|one| part(one, inner + member.key.len() + 2)).collect();
                    let docs = comment(&member.docs, inner);
                    format!("{docs}{}{}: {};\n", " ".repeat(inner), member.key, shape.join(" | "))
                };
                let members: String = members.iter().map(member).collect();
                format!("{{\n{members}{}}}", " ".repeat(indent))
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_short_stands_in_a_line() {
        assert_eq!(declaration(None, "type Side = \"A\" | \"B\";"), "export type Side = 'A' | 'B';\n");
        let told = "type Told = { \"event\": \"sent\", to?: Partial<Record<Seat, number>>, };";
        assert_eq!(
            declaration(Some("/**\n * What.\n */\n"), told),
            "/** What. */\nexport type Told = { event: 'sent'; to?: Partial<Record<Seat, number>> };\n"
        );
    }

    #[test]
    fn what_has_something_to_say_gets_a_line_for_each_part() {
        let told = "type Told = { \"event\": \"a\", \n/**\n * Where.\n */\nat: Array<string>, } | { \"event\": \"b\" };";
        let expected = "export type Told =\n  | {\n      event: 'a';\n      /** Where. */\n      at: Array<string>;\n    }\n  \
                        | { event: 'b' };\n";
        assert_eq!(declaration(None, told), expected);
    }
}
