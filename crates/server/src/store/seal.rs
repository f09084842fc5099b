//! What keeps a log from being changed unnoticed: every entry is chained to the one before it.
//!
//! The chain does not hold what an entry says but a digest of it, salted so that nobody can guess from the digest what was
//! said. So what a person wrote can be deleted: body and salt go, the digest stays, and the chain holds.

use sha2::{Digest as _, Sha256};

use super::{Logged, TableId};

/// A salt's length. It is shorter than a digest, which tells them apart where they are stored.
const SALT: usize = 16;

/// What stands for an entry's body in the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// The body is there: together with this salt it gives the digest.
    Salt([u8; SALT]),
    /// The body that was chained has been deleted, and this is its digest.
    Digest([u8; 32]),
}

impl Trace {
    /// A new salt, from the system's randomness.
    ///
    /// # Panics
    /// When the operating system gives no randomness: nothing that must not be guessed can be made then.
    pub(super) fn random() -> Self {
        let mut salt = [0; SALT];
        getrandom::fill(&mut salt).expect("the operating system gives randomness");
        Trace::Salt(salt)
    }

    /// The digest that stands for this body.
    pub(crate) fn digest(&self, body: &str) -> [u8; 32] {
        match self {
            Trace::Salt(salt) => Sha256::new().chain_update(salt).chain_update(body).finalize().into(),
            Trace::Digest(digest) => *digest,
        }
    }

    /// The trace of an entry whose body goes.
    #[must_use]
    pub(crate) fn without(&self, body: &str) -> Self {
        Trace::Digest(self.digest(body))
    }

    /// Its bytes, as they are stored.
    pub(super) fn bytes(&self) -> &[u8] {
        match self {
            Trace::Salt(salt) => salt,
            Trace::Digest(digest) => digest,
        }
    }

    /// The trace that these bytes are.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        let digest = || bytes.try_into().ok().map(Trace::Digest);
        bytes.try_into().ok().map(Trace::Salt).or_else(digest)
    }
}

/// The chain up to an entry: it changes when anything before it is changed, left out or moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain(pub(super) [u8; 32]);

impl Chain {
    /// The chain of a table without entries.
    pub(crate) fn of(table: TableId) -> Self {
        Chain(Sha256::new().chain_update("mastaba log 2").chain_update(table.bytes()).finalize().into())
    }

    /// The chain with one more entry.
    #[must_use]
    pub(crate) fn with(&self, number: u64, at: i64, digest: &[u8; 32]) -> Self {
        // PostgreSQL works the same out by itself (`statements.rs`): its numbers begin with the highest byte.
        let numbers = Sha256::new().chain_update(self.0).chain_update(number.to_be_bytes());
        Chain(numbers.chain_update(at.to_be_bytes()).chain_update(digest).finalize().into())
    }
}

/// The seal of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// What stands for its body.
    pub trace: Trace,
    /// The chain up to it.
    pub chain: Chain,
}

impl Seal {
    /// The seal of a new entry.
    pub(crate) fn new(before: Chain, trace: Trace, number: u64, at: i64, body: &str) -> Self {
        Seal { trace, chain: before.with(number, at, &trace.digest(body)) }
    }
}

impl Logged {
    /// Is the entry the one that was chained to those before it?
    pub(crate) fn follows(&self, before: Chain) -> bool {
        let Seal { trace, chain } = self.seal;
        before.with(self.number, self.at, &trace.digest(&self.body)) == chain
    }
}

#[cfg(test)]
impl Logged {
    /// A new entry after those up to this chain.
    pub(crate) fn after(before: Chain, number: u64, at: i64, body: String) -> Self {
        let seal = Seal::new(before, Trace::random(), number, at, &body);
        Logged { number, at, body, seal }
    }

    /// Puts this in the place of what it says.
    pub(crate) fn redact(&mut self, body: String) {
        self.seal.trace = self.seal.trace.without(&self.body);
        self.body = body;
    }
}

/// Chains a log that was changed as if it had always said so.
#[cfg(test)]
pub(crate) fn seal_anew(table: TableId, log: &mut [Logged]) {
    let mut chain = Chain::of(table);
    for logged in log {
        logged.seal = Seal::new(chain, logged.seal.trace, logged.number, logged.at, &logged.body);
        chain = logged.seal.chain;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(bodies: &[&str]) -> Vec<Logged> {
        let mut chain = Chain::of(TableId::new([1; 16]));
        let sealed = |(body, number): (&&str, u64)| {
            let logged = Logged::after(chain, number, 1_000 + number.cast_signed(), (*body).to_owned());
            chain = logged.seal.chain;
            logged
        };
        bodies.iter().zip(1..).map(sealed).collect()
    }

    fn holds(log: &[Logged]) -> bool {
        let mut chain = Chain::of(TableId::new([1; 16]));
        log.iter().all(|logged| logged.follows(std::mem::replace(&mut chain, logged.seal.chain)))
    }

    #[test]
    fn whatever_is_changed_in_a_log_breaks_its_chain() {
        let whole = log(&["one", "two", "three"]);
        assert!(holds(&whole));
        let broken = |change: &dyn Fn(&mut Vec<Logged>)| {
            let mut log = whole.clone();
            change(&mut log);
            !holds(&log)
        };
        assert!(broken(&|log| log[1].body.push('!')));
        assert!(broken(&|log| log[1].at += 1));
        assert!(broken(&|log| log[1].number = 7));
        assert!(broken(&|log| log[1].seal.trace = Trace::Salt([9; SALT])));
        assert!(broken(&|log| drop(log.remove(1))));
        assert!(broken(&|log| log.swap(0, 1)));
        assert!(broken(&|log| {
            let (body, seal) = (log[0].body.clone(), log[0].seal);
            (log[1].body, log[1].seal) = (body, seal);
        }));
        let other = Chain::of(TableId::new([2; 16]));
        assert!(!whole[0].follows(other), "a log belongs to its table");
    }

    #[test]
    fn what_a_person_wrote_can_go_and_the_chain_holds() {
        let mut log = log(&["one", "something private", "three"]);
        log[1].redact("nothing".to_owned());
        assert!(holds(&log));
        assert_eq!(Trace::of(log[0].seal.trace.bytes()), Some(log[0].seal.trace));
        assert_eq!(Trace::of(log[1].seal.trace.bytes()), Some(log[1].seal.trace));
        assert_eq!(Trace::of(&[0; 5]), None);
    }
}
