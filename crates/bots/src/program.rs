//! Programs of other people as players: a question a line, an answer a line.
//!
//! A program that crashes, hangs or answers nonsense loses its seat to a bot for the rest of the game, and says so.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use serde::Serialize;
use tabletop::{Game, Phrase, Rng, Seat, shown};

use crate::bot::{Bot, Decision};
use crate::kind::Kind;
use crate::level::Level;

/// The version of the protocol.
const PROTOCOL: u8 = 1;
/// The time a program is told that it has for a decision.
const BUDGET: Duration = Duration::from_secs(1);
/// How long it is waited for: starting an interpreter on a busy machine takes a while, and is nobody's fault.
const PATIENCE: Duration = Duration::from_secs(10);
/// An answer is a short text; whoever sends more without ending the line is not answering.
const LONGEST_ANSWER: u64 = 4_096;
/// Who takes over.
const STAND_IN: Level = Level::Mason;

/// A question, as JSON on one line.
#[derive(Serialize)]
struct Question<'a, V> {
    protocol: u8,
    game: &'a str,
    rules: u16,
    seat: Seat,
    budget_ms: u64,
    view: &'a V,
    legal: Vec<String>,
}

/// A player that is a program, or the bot that took its seat.
pub(crate) struct Program<G: Game> {
    command: String,
    patience: Duration,
    process: Option<Process>,
    stand_in: Option<Box<dyn Bot<G> + Send>>,
    complaint: Option<Phrase>,
}

impl<G: Game> Program<G> {
    /// Starts when it is first asked.
    pub(crate) fn new(command: &str) -> Self {
        Program {
            command: command.to_owned(),
            patience: PATIENCE,
            process: None,
            stand_in: None,
            complaint: None,
        }
    }

    fn ask(&mut self, decision: &Decision<'_, G>) -> Result<G::Action, Phrase> {
        let legal: Vec<String> = decision.legal.iter().map(ToString::to_string).collect();
        let question = Question {
            protocol: PROTOCOL,
            game: G::ID,
            rules: *G::READS.end(),
            seat: decision.seat,
            budget_ms: BUDGET.as_millis() as u64,
            view: decision.view,
            legal,
        };
        let line = serde_json::to_string(&question).expect("a view is plain data");
        if self.process.is_none() {
            self.process = Some(Process::start(&self.command)?);
        }
        let process = self.process.as_mut().expect("it was just started");
        let answer = process.ask(&line, self.patience)?;
        let at = question.legal.iter().position(|text| *text == answer);
        at.map(|at| decision.legal[at])
            .ok_or_else(|| Phrase::new("program-nonsense").with("answer", shown(&answer)))
    }
}

impl<G: Game> Bot<G> for Program<G> {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action {
        if self.stand_in.is_none() {
            match self.ask(decision) {
                Ok(action) => return action,
                Err(problem) => {
                    self.process = None;
                    let complaint = Phrase::new("program-replaced").with("command", shown(&self.command));
                    self.complaint = Some(complaint.with("problem", problem).with("level", STAND_IN.said()));
                }
            }
        }
        self.stand_in.get_or_insert_with(|| Kind::level(STAND_IN).bot()).choose(decision, rng)
    }

    fn complaint(&mut self) -> Option<Phrase> {
        self.complaint.take()
    }
}

/// A running program.
struct Process {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<io::Result<String>>,
}

impl Process {
    fn start(command: &str) -> Result<Self, Phrase> {
        let failed = |error: io::Error| Phrase::new("program-unstarted").with("reason", error.to_string());
        let words = shlex::split(command).unwrap_or_default();
        let (program, arguments) =
            words.split_first().ok_or_else(|| failed(io::ErrorKind::InvalidInput.into()))?;
        // What it has to say to its author goes where our own complaints go.
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let questions = child.stdin.take().expect("it was asked for");
        let output = child.stdout.take().expect("it was asked for");
        let (send, answers) = channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            // Ends with the program, or when nobody listens any more.
            while let Some(line) = next_line(&mut output) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Process { child, questions, answers })
    }

    fn ask(&mut self, question: &str, patience: Duration) -> Result<String, Phrase> {
        let ended = || Phrase::new("program-ended");
        writeln!(self.questions, "{question}").and_then(|()| self.questions.flush()).map_err(|_| ended())?;
        match self.answers.recv_timeout(patience) {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => Err(ended()),
            Err(RecvTimeoutError::Timeout) => {
                Err(Phrase::new("program-silent").with("seconds", patience.as_secs()))
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The next line without its end, or nothing after the last.
fn next_line(output: &mut BufReader<ChildStdout>) -> Option<io::Result<String>> {
    let mut line = Vec::new();
    match output.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line) {
        Ok(0) => None,
        Ok(_) => Some(Ok(String::from_utf8_lossy(&line).trim_end().to_owned())),
        Err(error) => Some(Err(error)),
    }
}

#[cfg(test)]
mod tests {
    use laws::Toy;
    use tabletop::{Setup, Silent, Status, Viewer};

    use super::*;

    /// What a program does at the toy's first decision, and what is said about it.
    fn outcome(command: &str, patience: Duration) -> Option<Phrase> {
        let setup = Setup::new::<Toy>(2, tabletop::Seed::of_series(1, 1));
        let toy = Toy::new(&setup, &mut Silent).expect("the toy takes two");
        let Status::Deciding(seats) = toy.status() else { panic!("the game begins") };
        let seat = seats.first().expect("somebody decides");
        let mut legal = Vec::new();
        toy.legal(seat, &mut legal);
        let mut program = Program::<Toy> { patience, ..Program::new(command) };
        let decision = Decision { seat, view: &toy.view(Viewer::Seat(seat)), legal: &legal };
        for _ in 0..2 {
            assert!(
                legal.contains(&program.choose(&decision, &mut Rng::new(1))),
                "a seat is never left empty"
            );
        }
        program.complaint()
    }

    fn key(command: &str) -> String {
        format!("{:?}", outcome(command, PATIENCE).expect("something went wrong"))
    }

    #[test]
    fn a_program_that_answers_keeps_its_seat() {
        let first = r#"python3 -uc "import json,sys
for line in sys.stdin: print(json.loads(line)['legal'][0])""#;
        assert_eq!(outcome(first, PATIENCE), None);
    }

    #[test]
    fn a_program_that_fails_loses_its_seat_with_the_reason() {
        assert!(key("/nonexistent/program").contains("program-unstarted"));
        assert!(key("true").contains("program-ended"));
        assert!(key("sh -c 'while read -r line; do echo resign; done'").contains("program-nonsense"));
        assert!(key("yes").contains("program-nonsense"));
        assert!(key("cat /dev/zero").contains("program-nonsense"));
    }

    #[test]
    fn a_program_that_hangs_loses_its_seat_when_patience_ends() {
        let silent = outcome("sleep 60", Duration::from_millis(50)).expect("nothing was said");
        assert!(format!("{silent:?}").contains("program-silent"), "{silent:?}");
    }
}
