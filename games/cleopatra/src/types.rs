//! The vocabulary: cards, mosaics, worshippers, and the pieces of the palace with their places.

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::vocabulary;

use crate::square::Footprint;

vocabulary! {
    /// A material that pieces are built of.
    pub enum Resource ("expected-resource") {
        /// Stone.
        Stone = "stone",
        /// Wood.
        Wood = "wood",
        /// Glass.
        Glass = "glass",
        /// Marble.
        Marble = "marble",
        /// Lapis lazuli.
        Lapis = "lapis",
    }
}

vocabulary! {
    /// The cards of the deck; a `+` marks the corrupt ones that are worth two of their resource.
    pub enum Card ("expected-card") {
        /// An artisan.
        Artisan = "artisan",
        /// One stone.
        Stone = "stone",
        /// Two stones, corrupt.
        StonePlus = "stone+",
        /// One wood.
        Wood = "wood",
        /// Two woods, corrupt.
        WoodPlus = "wood+",
        /// One glass.
        Glass = "glass",
        /// Two glasses, corrupt.
        GlassPlus = "glass+",
        /// One marble.
        Marble = "marble",
        /// Two marbles, corrupt.
        MarblePlus = "marble+",
        /// One lapis lazuli.
        Lapis = "lapis",
        /// Two lapis lazuli, corrupt.
        LapisPlus = "lapis+",
        /// One resource of any type, corrupt.
        Cave = "cave",
    }
}

impl Card {
    /// The standard card of a resource.
    #[inline]
    pub const fn standard(resource: Resource) -> Card {
        Card::ALL[1 + 2 * resource.index()]
    }

    /// The corrupt card of a resource, worth two.
    #[inline]
    pub const fn double(resource: Resource) -> Card {
        Card::ALL[2 + 2 * resource.index()]
    }

    /// The resource printed on the card; artisans and caves show none.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Card::Artisan | Card::Cave => None,
            Card::Stone | Card::StonePlus => Some(Resource::Stone),
            Card::Wood | Card::WoodPlus => Some(Resource::Wood),
            Card::Glass | Card::GlassPlus => Some(Resource::Glass),
            Card::Marble | Card::MarblePlus => Some(Resource::Marble),
            Card::Lapis | Card::LapisPlus => Some(Resource::Lapis),
        }
    }

    /// Does using the card cost an amulet?
    pub const fn is_corrupt(self) -> bool {
        match self {
            Card::StonePlus
            | Card::WoodPlus
            | Card::GlassPlus
            | Card::MarblePlus
            | Card::LapisPlus
            | Card::Cave => true,
            Card::Artisan | Card::Stone | Card::Wood | Card::Glass | Card::Marble | Card::Lapis => false,
        }
    }
}

vocabulary! {
    /// How a card lies in the deck or on a stall.
    pub enum Face ("expected-face") {
        /// Everybody sees what it is.
        Up = "up",
        /// Nobody sees what it is.
        Down = "down",
    }
}

vocabulary! {
    /// The mosaics: the twelve ways of joining five squares, named as usual.
    #[allow(missing_docs, reason = "the letter is the shape")]
    pub enum Mosaic ("expected-mosaic") {
        F = "F",
        I = "I",
        L = "L",
        N = "N",
        P = "P",
        T = "T",
        U = "U",
        V = "V",
        W = "W",
        X = "X",
        Y = "Y",
        Z = "Z",
    }
}

vocabulary! {
    /// The worshippers of Sobek.
    pub enum Worshipper ("expected-worshipper") {
        /// More scarabs for every piece.
        Architect = "architect",
        /// Market and building in one turn.
        Vizier = "vizier",
        /// Cards from the deck.
        Beggar = "beggar",
        /// Fewer resources.
        Merchant = "merchant",
        /// Fewer artisans.
        Foreman = "foreman",
    }
}

vocabulary! {
    /// A stall of the market.
    pub enum Stall ("expected-stall") {
        /// The first.
        One = "1",
        /// The second.
        Two = "2",
        /// The third.
        Three = "3",
    }
}

