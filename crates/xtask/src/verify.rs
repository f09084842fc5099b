//! `cargo verify`: everything that must hold before a change is good, within minutes and on a bare machine.

use std::process::ExitCode;

use crate::built;
use crate::changed::{self, Packages, Plan};
use crate::generated;
use crate::install::{self, Need};
use crate::page;
use crate::served::Served;
use crate::shell::{self, Failure};
use crate::step::{self, Done, Step};
use crate::tools;

const STEPS: &[Step] = &[
    Step { name: "fmt", purpose: "the code is formatted", run: |_| format() },
    Step {
        name: "page",
        purpose: "the page's form, lint, types and tests; it is built, and small enough",
        run: |_| page_built(),
    },
    Step { name: "clippy", purpose: "no warnings, and every public item is documented", run: |_| clippy() },
    Step { name: "test", purpose: "every test, the documents' examples and the fuzz corpora", run: test },
    Step {
        name: "count",
        purpose: "rules, search and plays take no more instructions than they did",
        run: |_| crate::count::check(),
    },
    Step { name: "doc", purpose: "the documentation builds without warnings", run: |_| document() },
    Step { name: "generated", purpose: "generated files are up to date", run: |_| generated::check() },
    Step {
        name: "vectors",
        purpose: "the record format's page is enough to re-implement it",
        run: |_| vectors(),
    },
    Step { name: "openapi", purpose: "the server answers as its own description says", run: |_| described() },
    Step {
        name: "browser",
        purpose: "the page in a browser, by people's ways",
        run: |_| browser(&[], &[]).map(|()| Done::Well),
    },
];

/// So many tests of a program run at a time.
const TEST_THREADS: &str = "4";

/// What the steps need and a bare machine may lack.
fn needs(step: &str) -> &'static [Need] {
    match step {
        "fmt" => &[Need::Component { name: "rustfmt", command: "fmt" }],
        "page" => &[Need::NodeModules],
        "clippy" => &[Need::Component { name: "clippy", command: "clippy" }],
        "test" => &[
            Need::Debian(&tools::POSTGRESQL),
            Need::Debian(&tools::NATS_SERVER),
            Need::Debian(&tools::CURL),
            Need::Debian(&tools::JQ),
        ],
        "count" => &[Need::Debian(&tools::VALGRIND)],
        "openapi" => &[Need::Debian(&tools::PYTHON_VENV), Need::Python(&tools::SCHEMATHESIS)],
        "browser" => &[Need::NodeModules, Need::Debian(&tools::CHROMIUM)],
        _ => &[],
    }
}

/// Runs the named steps, or all of them, or what a change can break.
pub(crate) fn verify(args: &[String]) -> ExitCode {
    let (options, names): (Vec<&str>, Vec<&str>) =
        args.iter().map(String::as_str).partition(|arg| arg.starts_with("--"));
    if let Some(unknown) = options.iter().find(|option| !["--list", "--yes", "--changed"].contains(option)) {
        return refused(&format!(
            "cargo verify has no option “{unknown}”: there are --list, --yes and --changed"
        ));
    }
    if options.contains(&"--list") {
        return step::list("verify", STEPS);
    }
    if let Some(name) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return step::unknown("verify", name, STEPS);
    }
    let yes = options.contains(&"--yes");
    if !options.contains(&"--changed") {
        let chosen = |step: &&Step| names.is_empty() || names.contains(&step.name);
        return run(STEPS.iter().filter(chosen).collect(), &[], yes);
    }
    if !names.is_empty() {
        return refused("--changed chooses the steps itself");
    }
    match planned() {
        Ok(plan) => {
            let chosen = STEPS.iter().filter(|step| plan.steps.contains(step.name)).collect();
            let packages: Vec<String> = plan.packages.into_iter().collect();
            run(chosen, &packages, yes)
        }
        Err(why) => refused(&why),
    }
}

