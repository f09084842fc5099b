//! What the rules compute from a view, for whoever shows it: what pieces cost and give now, who can pay for them, what is
//! left to build. It is worked out when a view is written, so that bots, which read views as they are, do not wait for it.

use serde::Serialize;
use tabletop::{BySeat, Seat, SeatSet};

use crate::building::Reward;
use crate::data::{self, Mix};
use crate::garden::Area;
use crate::payment::{Credit, Lacking, Purse};
use crate::state::Phase;
use crate::types::{Kind, Piece};
use crate::view::View;

/// All that is computed.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Computed {
    /// The kinds of piece, in the order of the price list.
    kinds: Vec<KindNow>,
    /// The pieces that have a place now, without mosaics.
    places: Vec<PlaceNow>,
    /// The palms that no mosaic covers: each gives a scarab to whoever covers it.
    palms: Area,
    /// What the piece gives that is being built. After a sanctuary was claimed its palms give nothing.
    building: Option<Scarabs>,
    /// Cards that each seat holds beyond the limit of the hand. Keeping them costs as many amulets.
    over: BySeat<u8>,
    /// What the amulets of each seat would do to it, for those who see its hand. What all seats are forgiven
    /// at the end is not taken off: nobody knows it before.
    corruption: BySeat<Option<Corruption>>,
}

/// The corruption of a seat, without the cards of its hand.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Corruption {
    /// Amulets that its sanctuaries take away.
    washed: u16,
    /// Amulets that are left then.
    left: u16,
    /// The scarabs that these cost; none where they would eliminate it.
    cost: Option<u16>,
}

/// A kind of piece.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct KindNow {
    kind: Kind,
    /// Artisans that must be paid: the foreman saves the others.
    artisans: u8,
    /// Resources that must be paid at least: the merchant saves the others.
    resources: u8,
    of: Mix,
    /// Scarabs that one gives at least, with the architect's.
    least: u16,
    /// How many stand.
    standing: usize,
    /// How many can still be built.
    left: usize,
    /// Who could pay for one now, of the seats whose hands the viewer looks at.
    payable: SeatSet,
    /// What each seat has too little to pay for one, of the seats whose hands the viewer looks at.
    lacking: BySeat<Option<Lacking>>,
}

/// A piece and its place.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PlaceNow {
    piece: Piece,
    scarabs: Scarabs,
}

/// The scarabs that a piece would give now.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Scarabs {
    /// What every piece of its kind gives.
    reward: u16,
    /// What it gives for what it counts.
    bonus: u16,
    /// What the architect adds.
    architect: u16,
    total: u16,
}

impl From<Reward> for Scarabs {
    fn from(given: Reward) -> Self {
        let Reward { reward, bonus, architect } = given;
        Scarabs { reward, bonus, architect, total: given.total() }
    }
}

impl Computed {
    pub(crate) fn of(view: &View) -> Self {
        let board = &view.board;
        let place = |piece| PlaceNow { piece, scarabs: board.reward(piece).into() };
        Computed {
            kinds: Kind::ALL.iter().map(|kind| kind_now(view, *kind)).collect(),
            places: board.palace.placeable().map(place).collect(),
            palms: Area::PALMS.without(board.palace.covered),
            building: board.turn.piece.map(|piece| board.reward(piece).into()),
            over: board.players.map(|_, player| player.over_limit()),
            corruption: BySeat::from_fn(board.seats(), |seat| corruption(view, seat)),
        }
    }
}

fn corruption(view: &View, seat: Seat) -> Option<Corruption> {
    view.hand(seat)?;
    let player = &view.board.players[seat];
    let washed = (player.sanctuaries.len() as u16).min(player.amulets);
    let left = player.amulets - washed;
    Some(Corruption { washed, left, cost: data::PENALTIES.get(usize::from(left)).copied() })
}

fn kind_now(view: &View, kind: Kind) -> KindNow {
    let board = &view.board;
    let (cost, credit) = (data::cost(kind), board.turn.credit);
    let pays = |seat: &Seat| purse(view, *seat).is_some_and(|purse| purse.affords(cost));
    KindNow {
        kind,
        artisans: credit.artisans(cost),
        resources: credit.resources(cost),
        of: cost.mix,
        least: board.least_reward(kind).total(),
        standing: board.palace.standing(kind),
        left: board.palace.left(kind),
        payable: Seat::first(board.seats()).filter(pays).collect(),
        lacking: BySeat::from_fn(board.seats(), |seat| Some(purse(view, seat)?.lacking(cost))),
    }
}

