//! Is a position sane: cards, mosaics, scarabs and amulets add up, and nothing is where it cannot be.

use tabletop::{Chance, Seat};

use crate::cards::Cards;
use crate::data;
use crate::garden::Area;
use crate::state::{Board, Cleopatra, Phase, Top};
use crate::types::{Card, Kind, Mosaic};

impl Cleopatra {
    pub(crate) fn sanity(&self) -> Result<(), String> {
        self.cards_add_up()?;
        self.counts_are_right()?;
        self.mosaics_add_up()?;
        for seat in Seat::first(self.board.seats()) {
            self.board.accounts_add_up(seat)?;
        }
        self.board.garden_is_sane()?;
        self.turn_is_sane()
    }

    /// Every card is somewhere, once. They are counted, not sorted: laws look at millions of positions.
    fn cards_add_up(&self) -> Result<(), String> {
        let market = &self.board.market;
        let mut counts = [0u16; Card::ALL.len()];
        let mut add = |more: Cards| {
            // Most of the many hands and stalls, deck by deck, hold nothing.
            if more.is_empty() {
                return;
            }
            for (count, card) in counts.iter_mut().zip(Card::ALL) {
                *count += u16::from(more.count(*card));
            }
        };
        add(market.discards);
        market.up.iter().for_each(|stall| add(*stall));
        self.hidden.stalls.iter().for_each(|stall| stall.values().for_each(&mut add));
        for seat in Seat::first(self.board.seats()) {
            add(self.board.players[seat].seen);
            self.hidden.hands[seat].values().for_each(&mut add);
        }
        let up = [market.top, market.drawn].into_iter().filter_map(|top| match top {
            Top::Up(card) => Some(card),
            Top::Down | Top::None => None,
        });
        for card in self.hidden.deck.iter().chain(up).chain(self.hidden.drawn) {
            counts[card.index()] += 1;
        }
        let are_all =
            counts.iter().zip(Card::ALL).all(|(count, card)| *count == u16::from(data::copies(*card)));
        ensure(are_all, || format!("of the cards there are {counts:?}"))
    }

    /// What everybody sees of the hidden cards agrees with them.
    fn counts_are_right(&self) -> Result<(), String> {
        let market = &self.board.market;
        for (seat, player) in self.board.players.iter() {
            let lens = self.hidden.hands[seat].lens();
            ensure(lens == player.unseen, || format!("{seat} has unseen {lens:?}, not {:?}", player.unseen))?;
        }
        for (stall, down) in self.hidden.stalls.iter().zip(&market.down) {
            ensure(stall.lens() == *down, || format!("a stall has face down {stall:?}, not {down:?}"))?;
        }
        let top_is_hidden = usize::from(market.top == Top::Down);
        let deck = self.hidden.deck.len();
        ensure(deck == usize::from(market.below) + top_is_hidden, || format!("the deck has {deck} cards"))?;
        ensure(market.top != Top::None || market.below == 0, || "the deck has no top".to_owned())?;
        ensure(market.below_down <= market.below, || "more cards lie face down than there are".to_owned())?;
        let down = self.hidden.down;
        let known = match self.hidden.chance {
            Chance::Sealed(_) => u32::from(market.below_down),
            Chance::Free(_) => down.count_ones(),
        };
        ensure(down.count_ones() == known && down >> market.below == 0, || {
            format!("{} cards lie face down, not {}", down.count_ones(), market.below_down)
        })?;
        let drawn = self.hidden.drawn.is_some();
        ensure(drawn == (market.drawn == Top::Down), || "the drawn card is there or not".to_owned())?;
        let placing = self.board.phase == Phase::Place;
        ensure(placing == (market.drawn != Top::None), || "a card is drawn out of turn".to_owned())
    }

    fn mosaics_add_up(&self) -> Result<(), String> {
        let palace = &self.board.palace;
        let mut pile: Vec<Mosaic> = self.hidden.mosaics.iter().chain(palace.top).collect();
        pile.sort_unstable();
        ensure(pile.iter().copied().eq(palace.left_in_pile()), || {
            format!("the pile of mosaics is {pile:?}")
        })?;
        ensure(palace.top.is_some() == (palace.pile != 0), || "the pile of mosaics has no top".to_owned())?;
        let ways = palace.top.map_or(0, |top| top.placements_len(palace.free()));
        ensure(ways == u32::from(palace.ways), || format!("the top mosaic has {ways} ways"))?;
        ensure(palace.top.is_none() || ways > 0, || "the top mosaic fits nowhere".to_owned())
    }

