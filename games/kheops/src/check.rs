//! May it be done, and why not.

use tabletop::{Illegal, Phrase, Seat};

use crate::action::Action;
use crate::cell::Cell;
use crate::event::{kind_name, pawn_name, side_names};
use crate::rule::Rule;
use crate::state::{Board, Kheops, Laid, Phase, opponent, owns};
use crate::types::{Kind, Openings, Pawn, PharaohRule, Tile};

type Verdict = Result<(), Illegal<Rule>>;

/// Allows what holds; otherwise the rule forbids it, and `why` says why.
fn demand(holds: bool, rule: Rule, why: impl FnOnce() -> Phrase) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new(rule, why())) }
}

fn refuse<T>(rule: Rule, why: impl Into<Phrase>) -> Result<T, Illegal<Rule>> {
    Err(Illegal::new(rule, why))
}

fn about(key: &'static str, cell: Cell) -> Phrase {
    Phrase::new(key).with("cell", cell.to_string())
}

impl Kheops {
    pub(crate) fn judge(&self, seat: Seat, action: &Action) -> Verdict {
        let board = &self.board;
        demand(board.phase != Phase::Over, Rule::GameEnd, || "refusal-over".into())?;
        demand(seat == board.turn, Rule::Turns, || {
            Phrase::new("refusal-not-your-turn").with("seat", board.turn)
        })?;
        match (board.phase, *action) {
            (Phase::Place, Action::Place(pawn, cell)) => board.judge_place(seat, pawn, cell),
            (Phase::Place, Action::Turn(..) | Action::Swap(..) | Action::Move(..)) => {
                refuse(Rule::PowerAtOnce, "refusal-no-power")
            }
            (Phase::Place, Action::Build(..)) => refuse(Rule::Turns, "refusal-pawn-first"),
            (Phase::Turn(kind), Action::Turn(cell, openings)) => board.judge_turn(seat, kind, cell, openings),
            (Phase::Swap, Action::Swap(own, other)) => board.judge_swap(seat, own, other),
            (Phase::Move(played), Action::Move(from, to)) => board.judge_move(seat, played, from, to),
            (Phase::Turn(kind), _) => refuse(
                Rule::PowerAtOnce,
                Phrase::new("refusal-turn-first").with("kind", kind_name(kind, "a")),
            ),
            (Phase::Swap, _) => refuse(Rule::PowerAtOnce, "refusal-swap-first"),
            (Phase::Move(_), _) => refuse(Rule::PowerAtOnce, "refusal-move-first"),
            (Phase::Build, Action::Build(tile, cell, openings)) => {
                self.judge_build(seat, tile, cell, openings)
            }
            (Phase::Build, _) => refuse(Rule::Turns, "refusal-build-first"),
            (Phase::Over, _) => refuse(Rule::GameEnd, "refusal-over"),
        }
    }

    fn judge_build(&self, seat: Seat, tile: Tile, cell: Cell, openings: Openings) -> Verdict {
        let board = &self.board;
        demand(self.hidden.hands[seat].contains(tile), Rule::Build, || {
            Phrase::new("refusal-not-in-hand").with("tile", tile.to_string())
        })?;
        demand(board.laid(cell).is_none(), Rule::Build, || about("refusal-cell-taken", cell))?;
        demand(board.border.contains(cell), Rule::Build, || about("refusal-not-adjacent", cell))?;
        let count = board.face(tile).openings;
        demand(openings.count() == count, Rule::BuildFreely, || {
            Phrase::new("refusal-tile-openings").with("tile", tile.to_string()).with("count", count)
        })
    }
}

