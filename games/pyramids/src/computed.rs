//! What the rules compute from a view, for whoever shows it: what gems and skulls are worth and the next ones would be,
//! which points pyramids can still take, which patterns can still come. It is worked out when a view is written, so
//! that bots, which read views as they are, do not wait for it.

use serde::Serialize;
use tabletop::{BySeat, Seat};

use crate::data;
use crate::desk::{Desk, Found};
use crate::replace::award;
use crate::score::{Points, gems, points};
use crate::state::{Board, Phase, Player};
use crate::types::{CardSet, Colour, Pattern};
use crate::view::View;

/// All that is computed.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Computed {
    /// Cards that lie face down: the deck; before the game all that were not dealt.
    face_down: usize,
    /// The patterns that the expeditions still to come in this round can have.
    patterns: Vec<Possible>,
    seats: BySeat<SeatComputed>,
}

/// A pattern that is still unseen in this round.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Possible {
    pattern: Pattern,
    /// Unseen cards with it.
    cards: usize,
}

/// What is computed of a seat, as far as the viewer knows its marks.
#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct SeatComputed {
    /// Points of completed pyramids and of their awards.
    pyramids: i32,
    /// The points as they stand.
    total: i32,
    torches: Torches,
    gems: Gems,
    skulls: Skulls,
    room: Room,
    /// Green, orange, purple.
    colours: Vec<ColourComputed>,
}

#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Torches {
    points: i32,
    /// Is this round's torch crossed? A round has one.
    had: bool,
}

#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Gems {
    pairs: u8,
    /// Gems without a partner.
    singles: u8,
    points: i32,
    next: NextGems,
}

/// What one more gem would add.
#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct NextGems {
    red: i32,
    green: i32,
}

#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Skulls {
    /// Points lost now.
    lost: i32,
    /// Points lost with one more.
    next: i32,
}

/// How many more of each the score card has room for.
#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Room {
    red: u8,
    green: u8,
    skulls: u8,
}

/// A seat's pyramids of a colour.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct ColourComputed {
    colour: Colour,
    /// Completed cards of this colour; those too that have not been counted yet.
    count: usize,
    /// The points that they have taken, the first first.
    awards: Vec<u8>,
    points: u8,
    /// The points that they would take next, if nobody were faster.
    next: Option<NextAward>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct NextAward {
    points: u8,
    /// Pyramids of the colour that the seat still has to complete for it.
    missing: usize,
}

impl Computed {
    pub(crate) fn of(view: &View) -> Self {
        let board = &view.board;
        Computed {
            face_down: match board.phase {
                Phase::Keep => data::CARDS - board.seats() * data::DEALT,
                Phase::Mark | Phase::Replace | Phase::Over => usize::from(view.deck),
            },
            patterns: possible(view),
            seats: BySeat::from_fn(board.seats(), |seat| seat_computed(board, seat, &view.desk(seat))),
        }
    }
}

/// The unseen expedition cards; after the last expedition of a round none of them comes.
fn possible(view: &View) -> Vec<Possible> {
    if view.board.expedition == data::EXPEDITIONS {
        return Vec::new();
    }
    let cards = |pattern: Pattern| view.expeditions.iter().filter(|card| *card == pattern).count();
    let all = Pattern::ALL.iter().map(|pattern| Possible { pattern: *pattern, cards: cards(*pattern) });
    all.filter(|possible| possible.cards > 0).collect()
}

fn seat_computed(board: &Board, seat: Seat, desk: &Desk) -> SeatComputed {
    let player = &board.players[seat];
    let completed = board.completed_with(seat, desk);
    let now = Points::of(player, desk, completed);
    let (pairs, singles) = gems(desk);
    let with = |found| {
        let mut then = *desk;
        then.note(board.round, found);
        then
    };
    let one_red = with(Found { red: 1, ..Found::default() });
    let one_green = with(Found { green: 1, ..Found::default() });
    let one_skull = with(Found { skulls: 1, ..Found::default() });
    let more = |then: &Desk| points(then, completed) - points(desk, completed);
    let [red, green] = desk.gems;
    SeatComputed {
        pyramids: now.cards + now.pyramids,
        total: now.total(),
        torches: Torches { points: now.torches, had: desk.torch_rounds().any(|round| round == board.round) },
        gems: Gems {
            pairs,
            singles,
            points: now.pairs + now.singles,
            next: NextGems { red: more(&one_red), green: more(&one_green) },
        },
        skulls: Skulls { lost: -now.skulls, next: -now.skulls - more(&one_skull) },
        room: Room {
            red: data::GEMS - red,
            green: data::GEMS - green,
            skulls: data::MOST_SKULLS - desk.skulls,
        },
        colours: Colour::ALL
            .iter()
            .map(|colour| colour_computed(board, player, completed, *colour))
            .collect(),
    }
}

