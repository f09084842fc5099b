//! May it be done, and why not.

use tabletop::{Illegal, Phrase, Seat};

use crate::action::Action;
use crate::data;
use crate::event::{card_name, site_name};
use crate::legal::TurnChoices;
use crate::rule::Rule;
use crate::state::{Board, Imhotep, Phase};
use crate::types::{Card, Cards, Order, Pyramid, Ship, Site, Space};

type Verdict = Result<(), Illegal<Rule>>;

/// Allows what holds; otherwise the rule forbids it, and `why` says why.
fn demand(holds: bool, rule: Rule, why: impl FnOnce() -> Phrase) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new(rule, why())) }
}

fn refuse(rule: Rule, why: impl Into<Phrase>) -> Verdict {
    Err(Illegal::new(rule, why))
}

impl Imhotep {
    pub(crate) fn judge(&self, seat: Seat, action: &Action) -> Verdict {
        let board = &self.board;
        demand(board.phase != Phase::Over, Rule::GameEnd, || "refusal-over".into())?;
        demand(seat == board.decider, wait_rule(board), || {
            Phrase::new("refusal-not-deciding").with("decider", board.decider)
        })?;
        match board.phase {
            Phase::Turn => board.judge_turn(seat, action),
            Phase::Take => self.judge_take(action),
            Phase::Card => judge_bonus(action, Action::Card, "refusal-card-bonus-first"),
            Phase::Stones => judge_bonus(action, Action::Stones, "refusal-stones-bonus-first"),
            Phase::Keep => self.judge_keep(action),
            Phase::Pyramid => board.judge_pyramid(action),
            Phase::Load => board.judge_bonus_load(action),
            Phase::Temple => match action {
                Action::Point | Action::Stones => Ok(()),
                _ => refuse(Rule::TempleRewards, "refusal-temple-first"),
            },
            Phase::Over => refuse(Rule::GameEnd, "refusal-over"),
        }
    }

    fn judge_take(&self, action: &Action) -> Verdict {
        match action {
            Action::Take(card) => demand(self.board.market.faces.has(*card), Rule::MarketTake, || {
                Phrase::new("refusal-not-on-market").with("card", card_name(*card))
            }),
            Action::TakeHidden => {
                demand(!self.hidden.pair.is_empty(), Rule::MarketPair, || "refusal-no-pair".into())
            }
            Action::Decline if self.board.may_decline => Ok(()),
            _ if self.board.may_decline => refuse(Rule::MarketDecline, "refusal-take-or-decline-first"),
            _ => refuse(Rule::MarketMustTake, "refusal-take-first"),
        }
    }

    fn judge_keep(&self, action: &Action) -> Verdict {
        match action {
            Action::Keep(card) => {
                let pair: Cards = self.hidden.pair.iter().collect();
                demand(pair.has(*card), Rule::MarketPair, || {
                    Phrase::new("refusal-not-in-pair").with("card", card_name(*card))
                })
            }
            _ => refuse(Rule::PairNoBackingOut, "refusal-keep-first"),
        }
    }
}

/// A bonus is taken or left, and nothing else is done before.
fn judge_bonus(action: &Action, taken: Action, why: &'static str) -> Verdict {
    if *action == taken || *action == Action::Decline { Ok(()) } else { refuse(Rule::BonusOffered, why) }
}

/// The rule that makes others wait: turns go round, but owners decide about their stones.
fn wait_rule(board: &Board) -> Rule {
    if board.phase == Phase::Turn { Rule::OneAction } else { Rule::OwnersDecide }
}

impl Board {
    fn judge_turn(&self, seat: Seat, action: &Action) -> Verdict {
        match *action {
            Action::Stones => self.judge_stones(seat, Rule::TakeStones),
            Action::Load(space) => {
                self.judge_sled(seat, 1, Rule::LoadStone)?;
                self.judge_space(space)
            }
            Action::Sail(ship, site) => self.judge_sail(ship, site, 0),
            Action::PlayLever(ship, site, order) => {
                self.judge_card(seat, Card::Lever)?;
                self.judge_sail(ship, site, 0)?;
                self.judge_order(ship, order)
            }
            Action::PlayHammer(space) => {
                self.judge_card(seat, Card::Hammer)?;
                self.judge_stones(seat, Rule::HammerNeeds)?;
                self.judge_space(space)
            }
            Action::PlaySail(space, site) => {
                self.judge_card(seat, Card::Sail)?;
                self.judge_sled(seat, 1, Rule::SailCard)?;
                self.judge_space(space)?;
                self.judge_sail(space.ship(), site, 1)
            }
            Action::PlayChisel(first, second) => {
                self.judge_card(seat, Card::Chisel)?;
                self.judge_sled(seat, 2, Rule::ChiselNeeds)?;
                self.judge_space(first)?;
                self.judge_space(second)
            }
            Action::Pass => {
                let choices = TurnChoices::of(self, seat).total();
                demand(choices == 0, Rule::Pass, || Phrase::new("refusal-pass").with("choices", choices))
            }
            Action::Take(_) | Action::TakeHidden => refuse(Rule::MarketTake, "refusal-no-stone-at-market"),
            Action::Keep(_) => refuse(Rule::MarketPair, "refusal-no-pair-in-hand"),
            Action::Pyramid(_) => refuse(Rule::PyramidsChoice, "refusal-no-stone-at-pyramids"),
            Action::Card => refuse(Rule::PyramidsBonus, "refusal-no-card-bonus"),
            Action::Decline => refuse(Rule::BonusLoad, "refusal-nothing-to-decline"),
            Action::Point => refuse(Rule::TempleRewards, "refusal-no-temple-reward"),
        }
    }

