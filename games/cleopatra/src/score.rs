//! The sheet: a ledger of scarabs and amulets that explains the end.

use tabletop::{BySeat, Line, Outcome, Phrase, Seat, Sheet};

use crate::data;
use crate::reckoning::Reckoned;
use crate::rule::Rule;
use crate::state::{Board, Player};
use crate::types::{Ending, Kind};
use crate::view::View;

impl View {
    /// Every seat's sheet, as if the game ended now with the cards that the viewer knows of.
    pub(crate) fn sheets(&self) -> BySeat<Sheet<Rule>> {
        let corrupt = |seat: Seat, player: Player| match self.board.ending {
            Some(_) => player.ledger.hand,
            None => player.seen.corrupt() + self.hands[seat].map_or(0, |hand| hand.total().corrupt()),
        };
        let reckoned = self.board.reckoning(self.board.players.map(corrupt));
        BySeat::from_fn(self.board.seats(), |seat| {
            let lines = lines(&self.board.players[seat], &reckoned[seat]);
            Sheet::with_total(lines, reckoned[seat].total().into())
        })
    }
}

impl Board {
    /// Who came in which place: survivors by scarabs, then by fewer amulets; the eliminated share the last.
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        Outcome::ranked(ending.text(), self.final_reckoning().map(|_, reckoned| reckoned.rank()))
    }
}

/// Two accounts: of the amulets gathered and taken away some are left, and what these cost is taken from the
/// scarabs. What is taken away is negative; who is eliminated counts as one.
fn lines(player: &Player, reckoned: &Reckoned) -> Vec<Line<Rule>> {
    let line = |id, rule, points: i32, pieces| Line { id, rule, points, pieces };
    let amount = |key: &'static str, number: u16| match number {
        0 => Vec::new(),
        number => vec![Phrase::new(key).with("number", number)],
    };
    let Reckoned { amulets, hand, sanctuaries, forgiven, left, scarabs, penalty, eliminated } = *reckoned;
    let too_many = if eliminated { left } else { 0 };
    vec![
        line("scarabs", Rule::Winner, scarabs.into(), scarab_pieces(player)),
        line("amulets", Rule::CorruptCards, amulets.into(), amulet_pieces(player)),
        line("hand", Rule::ReckoningHand, hand.into(), amount("piece-hand", hand)),
        line(
            "sanctuaries",
            Rule::ReckoningSanctuaries,
            -i32::from(sanctuaries),
            amount("piece-sanctuaries", player.sanctuaries.len() as u16),
        ),
        line("forgiven", Rule::ReckoningForgiven, -i32::from(forgiven), amount("piece-forgiven", forgiven)),
        line("left", Rule::Penalty, left.into(), amount("piece-left", left)),
        line("eliminated", Rule::Elimination, eliminated.into(), amount("piece-eliminated", too_many)),
        line("penalty", penalty_rule(left, penalty), -i32::from(penalty), amount("piece-penalty", penalty)),
    ]
}

/// A penalty that was cut short is a ruling.
fn penalty_rule(left: u16, penalty: u16) -> Rule {
    match data::PENALTIES.get(usize::from(left)) {
        Some(full) if *full > penalty => Rule::PenaltyFloor,
        Some(_) | None => Rule::Penalty,
    }
}

/// Where the scarabs came from and went to.
fn scarab_pieces(player: &Player) -> Vec<Phrase> {
    let ledger = &player.ledger;
    let mut pieces = vec![Phrase::new("piece-start").with("number", data::START_SCARABS)];
    for kind in Kind::ALL {
        let built = ledger.built[kind.index()];
        if built > 0 {
            pieces.push(
                Phrase::new("piece-built")
                    .with("count", built)
                    .with("piece", Phrase::new(format!("kind-{kind}")).with("count", built))
                    .with("reward", u16::from(built) * data::reward(*kind))
                    .with("bonus", ledger.bonus[kind.index()]),
            );
        }
    }
    let mut add = |key: &'static str, number: u16| {
        if number > 0 {
            pieces.push(Phrase::new(key).with("number", number));
        }
    };
    add("piece-architect", u16::from(ledger.architect) * data::ARCHITECT);
    add("piece-fines", ledger.fines);
    add("piece-offered", ledger.offered);
    pieces
}

/// Where the amulets came from and went to.
fn amulet_pieces(player: &Player) -> Vec<Phrase> {
    let ledger = &player.ledger;
    let sources = [
        ("piece-corrupt-cards", ledger.corrupt),
        ("piece-fine-amulets", ledger.fine_amulets),
        ("piece-kept", ledger.kept),
        ("piece-offering-taken", ledger.offering.max(0).unsigned_abs().into()),
        ("piece-offering-discarded", ledger.offering.min(0).unsigned_abs().into()),
    ];
    let there = sources.into_iter().filter(|(_, number)| *number > 0);
    there.map(|(key, number)| Phrase::new(key).with("number", number)).collect()
}
