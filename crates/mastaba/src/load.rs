//! `mastaba load`: how much a server bears. Plays all games over the public API as devices do: one event stream for
//! each seat, and a post for each decision.

mod driver;
mod events;
mod line;
mod process;
mod table;

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tabletop::{Phrase, Speaker, shown};

use crate::cli::{self, Context};
use crate::trouble::Trouble;
use crate::{input, place};

use driver::{Measured, Plan};
use process::{Process, Started};

/// Why a load could not be driven: what was asked, and what came of it.
#[derive(Debug)]
pub(super) struct Failed(String);

impl Failed {
    fn new(why: impl std::fmt::Display) -> Self {
        Failed(why.to_string())
    }
}

impl From<Failed> for Trouble {
    fn from(Failed(why): Failed) -> Self {
        Phrase::new("load-failed").with("why", shown(&why)).into()
    }
}

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let arguments = vec![
        cli::flag("address", speaker).value_name("HOST:PORT"),
        cli::flag("pid", speaker).value_name("N"),
        cli::flag("tables", speaker).value_name("N"),
        cli::flag("connections", speaker).value_name("N"),
        cli::flag("rate", speaker).value_name("N"),
        cli::flag("bots", speaker).value_name("N").help(speaker.word("flag-load-bots")),
        cli::flag("seconds", speaker).value_name("S").help(speaker.word("flag-load-seconds")),
        cli::flag("bus", speaker).value_name("URL"),
    ];
    cli::subcommand("load", speaker, [arguments, place::flags(speaker).to_vec()].concat())
}

/// Drives a server, one that runs already or one of its own, and prints what was measured.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let number =
        |name: &'static str, flag: &'static str, usual: u64, most: u64| match input::text(matches, name) {
            Some(text) => input::number(flag, text, 1, most),
            None => Ok(usual),
        };
    let plan = Plan {
        tables: number("tables", "--tables", 2_000, 1_000_000)?,
        connections: number("connections", "--connections", 64, 10_000)?,
        bots: match input::text(matches, "bots") {
            Some(text) => input::number("--bots", text, 0, 10_000)?,
            None => 0,
        },
        rate: input::text(matches, "rate")
            .map(|text| input::number("--rate", text, 1, 1_000_000))
            .transpose()?,
        span: Duration::from_secs(number("seconds", "--seconds", 20, 86_400)?),
    };
    // One thread: what the driver takes, the server beside it lacks.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (address, process, started) = match input::text(matches, "address") {
        Some(text) => {
            let pid =
                input::text(matches, "pid").map(|text| input::number("--pid", text, 1, u32::MAX.into()));
            (resolve(text)?, pid.transpose()?.map(Process::new), None)
        }
        None => {
            let started = runtime.block_on(Started::start(matches))?;
            (started.address(), Some(started.process()), Some(started))
        }
    };
    let measured = runtime.block_on(driver::drive(address, process, &plan))?;
    let start = started.as_ref().map(Started::took);
    Ok(context.screen.line(report(&plan, start, &measured).to_string())?)
}

fn resolve(text: &str) -> Result<SocketAddr, Trouble> {
    let found = std::net::ToSocketAddrs::to_socket_addrs(text);
    let first = found.and_then(|mut found| found.next().ok_or_else(|| io::ErrorKind::NotFound.into()));
    Ok(first.map_err(|error| Failed::new(format!("{text}: {error}")))?)
}

fn report(plan: &Plan, start: Option<Duration>, measured: &Measured) -> Value {
    let Measured { streams, span, latencies, refused, ended, server_cpu, memory } = measured;
    let seconds = span.as_secs_f64();
    let plays = latencies.len() as f64;
    let share = |share: f64| {
        let at = ((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1));
        latencies.get(at).map(|latency| latency.as_secs_f64() * 1e3)
    };
    json!({
        "tables": plan.tables,
        "streams": streams,
        "connections": plan.connections,
        "bot_tables": plan.bots,
        "start_ms": start.map(|start| start.as_secs_f64() * 1e3),
        "seconds": seconds,
        "plays": latencies.len(),
        "plays_per_s": plays / seconds,
        "p50_ms": share(0.5),
        "p99_ms": share(0.99),
        "max_ms": share(1.0),
        "refused": refused,
        "games_ended": ended,
        "server_cpu_us_per_play": server_cpu.map(|cpu| cpu.as_secs_f64() * 1e6 / plays),
        "rss_bytes": memory.map(|memory| memory.last),
        "rss_per_table": memory.map(|memory| memory.last.saturating_sub(memory.first) / plan.tables),
    })
}