vocabulary! {
    /// A side of the palace seen from the plaza: which door, which row of the plaza.
    pub enum Side ("expected-side") {
        /// On the left.
        Left = "left",
        /// On the right.
        Right = "right",
    }
}

vocabulary! {
    /// The places for walls, in the order in which they go round from the left door to the right door.
    pub enum Wall ("expected-wall") {
        /// Next to the left door.
        LeftFront = "left-front",
        /// In the middle of the left side.
        LeftMid = "left-mid",
        /// At the back of the left side.
        LeftBack = "left-back",
        /// On the left of the back.
        BackLeft = "back-left",
        /// Behind the throne.
        BackMid = "back-mid",
        /// On the right of the back.
        BackRight = "back-right",
        /// At the back of the right side.
        RightBack = "right-back",
        /// In the middle of the right side.
        RightMid = "right-mid",
        /// Next to the right door.
        RightFront = "right-front",
    }
}

vocabulary! {
    /// The kinds of piece.
    pub enum Kind ("expected-kind") {
        /// A sphinx of the plaza.
        Sphinx = "sphinx",
        /// An obelisk of the plaza.
        Obelisk = "obelisk",
        /// A door of the palace.
        Door = "door",
        /// A wall of columns.
        Wall = "wall",
        /// A mosaic in the garden.
        Mosaic = "mosaic",
        /// The pedestal of the throne.
        Pedestal = "pedestal",
        /// The throne.
        Throne = "throne",
    }
}

vocabulary! {
    /// The categories whose completion makes Cleopatra walk.
    pub enum Category ("expected-category") {
        /// All six sphinxes.
        Sphinxes = "sphinxes",
        /// Both obelisks.
        Obelisks = "obelisks",
        /// Both doors.
        Doors = "doors",
        /// All nine walls.
        Walls = "walls",
        /// Pedestal and throne.
        Throne = "throne",
        /// No mosaic left in the pile.
        Mosaics = "mosaics",
    }
}

vocabulary! {
    /// When the game is over once Cleopatra stands before the palace.
    pub enum EndRule ("expected-end-rule") {
        /// The others play one last turn each.
        LastTurn = "last-turn",
        /// When that building ends.
        Immediate = "immediate",
    }
}

vocabulary! {
    /// Are scarabs and amulets shown?
    pub enum Memory ("expected-memory") {
        /// Everybody must remember them.
        Off = "off",
        /// They are shown to all.
        On = "on",
    }
}

vocabulary! {
    /// The way the game ended.
    pub enum Ending ("expected-ending") {
        /// Cleopatra came to the palace.
        Palace = "palace",
        /// Nobody built any more.
        Standstill = "standstill",
    }
}

/// A piece of the palace and where it is built: `sphinx left`, `mosaic c3 c4 d4 e4 e5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub enum Piece {
    /// A sphinx, in a row of the plaza.
    Sphinx(Side),
    /// An obelisk, in a row of the plaza.
    Obelisk(Side),
    /// A door.
    Door(Side),
    /// A wall.
    Wall(Wall),
    /// The mosaic on top of the pile.
    Mosaic(Footprint),
    /// The pedestal.
    Pedestal,
    /// The throne.
    Throne,
}

impl Piece {
    /// What kind of piece it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Piece::Sphinx(_) => Kind::Sphinx,
            Piece::Obelisk(_) => Kind::Obelisk,
            Piece::Door(_) => Kind::Door,
            Piece::Wall(_) => Kind::Wall,
            Piece::Mosaic(_) => Kind::Mosaic,
            Piece::Pedestal => Kind::Pedestal,
            Piece::Throne => Kind::Throne,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().text())?;
        match self {
            Piece::Sphinx(side) | Piece::Obelisk(side) | Piece::Door(side) => write!(f, " {side}"),
            Piece::Wall(wall) => write!(f, " {wall}"),
            Piece::Mosaic(footprint) => write!(f, " {footprint}"),
            Piece::Pedestal | Piece::Throne => Ok(()),
        }
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
