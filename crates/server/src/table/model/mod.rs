//! A table around the toy game, driven by chance: random commands from everybody, compared after each of them with a
//! plain model of what a table should be.
//!
//! Every run does the same, so that it is red or green for what was changed and for nothing else. To look further:
//!
//! ```sh
//! PROPTEST_CASES=20000 cargo test -p server --lib table::model
//! ```
//!
//! looks elsewhere each time and says with which `PROPTEST_RNG_SEED` it can be seen again. A failure is shrunk and
//! printed as a table and a list of steps.

mod compare;
mod deeds;
mod drive;
mod expected;
mod reasons;
mod script;
mod scripts;
mod secrets;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::env;

use proptest::test_runner::{Config, RngSeed, TestCaseError, TestError, TestRunner};

use drive::Drive;
use script::Script;

/// So many scripts are tried where nobody asks for more.
const CASES: u32 = 2_000;
/// Where the usual scripts come from.
const SEED: u64 = 1;

/// What must have happened in the usual scripts, or they prove less than they seem to: every kind of entry but that of
/// new rules, which the toy has not, and notes, which stand beside the log, and every refusal of a table.
const ENTRIES: usize = 30;
const REFUSALS: usize = 29;

/// What happened in all scripts.
#[derive(Debug, Default)]
struct Seen {
    entries: BTreeSet<String>,
    refusals: BTreeSet<&'static str>,
    secrets: usize,
}

#[test]
fn a_table_is_what_a_plain_model_says_whatever_is_asked_of_it() {
    let asked = env::var_os("PROPTEST_CASES").is_some();
    let mut config = Config { failure_persistence: None, max_shrink_iters: 20_000, ..Config::default() };
    if !asked {
        config.cases = CASES;
    }
    let seed = match config.rng_seed {
        RngSeed::Fixed(seed) => seed,
        RngSeed::Random if asked => chance(),
        RngSeed::Random => SEED,
    };
    config.rng_seed = RngSeed::Fixed(seed);
    let cases = config.cases;
    let seen = RefCell::new(Seen::default());
    let tried = TestRunner::new(config).run(&scripts::scripts(), |script| {
        check(&script, &mut seen.borrow_mut()).map_err(TestCaseError::fail)
    });
    match tried {
        Ok(()) => {}
        Err(TestError::Fail(reason, script)) => {
            panic!("PROPTEST_RNG_SEED={seed} PROPTEST_CASES={cases} shows it again.\n{script:?}{reason}")
        }
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
    let seen = seen.into_inner();
    if cases >= CASES {
        assert_eq!((seen.entries.len(), seen.refusals.len()), (ENTRIES, REFUSALS), "{seen:?}");
        assert!(seen.secrets > 100, "{seen:?}");
    }
}

fn chance() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system's randomness");
    u64::from_ne_bytes(bytes)
}

fn check(script: &Script, seen: &mut Seen) -> Result<(), String> {
    let drive = Drive::run(script)?;
    seen.secrets += secrets::are_kept(&drive)?;
    for logged in &drive.log {
        let entry: serde_json::Value =
            serde_json::from_str(&logged.body).map_err(|error| error.to_string())?;
        seen.entries.extend(entry["entry"].as_str().map(str::to_owned));
    }
    seen.refusals.extend(&drive.refused);
    Ok(())
}
