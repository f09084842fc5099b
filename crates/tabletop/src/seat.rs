//! Who sits where: seats, sets of seats, and the one container indexed by seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::error::ParseError;

/// A place at the table. Prints as its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Seat {
    /// The first seat.
    #[default]
    A,
    /// The second seat.
    B,
    /// The third seat.
    C,
    /// The fourth seat.
    D,
}

impl Seat {
    /// Every seat a table can have, in order.
    pub const ALL: [Seat; 4] = [Seat::A, Seat::B, Seat::C, Seat::D];

    /// The seats of a table for `seats` people, in order.
    pub fn first(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::ALL[..seats.min(4)].iter().copied()
    }

    /// 0 for A, 3 for D.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The neighbour on the left at a table for `seats` people: A, B, C, D, A, ...
    #[inline]
    pub const fn left(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        Seat::ALL[if next >= seats { 0 } else { next & 3 }]
    }

    /// The seat's letter.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The seat with this letter, upper case only.
    pub const fn from_letter(letter: char) -> Option<Seat> {
        match letter {
            'A' => Some(Seat::A),
            'B' => Some(Seat::B),
            'C' => Some(Seat::C),
            'D' => Some(Seat::D),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(["A", "B", "C", "D"][self.index()])
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Seat::from_letter), letters.next()) {
            (Some(seat), None) => Ok(seat),
            _ => Err(ParseError::expected("expected-seat", text)),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|_| de::Error::custom("a seat is one of the letters A, B, C and D"))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everybody at a table for `seats` people.
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat as u8)
    }

    /// This set and one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat as u8)
    }

    /// This set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat as u8))
    }

    /// All seats that are in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat::ALL[(self.0.trailing_zeros() & 3) as usize]) }
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

crate::listed!(SeatSet of Seat);

/// One value for each seat of a table: the only container indexed by seat.
///
/// It is a plain array underneath, so that a position made of it is copied, not cloned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T> {
    items: [T; 4],
    seats: u8,
}

impl<T: Default> BySeat<T> {
    /// A value for each of `seats` seats, made by `make`.
    pub fn from_fn(seats: usize, mut make: impl FnMut(Seat) -> T) -> Self {
        // Places beyond the table hold the default, so that derived equality holds.
        let items = Seat::ALL.map(|seat| if seat.index() < seats { make(seat) } else { T::default() });
        BySeat { items, seats: seats.min(4) as u8 }
    }

    /// The default value for each of `seats` seats.
    pub fn new(seats: usize) -> Self {
        BySeat::from_fn(seats, |_| T::default())
    }

    /// The same table with each value changed by `change`.
    pub fn map<U: Default>(self, mut change: impl FnMut(Seat, T) -> U) -> BySeat<U> {
        let seats = self.seats;
        let mut items = self.items.into_iter();
        let items = Seat::ALL.map(|seat| match items.next() {
            Some(item) if seat.index() < seats as usize => change(seat, item),
            _ => U::default(),
        });
        BySeat { items, seats }
    }
}

impl<T> BySeat<T> {
    /// How many seats the table has.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Each seat with its value, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::first(self.seats()).zip(&self.items[..self.seats()])
    }

    /// Each seat with its value to change, in order.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        let seats = self.seats();
        Seat::first(seats).zip(&mut self.items[..seats])
    }

    /// The values alone, in seat order.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.items[..self.seats()].iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

#[cfg(feature = "types")]
impl<T: ts_rs::TS> ts_rs::TS for BySeat<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        format!("Partial<Record<Seat, {}>>", T::name(config))
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<Seat>();
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_to_the_left() {
        assert_eq!(Seat::A.left(2), Seat::B);
        assert_eq!(Seat::B.left(2), Seat::A);
        assert_eq!(Seat::B.left(3), Seat::C);
        assert_eq!(Seat::D.left(4), Seat::A);
    }

    #[test]
    fn a_seat_is_one_upper_case_letter() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for text in ["", "a", "E", "AB", " A"] {
            assert!(text.parse::<Seat>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_set_keeps_its_seats_in_order() {
        let set: SeatSet = [Seat::C, Seat::A].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::A, Seat::C]);
        assert_eq!(set.without(Seat::A).first(), Some(Seat::C));
        assert_eq!(SeatSet::all(3).len(), 3);
        assert_eq!(SeatSet::EMPTY.first(), None);
    }

    #[test]
    fn equal_tables_are_equal_whatever_was_beyond_them() {
        let two = BySeat::from_fn(2, |seat| seat.index() + 7);
        assert_eq!(two.map(|_, n| n), two);
        assert_eq!(two.iter().count(), 2);
        assert_eq!(two[Seat::B], 8);
    }
}
