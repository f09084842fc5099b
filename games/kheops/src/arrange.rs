//! Odd positions for tests and studies: any arrangement of pieces that could be a position.

use tabletop::{BySeat, Chance, Game, Pile, Seat, Seed, Setup};

use crate::cell::{Cell, Cells};
use crate::data;
use crate::faces::Faces;
use crate::state::{Board, Hidden, Kheops, Laid, Phase, pharaoh_rule};
use crate::types::{Openings, Pawn, Tile, Tiles};

/// Builds a position piece by piece.
///
/// It begins with an empty pyramid, all pawns in the supplies, and white to play a pawn. Pieces are written in the
/// notation, several separated by spaces. Tiles that have no place in the end fill the hands, lowest numbers first,
/// and then the pile; so fewer than nineteen tiles may lie in the pyramid, and its tiles need not touch.
///
/// # Panics
/// Every method panics at a piece that does not exist or is used up: it is written for tests.
///
/// ```
/// use kheops::{Arrange, Pawn};
/// use tabletop::Seat;
///
/// let game = Arrange::new("pharaoh=priest")
///     .tile("7 0.0 r")
///     .tile("47 0.1 lr")
///     .pawn(Seat::B, Pawn::Worker, "0.1")
///     .build();
/// ```
pub struct Arrange {
    board: Board,
    /// Tiles that have no place yet.
    tiles: Tiles,
    hands: [Tiles; 2],
    top: Vec<Tile>,
}

impl Arrange {
    /// An empty pyramid with these options and the reconstructed tiles.
    pub fn new(options: &str) -> Self {
        let mut setup = Setup::new::<Kheops>(data::WORKERS.len(), Seed::new([0; 32]));
        setup.options.update(options).expect("options of the game");
        let board = Board::new(Faces::reconstruction(), pharaoh_rule(&setup));
        Arrange { board, tiles: Tile::all().collect(), hands: [Tiles::EMPTY; 2], top: Vec::new() }
    }

    /// Other tiles; before any is laid.
    pub fn faces(mut self, text: &str) -> Self {
        assert!(self.board.built.is_empty(), "tiles have been laid already");
        self.board.faces = Faces::read(text).expect("a tile set");
        self
    }

    /// A tile in the pyramid: number, cell and openings, as in `build`.
    pub fn tile(mut self, text: &str) -> Self {
        let [tile, cell, openings] = text.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{text} is not a number, a cell and openings")
        };
        let (tile, cell) = (self.take(tile), parse_cell(cell));
        assert!(self.board.laid(cell).is_none(), "there is a tile on {cell}");
        let openings: Openings = openings.parse().expect("openings");
        self.board.lay(cell, Laid { tile, openings });
        self
    }

    /// Any tiles that are left, on all empty cells of the pyramid but these, each lying the first way it can.
    pub fn fill_except(mut self, cells: &str) -> Self {
        let left: Cells = cells.split_whitespace().map(parse_cell).collect();
        for cell in (Cells::ALL - self.board.built - left).iter() {
            let tile = self.tiles.iter().next().expect("a tile is left");
            self.tiles.remove(tile);
            let openings = Openings::orientations(self.board.face(tile).openings)[0];
            self.board.lay(cell, Laid { tile, openings });
        }
        self
    }

    /// A pawn of the seat on each of these cells.
    pub fn pawn(mut self, seat: Seat, pawn: Pawn, cells: &str) -> Self {
        for cell in cells.split(' ').map(parse_cell) {
            assert!(self.board.supply(seat, pawn) > 0, "{seat} has no {pawn} left");
            self.board.players[seat].place(pawn, cell);
        }
        self
    }

    /// Workers of the seat on these cells.
    pub fn workers(self, seat: Seat, cells: &str) -> Self {
        self.pawn(seat, Pawn::Worker, cells)
    }

    /// Tiles in a seat's hand.
    pub fn hand(mut self, seat: Seat, tiles: &str) -> Self {
        for tile in tiles.split(' ') {
            let tile = self.take(tile);
            self.hands[seat.index()].insert(tile);
        }
        self
    }

    /// The top tiles of the pile, the first on top; the others follow by number.
    pub fn pile(mut self, tiles: &str) -> Self {
        self.top = tiles.split(' ').map(|tile| self.take(tile)).collect();
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: Seat) -> Self {
        self.board.turn = seat;
        self
    }

    /// The pawn has been played, and a tile is to be built.
    pub fn building(mut self) -> Self {
        self.board.phase = Phase::Build;
        self
    }

    /// The position.
    pub fn build(mut self) -> Kheops {
        for hand in &mut self.hands {
            while hand.len() < data::HAND
                && let Some(tile) = self.tiles.iter().next()
            {
                self.tiles.remove(tile);
                hand.insert(tile);
            }
        }
        if self.board.built == Cells::ALL {
            self.board.phase = Phase::Over;
        }
        let game = Kheops {
            hidden: Hidden {
                chance: Chance::Sealed(Seed::new([0; 32])),
                hands: BySeat::from_fn(self.hands.len(), |seat| self.hands[seat.index()]),
                pile: Pile::from_top(self.top.into_iter().chain(self.tiles.iter())),
            },
            board: self.board,
        };
        if let Err(problem) = game.validate() {
            panic!("not a position: {problem}");
        }
        game
    }

    fn take(&mut self, tile: &str) -> Tile {
        let tile: Tile = tile.parse().expect("a tile");
        assert!(self.tiles.contains(tile), "tile {tile} has a place already");
        self.tiles.remove(tile);
        tile
    }
}

fn parse_cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}
