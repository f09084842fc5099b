//! Drawing cards: what the quotas leave open is left to chance.

use std::collections::{BTreeMap, BTreeSet};

use pyramids::{Card, Cell, Colour, Deck};
use tabletop::{Draw as _, Rng};

use crate::layout::{self, ENTRANCE, Layout, SIDE, TOMB};

/// Cards of each colour.
const OF_A_COLOUR: usize = 16;
/// Cards of each colour whose shortest way is the long one.
pub(crate) const LONG_WAYS: usize = 5;

/// Steps that a torch or potion lies off the shortest way, there and back: further off, it is hardly worth it.
const DETOUR: usize = 2;

/// What the quotas say about one card.
#[derive(Clone, Copy)]
pub(crate) struct Quota {
    pub(crate) walls: usize,
    /// Cells of the shortest way: not a quota, but a choice of ours, so that the ways differ.
    pub(crate) way: usize,
    pub(crate) red: usize,
    pub(crate) green: usize,
    pub(crate) skulls: usize,
    pub(crate) crosses: usize,
    pub(crate) torches: usize,
    pub(crate) potions: usize,
    pub(crate) side: Side,
}

impl Quota {
    /// Exchanges gems, skulls and the way with another card of the colour, whose quotas stay met so.
    pub(crate) fn exchange(&mut self, other: &mut Quota) {
        std::mem::swap(&mut self.red, &mut other.red);
        std::mem::swap(&mut self.green, &mut other.green);
        std::mem::swap(&mut self.skulls, &mut other.skulls);
        std::mem::swap(&mut self.way, &mut other.way);
    }
}

/// Where the entrance is; the tomb is in the opposite corner.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// At the top left.
    Left,
    /// At the top right.
    Right,
}

/// A card as it was drawn, with the entrance at the top left.
#[derive(Clone, Copy)]
pub(crate) struct Design {
    pub(crate) quota: Quota,
    pub(crate) layout: Layout,
    icons: [Option<char>; SIDE * SIDE],
}

/// The colour of a card by its number.
pub(crate) fn colour(card: Card) -> Colour {
    match card.number() % 3 {
        1 => Colour::Green,
        2 => Colour::Orange,
        _ => Colour::Purple,
    }
}

/// A value for each of the sixteen cards of a colour, in any order.
fn dealt<T: Copy>(counts: &[(usize, T)], rng: &mut Rng) -> Vec<T> {
    let mut values: Vec<T> =
        counts.iter().flat_map(|(count, value)| std::iter::repeat_n(*value, *count)).collect();
    assert_eq!(values.len(), OF_A_COLOUR, "a quota is about all cards of a colour");
    rng.shuffle(&mut values);
    values
}

/// The quotas of the sixteen cards of a colour, combined at random.
fn quotas(rng: &mut Rng) -> Vec<Quota> {
    let walls = dealt(&[(4, 6), (4, 7), (4, 8), (4, 9)], rng);
    let ways = dealt(&[(LONG_WAYS, 11), (OF_A_COLOUR - LONG_WAYS, 9)], rng);
    let gems = dealt(&[(6, (1, 1)), (3, (2, 1)), (3, (1, 2)), (2, (1, 0)), (2, (0, 1))], rng);
    let skulls = dealt(&[(8, 2), (8, 3)], rng);
    let crosses = dealt(&[(8, 1), (8, 2)], rng);
    let torches = dealt(&[(5, 1), (11, 0)], rng);
    let potions = dealt(&[(4, 1), (12, 0)], rng);
    let sides = dealt(&[(8, Side::Left), (8, Side::Right)], rng);
    (0..OF_A_COLOUR)
        .map(|at| Quota {
            walls: walls[at],
            way: ways[at],
            red: gems[at].0,
            green: gems[at].1,
            skulls: skulls[at],
            crosses: crosses[at],
            torches: torches[at],
            potions: potions[at],
            side: sides[at],
        })
        .collect()
}

/// Draws decks from the layouts.
pub(crate) struct Designer {
    /// By walls and way.
    layouts: BTreeMap<(usize, usize), Vec<Layout>>,
}

