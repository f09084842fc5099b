//! `cargo verify`: everything that must hold before a change is good, within minutes and on a bare machine.

use std::process::ExitCode;

use crate::generated;
use crate::page;
use crate::served::{self, Served};
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
    Step {
        name: "test",
        purpose: "every test, the documents' examples and the fuzz corpora",
        run: |_| test(),
    },
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

/// Asks a server everything that its description allows.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// Runs the named steps, or all of them.
pub(crate) fn verify(args: &[String]) -> ExitCode {
    if args.iter().any(|arg| arg == "--list") {
        return step::list("verify", STEPS);
    }
    if let Some(name) = args.iter().find(|arg| STEPS.iter().all(|step| step.name != **arg)) {
        return step::unknown("verify", name, STEPS);
    }
    let chosen = |step: &&Step| args.is_empty() || args.iter().any(|arg| arg == step.name);
    step::run("verify", STEPS.iter().filter(chosen), &[])
}

fn format() -> Result<Done, Failure> {
    component("rustfmt", "fmt")?;
    shell::run(&mut shell::cargo(&["fmt", "--all", "--check"]))?;
    Ok(Done::Well)
}

fn clippy() -> Result<Done, Failure> {
    component("clippy", "clippy")?;
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"];
    shell::run(&mut shell::cargo(&args))?;
    Ok(Done::Well)
}

fn test() -> Result<Done, Failure> {
    tools::ensure_servers()?;
    // The script in docs/api.md is tried with them.
    tools::ensure_debian("curl", "curl")?;
    tools::ensure_debian("jq", "jq")?;
    shell::run(&mut shell::cargo(&["test", "--workspace", "--locked", "--no-fail-fast"]))?;
    Ok(Done::Well)
}

fn page_built() -> Result<Done, Failure> {
    page::install()?;
    shell::run(&mut page::npx(&["prettier", "--check", "."])?)?;
    shell::run(&mut page::npx(&["eslint", "."])?)?;
    shell::run(&mut page::npx(&["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"])?)?;
    shell::run(&mut page::npx(&["vitest", "run"])?)?;
    page::build()?;
    shell::run(page::node("node")?.arg("scripts/size.mjs"))?;
    Ok(Done::Well)
}

fn described() -> Result<Done, Failure> {
    let tool = tools::ensure_python("schemathesis", SCHEMATHESIS)?;
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
    let program = served::program()?;
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

/// Adds a part of the Rust toolchain that a minimal installation leaves out.
fn component(name: &str, command: &str) -> Result<(), Failure> {
    if shell::succeeds(&mut shell::cargo(&[command, "--version"])) {
        return Ok(());
    }
    println!("Adding {name} to the Rust toolchain.");
    shell::run(&mut shell::program("rustup", &["component", "add", name]))
}