fn colour_computed(board: &Board, player: &Player, completed: CardSet, colour: Colour) -> ColourComputed {
    let counted = player.pyramids[colour.index()];
    let points = player.pyramid_points[colour.index()];
    let count = completed.intersection(board.deck().of_colour(colour)).len();
    let taken = board.awarded[colour.index()];
    let most = *data::AWARDED.iter().max().expect("pyramids take points");
    let next = (counted + 1..=most).find_map(|pyramids| {
        let missing = usize::from(pyramids).saturating_sub(count);
        award(pyramids, taken).map(|points| NextAward { points, missing })
    });
    ColourComputed { colour, count, awards: awards_of(points), points, next }
}

/// The awards that make up a seat's points of a colour. No two sets of them give the same.
fn awards_of(points: u8) -> Vec<u8> {
    let mut left = points;
    let mut taken = Vec::new();
    for award in data::AWARDS {
        if award <= left {
            left -= award;
            taken.push(award);
        }
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Arrange;
    use crate::state::Pyramids;

    use serde_json::{Value, json};
    use tabletop::{Game as _, Seed, Setup, Silent, Viewer};

    fn shown(game: &Pyramids) -> Value {
        serde_json::to_value(Computed::of(&game.view(Viewer::All))).expect("plain data")
    }

    #[test]
    fn gems_have_their_worth_and_what_one_more_would_add() {
        let game = Arrange::new(2).card(Seat::A, 1, "").card(Seat::B, 2, "").gems(Seat::A, 4, 2).build();
        let seats = &shown(&game)["seats"];
        // Two pairs of 5 and two single gems; a red one more is single, a green one makes a pair of a single gem.
        assert_eq!(
            seats["A"]["gems"],
            json!({ "pairs": 2, "singles": 2, "points": 12, "next": { "red": 1, "green": 4 } })
        );
        assert_eq!(seats["B"]["gems"]["next"], json!({ "red": 1, "green": 1 }));
        assert_eq!(seats["A"]["room"], json!({ "red": 6, "green": 8, "skulls": 10 }));
    }

    #[test]
    fn a_full_score_card_takes_nothing_more() {
        let game = Arrange::new(2)
            .card(Seat::A, 1, "")
            .card(Seat::B, 2, "")
            .gems(Seat::A, 10, 3)
            .skulls(Seat::A, 10)
            .build();
        let seat = &shown(&game)["seats"]["A"];
        assert_eq!(seat["gems"]["next"], json!({ "red": 0, "green": 4 }));
        assert_eq!(seat["skulls"], json!({ "lost": 18, "next": 18 }));
        assert_eq!(seat["room"], json!({ "red": 0, "green": 7, "skulls": 0 }));
    }

    #[test]
    fn the_next_skull_has_its_price() {
        let game = Arrange::new(2).card(Seat::A, 1, "").card(Seat::B, 2, "").skulls(Seat::A, 5).build();
        let seats = &shown(&game)["seats"];
        assert_eq!(seats["A"]["skulls"], json!({ "lost": 6, "next": 8 }));
        assert_eq!(seats["B"]["skulls"], json!({ "lost": 0, "next": 1 }));
    }

    #[test]
    fn points_are_summed_up_as_they_stand() {
        let game = Arrange::new(2)
            .card(Seat::A, 2, "")
            .card(Seat::B, 3, "")
            .completed(Seat::A, "1 4")
            .award(Seat::A, "green")
            .gems(Seat::A, 1, 1)
            .skulls(Seat::A, 5)
            .build();
        let seats = &shown(&game)["seats"];
        // Two pyramids of 10 and an award of 10, a pair of 5, and five skulls for 6.
        assert_eq!((&seats["A"]["pyramids"], &seats["A"]["total"]), (&json!(30), &json!(29)));
        assert_eq!((&seats["B"]["pyramids"], &seats["B"]["total"]), (&json!(0), &json!(0)));
    }

    #[test]
    fn a_round_has_one_torch() {
        let game = Arrange::new(2)
            .expedition(3, 1, "I3")
            .card(Seat::A, 1, "")
            .card(Seat::B, 2, "")
            .torch(Seat::A, 1)
            .torch(Seat::B, 1)
            .torch(Seat::B, 3)
            .build();
        let seats = &shown(&game)["seats"];
        assert_eq!(seats["A"]["torches"], json!({ "points": 5, "had": false }));
        assert_eq!(seats["B"]["torches"], json!({ "points": 10, "had": true }));
    }

    #[test]
    fn pyramids_tell_what_they_have_taken_and_take_next() {
        // 1, 4, 7 are green; A has taken the first award with two, B the second one.
        let game = Arrange::new(2)
            .card(Seat::A, 2, "")
            .card(Seat::B, 3, "")
            .completed(Seat::A, "1 4 7")
            .award(Seat::A, "green")
            .completed(Seat::B, "10 13 5")
            .award(Seat::B, "green")
            .build();
        let seats = &shown(&game)["seats"];
        assert_eq!(
            seats["A"]["colours"][0],
            json!({ "colour": "green", "count": 3, "awards": [10], "points": 10,
                "next": { "points": 3, "missing": 1 } })
        );
        assert_eq!(seats["B"]["colours"][0]["awards"], json!([6]));
        assert_eq!(seats["B"]["colours"][0]["next"], json!({ "points": 3, "missing": 2 }));
        assert_eq!(seats["B"]["colours"][1]["next"], json!({ "points": 10, "missing": 1 }));
    }

    #[test]
    fn there_is_no_next_award_when_all_are_taken() {
        let mut game = Arrange::new(2).card(Seat::A, 2, "").card(Seat::B, 3, "").build();
        game.board.awarded[1] = 3;
        let colours = &shown(&game)["seats"]["A"]["colours"];
        assert_eq!([&colours[0]["next"]["points"], &colours[1]["next"]], [&json!(10), &Value::Null]);
        game.board.players[Seat::A].pyramids[0] = 6;
        assert_eq!(shown(&game)["seats"]["A"]["colours"][0]["next"], Value::Null);
    }

    #[test]
    fn no_two_sets_of_awards_give_the_same_points() {
        for set in 0..1 << data::AWARDS.len() {
            let taken = data::AWARDS.iter().enumerate().filter(|(at, _)| set & 1 << at != 0);
            let taken: Vec<u8> = taken.map(|(_, award)| *award).collect();
            assert_eq!(awards_of(taken.iter().sum()), taken);
        }
    }

    #[test]
    fn the_marks_of_a_seat_are_counted_for_whoever_knows_them() {
        let mut game = Arrange::new(2)
            .chamber(1, "E.... .s... ..... ..... ....T")
            .card(Seat::A, 1, "a1 b1")
            .card(Seat::B, 2, "")
            .build();
        let mark = "mark 1 b2".parse().expect("in the notation");
        game.play(Seat::A, &mark).expect("a cell beside a crossed one");
        let lost = |viewer| {
            let view = serde_json::to_value(Computed::of(&game.view(viewer))).expect("plain data");
            view["seats"]["A"]["skulls"]["lost"].clone()
        };
        assert_eq!([lost(Viewer::Seat(Seat::A)), lost(Viewer::Seat(Seat::B))], [json!(1), json!(0)]);
    }

    #[test]
    fn unseen_expeditions_can_still_come_until_the_round_is_over() {
        let setup = Setup::new::<Pyramids>(2, Seed::new([5; 32]));
        let mut game = Pyramids::new(&setup, &mut Silent).expect("a usual set-up");
        assert_eq!(shown(&game)["patterns"], json!([]));
        assert_eq!(shown(&game)["face_down"], json!(40));
        let mut seen = Vec::new();
        while let Some(seat) = game.view(Viewer::Public).deciding().first() {
            let computed = shown(&game);
            let board = &game.board;
            let cards = |of: &Value| of["cards"].as_u64().expect("a number");
            let sum: u64 = computed["patterns"].as_array().expect("a list").iter().map(cards).sum();
            if board.round > 0 && board.expedition < data::EXPEDITIONS {
                assert_eq!(sum, 8 - u64::from(board.expedition));
            } else {
                assert_eq!(sum, 0);
            }
            seen.push((board.round, board.expedition));
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            game.play(seat, &actions[0]).expect("it is legal");
        }
        assert!(seen.contains(&(4, 7)) && seen.contains(&(0, 0)));
    }
}
