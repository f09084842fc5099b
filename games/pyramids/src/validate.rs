//! Is a position sane: cards add up, paths are connected, and nothing is where it cannot be.

use tabletop::{Seat, SeatSet};

use crate::cells::Cells;
use crate::data;
use crate::desk::{Desk, Sealed};
use crate::state::{Board, Phase, Player, Pyramids};
use crate::types::{Card, CardSet, Colour, Pattern};

impl Pyramids {
    pub(crate) fn sanity(&self) -> Result<(), String> {
        self.cards_add_up()?;
        self.expeditions_add_up()?;
        self.board.deciders_are_sane()?;
        for (seat, player) in self.board.players.iter() {
            let wrong = |problem: String| format!("{seat}: {problem}");
            self.board.desk_is_sane(&player.desk).map_err(wrong)?;
            self.board.player_is_sane(player).map_err(wrong)?;
            self.marks_are_sane(seat).map_err(wrong)?;
        }
        self.board.awards_add_up()
    }

    fn cards_add_up(&self) -> Result<(), String> {
        let Pyramids { board, hidden } = self;
        let mut cards: Vec<Card> = hidden.deck.iter().chain(board.display.iter()).collect();
        for player in board.players.values() {
            cards.extend(player.completed.iter().chain(player.desk.cards()));
        }
        if board.phase == Phase::Keep {
            ensure(cards.is_empty(), || format!("{cards:?} lie about before the game"))?;
            for (seat, hand) in hidden.hands.iter() {
                let hand = hand.ok_or_else(|| format!("{seat} has no hand"))?;
                cards.extend(hand.cards);
                ensure(hand.kept.is_some() != board.deciding.contains(seat), || {
                    format!("{seat} has kept or not")
                })?;
                ensure(hand.kept.is_none() || hand.kept().len() == data::KEPT, || {
                    format!("{seat} kept one card")
                })?;
            }
            let all: CardSet = cards.iter().copied().collect();
            return ensure(all.len() == cards.len(), || format!("a card was dealt twice: {cards:?}"));
        }
        cards.sort_unstable();
        ensure(cards.iter().copied().eq(Card::all()), || format!("the cards are {cards:?}"))?;
        let left = hidden.hands.values().flatten().next();
        ensure(left.is_none(), || format!("{left:?} is left of the deal"))?;
        let taking = board.players.values().any(|player| player.to_take > 0);
        let full = board.display.len() == data::DISPLAY || hidden.deck.is_empty();
        ensure(taking || full, || format!("the display has only {:?}", board.display))?;
        ensure(board.display.len() <= data::DISPLAY, || format!("the display has {:?}", board.display))
    }

    fn expeditions_add_up(&self) -> Result<(), String> {
        let Pyramids { board, hidden } = self;
        if board.phase == Phase::Keep {
            return ensure(hidden.expeditions.is_empty() && board.round == 0, || {
                "the rounds have begun".to_owned()
            });
        }
        let counted =
            (1..=data::ROUNDS).contains(&board.round) && (1..=data::EXPEDITIONS).contains(&board.expedition);
        ensure(counted, || format!("it is expedition {} of round {}", board.expedition, board.round))?;
        let left = data::EXPEDITION_CARDS.len() - usize::from(board.expedition);
        ensure(hidden.expeditions.len() == left, || {
            format!("{} expedition cards are left", hidden.expeditions.len())
        })?;
        for pattern in Pattern::ALL {
            let count =
                |cards: &mut dyn Iterator<Item = Pattern>| cards.filter(|card| card == pattern).count();
            let known = count(&mut hidden.expeditions.iter().chain([board.pattern]));
            let printed = count(&mut data::EXPEDITION_CARDS.into_iter());
            ensure(known <= printed, || format!("there are {known} expedition cards {pattern}"))?;
        }
        Ok(())
    }

