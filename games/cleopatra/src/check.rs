//! May it be done, and why not.

use tabletop::{Illegal, Phrase, Seat};

use crate::action::Action;
use crate::cards::Cards;
use crate::data::{self, Mix};
use crate::event::{card_name, worshipper_name};
use crate::payment::Unpaid;
use crate::rule::Rule;
use crate::square::{Footprint, Square};
use crate::state::{Board, Cleopatra, Phase};
use crate::types::{Card, Kind, Piece, Stall, Worshipper};

type Verdict = Result<(), Illegal<Rule>>;

/// Allows what holds; otherwise the rule forbids it, and `why` says why.
fn demand(holds: bool, rule: Rule, why: impl FnOnce() -> Phrase) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new(rule, why())) }
}

fn refuse(rule: Rule, why: impl Into<Phrase>) -> Verdict {
    Err(Illegal::new(rule, why))
}

impl Cleopatra {
    pub(crate) fn judge(&self, seat: Seat, action: &Action) -> Verdict {
        let board = &self.board;
        demand(board.phase != Phase::Over, Rule::Winner, || "refusal-over".into())?;
        demand(board.deciders().contains(seat), wait_rule(board), || match board.phase {
            Phase::Offering => "refusal-offered".into(),
            Phase::Turn
            | Phase::Place
            | Phase::Pay
            | Phase::Claim
            | Phase::Build
            | Phase::Second
            | Phase::Limit
            | Phase::Over => Phrase::new("refusal-not-deciding").with("decider", board.seat),
        })?;
        match board.phase {
            Phase::Turn | Phase::Build | Phase::Second => self.judge_choice(seat, action),
            Phase::Place => match action {
                Action::Place(stall) => board.judge_place(*stall),
                _ => refuse(Rule::MarketRefill, "refusal-place-first"),
            },
            Phase::Pay => match action {
                Action::Pay(cards) => self.judge_payment(*cards),
                _ => refuse(Rule::BuildPieces, "refusal-pay-first"),
            },
            Phase::Claim => board.judge_claim(action),
            Phase::Limit => self.judge_limit(seat, action),
            Phase::Offering => match action {
                Action::Offer(scarabs) => board.judge_offer(seat, *scarabs),
                _ => refuse(Rule::Offering, "refusal-offer-first"),
            },
            Phase::Over => refuse(Rule::Winner, "refusal-over"),
        }
    }

    /// A worshipper, the market, a piece, or no more.
    fn judge_choice(&self, seat: Seat, action: &Action) -> Verdict {
        let board = &self.board;
        match *action {
            Action::Worship(worshipper) => board.judge_worship(seat, worshipper),
            Action::Market(stall) => board.judge_market(stall),
            Action::Build(piece) => {
                demand(!board.turn.built, Rule::OneAction, || "refusal-built-already".into())?;
                board.judge_place_for(piece)?;
                demand(self.purse().affords(data::cost(piece.kind())), Rule::BuildOffered, || {
                    Phrase::new("refusal-cannot-pay").with("cost", cost_name(piece.kind()))
                })
            }
            Action::Done => match board.phase {
                Phase::Turn => refuse(Rule::OneAction, "refusal-nothing-done"),
                Phase::Place
                | Phase::Pay
                | Phase::Claim
                | Phase::Build
                | Phase::Second
                | Phase::Limit
                | Phase::Offering
                | Phase::Over => Ok(()),
            },
            Action::Place(_) => refuse(Rule::MarketRefill, "refusal-nothing-to-place"),
            Action::Pay(_) => refuse(Rule::BuildPieces, "refusal-nothing-to-pay"),
            Action::Claim(_) | Action::Palms => refuse(Rule::SanctuaryNow, "refusal-nothing-to-claim"),
            Action::Discard(_) | Action::Keep => refuse(Rule::HandLimit, "refusal-no-limit"),
            Action::Offer(_) => refuse(Rule::Offering, "refusal-no-offering"),
        }
    }

    fn judge_payment(&self, cards: Cards) -> Verdict {
        let purse = self.purse();
        if let Some(card) = cards.kinds().find(|card| cards.count(*card) > purse.hand.count(*card)) {
            return refuse(
                Rule::PayArtisans,
                Phrase::new("refusal-not-in-hand")
                    .with("card", card_name(card))
                    .with("held", purse.hand.count(card)),
            );
        }
        let Some(piece) = self.board.turn.piece else {
            return refuse(Rule::BuildPieces, "refusal-nothing-to-pay");
        };
        let cost = data::cost(piece.kind());
        match purse.credit.settle(cards, cost) {
            Ok(_) => Ok(()),
            Err(Unpaid::Artisans { needed }) => refuse(
                Rule::PayArtisans,
                Phrase::new("refusal-artisans")
                    .with("needed", needed)
                    .with("paid", cards.count(Card::Artisan)),
            ),
            Err(Unpaid::Needless(card)) => {
                refuse(Rule::EveryCardNeeded, Phrase::new("refusal-needless").with("card", card_name(card)))
            }
            Err(Unpaid::Short { missing }) => {
                let rule = match cost.mix {
                    Mix::Equal => Rule::PayEqual,
                    Mix::Different => Rule::PayDifferent,
                };
                refuse(
                    rule,
                    Phrase::new("refusal-short")
                        .with("missing", missing)
                        .with("cost", cost_name(piece.kind())),
                )
            }
        }
    }

