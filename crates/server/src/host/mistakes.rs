//! A mistake in the program, planted at one table.

use std::num::NonZero;
use std::sync::Arc;

use tabletop::Seat;
use tempfile::TempDir;
use tokio::sync::{Notify, mpsc};

use super::{Created, Host, NewSeat, NewTable, Watcher};
use crate::bus::Local;
use crate::config::Config;
use crate::host::Thinkers;
use crate::store::Sqlite;
use crate::table::{Allows, Code, Command, TableState, Who};

async fn table(folder: &TempDir) -> (Arc<Host>, Created) {
    let store = Sqlite::open(folder.path()).expect("a store");
    let bus = Local::new(Arc::new(Thinkers::start(NonZero::<usize>::MIN)));
    let host = Arc::new(Host::new(Arc::new(store), Arc::new(bus), Config::default()));
    let here = |name: &str| NewSeat::Here { name: name.to_owned(), nonce: None };
    let new = NewTable {
        game: "imhotep".to_owned(),
        options: String::new(),
        material: None,
        seats: vec![here("Ana"), here("Luis")],
        allows: Allows { public: false, chat: true, hints: false },
        time: None,
        stand_in: "random".to_owned(),
        rematch_of: None,
    };
    let created = host.create(new).await.expect("a table");
    (host, created)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_costs_one_answer_and_one_reload_and_nobody_else_notices() {
    let folder = tempfile::tempdir().expect("a folder");
    let (host, created) = table(&folder).await;
    let token = created.seats[0].map(|token| token.hash());
    let say = Command::Say { text: "hola".to_owned() };
    let before = host.command(created.table, token, say.clone()).await.expect("it is said").number;
    for _ in 0..3 {
        let overrun = Arc::new(Notify::new());
        let (sender, _items) = mpsc::channel(8);
        let watcher = Watcher {
            place: 0,
            token,
            language: None,
            sender,
            resumed: Arc::default(),
            overrun: Arc::clone(&overrun),
        };
        host.attach(created.table, watcher).await.expect("a seat may watch");
        let panics = host.metrics.panics.get();
        let mistaken = |_: &TableState, _: Who| -> Result<(), _> { panic!("planted") };
        let answer = host.look(created.table, token, mistaken).await;
        assert!(matches!(answer, Err(refusal) if refusal.code == Code::Trouble));
        // Whoever watches is cut off, and comes back.
        overrun.notified().await;
        assert_eq!(host.metrics.panics.get(), panics + 1, "it is not asked again and again");
        let seen = host.look(created.table, token, |state, who| Ok((state.end, who))).await;
        let (end, who) = seen.expect("the table is as it was stored");
        assert_eq!((who, end >= before), (Who::Seat(Seat::A), true));
        assert_eq!(host.metrics.awake.get(), 1);
    }
    let after = host.command(created.table, token, say).await.expect("it goes on").number;
    assert_eq!(after, before + 1);
}
