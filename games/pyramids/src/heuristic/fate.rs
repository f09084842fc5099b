//! What becomes of a score card in the marks to come: gems without a partner may find one, and skulls grow dearer.

use super::Worth;
use crate::data;
use crate::desk::Desk;

/// What a gem without a partner gains by finding one, with so much time for it; of so many at most.
const LONELY_GEM: Worth = 136;
const TIME_TO_PAIR: i32 = 8;
const MOST_LONELY: i32 = 5;
/// Skulls that a mark adds in the end, in hundredths, less what potions erase.
const SKULLS_PER_MARK: i32 = 19;

/// What a gem without a partner is worth beyond its point, with so many marks to come.
#[inline]
pub(super) fn hope_of_a_pair(marks: i32) -> Worth {
    LONELY_GEM * marks.min(TIME_TO_PAIR) / TIME_TO_PAIR
}

/// What so many skulls will cost in the end: those that are still to come are the dearer the more there are.
#[inline]
pub(super) fn dread(skulls: u8, marks: i32) -> Worth {
    let then = (100 * i32::from(skulls) + marks * SKULLS_PER_MARK).min(100 * i32::from(data::MOST_SKULLS));
    let (whole, part) = ((then / 100) as usize, then % 100);
    let dearer = data::SKULLS[(whole + 1).min(data::SKULLS.len() - 1)];
    data::SKULLS[whole] * (100 - part) + dearer * part
}

impl Desk {
    /// What its gems and skulls will be worth in the end, beside what they are worth now.
    pub(super) fn fate(&self, marks: i32) -> Worth {
        let [red, green] = self.gems;
        let lonely = i32::from(red.abs_diff(green)).min(MOST_LONELY);
        let skulls =
            dread(self.skulls, marks) - dread(0, marks) - 100 * data::SKULLS[usize::from(self.skulls)];
        lonely * hope_of_a_pair(marks) - skulls
    }
}
