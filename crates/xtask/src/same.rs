//! `cargo deep same`: do all bots play as they did? Forty records of each game and level have a committed hash.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use crate::shell::{self, Failure};
use crate::step::Done;

/// A line for each game and level: the game, the bot, and the hash.
const HASHES: &str = "benches/same.txt";

/// Plays all series again and compares, or writes the hashes anew; a number says how many threads play.
pub(crate) fn same(args: &[String]) -> Result<Done, Failure> {
    let (write, rest): (Vec<&String>, Vec<&String>) = args.iter().partition(|arg| *arg == "--write");
    let known = if write.is_empty() { read()? } else { Vec::new() };
    let mut found = Vec::new();
    let mut differs = Vec::new();
    play(&rest, |line| {
        let (name, _) = split(&line);
        if !write.is_empty() || known.contains(&line) {
            println!("{line}");
        } else {
            println!("{line}  differs");
            differs.push(name.to_owned());
        }
        found.push(line);
    })?;
    if !write.is_empty() {
        let text = format!(
            "# The SHA-256 of forty records of each game and bot, written anew by `cargo deep same --write`.\n{}\n",
            found.join("\n")
        );
        fs::write(shell::root().join(HASHES), text).map_err(|error| format!("{HASHES}: {error}"))?;
        return Ok(Done::Well);
    }
    let gone =
        known.iter().map(|line| split(line).0).filter(|name| found.iter().all(|line| split(line).0 != *name));
    differs.extend(gone.map(|name| format!("{name} (nobody plays it)")));
    if differs.is_empty() {
        return Ok(Done::Well);
    }
    Err(format!(
        "not as in {HASHES}: {}. If that is meant, `cargo deep same --write` writes it anew",
        differs.join(", ")
    ))
}

/// Plays all series, and shows each line as soon as it is there.
fn play(threads: &[&String], mut listen: impl FnMut(String)) -> Result<(), Failure> {
    let run =
        ["run", "--quiet", "--locked", "--profile", "count", "--package", "benches", "--bin", "same", "--"];
    let mut command = shell::cargo(&run);
    command.args(threads).stdout(Stdio::piped());
    let failed = |error: std::io::Error| format!("the series could not be played: {error}");
    let mut child = command.spawn().map_err(failed)?;
    let printed = child.stdout.take().ok_or("what the series print cannot be read")?;
    for line in BufReader::new(printed).lines() {
        listen(line.map_err(failed)?);
    }
    let status = child.wait().map_err(failed)?;
    if status.success() { Ok(()) } else { Err(format!("the series ended with {status}")) }
}

fn read() -> Result<Vec<String>, Failure> {
    let text =
        fs::read_to_string(shell::root().join(HASHES)).map_err(|error| format!("{HASHES}: {error}"))?;
    Ok(text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect())
}

/// What was played, and the hash of it.
fn split(line: &str) -> (&str, &str) {
    line.rsplit_once(' ').unwrap_or((line, ""))
}
