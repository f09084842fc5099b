//! Fair shuffles: what a host promises before anyone sits down, and how everybody's chance becomes one seed.
//!
//! `docs/records.md` defines both texts; nothing here may change what they hash to.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::phrase::Phrase;
use crate::record::{Material, Record};
use crate::seat::BySeat;
use crate::seed::{Seed, hex};

/// What a host commits to, together with a secret, before anyone sits down.
#[derive(Clone, Copy, Debug)]
pub struct Promise<'a> {
    /// The table's id.
    pub table: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u16,
    /// How many play.
    pub seats: usize,
    /// The full print of the options.
    pub options: &'a str,
    /// A custom deck or tile set.
    pub material: Option<&'a Material>,
}

impl Promise<'_> {
    /// The hash that is shown: it fixes the promise and the secret, and gives neither away.
    pub fn commitment(&self, secret: &[u8; 32]) -> [u8; 32] {
        let mut text = format!(
            "mastaba commitment 1\ntable {}\ngame {}\nrules {}\nseats {}\noptions {}\n",
            self.table, self.game, self.rules, self.seats, self.options
        );
        let mut line = |line: std::fmt::Arguments<'_>| {
            writeln!(text, "{line}").expect("a String takes all that is written");
        };
        if let Some(material) = self.material {
            line(format_args!("material {} {}", material.kind, hex(&sha256(material.text().as_bytes()))));
        }
        line(format_args!("secret {}", hex(secret)));
        sha256(text.as_bytes())
    }
}

/// The hash by which a person's device commits to its nonce.
pub fn nonce_hash(nonce: &[u8; 32]) -> [u8; 32] {
    sha256(nonce)
}

/// The seed that the host's secret and everybody's nonces make together.
pub fn agreed_seed(commitment: &[u8; 32], secret: &[u8; 32], nonces: &BySeat<Option<[u8; 32]>>) -> Seed {
    let mut text = format!("mastaba seed 1\ncommitment {}\nsecret {}\n", hex(commitment), hex(secret));
    for (seat, nonce) in nonces.iter() {
        if let Some(nonce) = nonce {
            writeln!(text, "nonce {seat} {}", hex(nonce)).expect("a String takes all that is written");
        }
    }
    Seed::new(sha256(text.as_bytes()))
}

/// Why a record does not prove its shuffles fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// It has no commitment at all.
    Nothing,
    /// The commitment is not that of this secret, table and set-up.
    Commitment,
    /// The seed is not the one that was agreed on.
    Seed,
}

impl Record {
    /// Checks that the host kept the promise: the commitment fits secret and set-up, and the seed fits everything.
    ///
    /// # Errors
    /// With what does not fit.
    pub fn verify_fair(&self) -> Result<(), Unproven> {
        let fair = self.fair.as_ref().ok_or(Unproven::Nothing)?;
        let promise = |rules| Promise {
            table: &fair.table,
            game: &self.game,
            rules,
            seats: self.seats,
            options: &self.options,
            material: self.material.as_ref(),
        };
        let kept = |rules| promise(rules).commitment(&fair.secret) == fair.commitment;
        // The first edition, whose rules are version 1, took tables over to them; since then a table keeps its rules.
        let is_kept = kept(self.rules) || self.rules == 1 && kept(0);
        if !is_kept {
            return Err(Unproven::Commitment);
        }
        if agreed_seed(&fair.commitment, &fair.secret, &fair.nonces) != self.seed {
            return Err(Unproven::Seed);
        }
        Ok(())
    }

    /// Says how the record proves its shuffles fair, or why it does not.
    ///
    /// # Errors
    /// With what does not fit.
    pub fn fairness(&self) -> Result<Phrase, Phrase> {
        self.verify_fair().map_err(|unproven| match unproven {
            Unproven::Nothing => Phrase::new("verify-nothing"),
            Unproven::Commitment => Phrase::new("verify-commitment"),
            Unproven::Seed => Phrase::new("verify-seed"),
        })?;
        let devices = self.fair.iter().flat_map(|fair| fair.nonces.values()).flatten().count();
        Ok(Phrase::new("verify-proven").with("devices", devices))
    }
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Fair;
    use crate::seat::Seat;

