//! Majorities that are not settled yet: the rows of the burial chamber and the obelisks.

use super::{Purse, weights};

/// The largest difference of stones that is told apart from larger ones.
const FAR: usize = 12;

/// How likely a seat that is so many stones behind (the first half) or ahead is ahead in the end, in hundredths, by
/// the dockings to come.
const AHEAD: [[i32; 2 * FAR + 1]; 7] = {
    let mut table = [[50; 2 * FAR + 1]; 7];
    let mut dockings = 0;
    while dockings < 7 {
        let mut lead = 1;
        while lead <= FAR {
            let surer = 8 * 50 * lead as i32 / (8 * lead as i32 + weights::DOUBT[dockings]);
            table[dockings][FAR + lead] = 50 + surer;
            table[dockings][FAR - lead] = 50 - surer;
            lead += 1;
        }
        dockings += 1;
    }
    table
};

/// What each seat can expect of the points for places, having these stones now.
pub(super) fn shares(places: &[i32; 4], stones: &[u8; 4], seats: usize, dockings: usize) -> Purse {
    let mut behind = [0; 4];
    for one in 1..seats {
        for other in 0..one {
            let lead = (i32::from(stones[one]) - i32::from(stones[other])).clamp(-(FAR as i32), FAR as i32);
            let ahead = AHEAD[dockings][(lead + FAR as i32) as usize];
            behind[other] += ahead;
            behind[one] += 100 - ahead;
        }
    }
    let mut purse = [0; 4];
    for seat in 0..seats {
        // Between two places the points are in between, too.
        let (place, part) = ((behind[seat] / 100) as usize, behind[seat] % 100);
        let next = places.get(place + 1).copied().unwrap_or(0);
        // Without a stone there is no share, and at the end no hope of one.
        if stones[seat] > 0 || dockings > 0 {
            purse[seat] = 100 * places[place] - part * (places[place] - next);
        }
    }
    purse
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACES: [i32; 4] = [15, 10, 5, 1];

    #[test]
    fn nothing_is_in_doubt_when_no_ship_can_come() {
        assert_eq!(shares(&PLACES, &[4, 0, 5, 1], 4, 0), [1000, 0, 1500, 500]);
        assert_eq!(shares(&PLACES, &[2, 2, 0, 0], 2, 0), [1250, 1250, 0, 0]);
    }

    #[test]
    fn a_lead_counts_for_more_the_fewer_ships_can_come() {
        let leads: Vec<i32> = (0..7).map(|dockings| shares(&PLACES, &[3, 1, 0, 0], 2, dockings)[0]).collect();
        assert!(leads.is_sorted_by(|sooner, later| sooner > later), "{leads:?}");
        assert!(leads[6] > 1250);
    }
}
