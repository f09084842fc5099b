//! `mastaba serve`: tables for people and bots, for as long as it runs.

use std::io::{self, IsTerminal as _};
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command};
use ipnet::IpNet;
use server::bus::{Bus, Local, Nats};
use server::store::StoreError;
use server::{Config, Limits, Server, Sharing, Thinkers};
use tabletop::{Phrase, Speaker, shown};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::cli::{self, Context};
use crate::place::{self, Place};
use crate::screen;
use crate::trouble::{Trouble, reason};
use crate::{file, input};

/// Where it listens when nobody says: everywhere, so that friends on the same network can come.
const LISTEN: &str = "0.0.0.0:8270";
/// So long the process waits for what nobody waits for any more.
const LAST: Duration = Duration::from_millis(200);
/// No table is kept longer, in days.
const LONGEST: u64 = 36_500;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let file = speaker.word("value-file");
    let [data, database] = place::flags(speaker);
    let [log, log_json] = log_flags(speaker);
    cli::subcommand(
        "serve",
        speaker,
        vec![
            cli::flag("listen", speaker).value_name("HOST:PORT"),
            data,
            database,
            cli::flag("bus", speaker).value_name("URL"),
            cli::flag("base", speaker).value_name("URL"),
            cli::path_flag("tls-cert", speaker).value_name(file.clone()),
            cli::path_flag("tls-key", speaker).value_name(file),
            cli::flag("trusted-proxy", speaker).value_name(speaker.word("value-list")),
            cli::flag("keep-days", speaker).value_name("N"),
            log,
            log_json,
            cli::switch("no-limits", speaker),
        ],
    )
}

/// The options that say what is logged.
pub(crate) fn log_flags(speaker: &Speaker) -> [Arg; 2] {
    [cli::flag("log", speaker).value_name("FILTER"), cli::switch("log-json", speaker)]
}

/// Serves until it is stopped.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    start_log(matches)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(servers()).enable_all().build()?;
    let served = runtime.block_on(serve(matches, context));
    // What still reads is not waited for: nobody is left to be told.
    runtime.shutdown_timeout(LAST);
    served
}

/// How many threads answer requests: half as many as there are cores. The other half is for the store, the bots and
/// the network; and the fewer cores a table moves between, the less a play costs.
fn servers() -> usize {
    (thread::available_parallelism().map_or(1, NonZero::get) / 2).max(1)
}

async fn serve(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let config = config(matches)?;
    let tls = certificate(matches)?;
    let config = Config { scheme: if tls.is_some() { "https" } else { "http" }, ..config };
    let place = Place::of(matches);
    let store = place.serve().await?;
    let thinkers = Arc::new(Thinkers::start(config.thinkers));
    let bus: Arc<dyn Bus> = match input::text(matches, "bus") {
        None => Arc::new(Local::new(thinkers)),
        Some(url) => {
            Arc::new(Nats::connect(url, thinkers).await.map_err(|problem| failed("--bus", &problem))?)
        }
    };
    let listen = input::text(matches, "listen").unwrap_or(LISTEN);
    let listener = TcpListener::bind(listen).await.map_err(|error| {
        Phrase::new("serve-unbound").with("address", shown(listen)).with("reason", reason(&error))
    })?;
    let address = listener.local_addr()?;
    let stop = stop_signal();
    welcome(context, &config, address, &place.shown())?;
    let server = Server::new(store, bus, config);
    server::run(listener, tls, server, stop).await.map_err(|error| stopped(&place, error))?;
    context.screen.line(context.speaker.word("serve-stopped"))?;
    Ok(())
}

/// Why the server stopped without being asked to.
fn stopped(place: &Place, error: io::Error) -> Trouble {
    match error.get_ref().and_then(|problem| problem.downcast_ref::<StoreError>()) {
        Some(problem) => place.trouble(problem),
        None => error.into(),
    }
}

/// Begins to log what was asked for, to standard error.
pub(crate) fn start_log(matches: &ArgMatches) -> Result<(), Trouble> {
    let filter = input::text(matches, "log").unwrap_or("warn");
    let filter =
        EnvFilter::try_new(filter).map_err(|_| Phrase::new("bad-filter").with("found", shown(filter)))?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    // Whoever started a log before in this process goes on with it.
    let _ = if matches.get_flag("log-json") { log.json().try_init() } else { log.try_init() };
    Ok(())
}

