//! `mastaba worker`: thinks for the bots of a cluster, and does nothing else.

use std::num::NonZero;
use std::sync::Arc;

use clap::{ArgMatches, Command};
use server::Thinkers;
use tabletop::{Phrase, Speaker, shown};

use crate::cli::{self, Context};
use crate::trouble::Trouble;
use crate::{input, serve};

/// No machine has more cores than this.
const MOST_THREADS: u64 = 4096;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let bus = cli::flag("bus", speaker).value_name("URL").required(true);
    let arguments = vec![bus, cli::flag("threads", speaker).value_name("N")];
    cli::subcommand("worker", speaker, [arguments, serve::log_flags(speaker).to_vec()].concat())
}

/// Thinks until it is stopped; what is being thought about then is answered first.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    serve::start_log(matches)?;
    let url = input::text(matches, "bus").expect("clap has asked for it");
    let threads = match input::text(matches, "threads") {
        Some(text) => usize::try_from(input::number("--threads", text, 1, MOST_THREADS)?).ok(),
        None => std::thread::available_parallelism().ok().map(NonZero::get),
    };
    let threads = threads.and_then(NonZero::new).unwrap_or(NonZero::<usize>::MIN);
    let begun = Phrase::new("worker-begun").with("threads", threads.get() as u64);
    context.screen.prose("", &context.speaker.say(&begun))?;
    context.screen.flush()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let thinkers = Arc::new(Thinkers::start(threads));
    let worked = runtime.block_on(async { server::bus::work(url, thinkers, serve::stop_signal()).await });
    worked.map_err(|error| Phrase::new("bus-trouble").with("why", shown(&error.to_string())))?;
    Ok(context.screen.line(context.speaker.word("serve-stopped"))?)
}
