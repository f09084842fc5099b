//! Making a table.

use std::sync::Arc;

use tabletop::{Options, Seat, Seed, Setup};

use super::task::{body, header, trouble};
use super::{Ask, Host, now};
use crate::store::{Append, TableId};
use crate::table::{
    Allows, BUILD, Code, Command, Decision, Entry, FORMAT, Opened, Plan, Refusal, TableState, Time,
    Unreadable, Who, commitment, known_bot,
};
use crate::token::{Hash, Token};

/// A table that somebody wants.
pub(crate) struct NewTable {
    pub(crate) game: String,
    /// The options that are not to be the usual ones, as `NAME=VALUE,NAME=VALUE`.
    pub(crate) options: String,
    pub(crate) material: Option<String>,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) allows: Allows,
    pub(crate) time: Option<Time>,
    pub(crate) stand_in: String,
    pub(crate) rematch_of: Option<TableId>,
}

/// Who is to sit at a seat.
pub(crate) enum NewSeat {
    /// Whoever comes with a link.
    Link,
    /// A person at this device.
    Here { name: String, nonce: Option<Hash> },
    /// Whoever held that seat before.
    Again { seat: Seat },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot { bot: String },
}

/// A table that was made, with its credentials: the only time they are seen.
pub(crate) struct Created {
    pub(crate) table: TableId,
    pub(crate) commitment: [u8; 32],
    pub(crate) creator: Token,
    pub(crate) spectator: Token,
    /// The links of those who are awaited, and the credentials of those who are here.
    pub(crate) seats: Vec<Option<Token>>,
}

/// Time budgets from ten seconds to thirty days.
const TIMES: std::ops::RangeInclusive<u32> = 10..=30 * 24 * 60 * 60;

impl Host {
    /// Makes a table.
    pub(crate) async fn create(self: &Arc<Self>, new: NewTable) -> Result<Created, Refusal> {
        let table = TableId::random();
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|_| Code::Trouble)?;
        let creator = Token::random(table);
        let spectator = Token::random(table);
        let tokens: Vec<Option<Token>> = new
            .seats
            .iter()
            .map(|seat| matches!(seat, NewSeat::Link | NewSeat::Here { .. }).then(|| Token::random(table)))
            .collect();
        let opened = opened(&new, table, &secret, [creator.hash(), spectator.hash()], &tokens)?;
        let commitment = opened.commitment.0;
        let (log, state) = begin(table, secret, opened, &new.seats, &tokens)?;
        let stored = self.store.create(table, &secret, header(&state), log).await;
        stored.map_err(|problem| trouble(table, &problem))?;
        self.metrics.tables.inc();
        if !state.bots_to_move().is_empty() {
            // Bots may begin at once; if the queue is full the table's clock asks them.
            let _ = self.wake(table).asks.try_send(Ask::Settle);
        }
        Ok(Created { table, commitment, creator, spectator, seats: tokens })
    }
}

/// The first entry, if there can be such a game.
fn opened(
    new: &NewTable,
    table: TableId,
    secret: &[u8; 32],
    [creator, spectator]: [Hash; 2],
    tokens: &[Option<Token>],
) -> Result<Opened, Refusal> {
    let title = catalog::find(&new.game).map_err(|problem| Refusal::with(Code::NoGame, problem))?;
    let mut options = Options::new(title.choices());
    let bad = |error: tabletop::SetupError| Refusal::with(Code::BadSetup, error.problem).in_game(title.id());
    options.update(&new.options).map_err(bad)?;
    // A trial with any seed shows whether the real one can be set up.
    let seed = Seed::new([0; 32]);
    let rules = *title.reads().end();
    let setup = Setup { rules, seats: new.seats.len(), options, seed, material: new.material.clone() };
    title.open(&setup).map_err(bad)?;
    if new.time.is_some_and(|time| !TIMES.contains(&time.seconds)) {
        return Err(Code::BadTime.into());
    }
    let plan = |(seat, token): (&NewSeat, &Option<Token>)| match (seat, token) {
        (NewSeat::Bot { bot }, _) => Ok(Plan::Bot { bot: known_bot(bot)? }),
        (NewSeat::Again { seat }, _) => Ok(Plan::Again { seat: *seat }),
        (NewSeat::Link, Some(token)) => Ok(Plan::Link { token: token.hash() }),
        (NewSeat::Here { .. } | NewSeat::Open | NewSeat::Link, _) => Ok(Plan::Open {}),
    };
    let seats = new.seats.iter().zip(tokens).map(plan).collect::<Result<Vec<_>, Refusal>>()?;
    let mut opened = Opened {
        format: FORMAT,
        build: BUILD.to_owned(),
        game: title.id().to_owned(),
        rules: *title.reads().end(),
        options: options.to_string(),
        material: new.material.clone(),
        seats,
        allows: new.allows,
        time: new.time,
        stand_in: known_bot(&new.stand_in)?,
        commitment: Hash([0; 32]),
        creator,
        spectator,
        rematch_of: new.rematch_of,
    };
    opened.commitment = Hash(commitment(table, &opened, title, secret));
    Ok(opened)
}

/// The entries that a table begins with: the opening, those who are here, and what follows by itself.
fn begin(
    table: TableId,
    secret: [u8; 32],
    opened: Opened,
    seats: &[NewSeat],
    tokens: &[Option<Token>],
) -> Result<(Vec<Append>, TableState), Refusal> {
    let at = now();
    let misfit = |problem: Unreadable| {
        tracing::error!(%problem, "a new table does not fit itself");
        Refusal::from(Code::Trouble)
    };
    let first = Entry::Opened(Box::new(opened));
    let mut bodies = vec![body(&first)];
    let mut state = TableState::open(table, secret, at, first).map_err(misfit)?;
    let places = seats.iter().zip(tokens).zip(Seat::ALL);
    for ((new, token), seat) in places {
        let (NewSeat::Here { name, nonce }, Some(token)) = (new, token) else { continue };
        let join = Command::Join {
            seat,
            name: name.clone(),
            token: token.hash(),
            nonce: *nonce,
            program: false,
            before: None,
        };
        if let Decision::Enter(entry) = state.decide(Who::Stranger, join, at)? {
            state.apply(at, &entry).map_err(misfit)?;
            bodies.push(body(&entry));
        }
    }
    while let Some(entry) = state.follow_up(at) {
        state.apply(at, &entry).map_err(misfit)?;
        bodies.push(body(&entry));
    }
    let numbered = bodies.into_iter().zip(1..);
    let append = |(body, number)| Append { table, number, at, body, header: None };
    Ok((numbered.map(append).collect(), state))
}
