#![doc = include_str!("../README.md")]

use std::process::ExitCode;

mod built;
mod callgrind;
mod changed;
mod count;
mod deep;
mod generated;
mod install;
mod maker;
mod mutants;
mod page;
mod play;
mod same;
mod served;
mod shell;
mod step;
mod tools;
mod verify;

const USAGE: &str = "\
cargo play [OPTION...]      build all and open tables, with the options of `mastaba serve`
cargo verify [STEP...]      check everything, or only these steps (--list names them); --yes lets it install tools
cargo verify --changed      check what the changes of this branch can break
cargo deep [STEP [ARG...]]  what takes long: all of it, or one step (--list names them)
cargo xtask generate        write the generated files anew
cargo xtask types           write the page's types anew
cargo xtask deck            design the deck of Pyramids anew, with its report
cargo xtask lessons ARG...  teach a game's net: GAME results, or GAME searches";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match args.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("", &[] as &[String]),
    };
    match command {
        "play" => play::play(rest),
        "verify" => verify::verify(rest),
        "deep" => deep::deep(rest),
        "generate" => generated::generate(),
        "types" => generated::generate_types(),
        "deck" => maker::make("deckmaker", rest),
        "lessons" => maker::make("tutor", rest),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}
