//! Named steps, run one after the other, with their times, a summary at the end, and the slowest.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::shell::Failure;

/// One named piece of work.
pub(crate) struct Step {
    /// What it is called on the command line.
    pub(crate) name: &'static str,
    /// What it is for.
    pub(crate) purpose: &'static str,
    /// Does it.
    pub(crate) run: fn(&[String]) -> Result<Done, Failure>,
}

/// How a step that did not fail came out.
pub(crate) enum Done {
    /// All is well.
    Well,
    /// It could not be done here, and need not be.
    Skipped(&'static str),
}

/// So many of the slowest steps are told at the end.
const SLOWEST: usize = 3;

/// Prints what steps there are.
pub(crate) fn list(command: &str, steps: &[Step]) -> ExitCode {
    print!("{}", table(command, steps));
    ExitCode::SUCCESS
}

/// Says that there is no such step, and which there are.
pub(crate) fn unknown(command: &str, name: &str, steps: &[Step]) -> ExitCode {
    eprint!("cargo {command} has no step “{name}”. There are:\n{}", table(command, steps));
    ExitCode::from(2)
}

fn table(command: &str, steps: &[Step]) -> String {
    steps.iter().map(|step| format!("cargo {command} {:<10} {}\n", step.name, step.purpose)).collect()
}

/// Runs the steps, each whether or not the ones before it failed, and sums up.
pub(crate) fn run<'s>(command: &str, steps: impl IntoIterator<Item = &'s Step>, args: &[String]) -> ExitCode {
    let began = Instant::now();
    let mut summary = Vec::new();
    let mut failed = Vec::new();
    let mut times = Vec::new();
    for step in steps {
        println!("\n==> {}: {}", step.name, step.purpose);
        let step_began = Instant::now();
        let outcome = (step.run)(args);
        let took = step_began.elapsed();
        times.push((took, step.name));
        let took = seconds(took);
        summary.push(match outcome {
            Ok(Done::Well) => format!("  ok       {:<10} {took:>8}", step.name),
            Ok(Done::Skipped(why)) => format!("  skipped  {:<10} {took:>8}  {why}", step.name),
            Err(why) => {
                failed.push(step.name);
                format!("  FAILED   {:<10} {took:>8}  {why}", step.name)
            }
        });
    }
    println!("\ncargo {command}, {}:\n{}", seconds(began.elapsed()), summary.join("\n"));
    if times.len() > SLOWEST {
        println!("\nSlowest: {}.", slowest(times));
    }
    if failed.is_empty() {
        println!("\nAll is well.");
        return ExitCode::SUCCESS;
    }
    println!("\n{} of {} failed. Alone:", failed.len(), summary.len());
    for name in failed {
        println!("  cargo {command} {name}");
    }
    ExitCode::FAILURE
}

/// The slowest of them, the slowest first.
fn slowest(mut times: Vec<(Duration, &str)>) -> String {
    times.sort_by(|one, other| other.cmp(one));
    let told: Vec<String> =
        times.iter().take(SLOWEST).map(|(took, name)| format!("{name} {}", seconds(*took))).collect();
    told.join(", ")
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_slowest_are_told_the_slowest_first() {
        let times = [(2, "fmt"), (90, "test"), (30, "clippy"), (60, "browser")];
        let times = times.map(|(took, name)| (Duration::from_secs(took), name)).to_vec();
        assert_eq!(slowest(times), "test 90.0 s, browser 60.0 s, clippy 30.0 s");
    }
}