/// What a change can break; it is told what will not be tried.
fn planned() -> Result<Plan, Failure> {
    let packages = Packages::read()?;
    let files = changed::files()?;
    let plan = changed::plan(&files, &packages);
    println!("{} files have changed. This is left out:", files.len());
    for step in STEPS.iter().filter(|step| !plan.steps.contains(step.name)) {
        println!("  {:<10} {}", step.name, step.purpose);
    }
    let untested: Vec<&str> = packages.all().filter(|package| !plan.packages.contains(*package)).collect();
    if plan.steps.contains("test") && !untested.is_empty() {
        println!("  of test    the packages {}", untested.join(", "));
    }
    Ok(plan)
}

/// Runs steps, after what they need has been installed or is on its way.
fn run(steps: Vec<&Step>, args: &[String], yes: bool) -> ExitCode {
    let missing = install::missing(steps.iter().flat_map(|step| needs(step.name)).copied());
    match install::agree(&missing, yes).and_then(|()| install::begin(missing)) {
        Ok(()) => step::run("verify", steps, args),
        Err(why) => refused(&why),
    }
}

fn refused(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}

fn format() -> Result<Done, Failure> {
    shell::run(&mut shell::cargo(&["fmt", "--all", "--check"]))?;
    Ok(Done::Well)
}

fn clippy() -> Result<Done, Failure> {
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"];
    shell::run(&mut shell::cargo(&args))?;
    Ok(Done::Well)
}

/// Runs the tests of these packages, or all tests.
fn test(packages: &[String]) -> Result<Done, Failure> {
    tools::ensure_servers()?;
    tools::CURL.ensure()?;
    tools::JQ.ensure()?;
    let mut test = shell::cargo(&["test", "--locked", "--no-fail-fast"]);
    // Many tests of the server wait, for deadlines or for the other side, and keep no core busy.
    test.env("RUST_TEST_THREADS", TEST_THREADS);
    match packages {
        [] => test.arg("--workspace"),
        some => test.args(some.iter().flat_map(|package| ["--package", package])),
    };
    shell::run(&mut test)?;
    Ok(Done::Well)
}

fn page_built() -> Result<Done, Failure> {
    page::install()?;
    // Each of these keeps only one core busy.
    shell::side_by_side(
        || {
            shell::run(&mut page::npx(&["prettier", "--check", "."])?)?;
            shell::run(&mut page::npx(&["eslint", "."])?)
        },
        || {
            let check = ["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"];
            shell::run(&mut page::npx(&check)?)?;
            shell::run(&mut page::npx(&["vitest", "run"])?)
        },
    )?;
    page::build()?;
    shell::run(page::node("node")?.arg("scripts/size.mjs"))?;
    Ok(Done::Well)
}

fn described() -> Result<Done, Failure> {
    let tool = tools::SCHEMATHESIS.ensure()?;
    let server = Served::start("openapi")?;
    let document = format!("{}/api/openapi.json", server.url);
    let config = shell::root().join("crates/xtask/schemathesis.toml");
    let mut ask = shell::program(tool, &["--config-file", &config.to_string_lossy(), "run", &document]);
    // It remembers what it found where it runs.
    shell::run(ask.current_dir(shell::root().join("target/served")))?;
    Ok(Done::Well)
}

/// Runs the browser's tests whose names hold one of these words, or all of them.
pub(crate) fn browser(words: &[&str], settings: &[(&str, &str)]) -> Result<(), Failure> {
    page::ensure()?;
    let chromium = tools::ensure_chromium()?;
    // The tests start servers of their own, and stop and start them again. Their pictures lie in target/screens.
    let program = built::build()?.mastaba;
    let mut test = page::npx(&["playwright", "test"])?;
    test.args(words).env("MASTABA_BIN", program).env("CHROMIUM", chromium).envs(settings.iter().copied());
    shell::run(&mut test)
}

fn document() -> Result<Done, Failure> {
    let mut doc = shell::cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    shell::run(doc.env("RUSTDOCFLAGS", "--deny warnings"))?;
    Ok(Done::Well)
}

fn vectors() -> Result<Done, Failure> {
    if shell::find("python3").is_none() {
        return Ok(Done::Skipped("python3 is not here; the tests have checked the same vectors"));
    }
    // No compiled copy is left in docs/.
    shell::run(&mut shell::program("python3", &["-B", "docs/check_vectors.py"]))?;
    Ok(Done::Well)
}