    fn judge_stones(&self, seat: Seat, rule: Rule) -> Verdict {
        let player = &self.players[seat];
        demand(player.sled < data::SLED, if rule == Rule::TakeStones { Rule::Sled } else { rule }, || {
            Phrase::new("refusal-sled-full").with("sled", data::SLED)
        })?;
        demand(player.quarry > 0, rule, || "refusal-quarry-empty".into())
    }

    fn judge_sled(&self, seat: Seat, needed: u8, rule: Rule) -> Verdict {
        let stones = self.players[seat].sled;
        demand(stones >= needed, rule, || {
            Phrase::new("refusal-sled-short").with("stones", stones).with("needed", needed)
        })
    }

    fn judge_space(&self, space: Space) -> Verdict {
        let ship = space.ship();
        let capacity = self.river.card.capacity(ship);
        let about = |key| Phrase::new(key).with("ship", ship.text());
        demand(!self.river.has_sailed(ship), Rule::LoadStone, || about("refusal-ship-gone"))?;
        demand(space.place() < usize::from(capacity), Rule::Ships, || {
            about("refusal-no-such-space").with("capacity", capacity)
        })?;
        demand(self.river.is_free(space), Rule::LoadStone, || {
            Phrase::new("refusal-space-taken").with("space", space.to_string())
        })
    }

    /// May the ship sail there once it has `more` stones?
    fn judge_sail(&self, ship: Ship, site: Site, more: u8) -> Verdict {
        let about = |key| Phrase::new(key).with("ship", ship.text());
        demand(!self.river.has_sailed(ship), Rule::SailDock, || about("refusal-ship-gone"))?;
        let (stones, minimum) = (self.river.stones(ship) + more, self.river.minimum(ship));
        demand(stones >= minimum, Rule::SailMinimum, || {
            about("refusal-too-few-stones").with("stones", stones).with("minimum", minimum)
        })?;
        demand(self.river.is_open(site), Rule::SailDock, || {
            Phrase::new("refusal-dock-taken").with("site", site_name(site, "at"))
        })
    }

    fn judge_order(&self, ship: Ship, order: Order) -> Verdict {
        let cargo = self.river.cargo_of(ship);
        demand(order.census() == cargo.census(), Rule::Lever, || {
            Phrase::new("refusal-other-stones").with("ship", ship.text()).with("cargo", cargo.to_string())
        })
    }

    fn judge_card(&self, seat: Seat, card: Card) -> Verdict {
        demand(self.players[seat].cards.has(card), Rule::BlueCards, || {
            Phrase::new("refusal-no-such-card").with("card", card_name(card))
        })
    }

    fn judge_pyramid(&self, action: &Action) -> Verdict {
        match action {
            Action::Pyramid(pyramid) => demand(self.has_room(*pyramid), Rule::PyramidsChoice, || {
                Phrase::new("refusal-pyramid-complete")
                    .with("pyramid", Phrase::new(format!("pyramid-{pyramid}")))
            }),
            _ => refuse(Rule::PyramidsChoice, "refusal-pyramid-first"),
        }
    }

    /// Is the pyramid of side B not complete yet?
    #[inline]
    pub(crate) fn has_room(&self, pyramid: Pyramid) -> bool {
        self.built[pyramid.index()] < data::PYRAMID_B_SIZE
    }

    fn judge_bonus_load(&self, action: &Action) -> Verdict {
        match action {
            Action::Load(space) => self.judge_space(*space),
            Action::Decline => Ok(()),
            _ => refuse(Rule::BonusLoad, "refusal-bonus-first"),
        }
    }
}