    /// Marks are sealed only while all mark; they only add to what lies before the seat.
    fn marks_are_sane(&self, seat: Seat) -> Result<(), String> {
        let sealed = &self.hidden.sealed[seat];
        if self.board.phase != Phase::Mark {
            return ensure(*sealed == Sealed::default(), || "marks are sealed".to_owned());
        }
        let deciding = self.board.deciding.contains(seat);
        ensure(sealed.is_done() != deciding, || "has marked or not".to_owned())?;
        let before = &self.board.players[seat].desk;
        let grows = before.slots.iter().zip(&sealed.desk.slots).all(|pair| match pair {
            (Some(before), Some(after)) => {
                before.card == after.card && before.crossed.without(after.crossed).is_empty()
            }
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        });
        ensure(grows, || format!("{:?} became {:?}", before.slots, sealed.desk.slots))?;
        let completed: CardSet = before.completed(&self.board.deck).collect();
        ensure(completed.is_empty(), || format!("{completed:?} should have been put aside"))?;
        self.board.desk_is_sane(&sealed.desk)
    }
}

impl Board {
    fn deciders_are_sane(&self) -> Result<(), String> {
        let taking = |seat| self.players[seat].to_take > 0;
        let fits = match self.phase {
            Phase::Keep | Phase::Mark => !self.deciding.is_empty(),
            Phase::Replace => self.deciding.len() == 1 && self.deciding.iter().all(taking),
            Phase::Over => self.deciding.is_empty() && self.is_last_expedition(),
        };
        let here = self.deciding.union(SeatSet::all(self.seats())) == SeatSet::all(self.seats());
        ensure(fits && here, || format!("{:?} decide in {:?}", self.deciding, self.phase))
    }

    fn desk_is_sane(&self, desk: &Desk) -> Result<(), String> {
        for held in desk.held() {
            let chamber = self.deck.chamber(held.card);
            let crossed = held.crossed;
            let outside = crossed.without(chamber.open);
            ensure(outside.is_empty(), || format!("{outside} of {} is crossed", held.card))?;
            let path = if crossed.is_empty() { Cells::EMPTY } else { chamber.entrance.flood(crossed) };
            ensure(path == crossed, || format!("{crossed} of {} is no path", held.card))?;
        }
        ensure(desk.gems.iter().all(|gems| *gems <= data::GEMS), || format!("{:?} gems", desk.gems))?;
        ensure(desk.skulls <= data::MOST_SKULLS, || format!("{} skulls", desk.skulls))?;
        let torches = desk.torches >> self.round;
        ensure(torches == 0, || format!("torches {:b} in round {}", desk.torches, self.round))
    }

    fn player_is_sane(&self, player: &Player) -> Result<(), String> {
        let stray = player.fresh.without(player.completed);
        ensure(stray.is_empty(), || format!("{stray:?} is counted, but not completed"))?;
        let waiting = self.phase == Phase::Replace;
        ensure(waiting || player.fresh.is_empty(), || format!("{:?} was not counted", player.fresh))?;
        let empty = player.desk.slots.iter().filter(|slot| slot.is_none()).count();
        let fits = usize::from(player.to_take) <= empty.min(player.fresh.len());
        ensure(fits, || format!("{} cards are to be taken", player.to_take))?;
        for colour in Colour::ALL {
            let counted =
                player.completed.without(player.fresh).intersection(self.deck.of_colour(*colour)).len();
            let pyramids = usize::from(player.pyramids[colour.index()]);
            ensure(counted == pyramids, || format!("{pyramids} {colour} pyramids"))?;
        }
        Ok(())
    }

    fn awards_add_up(&self) -> Result<(), String> {
        for colour in Colour::ALL {
            let at = colour.index();
            let given: u8 = self.players.values().map(|player| player.pyramid_points[at]).sum();
            let taken: u8 = data::AWARDS.iter().take(usize::from(self.awarded[at])).sum();
            ensure(given == taken, || format!("{given} points for {colour} pyramids"))?;
        }
        Ok(())
    }
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}