fn config(matches: &ArgMatches) -> Result<Config, Trouble> {
    let usual = Config::default();
    let keep = match input::text(matches, "keep-days") {
        Some(text) => Duration::from_secs(input::number("--keep-days", text, 1, LONGEST)? * 24 * 60 * 60),
        None => usual.keep,
    };
    let proxies = input::text(matches, "trusted-proxy").map_or(Ok(Vec::new()), networks)?;
    let shared = matches.contains_id("database") || matches.contains_id("bus");
    Ok(Config {
        sharing: if shared { Sharing::Shared } else { Sharing::Alone },
        base: input::text(matches, "base").map(str::to_owned),
        trusted_proxies: proxies,
        limits: if matches.get_flag("no-limits") { Limits::LIFTED } else { Limits::USUAL },
        keep,
        ..usual
    })
}

/// Addresses and networks, with commas.
fn networks(text: &str) -> Result<Vec<IpNet>, Trouble> {
    let network = |part: &str| {
        let address = part.parse().map(|address: std::net::IpAddr| IpNet::from(address));
        address
            .or_else(|_| part.parse())
            .map_err(|_| Trouble::from(Phrase::new("bad-network").with("found", shown(part))))
    };
    input::parts(text).map(network).collect()
}

fn failed(argument: &'static str, problem: &dyn std::fmt::Display) -> Trouble {
    Phrase::new("serve-failed").with("argument", argument).with("problem", problem.to_string()).into()
}

/// What is needed to speak TLS, if it is asked for.
fn certificate(matches: &ArgMatches) -> Result<Option<server::Tls>, Trouble> {
    let path = |name: &str| matches.get_one::<PathBuf>(name);
    match (path("tls-cert"), path("tls-key")) {
        (None, None) => Ok(None),
        (Some(certificate), Some(key)) => {
            let (chain, key) = (read(certificate)?, read(key)?);
            server::tls(&chain, &key).map(Some).map_err(|problem| failed("--tls-cert", &problem))
        }
        (Some(_), None) | (None, Some(_)) => Err(Phrase::new("serve-half-tls").into()),
    }
}

fn read(path: &Path) -> Result<Vec<u8>, Trouble> {
    std::fs::read(path).map_err(|error| {
        Phrase::new("file-unread").with("file", file::shown_path(path)).with("reason", reason(&error)).into()
    })
}

/// Says where the tables are, for people beside this machine and on its network, and asks nothing.
fn welcome(context: &mut Context, config: &Config, address: SocketAddr, place: &str) -> io::Result<()> {
    let Context { speaker, screen, .. } = context;
    let addresses = match &config.base {
        Some(base) => vec![base.clone()],
        None => reachable(address).iter().map(|at| format!("{}://{at}", config.scheme)).collect(),
    };
    screen.styled(screen::HEADING, &speaker.word("welcome-title"))?;
    screen.prose("", &speaker.say(&Phrase::new("serve-data").with("place", place)))?;
    screen.line(speaker.word("serve-open"))?;
    for address in &addresses {
        screen.line(format!("  {}", screen::painted(screen::STRONG, address)))?;
    }
    if let Some(code) = addresses.last().and_then(|address| server::terminal_code(address)) {
        screen.blank()?;
        code.lines().try_for_each(|line| screen.line(line))?;
    }
    if config.scheme == "http" && config.base.is_none() && !address.ip().is_loopback() {
        screen.prose("", &speaker.word("serve-plain"))?;
    }
    screen.prose("", &speaker.word("serve-stop"))?;
    screen.flush()
}

/// The addresses by which this machine can be reached, itself first.
fn reachable(address: SocketAddr) -> Vec<SocketAddr> {
    if !address.ip().is_unspecified() {
        return vec![address];
    }
    let mut all = vec![SocketAddr::from(([127, 0, 0, 1], address.port()))];
    let others = if_addrs::get_if_addrs().unwrap_or_default();
    // Version 6 addresses of a home network are long and change: whoever wants one names it.
    let local = others.iter().map(if_addrs::Interface::ip).filter(|ip| ip.is_ipv4() && !ip.is_loopback());
    all.extend(local.map(|ip| SocketAddr::new(ip, address.port())));
    all
}

/// Done when the process is asked to stop; it listens for that from the moment of the call.
pub(crate) fn stop_signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
        async {
            match signals {
                (Ok(mut interrupt), Ok(mut terminate)) => tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                },
                // Then a signal ends the process at once.
                _ => std::future::pending().await,
            }
        }
    }
    #[cfg(not(unix))]
    async {
        let _ = tokio::signal::ctrl_c().await;
    }
}