    fn proven() -> Record {
        let (table, secret) = ("table-1".to_owned(), [1; 32]);
        let material = Some(Material::new("tiles", "1,room\n"));
        let promise = Promise {
            table: &table,
            game: "toy",
            rules: 1,
            seats: 2,
            options: "none",
            material: material.as_ref(),
        };
        let commitment = promise.commitment(&secret);
        let nonces = BySeat::from_fn(2, |seat| (seat == Seat::B).then_some([7; 32]));
        Record {
            game: "toy".to_owned(),
            rules: 1,
            seats: 2,
            options: "none".to_owned(),
            seed: agreed_seed(&commitment, &secret, &nonces),
            fair: Some(Fair { table, commitment, secret, nonces }),
            names: BySeat::new(2),
            material,
            result: None,
            plays: Vec::new(),
        }
    }

    #[test]
    fn a_kept_promise_is_proven_and_every_broken_one_is_found() {
        assert_eq!(proven().verify_fair(), Ok(()));
        let broken = |change: &dyn Fn(&mut Record)| {
            let mut record = proven();
            change(&mut record);
            record.verify_fair()
        };
        let fair = |record: &mut Record, change: &dyn Fn(&mut Fair)| {
            change(record.fair.as_mut().expect("it has a promise"));
        };
        let promise = Err(Unproven::Commitment);
        assert_eq!(broken(&|record| record.fair = None), Err(Unproven::Nothing));
        assert_eq!(broken(&|record| record.rules = 0), promise, "nobody goes on by older rules");
        assert_eq!(broken(&|record| record.rules = 2), promise, "nor by newer ones");
        assert_eq!(broken(&|record| record.seats = 3), promise);
        assert_eq!(broken(&|record| record.game.push('s')), promise);
        assert_eq!(broken(&|record| record.options.push('s')), promise);
        assert_eq!(broken(&|record| record.material = None), promise);
        assert_eq!(broken(&|record| fair(record, &|fair| fair.table.push('s'))), promise);
        assert_eq!(broken(&|record| fair(record, &|fair| fair.secret[0] = 9)), promise);
        assert_eq!(broken(&|record| fair(record, &|fair| fair.commitment[0] ^= 1)), promise);
        assert_eq!(broken(&|record| record.seed = Seed::new([0; 32])), Err(Unproven::Seed));
        assert_eq!(broken(&|record| fair(record, &|fair| fair.nonces[Seat::B] = None)), Err(Unproven::Seed));
        assert_eq!(
            broken(&|record| fair(record, &|fair| fair.nonces[Seat::A] = Some([7; 32]))),
            Err(Unproven::Seed)
        );
    }

    #[test]
    fn only_the_first_edition_took_tables_over_to_its_rules() {
        let opened_under = |opened: u16, rules: u16| {
            let mut record = proven();
            record.rules = rules;
            let fair = record.fair.as_mut().expect("it has a promise");
            let promise = Promise {
                table: &fair.table,
                game: &record.game,
                rules: opened,
                seats: record.seats,
                options: &record.options,
                material: record.material.as_ref(),
            };
            fair.commitment = promise.commitment(&fair.secret);
            record.seed = agreed_seed(&fair.commitment, &fair.secret, &fair.nonces);
            record.verify_fair()
        };
        assert_eq!([opened_under(0, 1), opened_under(1, 1), opened_under(2, 2)], [Ok(()); 3]);
        assert_eq!([opened_under(1, 2), opened_under(0, 2)], [Err(Unproven::Commitment); 2]);
    }

    #[test]
    fn nonces_of_different_seats_are_not_the_same() {
        let seed = |holder| {
            let nonces = BySeat::from_fn(2, |seat| (seat == holder).then_some([7; 32]));
            agreed_seed(&[0; 32], &[1; 32], &nonces)
        };
        assert_ne!(seed(Seat::A), seed(Seat::B));
    }
}