impl Designer {
    pub(crate) fn new() -> Self {
        Designer { layouts: layout::all(6..=9) }
    }

    /// How many layouts there are in all.
    pub(crate) fn layouts(&self) -> usize {
        self.layouts.values().map(Vec::len).sum()
    }

    /// A deck that meets every quota.
    pub(crate) fn draw(&self, rng: &mut Rng) -> Vec<Design> {
        let mut by_colour: [Vec<Quota>; 3] = std::array::from_fn(|_| quotas(rng));
        let mut taken = BTreeSet::new();
        Card::all()
            .map(|card| {
                let quota = by_colour[colour(card).index()].pop().expect("sixteen cards of a colour");
                self.draw_card(quota, &mut taken, rng)
            })
            .collect()
    }

    /// Another card with the same quota, of a layout that is not taken yet.
    pub(crate) fn draw_card(&self, quota: Quota, taken: &mut BTreeSet<u32>, rng: &mut Rng) -> Design {
        let layouts = &self.layouts[&(quota.walls, quota.way)];
        loop {
            let layout = layouts[rng.below(layouts.len() as u32) as usize];
            if !taken.contains(&layout.kind)
                && let Some(icons) = place_icons(&quota, &layout, rng)
            {
                taken.insert(layout.kind);
                return Design { quota, layout, icons };
            }
        }
    }
}

/// Puts the icons on different cells, if they have room: torches and potions where they cost a small detour,
/// and one skull where it can be walked round.
fn place_icons(quota: &Quota, layout: &Layout, rng: &mut Rng) -> Option<[Option<char>; SIDE * SIDE]> {
    let from_entrance = layout::distances(layout.open, ENTRANCE);
    let from_tomb = layout::distances(layout.open, TOMB);
    let detour = |cell: Cell| {
        let way = from_entrance[layout::index(cell)].zip(from_tomb[layout::index(cell)]);
        way.map_or(0, |(there, on)| there + on + 1 - layout.way)
    };
    let mut cells: Vec<Cell> = layout.open.iter().filter(|cell| *cell != ENTRANCE && *cell != TOMB).collect();
    rng.shuffle(&mut cells);
    let mut icons = [None; SIDE * SIDE];
    let mut put = |icon: char, count: usize, fits: &dyn Fn(Cell) -> bool| {
        (0..count).all(|_| match cells.iter().position(|cell| fits(*cell)) {
            Some(at) => {
                icons[layout::index(cells.remove(at))] = Some(icon);
                true
            }
            None => false,
        })
    };
    let placed = put('t', quota.torches, &|cell| detour(cell) == DETOUR)
        && put('p', quota.potions, &|cell| detour(cell) == DETOUR)
        && put('s', 1, &|cell| detour(cell) > 0)
        && put('s', quota.skulls - 1, &|_| true)
        && put('r', quota.red, &|_| true)
        && put('g', quota.green, &|_| true)
        && put('x', quota.crosses, &|_| true);
    placed.then_some(icons)
}

impl Design {
    /// The rows of the card in a deck file.
    fn rows(&self) -> String {
        let letter = |cell: Cell| {
            if !self.layout.open.has(cell) {
                '#'
            } else if cell == ENTRANCE {
                'E'
            } else if cell == TOMB {
                'T'
            } else {
                self.icons[layout::index(cell)].unwrap_or('.')
            }
        };
        let column = |column: usize| match self.quota.side {
            Side::Left => column,
            Side::Right => SIDE - 1 - column,
        };
        let row =
            |row: usize| (0..SIDE).map(|at| letter(Cell::new(column(at), row))).collect::<String>() + "\n";
        (0..SIDE).map(row).collect()
    }
}

/// The text of a deck file.
pub(crate) fn text(designs: &[Design]) -> String {
    let card = |(card, design): (Card, &Design)| format!("\n{card} {}\n{}", colour(card), design.rows());
    Card::all().zip(designs).map(card).collect()
}

/// The deck itself.
pub(crate) fn deck(designs: &[Design]) -> Deck {
    text(designs).parse().expect("what is drawn keeps the structure of a deck")
}
