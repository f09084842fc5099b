//! What a viewer does not know, dealt anew: anything that can be, as often as it would be, and nothing else.

use std::collections::BTreeMap;

use cleopatra::Cleopatra;
use tabletop::{Game, Rng, Seat, Viewer};

use super::table::*;

/// How often something is imagined. Where shares are compared, the bounds are five standard deviations away.
const TIMES: u64 = 300;

/// What somebody who looks at everything would find in the positions that a viewer imagines, and how often.
#[track_caller]
fn imagined(game: &Cleopatra, viewer: Viewer, look: impl Fn(&Cleopatra) -> String) -> BTreeMap<String, u32> {
    let view = game.view(viewer);
    let mut found = BTreeMap::new();
    for number in 0..TIMES {
        let imagined = Cleopatra::determinize(&view, &mut Rng::new(number));
        imagined.validate().expect("it could be so");
        assert_eq!(imagined.view(viewer), view, "it looks the same");
        *found.entry(look(&imagined)).or_insert(0) += 1;
    }
    found
}

fn looking_at_hand(seat: Seat) -> impl Fn(&Cleopatra) -> String {
    move |game| hand(game, seat)
}

#[test]
fn an_unseen_card_is_any_of_those_it_can_be() {
    // B's card is one of four: two woods, a stone, a cave. The top of the deck is seen.
    let arrange = Arrange::new(2, "").hand(B, "wood").deck("glass stone ?cave wood");
    let game = arrange.all_other_cards(A).build();
    let found = imagined(&game, Viewer::Seat(A), looking_at_hand(B));
    assert_eq!(found.keys().map(String::as_str).collect::<Vec<_>>(), ["cave", "stone", "wood"]);
    assert!((37..113).contains(&found["cave"]) && (37..113).contains(&found["stone"]), "{found:?}");
    assert!((106..194).contains(&found["wood"]), "as likely as two others: {found:?}");
    let known = imagined(&game, Viewer::Seat(B), looking_at_hand(B));
    assert_eq!(known.len(), 1, "B knows it");

    // So are the cards that lie face down on stalls, and the one that is to be placed.
    let arrange = Arrange::new(2, "").stall("2", "?marble").deck("?lapis glass");
    let mut game = arrange.all_other_cards(B).build();
    let on_stall = |game: &Cleopatra| at(game, "/market/1/down_cards/0").to_string();
    let found = imagined(&game, Viewer::Seat(A), on_stall);
    assert_eq!(found.into_keys().collect::<Vec<_>>(), [r#"["glass"]"#, r#"["lapis"]"#, r#"["marble"]"#]);
    assert_eq!(imagined(&game, Viewer::All, on_stall).into_keys().collect::<Vec<_>>(), [r#"["marble"]"#]);
    play(&mut game, "A market 2");
    let drawn = |game: &Cleopatra| at(game, "/drawn/card").to_string();
    let found = imagined(&game, Viewer::Public, drawn);
    assert_eq!(found.into_keys().collect::<Vec<_>>(), [r#""lapis""#, r#""marble""#]);
    assert_eq!(imagined(&game, Viewer::All, drawn).into_keys().collect::<Vec<_>>(), [r#""lapis""#]);
}

#[test]
fn whoever_is_about_to_pay_can_pay() {
    let five = "artisan artisan stone stone stone";
    let mut game = Arrange::new(3, "").hand(A, five).hand(C, five).build();
    play(&mut game, "A build door left");
    let hands = imagined(&game, Viewer::Seat(B), |game| format!("{}/{}", hand(game, A), hand(game, C)));
    let (payers, others): (Vec<&str>, Vec<&str>) =
        hands.keys().filter_map(|both| both.split_once('/')).unzip();
    let artisans = |hand: &&str| hand.matches("artisan").count();
    assert!(payers.iter().all(|hand| artisans(hand) >= 2));
    for resource in ["stone", "wood", "glass", "marble", "lapis", "cave"] {
        assert!(
            payers.iter().any(|hand| hand.contains(resource)),
            "any payment will do, also with {resource}"
        );
    }
    let poor = others.iter().filter(|hand| artisans(hand) < 2).count();
    assert!((120..230).contains(&poor), "of the others nothing is known: {poor} of them could not pay");

    // Those of its cards that everybody has seen pay first, and each deck gives no more than was drawn from it.
    let arrange = Arrange::new(2, "").open_hand(A, "artisan").hand(A, "stone").old_hand(A, "wood", 1);
    let mut game =
        arrange.old_stall("1", "glass lapis", 1).deck("cave marble stone artisan").all_other_cards(B).build();
    play(&mut game, "A build wall left-mid");
    let found = imagined(&game, Viewer::Seat(B), looking_at_hand(A));
    let (present, old) = (["marble", "stone"], ["glass", "lapis", "wood"]);
    assert_eq!(found.len(), present.len() * old.len(), "{found:?}");
    assert!(present.iter().all(|new| {
        old.iter().all(|old| found.keys().any(|hand| hand.contains(new) && hand.contains(old)))
    }));
}

#[test]
fn a_sealed_offer_is_anything_that_can_be_offered() {
    let throne = "artisan artisan artisan stone wood glass marble";
    let arrange = complete(Arrange::new(3, ""), "sphinxes obelisks doors").built("pedestal");
    let mut game = arrange.scarabs(B, 3).hand(A, throne).build();
    play(&mut game, &format!("A build throne; A pay {throne}; A done; B offer 2"));
    let offer = |seat: Seat| move |game: &Cleopatra| at(game, &format!("/seats/{seat}/offer")).to_string();
    let found = imagined(&game, Viewer::Seat(A), offer(B));
    assert_eq!(found.keys().map(String::as_str).collect::<Vec<_>>(), ["0", "1", "2", "3"]);
    assert!(found.values().all(|times| (37..113).contains(times)), "{found:?}");
    assert_eq!(imagined(&game, Viewer::Seat(B), offer(B)).into_keys().collect::<Vec<_>>(), ["2"]);
    assert_eq!(imagined(&game, Viewer::Seat(A), offer(C)).into_keys().collect::<Vec<_>>(), ["null"]);
}

#[test]
fn the_mosaics_below_the_top_come_in_any_order() {
    let mosaic = "artisan artisan stone wood glass";
    let game = Arrange::new(2, "").mosaics("I F X T").hand(A, mosaic).build();
    let next = |game: &Cleopatra| {
        let mut game = game.clone();
        play(&mut game, &format!("A build mosaic i0 i1 i2 i3 i4; A pay {mosaic}"));
        at(&game, "/mosaics/top").to_string()
    };
    let found = imagined(&game, Viewer::Seat(A), next);
    assert_eq!(found.keys().map(String::as_str).collect::<Vec<_>>(), [r#""F""#, r#""T""#, r#""X""#]);
    assert!(found.values().all(|times| (59..141).contains(times)), "{found:?}");
}
