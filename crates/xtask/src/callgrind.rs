//! Counting instructions with Valgrind's Callgrind: unlike times they repeat exactly, on a busy machine too.

use std::fs;
use std::path::Path;

use crate::shell::{self, Failure};
use crate::tools;

/// What one kind of work takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    /// What it is called.
    pub(crate) name: String,
    /// Instructions of one piece of it.
    pub(crate) instructions: u64,
}

/// The function of `benches` that counting is switched on in, and whose end gives a sum.
const COUNTED: &str = "benches::counted::counted";

/// Runs a program of `benches` and gives what it counts, in its order.
pub(crate) fn count(program: &Path) -> Result<Vec<Count>, Failure> {
    tools::VALGRIND.ensure()?;
    let valgrind = shell::find("valgrind").ok_or("valgrind was installed and is not on the search path")?;
    let (Some(folder), Some(name)) = (program.parent(), program.file_name()) else {
        return Err(format!("{} is no program", program.display()));
    };
    let name = name.to_string_lossy();
    let sums = shell::root().join(format!("target/callgrind.{name}"));
    let mut command = shell::program(valgrind, &["--quiet", "--tool=callgrind", "--collect-atstart=no"]);
    command.arg(format!("--toggle-collect={COUNTED}")).arg(format!("--dump-after={COUNTED}"));
    command.arg("--combine-dumps=yes").arg(format!("--callgrind-out-file={}", sums.display()));
    // What a program is called and its environment lie on its stack, and some copies take an instruction more or less
    // where the stack begins elsewhere.
    let pieces = shell::output(command.arg(format!("./{name}")).current_dir(folder).env_clear())?;
    let sums = fs::read_to_string(&sums).map_err(|error| format!("{}: {error}", sums.display()))?;
    let counts = counts(&pieces, &sums)?;
    if counts.is_empty() { Err(format!("{name} counted nothing")) } else { Ok(counts) }
}

/// What was counted: for each sum of Callgrind's, `pieces` has a line with a name and a number of pieces.
fn counts(pieces: &str, sums: &str) -> Result<Vec<Count>, Failure> {
    let odd = |line: &str| format!("“{line}” is not what was to be counted");
    let totals = sums.lines().filter_map(|line| line.strip_prefix("totals: "));
    let mut totals: Vec<u64> =
        totals.map(|total| total.trim().parse().map_err(|_| odd(total))).collect::<Result<_, _>>()?;
    // The last one is for what came after all that was to be counted.
    totals.pop();
    let lines: Vec<&str> = pieces.lines().collect();
    if lines.len() != totals.len() {
        return Err(format!("Callgrind gave {} sums for {} pieces of work", totals.len(), lines.len()));
    }
    let count = |(line, total): (&&str, &u64)| {
        let (name, pieces) = line.rsplit_once(' ')?;
        let pieces: u64 = pieces.parse().ok().filter(|pieces| *pieces > 0)?;
        Some(Count { name: name.to_owned(), instructions: (total + pieces / 2) / pieces })
    };
    lines.iter().zip(&totals).map(|at| count(at).ok_or_else(|| odd(at.0))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_shared_out_among_its_pieces() {
        let sums = "summary: 30\ntotals: 30\n\ntotals: 17\n\nsummary: 0\ntotals: 0\n";
        let count = |name: &str, instructions| Count { name: name.to_owned(), instructions };
        assert_eq!(
            counts("imhotep first legal 10\nkheops play 2\n", sums),
            Ok(vec![count("imhotep first legal", 3), count("kheops play", 9)])
        );
    }

    #[test]
    fn there_is_a_sum_for_each_line() {
        for (pieces, sums) in [
            ("a 1\nb 1\n", "totals: 1\ntotals: 0\n"),
            ("a 1\n", "totals: 1\ntotals: 2\ntotals: 0\n"),
            ("a 1\n", ""),
            ("a 0\n", "totals: 1\ntotals: 0\n"),
            ("a\n", "totals: 1\ntotals: 0\n"),
            ("a 1\n", "totals: x\ntotals: 0\n"),
        ] {
            assert!(counts(pieces, sums).is_err(), "{pieces:?} {sums:?}");
        }
    }
}
