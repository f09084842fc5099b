//! A sensible player: it weighs what it finds against the way to the tomb, one decision at a time.

use pyramids::{Action, Board, Card, Cells, Chamber, Colour, Icon, Pyramids, View};
use tabletop::{Draw as _, Game as _, Rng, Seat, Viewer};

use crate::layout::{self, index};

/// Expeditions of a game, and of a round.
const EXPEDITIONS: u8 = 28;
const IN_A_ROUND: u8 = 7;
/// What the player counts on for a completed card: its points, and a share of pyramid points.
const COMPLETED: f64 = 22.0;
/// What a step of the way still to go takes away from that, as a share.
const STEP: f64 = 0.085;
/// Cells that a mark brings the player forward, on average.
const STRIDE: f64 = 2.2;
/// How much a card can be liked for no reason.
const LIKING: f64 = 5.0;
/// The skull track.
const SKULLS: [f64; 11] = [0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0, 12.0, 15.0, 18.0];

/// The best action of a deciding seat, as far as this player can tell. Between cards that it could take, taste
/// decides too.
pub(crate) fn choose(game: &Pyramids, seat: Seat, taste: &mut Rng) -> Action {
    let view = game.view(Viewer::Seat(seat));
    let player = Player { view: &view, board: view.board(), seat };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut value = |action: &Action| {
        let liking = match action {
            Action::Keep(..) | Action::Take(_) | Action::TakeDeck => {
                f64::from(taste.below(1_000)) * LIKING / 1_000.0
            }
            Action::Mark(..) | Action::Bonus(..) => 0.0,
        };
        player.value(action) + liking
    };
    let valued = legal.iter().map(|action| (action, value(action)));
    let best = valued.max_by(|(_, one), (_, other)| one.total_cmp(other));
    *best.expect("a deciding seat can act").0
}

struct Player<'v> {
    view: &'v View,
    board: &'v Board,
    seat: Seat,
}

impl Player<'_> {
    fn value(&self, action: &Action) -> f64 {
        match *action {
            Action::Keep(one, other) => self.promise(one) + self.promise(other),
            Action::Mark(card, cells) => self.gain(card, cells),
            Action::Bonus(card, cell) => self.gain(card, Cells::only(cell)),
            Action::Take(card) => self.promise(card),
            // What an unseen card promises is what cards promise on average.
            Action::TakeDeck => {
                let unseen = Card::all().filter(|card| !self.board.display().has(*card));
                let (sum, count) =
                    unseen.fold((0.0, 0.0), |(sum, count), card| (sum + self.promise(card), count + 1.0));
                sum / count
            }
        }
    }

    /// Expeditions still to come after this one.
    fn left(&self) -> f64 {
        let played = self.board.round().saturating_sub(1) * IN_A_ROUND + self.board.expedition();
        f64::from(EXPEDITIONS - played.min(EXPEDITIONS))
    }

    /// What crossing these cells brings: icons, and the way to the tomb.
    fn gain(&self, card: Card, cells: Cells) -> f64 {
        let chamber = self.board.deck().chamber(card);
        let before = self.view.cards(self.seat).find(|(other, _)| *other == card).map(|(_, crossed)| crossed);
        let before = before.unwrap_or(Cells::EMPTY);
        self.icons(chamber, cells) + self.prospect(chamber, before.union(cells))
            - self.prospect(chamber, before)
    }

    fn icons(&self, chamber: &Chamber, cells: Cells) -> f64 {
        let count = |icon| chamber.icons(icon).intersection(cells).len();
        let [red, green] = self.view.gems(self.seat);
        let gem = |own: u8, other: u8| match own {
            10.. => 0.0,
            own if own < other => 4.0,
            _ => 2.0,
        };
        let torch =
            count(Icon::Torch) > 0 && !self.view.torches(self.seat).any(|round| round == self.board.round());
        let skulls = usize::from(self.view.skulls(self.seat));
        let more = (skulls + count(Icon::Skull)).min(SKULLS.len() - 1);
        let after = more.saturating_sub(2 * count(Icon::Potion));
        // A skull also makes the next ones dearer.
        let dread = |skulls: usize| SKULLS[skulls] + 0.6 * skulls as f64;
        count(Icon::Red) as f64 * gem(red, green)
            + count(Icon::Green) as f64 * gem(green, red)
            + f64::from(u8::from(torch)) * 6.0
            + dread(skulls)
            - dread(after)
            + count(Icon::Cross) as f64 * 1.6
    }

    /// What a card with these crosses is worth for its tomb.
    fn prospect(&self, chamber: &Chamber, crossed: Cells) -> f64 {
        let done = self.completed_value(chamber.colour());
        let tomb = chamber.tomb().first().expect("a chamber has a tomb");
        if crossed.has(tomb) {
            // A new card takes its place.
            return done + if self.left() > 3.0 { done * (1.0 - 10.0 * STEP) } else { 0.0 };
        }
        let (from, first) = if crossed.is_empty() { (chamber.entrance(), 1) } else { (crossed, 0) };
        let steps = layout::steps(chamber.open(), from)[index(tomb)].map_or(0, |steps| steps + first) as f64;
        if steps > self.left() * STRIDE * 1.6 { 0.0 } else { done * (1.0 - steps * STEP).max(0.0) }
    }

    /// Completed cards are worth more where they bring pyramid points nearer.
    fn completed_value(&self, colour: Colour) -> f64 {
        let own = self.board.completed(self.seat).intersection(self.board.deck().of_colour(colour)).len();
        COMPLETED + if own % 2 == 1 && own < 6 { 3.0 } else { 0.0 }
    }

    /// What a card that nothing is crossed on promises.
    fn promise(&self, card: Card) -> f64 {
        let chamber = self.board.deck().chamber(card);
        let count = |icon| chamber.icons(icon).len() as f64;
        let way = self.prospect(chamber, Cells::EMPTY);
        way + (count(Icon::Red) + count(Icon::Green)) * 1.6
            + count(Icon::Torch) * 1.5
            + count(Icon::Potion) * if self.view.skulls(self.seat) > 3 { 2.0 } else { 0.7 }
            + count(Icon::Cross) * 1.2
            - count(Icon::Skull) * 0.6
    }
}