impl Board {
    fn judge_place(&self, seat: Seat, pawn: Pawn, cell: Cell) -> Verdict {
        demand(owns(seat, pawn), Rule::Pawns, || "refusal-no-pharaoh".into())?;
        demand(self.supply(seat, pawn) > 0, Rule::Pawns, || match pawn {
            Pawn::Worker => "refusal-no-worker".into(),
            Pawn::Mummy | Pawn::Priest | Pawn::Pharaoh => {
                Phrase::new("refusal-already-played").with("pawn", pawn_name(pawn, "your"))
            }
        })?;
        let mummy_played = self.players[seat].place_of(Pawn::Mummy).is_some();
        let rule = if pawn == Pawn::Pharaoh { Rule::PharaohPriest } else { Rule::PriestAfterMummy };
        demand(!self.needs_mummy(pawn) || mummy_played, rule, || {
            Phrase::new("refusal-mummy-first").with("pawn", pawn_name(pawn, "your"))
        })?;
        self.judge_tile(cell, Rule::PlacePawn)?;
        match self.pawn_at(cell) {
            None => Ok(()),
            Some((owner, Pawn::Worker)) if owner != seat && self.replaces(pawn) => Ok(()),
            Some((owner, there)) if owner != seat && self.replaces(pawn) => refuse(
                Rule::MummySpares,
                about("refusal-not-replaceable", cell).with("pawn", pawn_name(there, "other")),
            ),
            Some(_) => refuse(Rule::PlacePawn, about("refusal-occupied", cell)),
        }
    }

    /// Is there a tile on which a pawn may stand?
    fn judge_tile(&self, cell: Cell, rule: Rule) -> Verdict {
        demand(self.laid(cell).is_some(), rule, || about("refusal-no-tile", cell))?;
        demand(!self.barred.contains(cell), Rule::MustStayEmpty, || about("refusal-stays-empty", cell))
    }

    fn judge_turn(&self, seat: Seat, kind: Kind, cell: Cell, openings: Openings) -> Verdict {
        let Some(Laid { tile, openings: present }) = self.laid(cell) else {
            return refuse(Rule::TurnTile, about("refusal-no-tile", cell));
        };
        let found = self.face(tile).kind;
        demand(found == kind, Rule::TurnTile, || {
            about("refusal-other-kind", cell)
                .with("found", kind_name(found, "a"))
                .with("kind", kind_name(kind, "a"))
        })?;
        self.judge_protection(seat, cell, "refusal-tile-protected")?;
        let count = present.count();
        demand(openings.count() == count, Rule::TurnTile, || {
            Phrase::new("refusal-tile-openings").with("tile", tile.to_string()).with("count", count)
        })?;
        let only_way = Openings::orientations(count).len() == 1;
        demand(openings != present || only_way, Rule::TurnOtherwise, || {
            about("refusal-same-way", cell).with("openings", side_names(present))
        })
    }

    fn judge_swap(&self, seat: Seat, own: Cell, other: Cell) -> Verdict {
        self.judge_own_pawn(seat, own, Rule::SwapPawns)?;
        demand(self.players[opponent(seat)].cells.contains(other), Rule::SwapPawns, || {
            about("refusal-no-opposing-pawn", other)
        })?;
        self.judge_protection(seat, other, "refusal-pawn-protected")
    }

    fn judge_move(&self, seat: Seat, played: Cell, from: Cell, to: Cell) -> Verdict {
        self.judge_own_pawn(seat, from, Rule::MovePawn)?;
        demand(from != played, Rule::MovePawn, || about("refusal-just-played", from))?;
        self.judge_tile(to, Rule::MovePawn)?;
        demand(self.pawn_at(to).is_none(), Rule::MovePawn, || about("refusal-occupied", to))
    }

    fn judge_own_pawn(&self, seat: Seat, cell: Cell, rule: Rule) -> Verdict {
        demand(self.players[seat].cells.contains(cell), rule, || about("refusal-no-own-pawn", cell))
    }

    /// Is what stands on the cell safe from the seat, and by which rule?
    fn judge_protection(&self, seat: Seat, cell: Cell, why: &'static str) -> Verdict {
        if !self.protected_from(seat).contains(cell) {
            return Ok(());
        }
        let pawn = self.players[opponent(seat)].pawn_at(cell).expect("only pawns are protected");
        let rule = match (pawn, self.pharaoh) {
            (Pawn::Pharaoh, PharaohRule::Priest) => Rule::PharaohPriest,
            (Pawn::Worker | Pawn::Mummy | Pawn::Priest | Pawn::Pharaoh, _) => Rule::PriestProtected,
        };
        refuse(rule, about(why, cell).with("pawn", pawn_name(pawn, "other")))
    }
}
