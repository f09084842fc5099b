//! What bots may know about good play: what each seat may expect to have at the end.
//!
//! A seat's marks carry it so many steps: over its two cards, the nearer first, and then over cards it does not
//! have yet. The numbers were fitted to how games of one-step players ended (12,000 games), and then moved one by
//! one wherever that made such a player win more.

use tabletop::{BySeat, Craft, Method, Playout, Seat};

use crate::cells::Cells;
use crate::data;
use crate::desk::{Desk, Held, Stage};
use crate::score::points;
use crate::state::{Board, Phase, Pyramids};
use crate::types::{Card, CardSet, Icon};

/// How to search, found by races. A seat thinks mostly about its own cards, so the lead tells more than the win.
/// The next pattern is anybody's guess, so a tree has little to hold on to below the first choice, and curiosity
/// there costs more than it finds. The horizon is about a round of four seats: half of it cost a third of the wins.
/// Much luck is left to whoever is behind: a scale on which a point counts always keeps the weaker levels from giving up.
pub(crate) const CRAFT: Craft = Craft {
    method: Method::Flat,
    playout: Playout::Sensible,
    horizon: 28,
    margin: 100,
    lead: 20,
    stretch: 4,
    exploration: 15,
    promise: 0,
    history: 0,
    prior: 1_600,
    widening: 0,
    overlooks: [55, 30, 16, 11],
};

/// Hundredths of a point, as everything here is in hundredths: steps, skulls and chances too.
pub(crate) type Worth = i32;

/// Steps that a mark and a bonus cross bring a seat forward.
const STRIDE: i32 = 320;
const BONUS_STRIDE: i32 = 57;
/// Steps of a card that is not there yet.
const WHOLE_WAY: i32 = 972;
/// What the tomb takes beyond its step: the last mark rarely fits.
const LAST_STEP: i32 = 111;
/// How uncertain it is how far a seat comes: at least, and for each mark to come.
const BLUR: i32 = 360;
const BLUR_PER_MARK: i32 = 14;

/// Points of a completed card.
const CARD: Worth = 100 * data::CARD_POINTS;
/// What the card that comes next, and later ones, give beside their own points.
const NEXT_CARD: Worth = 597;
const LATER_CARDS: Worth = 775;
/// What is to be found on the card that comes next.
const NEXT_FINDS: Worth = 265;
/// From so many marks on, there is time for all that is to be found on a card.
const TIME_TO_FIND: i32 = 4;
/// A bonus cross, beside its steps.
const BONUS: Worth = 70;

/// Of an award that others may take first, the share that the next smaller one stands for.
const LOST_AWARD: i32 = 25;
/// Of an award that one more pyramid would take, the share to count on with so much time for it.
const HOPE: i32 = 30;
const TIME_TO_HOPE: i32 = 20;
/// What a gem without a partner gains by finding one, with so much time for it; of so many at most.
const LONELY_GEM: Worth = 71;
const TIME_TO_PAIR: i32 = 10;
const MOST_LONELY: i32 = 4;
/// Skulls that a mark adds in the end, less what potions erase.
const SKULLS_PER_MARK: i32 = 21;

impl Pyramids {
    /// What each seat may expect to have at the end, in hundredths of a point.
    pub(crate) fn foresee(&self) -> BySeat<i32> {
        let mut awarded = self.board.awarded;
        let mut stands = BySeat::from_fn(self.board.seats(), |seat| self.stand(seat));
        self.count_fresh(&mut stands, &mut awarded);
        stands.map(|_, stand| stand.now() + stand.later(&self.board, &awarded))
    }

    fn stand(&self, seat: Seat) -> Stand {
        let Pyramids { board, hidden } = self;
        let player = &board.players[seat];
        let after = board.expeditions_left();
        let stand = Stand {
            desk: player.desk,
            completed: player.completed,
            pyramids: player.pyramids,
            pyramid_points: player.pyramid_points,
            marks: after,
            bonuses: 0,
        };
        match board.phase {
            Phase::Mark => {
                let sealed = &hidden.sealed[seat];
                let completed = sealed.desk.completed(&board.deck).collect();
                let (marks, bonuses) = match sealed.stage {
                    Stage::Done => (after, 0),
                    Stage::Mark => (after + 1, 0),
                    Stage::Bonus(owed) => (after, i32::from(owed)),
                };
                let completed = player.completed.union(completed);
                Stand { desk: sealed.desk, completed, marks, bonuses, ..stand }
            }
            Phase::Keep => {
                let hand = hidden.hands[seat].as_ref().expect("every seat was dealt cards");
                let mut kept = hand.kept().iter().map(|card| Held { card, crossed: Cells::EMPTY });
                Stand { desk: Desk { slots: std::array::from_fn(|_| kept.next()), ..player.desk }, ..stand }
            }
            Phase::Replace | Phase::Over => stand,
        }
    }

    /// Counts pyramids that have been completed and not been counted yet, as it will be done.
    fn count_fresh(&self, stands: &mut BySeat<Stand>, awarded: &mut [u8; 3]) {
        let board = &self.board;
        let fresh = stands.iter().fold(CardSet::EMPTY, |all, (seat, stand)| {
            let player = &board.players[seat];
            all.union(stand.completed.without(player.completed)).union(player.fresh)
        });
        for card in fresh.iter() {
            let colour = board.deck.chamber(card).colour.index();
            let owner = stands.iter_mut().find(|(_, stand)| stand.completed.has(card));
            let (_, owner) = owner.expect("a completed card has an owner");
            owner.pyramids[colour] += 1;
            if data::AWARDED.contains(&owner.pyramids[colour])
                && let Some(points) = data::AWARDS.get(usize::from(awarded[colour]))
            {
                awarded[colour] += 1;
                owner.pyramid_points[colour] += points;
            }
        }
    }
}

