//! Prints the TypeScript types of a game, or of the API: `cargo xtask types` keeps them for the page.

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    match server::types(&name) {
        Some(text) => print!("{text}"),
        None => {
            eprintln!("“{name}” is neither a game nor “api”");
            std::process::exit(2);
        }
    }
}