    fn turn_is_sane(&self) -> Result<(), String> {
        let board = &self.board;
        let paying = board.phase == Phase::Pay;
        let afloat = paying || board.phase == Phase::Claim;
        ensure(board.turn.piece.is_some() == afloat, || "a piece is chosen or not".to_owned())?;
        let pays = self.cost().is_some_and(|cost| self.purse().affords(cost));
        ensure(!paying || pays, || "the chosen piece cannot be paid".to_owned())?;
        let claims = !board.turn.claims.is_empty() && board.players[board.seat].statues > 0;
        ensure((board.phase == Phase::Claim) == claims, || "an area can be claimed or not".to_owned())?;
        for (seat, bid) in self.hidden.bids.iter() {
            let due = board.phase == Phase::Offering && !board.bidding.contains(seat);
            ensure(bid.is_some() == due, || format!("{seat} has bid or not"))?;
            ensure(bid.unwrap_or(0) <= board.players[seat].scarabs, || format!("{seat} bid too much"))?;
        }
        let over = board.phase == Phase::Over;
        ensure(board.ending.is_some() == over, || "the game is over or not".to_owned())
    }
}

impl Board {
    /// The ledger explains the scarabs and the amulets.
    fn accounts_add_up(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let ledger = &player.ledger;
        let earned: u16 = Kind::ALL
            .iter()
            .map(|kind| {
                let at = kind.index();
                u16::from(ledger.built[at]) * data::reward(*kind) + u16::from(ledger.bonus[at])
            })
            .sum();
        let gained = data::START_SCARABS + earned + u16::from(ledger.architect) * data::ARCHITECT;
        let scarabs = gained.checked_sub(ledger.fines + ledger.offered);
        ensure(scarabs == Some(player.scarabs), || format!("{seat} has {} scarabs", player.scarabs))?;
        let amulets =
            (ledger.corrupt + ledger.fine_amulets + ledger.kept).checked_add_signed(ledger.offering.into());
        ensure(amulets == Some(player.amulets), || format!("{seat} has {} amulets", player.amulets))?;
        ensure(player.statues <= data::STATUES, || format!("{seat} has too many statues"))?;
        let claimed = player.sanctuaries.parts().count();
        let used = usize::from(data::STATUES - player.statues);
        ensure(claimed == used, || format!("{seat} has {claimed} sanctuaries with {used} statues"))
    }

    fn garden_is_sane(&self) -> Result<(), String> {
        let palace = &self.palace;
        let laid =
            palace.laid.iter().flatten().fold(Area::EMPTY, |area, footprint| area.union(footprint.area()));
        ensure(laid == palace.covered, || "the mosaics are not what is covered".to_owned())?;
        ensure(laid.common(Area::THRONE).is_empty(), || "a mosaic lies on the throne's space".to_owned())?;
        for mosaic in Mosaic::ALL {
            if let Some(footprint) = palace.laid[mosaic.index()] {
                ensure(mosaic.has_shape(footprint), || format!("{mosaic} has another shape"))?;
                let in_pile = palace.pile & 1 << mosaic.index() != 0;
                ensure(!in_pile, || format!("{mosaic} is in the garden and in the pile"))?;
            }
        }
        let squares: u32 = palace.laid.iter().flatten().map(|footprint| footprint.area().len()).sum();
        ensure(squares == laid.len(), || "two mosaics overlap".to_owned())?;
        let mut sacred = Area::EMPTY;
        for (seat, player) in self.players.iter() {
            let taken = player.sanctuaries.common(sacred.union(laid).union(Area::THRONE));
            ensure(taken.is_empty(), || format!("{seat}'s sanctuary holds something"))?;
            sacred = sacred.union(player.sanctuaries);
        }
        ensure(self.walk <= palace.complete().min(data::WALK), || "Cleopatra has walked too far".to_owned())
    }
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}
