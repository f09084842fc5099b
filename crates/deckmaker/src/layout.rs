//! Wall layouts: every way to put walls into a chamber whose entrance and tomb lie in opposite corners.

use std::collections::BTreeMap;

use pyramids::{Cell, Cells};

/// Rows and columns of a chamber.
pub(crate) const SIDE: usize = 5;

/// A layout with the entrance at the top left and the tomb at the bottom right.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    /// All that is not wall.
    pub(crate) open: Cells,
    /// Cells of the shortest way, entrance and tomb included.
    pub(crate) way: usize,
    /// The same for all layouts that are rotations or mirror images of each other.
    pub(crate) kind: u32,
}

/// The entrance of every layout.
pub(crate) const ENTRANCE: Cell = Cell::new(0, 0);
/// The tomb of every layout.
pub(crate) const TOMB: Cell = Cell::new(SIDE - 1, SIDE - 1);

/// Every layout that a card may have, by its walls and its way.
pub(crate) fn all(walls: impl Iterator<Item = usize>) -> BTreeMap<(usize, usize), Vec<Layout>> {
    let inside: Vec<Cell> = Cell::all().filter(|cell| *cell != ENTRANCE && *cell != TOMB).collect();
    let mut layouts: BTreeMap<(usize, usize), Vec<Layout>> = BTreeMap::new();
    for walls in walls {
        choose(&inside, walls, Cells::EMPTY, &mut |chosen| {
            if let Some(layout) = layout(chosen) {
                layouts.entry((walls, layout.way)).or_default().push(layout);
            }
        });
    }
    layouts
}

/// Calls `each` with every choice of so many of the cells.
fn choose(cells: &[Cell], count: usize, chosen: Cells, each: &mut impl FnMut(Cells)) {
    if count == 0 {
        return each(chosen);
    }
    for (at, cell) in cells.iter().enumerate() {
        if cells.len() - at >= count {
            choose(&cells[at + 1..], count - 1, chosen.union(Cells::only(*cell)), each);
        }
    }
}

/// The layout of these walls, if it is one that a card may have.
fn layout(walls: Cells) -> Option<Layout> {
    let open = Cell::all().collect::<Cells>().without(walls);
    let connected = Cells::only(ENTRANCE).flood(open) == open;
    if !connected || !has_square(open) {
        return None;
    }
    let way = distances(open, ENTRANCE)[index(TOMB)]? + 1;
    (way == 9 || way == 11).then(|| Layout { open, way, kind: kind(walls) })
}

fn has_square(open: Cells) -> bool {
    (0..SIDE - 1).any(|column| {
        (0..SIDE - 1).any(|row| {
            [(0, 0), (0, 1), (1, 0), (1, 1)]
                .iter()
                .all(|(right, down)| open.has(Cell::new(column + right, row + down)))
        })
    })
}

/// A cell's place in lists of all 25.
pub(crate) fn index(cell: Cell) -> usize {
    cell.column() * SIDE + cell.row()
}

/// The steps from a cell to every other through open cells.
pub(crate) fn distances(open: Cells, from: Cell) -> [Option<usize>; SIDE * SIDE] {
    steps(open, Cells::only(from))
}

/// The steps from any of these cells to every other through open cells.
pub(crate) fn steps(open: Cells, from: Cells) -> [Option<usize>; SIDE * SIDE] {
    let mut distances = [None; SIDE * SIDE];
    let mut reached = from;
    let mut edge = from;
    let mut step = 0;
    while !edge.is_empty() {
        edge.iter().for_each(|cell| distances[index(cell)] = Some(step));
        edge = edge.neighbours().intersection(open).without(reached);
        reached = reached.union(edge);
        step += 1;
    }
    distances
}

/// The least of the eight pictures of a set of walls, each as a number.
fn kind(walls: Cells) -> u32 {
    let last = SIDE - 1;
    let picture = |turn: usize| {
        walls.iter().fold(0u32, |bits, cell| {
            let (mut column, mut row) = (cell.column(), cell.row());
            if turn & 4 != 0 {
                (column, row) = (row, column);
            }
            for _ in 0..turn & 3 {
                (column, row) = (last - row, column);
            }
            bits | 1 << (column * SIDE + row)
        })
    };
    (0..8).map(picture).min().expect("there are eight pictures")
}
