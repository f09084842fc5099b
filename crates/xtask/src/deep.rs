//! `cargo deep`: what takes long, or needs tools that take minutes to install.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use crate::count;
use crate::mutants as sampled;
use crate::same;
use crate::shell::{self, Failure};
use crate::step::{self, Done, Step};
use crate::tools::{self, CARGO_DENY, CARGO_FUZZ, CARGO_LLVM_COV, CARGO_MUTANTS};
use crate::verify::browser;

const STEPS: &[Step] = &[
    Step { name: "deny", purpose: "licences and sources of all dependencies", run: deny },
    Step {
        name: "bench",
        purpose: "instructions of rules, search and plays, compared; --write writes the baseline anew",
        run: count::bench,
    },
    Step {
        name: "same",
        purpose: "do all bots play as they did? --write writes the hashes anew, ARG is the threads",
        run: same::same,
    },
    Step {
        name: "coverage",
        purpose: "which lines the tests run; ARGs go to cargo-llvm-cov (--workspace)",
        run: coverage,
    },
    Step { name: "fuzz", purpose: "every fuzz target, ARG seconds each (60)", run: fuzz },
    Step {
        name: "mutants",
        purpose: "mistakes planted in the rules; ARGs go to cargo-mutants, or --sample N --seed N",
        run: mutants,
    },
    Step {
        name: "faults",
        purpose: "one stranger attacks a server while others play: their waits and its memory, as JSON; ARG is seconds (20)",
        run: faults,
    },
    Step { name: "ladder", purpose: "how strong the bots are; ARGs go to mastaba arena ladder", run: ladder },
    Step {
        name: "screens",
        purpose: "every screen of the page in every size, theme and language, into target/screens",
        run: |_| screens(),
    },
    Step {
        name: "sight",
        purpose: "first sight of every decision of whole games, at every size; ARG is a game",
        run: sight,
    },
    Step {
        name: "light",
        purpose: "what each board weighs and what a move costs, as JSON",
        run: |_| light(),
    },
];

/// The files of a game that name, carry and show things; in all others a mistake is a wrong rule.
const PLUMBING: [&str; 16] = [
    "lib",
    "types",
    "action",
    "event",
    "rule",
    "view",
    "draw",
    "art",
    "show",
    "svg",
    "picture",
    "determinize",
    "validate",
    "secrets",
    "arrange",
    "heuristic",
];

/// Runs one step with its arguments, or all steps.
pub(crate) fn deep(args: &[String]) -> ExitCode {
    let Some((name, rest)) = args.split_first() else { return step::run("deep", STEPS, &[]) };
    if name == "--list" {
        return step::list("deep", STEPS);
    }
    match STEPS.iter().find(|step| step.name == name) {
        // `cargo deep mutants -- --shard 1/8` and `cargo deep mutants --shard 1/8` mean the same.
        Some(step) => step::run("deep", [step], rest.strip_prefix(&["--".to_owned()]).unwrap_or(rest)),
        None => step::unknown("deep", name, STEPS),
    }
}

fn ladder(args: &[String]) -> Result<Done, Failure> {
    let (games, rest) = match args.split_first() {
        Some((game, rest)) if !game.starts_with('-') => (vec![game.as_str()], rest),
        _ => (vec!["imhotep", "kheops", "pyramids", "cleopatra"], args),
    };
    for game in games {
        let ladder = ["run", "--release", "--locked", "--package", "mastaba", "--", "arena", "ladder", game];
        shell::run(shell::cargo(&ladder).args(rest))?;
    }
    Ok(Done::Well)
}

fn faults(args: &[String]) -> Result<Done, Failure> {
    let package = ["build", "--release", "--locked", "--package", "mastaba"];
    shell::run(&mut shell::cargo(&package))?;
    let program = shell::root().join("target/release/mastaba");
    let example = ["run", "--release", "--locked", "--package", "server", "--example", "faults", "--"];
    shell::run(shell::cargo(&example).arg(program).args(args))?;
    Ok(Done::Well)
}

fn screens() -> Result<Done, Failure> {
    browser(&["screens"], &[("MATRIX", "1")])?;
    Ok(Done::Well)
}

fn sight(games: &[String]) -> Result<Done, Failure> {
    let words = match games {
        [] => "sight",
        [game, ..] => game,
    };
    browser(&["tests/sight", "--grep", words], &[("SIGHT", "all")])?;
    Ok(Done::Well)
}

fn light() -> Result<Done, Failure> {
    browser(&["tests/light"], &[("LIGHT", "1")])?;
    Ok(Done::Well)
}

fn deny(args: &[String]) -> Result<Done, Failure> {
    CARGO_DENY.ensure()?;
    shell::run(
        shell::cargo(&["deny", "--locked", "check"]).args(args).args(["licenses", "bans", "sources"]),
    )?;
    Ok(Done::Well)
}

