//! May it be done, and why not.

use tabletop::{Illegal, Phrase, Seat};

use crate::action::Action;
use crate::cells::{Cell, Cells};
use crate::deck::Chamber;
use crate::desk::{Held, Sealed, Stage};
use crate::event::pattern_name;
use crate::rule::Rule;
use crate::shape::is_pattern;
use crate::state::{Board, Dealt, Phase, Pyramids};
use crate::types::Card;

type Verdict = Result<(), Illegal<Rule>>;

/// Allows what holds; otherwise the rule forbids it, and `why` says why.
fn demand(holds: bool, rule: Rule, why: impl FnOnce() -> Phrase) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new(rule, why())) }
}

fn refuse(rule: Rule, why: impl Into<Phrase>) -> Verdict {
    Err(Illegal::new(rule, why))
}

impl Pyramids {
    pub(crate) fn judge(&self, seat: Seat, action: &Action) -> Verdict {
        let board = &self.board;
        match board.phase {
            Phase::Over => refuse(Rule::GameEnd, "refusal-over"),
            _ if !board.deciding.contains(seat) => self.make_wait(seat),
            Phase::Keep => {
                let hand = self.hidden.hands[seat].as_ref().expect("whoever keeps was dealt cards");
                judge_keep(hand, action)
            }
            Phase::Mark => board.judge_mark(&self.hidden.sealed[seat], action),
            Phase::Replace => self.judge_take(action),
        }
    }

    /// Why a seat has nothing to decide now.
    fn make_wait(&self, seat: Seat) -> Verdict {
        match self.board.phase {
            Phase::Keep => refuse(Rule::DealAndKeep, "refusal-has-kept"),
            Phase::Mark if self.board.players[seat].desk.is_empty() => {
                refuse(Rule::NoCards, "refusal-no-cards")
            }
            Phase::Mark => refuse(Rule::MarksSealed, "refusal-has-marked"),
            Phase::Replace => {
                let taker = self.board.deciding.first().expect("somebody takes a card");
                refuse(Rule::ReplaceOrder, Phrase::new("refusal-not-taking").with("taker", taker))
            }
            Phase::Over => refuse(Rule::GameEnd, "refusal-over"),
        }
    }

    fn judge_take(&self, action: &Action) -> Verdict {
        match action {
            Action::Take(card) => demand(self.board.display.has(*card), Rule::ReplaceFrom, || {
                Phrase::new("refusal-not-on-display").with("card", card.number())
            }),
            Action::TakeDeck => {
                demand(!self.hidden.deck.is_empty(), Rule::DeckEmpty, || "refusal-deck-empty".into())
            }
            Action::Keep(..) | Action::Mark(..) | Action::Bonus(..) => {
                refuse(Rule::ReplaceFrom, "refusal-take-first")
            }
        }
    }
}

fn judge_keep(hand: &Dealt, action: &Action) -> Verdict {
    let Action::Keep(one, other) = action else { return refuse(Rule::DealAndKeep, "refusal-keep-first") };
    let foreign = [one, other].into_iter().find(|card| !hand.all().has(**card));
    demand(foreign.is_none(), Rule::DealAndKeep, || {
        Phrase::new("refusal-not-dealt").with("card", foreign.map_or(0, |card| card.number()))
    })
}

impl Board {
    fn judge_mark(&self, sealed: &Sealed, action: &Action) -> Verdict {
        match (*action, sealed.stage) {
            (Action::Mark(card, cells), Stage::Mark) => {
                let held = find(sealed, card)?;
                let chamber = self.deck.chamber(card);
                judge_free(chamber, held, cells)?;
                self.judge_shape(cells)?;
                judge_contact(chamber, held, cells)
            }
            (Action::Bonus(card, cell), Stage::Bonus(_)) => {
                let held = find(sealed, card)?;
                let chamber = self.deck.chamber(card);
                judge_free(chamber, held, Cells::only(cell))?;
                judge_contact(chamber, held, Cells::only(cell))
            }
            (Action::Mark(..), _) => refuse(Rule::RedCross, "refusal-bonus-first"),
            (Action::Bonus(..), _) => refuse(Rule::RedCross, "refusal-no-bonus"),
            (Action::Keep(..), _) => refuse(Rule::DealAndKeep, "refusal-keeping-over"),
            (Action::Take(_) | Action::TakeDeck, _) => {
                refuse(Rule::ReplaceFrom, "refusal-nothing-to-replace")
            }
        }
    }

    fn judge_shape(&self, cells: Cells) -> Verdict {
        demand(cells.len() == 1 || is_pattern(self.pattern, cells), Rule::MarkPattern, || {
            Phrase::new("refusal-not-the-pattern").with("pattern", pattern_name(self.pattern))
        })
    }
}

/// The card, if it lies before the seat.
fn find(sealed: &Sealed, card: Card) -> Result<Held, Illegal<Rule>> {
    sealed.desk.find(card).ok_or_else(|| {
        Illegal::new(Rule::MarkPattern, Phrase::new("refusal-not-your-card").with("card", card.number()))
    })
}

/// Are all the cells open, and none crossed?
fn judge_free(chamber: &Chamber, held: Held, cells: Cells) -> Verdict {
    let about = |key, cell: Option<Cell>| {
        Phrase::new(key)
            .with("cell", cell.map(|cell| cell.to_string()).unwrap_or_default())
            .with("card", held.card.number())
    };
    let wall = cells.without(chamber.open).first();
    demand(wall.is_none(), Rule::MarkOpenCells, || about("refusal-wall", wall))?;
    let crossed = cells.intersection(held.crossed).first();
    demand(crossed.is_none(), Rule::MarkOpenCells, || about("refusal-crossed", crossed))
}

/// Do the cells hold the entrance of an empty card, or touch what is crossed?
fn judge_contact(chamber: &Chamber, held: Held, cells: Cells) -> Verdict {
    let about = |key| Phrase::new(key).with("card", held.card.number());
    let touches = cells.meets(chamber.frontier(held.crossed));
    if held.crossed.is_empty() {
        let entrance = chamber.entrance.to_string();
        demand(touches, Rule::FirstMark, || about("refusal-no-entrance").with("entrance", entrance))
    } else {
        demand(touches, Rule::LaterMarks, || about("refusal-no-contact"))
    }
}