    fn judge_limit(&self, seat: Seat, action: &Action) -> Verdict {
        match action {
            Action::Discard(card) => demand(self.hand(seat).has(*card), Rule::HandLimit, || {
                Phrase::new("refusal-not-in-hand").with("card", card_name(*card)).with("held", 0)
            }),
            Action::Keep => {
                demand(!self.board.turn.discarded, Rule::HandKept, || "refusal-discarded-already".into())
            }
            _ => refuse(Rule::HandLimit, Phrase::new("refusal-limit-first").with("limit", data::HAND)),
        }
    }
}

/// What a kind of piece costs, in words.
pub(crate) fn cost_name(kind: Kind) -> Phrase {
    let cost = data::cost(kind);
    let key = match cost.mix {
        Mix::Equal => "cost-equal",
        Mix::Different => "cost-different",
    };
    Phrase::new(key).with("artisans", cost.artisans).with("resources", cost.resources)
}

/// The rule that makes others wait: turns go round, but everybody offers once.
fn wait_rule(board: &Board) -> Rule {
    match board.phase {
        Phase::Offering => Rule::Offering,
        Phase::Turn
        | Phase::Place
        | Phase::Pay
        | Phase::Claim
        | Phase::Build
        | Phase::Second
        | Phase::Limit
        | Phase::Over => Rule::OneAction,
    }
}

impl Board {
    fn judge_worship(&self, seat: Seat, worshipper: Worshipper) -> Verdict {
        demand(self.phase == Phase::Turn && self.turn.worshipped.is_none(), Rule::OneWorshipper, || {
            "refusal-no-worshipper-now".into()
        })?;
        let payable = self.payable_worshippers(seat) & 1 << worshipper.index() != 0;
        demand(payable, Rule::WorshipperFine, || {
            Phrase::new("refusal-fine").with("worshipper", worshipper_name(worshipper))
        })
    }

    fn judge_market(&self, stall: Stall) -> Verdict {
        demand(self.phase != Phase::Build, Rule::BuildPieces, || "refusal-building".into())?;
        demand(!self.turn.visited, Rule::OneAction, || "refusal-visited-already".into())?;
        demand(self.market.open_stalls() & 1 << stall.index() != 0, Rule::MarketEmptyStall, || {
            Phrase::new("refusal-empty-stall").with("stall", stall.text())
        })
    }

    fn judge_place(&self, stall: Stall) -> Verdict {
        demand(self.market.filled & 1 << stall.index() == 0, Rule::MarketRefill, || {
            Phrase::new("refusal-stall-filled").with("stall", stall.text())
        })
    }

    /// Is there a place for the piece, and if not, what stands there?
    fn judge_place_for(&self, piece: Piece) -> Verdict {
        let palace = &self.palace;
        let has_place = palace.has_place_for(piece);
        match piece {
            Piece::Sphinx(_) => demand(has_place, Rule::Sphinx, || "refusal-row-full".into()),
            Piece::Obelisk(_) => demand(has_place, Rule::Obelisk, || "refusal-obelisk-stands".into()),
            Piece::Door(_) => demand(has_place, Rule::Door, || "refusal-door-stands".into()),
            Piece::Wall(_) => demand(has_place, Rule::Wall, || "refusal-wall-stands".into()),
            Piece::Mosaic(_) if has_place => Ok(()),
            Piece::Mosaic(footprint) => self.refuse_mosaic(footprint),
            Piece::Pedestal => demand(has_place, Rule::Throne, || "refusal-pedestal-stands".into()),
            Piece::Throne if palace.is_open(Kind::Pedestal) => refuse(Rule::Throne, "refusal-pedestal-first"),
            Piece::Throne => demand(has_place, Rule::Throne, || "refusal-throne-stands".into()),
        }
    }

    /// Why the mosaic cannot lie there: there is none, it has another shape, or a square is not free.
    fn refuse_mosaic(&self, footprint: Footprint) -> Verdict {
        let palace = &self.palace;
        let Some(top) = palace.top else { return refuse(Rule::MosaicPile, "refusal-no-mosaic") };
        demand(top.has_shape(footprint), Rule::MosaicPile, || {
            Phrase::new("refusal-other-shape").with("mosaic", top.text())
        })?;
        let taken = footprint.area().without(palace.free()).first().unwrap_or_default();
        refuse(Rule::MosaicPlace, Phrase::new("refusal-square-taken").with("square", taken.to_string()))
    }

    fn judge_claim(&self, action: &Action) -> Verdict {
        match action {
            Action::Claim(square) => demand(self.is_claimable(*square), Rule::Sanctuary, || {
                Phrase::new("refusal-no-sanctuary").with("square", square.to_string())
            }),
            Action::Palms => demand(!self.turn.claimed, Rule::SanctuaryClaim, || "refusal-palms-lost".into()),
            Action::Done => {
                demand(self.turn.claimed, Rule::SanctuaryClaim, || "refusal-claim-or-palms".into())
            }
            _ => refuse(Rule::SanctuaryClaim, "refusal-claim-or-palms"),
        }
    }

    /// Is the square the first of an area that can be claimed now?
    fn is_claimable(&self, square: Square) -> bool {
        self.turn.claims.parts().any(|part| part.first() == Some(square))
    }

    fn judge_offer(&self, seat: Seat, scarabs: u16) -> Verdict {
        let most = self.players[seat].scarabs;
        demand(scarabs <= most, Rule::Offering, || Phrase::new("refusal-offer-too-high").with("most", most))
    }
}
