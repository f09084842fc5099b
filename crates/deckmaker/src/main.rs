#![doc = include_str!("../README.md")]

mod choose;
mod design;
mod layout;
mod measure;
mod player;
mod plot;
mod report;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use design::Designer;

fn main() -> ExitCode {
    let designer = Designer::new();
    let chosen = choose::choose(&designer);
    // The workspace this program was built in is the one it writes to.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for file in report::files(&chosen, designer.layouts()) {
        let path = root.join(file.path);
        let folder = path.parent().expect("every file lies in a folder");
        if let Err(error) = fs::create_dir_all(folder).and_then(|()| fs::write(&path, &file.text)) {
            eprintln!("{} could not be written: {error}", file.path);
            return ExitCode::FAILURE;
        }
        println!("{}", file.path);
    }
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_deck_keeps_the_structure_and_is_played() {
        let designer = Designer::new();
        let designs = designer.draw(&mut tabletop::Rng::new(1));
        let measured = measure::measure(&design::deck(&designs), 2, 1);
        assert_eq!(measured.games.len(), 3);
        assert!(measured.games.iter().all(|games| games.cards > 3.0));
    }

    #[test]
    fn a_card_drawn_anew_has_another_layout() {
        let designer = Designer::new();
        let rng = &mut tabletop::Rng::new(2);
        let designs = designer.draw(rng);
        let mut taken = designs.iter().map(|design| design.layout.kind).collect();
        let other = designer.draw_card(designs[0].quota, &mut taken, rng);
        assert!(designs.iter().all(|design| design.layout.kind != other.layout.kind));
        assert_eq!(taken.len(), designs.len() + 1);
    }
}