fn coverage(args: &[String]) -> Result<Done, Failure> {
    tools::ensure_servers()?;
    CARGO_LLVM_COV.ensure()?;
    let mut command = shell::cargo(&["llvm-cov", "--locked"]);
    with_llvm(&mut command)?;
    if args.is_empty() {
        command.arg("--workspace");
    }
    shell::run(command.args(args))?;
    Ok(Done::Well)
}

/// Coverage is read by LLVM's own programs, of the version that the compiler was built with: the toolchain's
/// where they are installed, else Debian's.
fn with_llvm(command: &mut Command) -> Result<(), Failure> {
    let sysroot = shell::output(&mut shell::program("rustc", &["--print", "sysroot"]))?;
    let verbose = shell::output(&mut shell::program("rustc", &["--version", "--verbose"]))?;
    let field = |name: &str| verbose.lines().find_map(|line| line.strip_prefix(name));
    let host = field("host: ").ok_or("rustc does not tell its host")?;
    let of_toolchain = Path::new(sysroot.trim()).join(format!("lib/rustlib/{host}/bin/llvm-cov"));
    let set_already = std::env::var_os("LLVM_COV").is_some() && std::env::var_os("LLVM_PROFDATA").is_some();
    if set_already || of_toolchain.is_file() {
        return Ok(());
    }
    let version = field("LLVM version: ").and_then(|version| version.split('.').next());
    let version = version.ok_or("rustc does not tell its version of LLVM")?;
    let cov = format!("llvm-cov-{version}");
    tools::ensure_debian(&cov, &format!("llvm-{version}"))?;
    command.env("LLVM_COV", cov).env("LLVM_PROFDATA", format!("llvm-profdata-{version}"));
    Ok(())
}

fn fuzz(args: &[String]) -> Result<Done, Failure> {
    let seconds: u32 = match args {
        [] => 60,
        [seconds] => seconds.parse().map_err(|_| format!("“{seconds}” is not a number of seconds"))?,
        [_, other, ..] => return Err(format!("“{other}”: fuzz takes only a number of seconds")),
    };
    tools::ensure_debian("c++", "g++")?;
    CARGO_FUZZ.ensure()?;
    for target in file_names("fuzz/fuzz_targets")? {
        let target = target.trim_end_matches(".rs");
        println!("\n--> {target}, {seconds} s");
        // What is found goes to the build folder: the committed corpus stays as small as people made it.
        let found = format!("target/fuzz/found/{target}");
        fs::create_dir_all(shell::root().join(&found)).map_err(|error| format!("{found}: {error}"))?;
        let corpus = format!("fuzz/corpus/{target}");
        let time = format!("-max_total_time={seconds}");
        // Without a sanitizer no nightly compiler is needed; our code has nothing unsafe for one to watch.
        let args = ["fuzz", "run", "--sanitizer", "none", "--features", "libfuzzer"];
        shell::run(shell::cargo(&args).args([target, &found, &corpus, "--", &time, "-max_len=4096"]))?;
    }
    Ok(Done::Well)
}

fn mutants(args: &[String]) -> Result<Done, Failure> {
    if sampled::is_sample(args) {
        sampled::sample(args, &PLUMBING)?;
        return Ok(Done::Well);
    }
    CARGO_MUTANTS.ensure()?;
    let plumbing = |option: &'static str| -> Vec<String> {
        PLUMBING.iter().flat_map(|name| [option.to_owned(), format!("games/*/src/{name}.rs")]).collect()
    };
    let games = ["--file", "games/*/src/**"].map(str::to_owned).to_vec();
    // A wrong rule matters most, so it is looked for first; the second report is of interest if the first is bad.
    let rules = mutate("rules", [games, plumbing("--exclude")].concat(), args);
    let rest = mutate("plumbing", plumbing("--file"), args);
    rules.and(rest)?;
    Ok(Done::Well)
}

/// Mutates the selected files of the games; the report lies in `target/mutants/REPORT`.
fn mutate(report: &str, select: Vec<String>, args: &[String]) -> Result<(), Failure> {
    let out = format!("target/mutants/{report}");
    fs::create_dir_all(shell::root().join(&out)).map_err(|error| format!("{out}: {error}"))?;
    let mut command = shell::cargo(&["mutants", "--output", &out]);
    if !args.iter().any(|arg| arg == "--package" || arg == "-p") {
        command.arg("--workspace");
    }
    shell::run(command.args(select).args(args))
}

/// The names of the files in a folder of the repository, in order.
fn file_names(folder: &str) -> Result<Vec<String>, Failure> {
    let wrong = |error: std::io::Error| format!("{folder}: {error}");
    let mut names = Vec::new();
    for entry in fs::read_dir(shell::root().join(folder)).map_err(wrong)? {
        names.push(entry.map_err(wrong)?.file_name().to_string_lossy().into_owned());
    }
    names.sort_unstable();
    Ok(names)
}
