//! Prints what the page is built and tested with: `types GAME`, `types api`, `printed GAME`, `moments GAME`.
//! `cargo xtask generate` keeps it for the page.

use std::process::ExitCode;

mod moments;

const USAGE: &str = "Usage: page types GAME | types api | printed GAME | moments GAME";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["types", name] => server::types(name),
        ["printed", game] => printed(game),
        ["moments", game] => catalog::find(game).ok().map(moments::text),
        _ => None,
    };
    match text {
        Some(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// The printed tables of a game as a constant of TypeScript.
fn printed(game: &str) -> Option<String> {
    let tables = serde_json::to_string_pretty(&catalog::find(game).ok()?.printed()).ok()?;
    Some(format!(
        "// Written by `cargo xtask types` from the program's own tables; not to be changed by hand.\n\n\
         import type {{ Printed }} from './{game}';\n\n\
         export const printed: Printed = {tables};\n"
    ))
}