impl Board {
    /// Expeditions after the running one.
    fn expeditions_left(&self) -> i32 {
        let played = self.round.saturating_sub(1) * data::EXPEDITIONS + self.expedition;
        i32::from(data::ROUNDS * data::EXPEDITIONS - played)
    }
}

/// How far a seat is, and what it has left to go further.
#[derive(Default)]
struct Stand {
    desk: Desk,
    completed: CardSet,
    /// Pyramids of each colour and points for them, with those that will be counted after the marks.
    pyramids: [u8; 3],
    pyramid_points: [u8; 3],
    /// Marks to come.
    marks: i32,
    /// Bonus crosses that are owed.
    bonuses: i32,
}

/// A card that a seat works on.
#[derive(Clone, Copy)]
struct Work {
    /// None for a card that has still to be taken.
    card: Option<Card>,
    /// Steps still to go.
    way: i32,
    /// What is still to be found on it.
    finds: Worth,
}

impl Stand {
    /// The points as if the game ended now.
    fn now(&self) -> Worth {
        let pyramids = self.pyramid_points.iter().map(|points| i32::from(*points)).sum::<i32>();
        100 * (points(&self.desk, self.completed) + pyramids)
    }

    /// What is still to be expected.
    fn later(&self, board: &Board, awarded: &[u8; 3]) -> Worth {
        let reach = self.marks * STRIDE + self.bonuses * BONUS_STRIDE;
        if reach == 0 {
            return 0;
        }
        let mut works = self.desk.slots.map(|slot| self.work(board, slot));
        if works[1].way < works[0].way {
            works.swap(0, 1);
        }
        let blur = BLUR + BLUR_PER_MARK * self.marks;
        let mut worth = self.gems() + self.skulls() + self.bonuses * BONUS;
        let mut pyramids = self.pyramids;
        let mut way = 0;
        for work in works {
            way += work.way;
            let award = match work.card {
                Some(card) => {
                    let colour = board.deck.chamber(card).colour.index();
                    pyramids[colour] += 1;
                    award(pyramids[colour], awarded[colour])
                }
                None => NEXT_CARD,
            };
            let chance = ((reach - way + blur) * 100 / (2 * blur)).clamp(0, 100);
            worth += (CARD + award) * chance / 100;
            worth += work.finds * self.marks.min(TIME_TO_FIND) / TIME_TO_FIND;
        }
        for (pyramids, awarded) in pyramids.iter().zip(awarded) {
            // Half of the way to an award.
            let next = award_points(pyramids + 1, *awarded);
            worth += next * HOPE * self.marks.min(TIME_TO_HOPE) / (100 * TIME_TO_HOPE);
        }
        worth + (CARD + LATER_CARDS) * cards_within(reach - way) / 100
    }

    fn work(&self, board: &Board, slot: Option<Held>) -> Work {
        let Some(held) = slot.filter(|held| !self.completed.has(held.card)) else {
            return Work { card: None, way: WHOLE_WAY, finds: NEXT_FINDS };
        };
        let chamber = board.deck.chamber(held.card);
        let finds = Icon::ALL.iter().map(|icon| {
            let worth = match icon {
                Icon::Red | Icon::Green => 79,
                Icon::Torch => 150,
                Icon::Skull => -84,
                Icon::Potion => 110,
                Icon::Cross => 27,
            };
            worth * chamber.icons(*icon).without(held.crossed).len() as Worth
        });
        let way = 100 * i32::from(board.deck.way(held.card).left(held.crossed)) + LAST_STEP;
        Work { card: Some(held.card), way, finds: finds.sum() }
    }

    /// What gems without a partner are worth beyond their point: they may find one.
    fn gems(&self) -> Worth {
        let [red, green] = self.desk.gems;
        let lonely = i32::from(red.abs_diff(green)).min(MOST_LONELY);
        lonely * LONELY_GEM * self.marks.min(TIME_TO_PAIR) / TIME_TO_PAIR
    }

    /// What skulls still to come will cost, which is the more the more there are.
    fn skulls(&self) -> Worth {
        let now = 100 * i32::from(self.desk.skulls);
        let then = (now + self.marks * SKULLS_PER_MARK).min(100 * i32::from(data::MOST_SKULLS));
        let cost = |skulls: i32| {
            let (whole, part) = ((skulls / 100) as usize, skulls % 100);
            let dearer = data::SKULLS.get(whole + 1).copied().unwrap_or(data::SKULLS[whole]);
            data::SKULLS[whole] * (100 - part) + dearer * part
        };
        cost(now) - cost(then)
    }
}

/// What a seat's so many pyramids of a colour bring, when so many awards are gone and others may be first.
fn award(pyramids: u8, awarded: u8) -> Worth {
    let (next, smaller) = (award_points(pyramids, awarded), award_points(pyramids, awarded + 1));
    (next * (100 - LOST_AWARD) + smaller * LOST_AWARD) / 100
}

/// The award for so many pyramids of a colour, when so many are gone.
fn award_points(pyramids: u8, awarded: u8) -> Worth {
    match data::AWARDS.get(usize::from(awarded)) {
        Some(points) if data::AWARDED.contains(&pyramids) => 100 * i32::from(*points),
        Some(_) | None => 0,
    }
}

/// How many cards, in hundredths, so many steps complete on average from the start: the last one is rarely done.
fn cards_within(steps: i32) -> i32 {
    match steps.max(0) {
        steps @ 0..WHOLE_WAY => 50 * steps / WHOLE_WAY * steps / WHOLE_WAY,
        steps => (100 * steps - 50 * WHOLE_WAY) / WHOLE_WAY,
    }
}