/// What a seat pays with, if the viewer looks at its hand and pieces can still be built. Only whose turn it is has credit.
fn purse(view: &View, seat: Seat) -> Option<Purse> {
    let board = &view.board;
    let hand = view.hand(seat)?;
    let credit = if seat == board.seat { board.turn.credit } else { Credit::default() };
    match board.phase {
        Phase::Over => None,
        Phase::Turn
        | Phase::Place
        | Phase::Pay
        | Phase::Claim
        | Phase::Build
        | Phase::Second
        | Phase::Limit
        | Phase::Offering => Some(Purse { hand, credit }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Cleopatra;
    use crate::{Action, Arrange};

    use serde_json::{Value, json};
    use tabletop::{Game as _, Silent, Viewer};

    fn shown(game: &Cleopatra, viewer: Viewer) -> Value {
        serde_json::to_value(Computed::of(&game.view(viewer))).expect("plain data")
    }

    fn place(computed: &Value, piece: &str) -> Value {
        let places = computed["places"].as_array().expect("a list");
        let found = places.iter().find(|place| place["piece"] == piece);
        found.map_or(Value::Null, |place| place["scarabs"].clone())
    }

    fn kind<'c>(computed: &'c Value, kind: &str) -> &'c Value {
        let kinds = computed["kinds"].as_array().expect("a list");
        kinds.iter().find(|each| each["kind"] == kind).expect("every kind is there")
    }

    fn scarabs(reward: u16, bonus: u16, architect: u16) -> Value {
        json!({ "reward": reward, "bonus": bonus, "architect": architect, "total": reward + bonus + architect })
    }

    fn play(game: &mut Cleopatra, actions: &[&str]) {
        for action in actions {
            let action: Action = action.parse().expect("an action");
            let seat = game.board.seat;
            game.check(seat, &action).expect("a legal action");
            game.apply(seat, &action, &mut Silent);
        }
    }

    #[test]
    fn free_places_tell_what_a_piece_would_give() {
        let game = Arrange::new(2, "")
            .built("sphinx left")
            .built("sphinx left")
            .built("wall right-front")
            .built("wall right-mid")
            .built("wall left-mid")
            .built("obelisk right")
            .laid("X", "a1 b0 b1 b2 c1")
            .build();
        let computed = shown(&game, Viewer::Public);
        assert_eq!(place(&computed, "sphinx left"), scarabs(3, 2, 0));
        assert_eq!(place(&computed, "sphinx right"), scarabs(3, 0, 0));
        assert_eq!(place(&computed, "obelisk left"), scarabs(10, 4, 0));
        assert_eq!(place(&computed, "door right"), scarabs(5, 2, 0));
        // There is a gap between the left door and the wall on the left.
        assert_eq!(place(&computed, "door left"), scarabs(5, 0, 0));
        assert_eq!(place(&computed, "wall left-back"), scarabs(3, 1, 0));
        assert_eq!(place(&computed, "wall right-back"), scarabs(3, 0, 0));
        assert_eq!(place(&computed, "pedestal"), scarabs(10, 1, 0));
        for closed in ["obelisk right", "wall left-mid", "throne"] {
            assert_eq!(place(&computed, closed), Value::Null, "{closed}");
        }
        // Two rows, an obelisk, two doors, six walls, and the pedestal.
        assert_eq!(computed["places"].as_array().map(Vec::len), Some(12));
    }

    #[test]
    fn corruption_tells_its_owner_what_is_left_and_what_that_costs() {
        let with = |amulets| {
            Arrange::new(2, "")
                .amulets(Seat::A, amulets)
                .laid("Y", "a2 b0 b1 b2 b3")
                .sanctuary(Seat::A, "a0 a1")
                .build()
        };
        let seen = |amulets, viewer| shown(&with(amulets), viewer)["corruption"].clone();
        let own = |amulets| seen(amulets, Viewer::Seat(Seat::A))["A"].clone();
        assert_eq!(own(1), json!({ "washed": 1, "left": 0, "cost": 0 }));
        assert_eq!(own(5), json!({ "washed": 2, "left": 3, "cost": 6 }));
        assert_eq!(own(10), json!({ "washed": 2, "left": 8, "cost": null }));
        for viewer in [Viewer::Public, Viewer::Seat(Seat::B)] {
            assert_eq!(seen(5, viewer)["A"], Value::Null);
        }
    }

    #[test]
    fn kinds_tell_how_many_stand_and_are_left() {
        let game = Arrange::new(2, "")
            .built("sphinx left")
            .built("sphinx right")
            .built("wall back-mid")
            .built("pedestal")
            .laid("X", "a1 b0 b1 b2 c1")
            .mosaics("F I L")
            .build();
        let computed = shown(&game, Viewer::Public);
        let counts =
            |name| (kind(&computed, name)["standing"].clone(), kind(&computed, name)["left"].clone());
        assert_eq!(counts("sphinx"), (json!(2), json!(4)));
        assert_eq!(counts("obelisk"), (json!(0), json!(2)));
        assert_eq!(counts("door"), (json!(0), json!(2)));
        assert_eq!(counts("wall"), (json!(1), json!(8)));
        assert_eq!(counts("mosaic"), (json!(1), json!(3)), "the others have left the game");
        assert_eq!(counts("pedestal"), (json!(1), json!(0)));
        assert_eq!(counts("throne"), (json!(0), json!(1)));
        // A palm each lies under a1, b0; the other 32 are open.
        let palms = computed["palms"].as_array().expect("a list");
        assert_eq!(palms.len(), 32);
        assert!(palms.contains(&json!("a0")) && !palms.contains(&json!("b0")));
    }

    #[test]
    fn the_piece_that_is_built_loses_its_palms_to_a_sanctuary() {
        let hand = "artisan artisan stone wood glass";
        let mut game = Arrange::new(2, "").mosaics("Y").hand(Seat::A, hand).build();
        let computed = shown(&game, Viewer::Public);
        assert_eq!(computed["building"], Value::Null);
        assert_eq!(kind(&computed, "mosaic")["least"], 5);
        play(&mut game, &["worship architect", "build mosaic a2 b0 b1 b2 b3"]);
        assert_eq!(shown(&game, Viewer::Public)["building"], scarabs(5, 2, 4));
        play(&mut game, &[&format!("pay {hand}")]);
        let computed = shown(&game, Viewer::Public);
        assert_eq!(computed["building"], scarabs(5, 2, 4));
        assert_eq!(kind(&computed, "mosaic")["least"], 9);
        play(&mut game, &["claim a3"]);
        let computed = shown(&game, Viewer::Public);
        assert_eq!(computed["building"], scarabs(5, 0, 4));
        assert_eq!(place(&computed, "wall left-back"), scarabs(3, 1, 4), "other pieces keep what they count");
        play(&mut game, &["claim a0"]);
        assert_eq!(shown(&game, Viewer::Public)["building"], Value::Null);
    }

    #[test]
    fn who_can_pay_is_told_of_hands_that_are_seen() {
        let mut game = Arrange::new(2, "")
            .hand(Seat::A, "artisan stone")
            .hand(Seat::B, "artisan artisan artisan wood wood")
            .build();
        let pays = |game: &Cleopatra, viewer, name| kind(&shown(game, viewer), name)["payable"].clone();
        assert_eq!(pays(&game, Viewer::Seat(Seat::A), "sphinx"), json!([]));
        assert_eq!(pays(&game, Viewer::Seat(Seat::B), "sphinx"), json!(["B"]));
        assert_eq!(pays(&game, Viewer::All, "sphinx"), json!(["B"]));
        assert_eq!(pays(&game, Viewer::Public, "sphinx"), json!([]));
        play(&mut game, &["worship merchant"]);
        assert_eq!(pays(&game, Viewer::All, "sphinx"), json!(["A", "B"]));
        // With two resources fewer B's cards would pay for an obelisk, but the help is A's.
        assert_eq!(pays(&game, Viewer::All, "obelisk"), json!([]));
        let computed = shown(&game, Viewer::Public);
        let price =
            |name| (kind(&computed, name)["artisans"].clone(), kind(&computed, name)["resources"].clone());
        assert_eq!(price("sphinx"), (json!(1), json!(0)));
        assert_eq!(price("obelisk"), (json!(3), json!(2)));
    }

    #[test]
    fn what_a_hand_lacks_is_told_of_hands_that_are_seen() {
        let game =
            Arrange::new(2, "").hand(Seat::A, "artisan stone stone+ wood cave").hand(Seat::B, "wood").build();
        let lacks = |game: &Cleopatra, viewer, name| kind(&shown(game, viewer), name)["lacking"].clone();
        let lack = |artisans: u8, resources: u8| json!({ "artisans": artisans, "resources": resources });
        let own = |name| lacks(&game, Viewer::Seat(Seat::A), name)["A"].clone();
        // Three units of stone, and the cave; stone, wood and the cave are three types.
        assert_eq!(own("sphinx"), lack(0, 0));
        assert_eq!(own("obelisk"), lack(2, 0));
        assert_eq!(own("mosaic"), lack(1, 0));
        assert_eq!(own("throne"), lack(2, 1));
        assert_eq!(lacks(&game, Viewer::Seat(Seat::B), "door"), json!({ "A": null, "B": lack(2, 2) }));
        assert_eq!(lacks(&game, Viewer::Public, "door"), json!({ "A": null, "B": null }));
        let mut helped = Arrange::new(2, "").hand(Seat::A, "artisan stone").hand(Seat::B, "stone").build();
        play(&mut helped, &["worship merchant"]);
        assert_eq!(lacks(&helped, Viewer::All, "door"), json!({ "A": lack(1, 0), "B": lack(2, 2) }));
        assert_eq!(lacks(&helped, Viewer::All, "obelisk")["A"], lack(2, 1));
    }

    #[test]
    fn the_foreman_saves_artisans() {
        let mut game = Arrange::new(2, "").hand(Seat::A, "stone wood").build();
        play(&mut game, &["worship foreman"]);
        let computed = shown(&game, Viewer::Seat(Seat::A));
        let wall = kind(&computed, "wall");
        assert_eq!((&wall["artisans"], &wall["payable"]), (&json!(0), &json!(["A"])));
        assert_eq!(kind(&computed, "obelisk")["artisans"], 1);
    }

    #[test]
    fn cards_over_the_limit_are_counted() {
        let game = Arrange::new(2, "")
            .hand(Seat::A, "stone stone stone stone stone stone stone wood wood wood wood wood")
            .open_hand(Seat::B, "stone stone stone wood wood wood wood glass glass glass")
            .build();
        assert_eq!(shown(&game, Viewer::Public)["over"], json!({ "A": 2, "B": 0 }));
    }
}
