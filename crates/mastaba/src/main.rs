#![doc = include_str!("../README.md")]

mod arena;
mod backup;
mod bar;
mod bench;
mod cli;
mod file;
mod input;
mod ladder;
mod language;
mod layout;
mod load;
mod marked;
mod material;
mod number;
mod place;
mod play;
mod replay;
mod restore;
mod rules;
mod screen;
mod serve;
mod sheet;
mod trouble;
mod usage;
mod worker;

use std::ffi::OsString;
use std::process::ExitCode;

use cli::Context;
use screen::Screen;
use trouble::Trouble;

/// A server makes and drops small texts all day, on all cores: this allocator is made for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The exit code of everything that was not done because of what was asked.
const REFUSED: u8 = 2;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let language = language::choose(&arguments, |name| std::env::var(name).ok());
    let mut context = Context::new(language, Screen::standard());
    let done = cli::run(arguments, &mut context).and_then(|()| Ok(context.screen.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough.
        Err(Trouble::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(trouble) => {
            screen::complain(&trouble.said(&context.speaker));
            ExitCode::from(REFUSED)
        }
    }
}
