//! Deck files: every mistake has its place and its sentence; and the committed deck meets every quota.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use pyramids::{Card, Cell, Cells, Chamber, Colour, Deck, Icon, Pyramids, card_svg, deck_svg, draw_deck};
use tabletop::{Game, Language, Speaker};

/// A deck of open chambers.
fn plain() -> String {
    let block = |card: Card| {
        let colour = ["purple", "green", "orange"][usize::from(card.number() % 3)];
        format!("{card} {colour}\nE....\n.....\n.....\n.....\n....T\n")
    };
    Card::all().map(block).collect()
}

/// The plain deck with `from` replaced once is refused here, and for this reason.
#[track_caller]
fn refused(from: &str, to: &str, line: usize, column: usize, key: &str) {
    let text = plain();
    assert!(text.contains(from), "no {from:?} in the plain deck");
    let error = text.replacen(from, to, 1).parse::<Deck>().expect_err("the file is wrong");
    assert_eq!((error.line, error.column, error.problem.key.as_ref()), (line, column, key), "{error}");
    for language in Language::ALL {
        let speaker = Speaker::new(language, &[Pyramids::TEXTS]);
        speaker.try_say(&error.problem).unwrap_or_else(|problem| panic!("{language}: {problem}"));
    }
}

#[test]
fn every_mistake_has_its_place() {
    refused("1 green", "0 green", 1, 1, "parse-found");
    refused("1 green", "01 green", 1, 1, "parse-found");
    refused("1 green", "49 green", 1, 1, "parse-found");
    refused("1 green", "1 blue", 1, 3, "parse-found");
    refused("1 green", "1", 1, 2, "parse-ended");
    refused("1 green", "1  green", 1, 3, "parse-found");
    refused("1 green", "1 green card", 1, 9, "parse-found");
    refused("\n2 orange", "\n1 orange", 7, 1, "deck-card-twice");
    refused("\n47 orange", "\n47 green", 277, 1, "deck-colour-full");
    refused("E....\n", "E...\n", 2, 5, "deck-row-length");
    refused("E....\n", "E.....\n", 2, 6, "deck-row-length");
    refused("E....\n", "E.... \n", 2, 6, "deck-row-length");
    refused("E....\n", "E..R.\n", 2, 4, "deck-unknown-letter");
    refused("E....\n", "E..é.\n", 2, 4, "deck-unknown-letter");
    refused("E....\n.....\n", ".....\n.E...\n", 3, 2, "deck-entrance-row");
    refused("E....\n", "E..E.\n", 2, 4, "deck-second-entrance");
    refused("E....\n", ".....\n", 2, 1, "deck-no-entrance");
    refused("....T\n", "...TT\n", 6, 5, "deck-second-tomb");
    refused(".....\n....T\n", "....T\n.....\n", 5, 5, "deck-tomb-row");
    refused("....T\n", ".....\n", 6, 1, "deck-no-tomb");
    refused("E....\n.....", "E.#.#\n...#.", 2, 4, "deck-unreachable");
    refused("\n3 purple\nE....\n.....\n.....\n.....\n....T", "", 283, 1, "deck-card-missing");
    let last = "48 purple\nE....\n.....\n.....\n.....\n....T\n";
    refused(last, "48 purple\nE....\n.....\n", 286, 1, "deck-row-missing");
    refused(last, "48 purple\n", 284, 1, "deck-row-missing");
    refused(last, "", 283, 1, "deck-card-missing");
}

#[test]
fn remarks_and_blank_lines_are_ignored_and_blocks_stand_in_any_order() {
    let text = plain();
    let mut blocks: Vec<String> = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    blocks.extend(lines.chunks(6).rev().map(|block| block.join("\r\n")));
    let shuffled = format!("; a remark\n\n{}\n   \t\n;", blocks.join("\n\n; another\n"));
    let read: Deck = shuffled.parse().expect("the same deck");
    assert_eq!(read, text.parse().expect("a deck"));
    // A record keeps tabs and carriage returns as spaces.
    assert_eq!(tabletop::Material::new("deck", &shuffled).text().parse::<Deck>(), Ok(read));
}

#[test]
fn printing_a_deck_reads_back() {
    let house = Deck::house();
    assert_eq!(house.to_string().parse::<Deck>().as_ref(), Ok(house));
    assert!(house.to_string().starts_with("1 green\n"));
}

#[test]
fn pictures_show_every_card() {
    let house = Deck::house();
    for language in Language::ALL {
        let drawn = draw_deck(house, &Speaker::new(language, &[Pyramids::TEXTS]));
        assert!(drawn.lines().all(|line| line.chars().count() <= 100), "{drawn}");
        assert_eq!(drawn.matches('▼').count(), 48 + 1, "every entrance, and the legend's");
        assert_eq!(drawn.matches('▲').count(), 48 + 1);
        let rows: String = drawn.lines().filter(|line| line.contains(" │")).collect();
        for icon in Icon::ALL {
            let printed: usize = Card::all().map(|card| house.chamber(card).icons(*icon).len()).sum();
            assert_eq!(rows.matches(icon.text()).count(), printed, "{icon}");
        }
    }
    let speaker = Speaker::new(Language::En, &[Pyramids::TEXTS]);
    let drawn = Pyramids::draw_material(None, &speaker).expect("the house deck");
    assert_eq!((drawn.text, drawn.svg), (draw_deck(house, &speaker), deck_svg(house)));
    let drawn = Pyramids::draw_material(Some(&plain()), &speaker).expect("a deck");
    assert_ne!(drawn.svg, deck_svg(house));
    let refused = Pyramids::draw_material(Some("1 blue"), &speaker).expect_err("no deck");
    assert_eq!(refused.place, Some((1, 3)));
    let svg = deck_svg(house);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("<rect").count(), 48 * 26, "a card and its 25 cells, 48 times");
    let one = card_svg(house, Card::FIRST);
    assert_eq!(one.matches("<rect").count(), 26);
    assert!(one.contains(">1</text>"));
}

proptest! {
    /// Whatever is done to a deck file, it is a deck that prints and reads back, or it is wrong in one of its lines.
    #[test]
    fn a_spoilt_deck_is_read_or_refused(at in 0usize..1_650, letter in any::<char>(), cut in any::<bool>()) {
        let mut text: Vec<char> = plain().chars().collect();
        let at = at.min(text.len() - 1);
        if cut { text.truncate(at); } else { text[at] = letter; }
        let text: String = text.into_iter().collect();
        match text.parse::<Deck>() {
            Ok(deck) => prop_assert_eq!(deck.to_string().parse::<Deck>(), Ok(deck)),
            Err(error) => prop_assert!((1..=text.lines().count() + 1).contains(&error.line), "{}", error),
        }
    }
}

/// The cards of a colour.
fn of(colour: Colour) -> Vec<&'static Chamber> {
    let house = Deck::house();
    house.of_colour(colour).iter().map(|card| house.chamber(card)).collect()
}

/// How many of a colour's cards have each value.
#[track_caller]
fn demand<T: Ord + std::fmt::Debug + Copy>(value: impl Fn(&Chamber) -> T, quota: &[(T, usize)]) {
    for colour in Colour::ALL {
        let mut counts: BTreeMap<T, usize> = BTreeMap::new();
        of(*colour).iter().for_each(|chamber| *counts.entry(value(chamber)).or_default() += 1);
        assert_eq!(counts, quota.iter().copied().collect(), "{colour}");
    }
}

#[test]
fn the_house_deck_meets_every_quota() {
    for card in Card::all() {
        let colour = [Colour::Purple, Colour::Green, Colour::Orange][usize::from(card.number() % 3)];
        assert_eq!(Deck::house().chamber(card).colour(), colour);
    }
    let count = |icon: Icon| move |chamber: &Chamber| chamber.icons(icon).len();
    demand(|chamber| 25 - chamber.open().len(), &[(6, 4), (7, 4), (8, 4), (9, 4)]);
    let gems = |chamber: &Chamber| (count(Icon::Red)(chamber), count(Icon::Green)(chamber));
    demand(gems, &[((1, 1), 6), ((2, 1), 3), ((1, 2), 3), ((1, 0), 2), ((0, 1), 2)]);
    demand(count(Icon::Skull), &[(2, 8), (3, 8)]);
    demand(count(Icon::Cross), &[(1, 8), (2, 8)]);
    demand(count(Icon::Torch), &[(0, 11), (1, 5)]);
    demand(count(Icon::Potion), &[(0, 12), (1, 4)]);
    let corners = |chamber: &Chamber| (chamber.entrance(), chamber.tomb());
    let cell = |column, row| Cells::only(Cell::new(column, row));
    demand(corners, &[((cell(0, 0), cell(4, 4)), 8), ((cell(4, 0), cell(0, 4)), 8)]);
}

#[test]
fn the_house_deck_has_fair_chambers() {
    let mut layouts = BTreeSet::new();
    for card in Card::all() {
        let chamber = Deck::house().chamber(card);
        let way = shortest_way(chamber);
        assert!(way == 9 || way == 11, "card {card}: {way}");
        let square = |cell: &Cell| {
            cell.column() < 4 && cell.row() < 4 && {
                let (column, row) = (cell.column(), cell.row());
                [(0, 0), (0, 1), (1, 0), (1, 1)]
                    .iter()
                    .all(|(right, down)| chamber.open().has(Cell::new(column + right, row + down)))
            }
        };
        assert!(Cell::all().any(|cell| square(&cell)), "card {card} has no open square");
        let ends = chamber.entrance().union(chamber.tomb());
        let mut used = ends;
        for icon in Icon::ALL {
            assert!(!chamber.icons(*icon).meets(used), "card {card}: two things on a cell");
            used = used.union(chamber.icons(*icon));
        }
        assert!(layouts.insert(picture(chamber)), "card {card} has the layout of another");
    }
}

fn shortest_way(chamber: &Chamber) -> usize {
    let mut reached = chamber.entrance();
    for cells in 1.. {
        if reached.meets(chamber.tomb()) {
            return cells;
        }
        reached = reached.union(reached.neighbours().intersection(chamber.open()));
    }
    unreachable!("the tomb is reached")
}

/// The walls as the first in order of their eight turned and mirrored pictures.
fn picture(chamber: &Chamber) -> Vec<(usize, usize)> {
    let walls: Vec<(usize, usize)> = Cell::all()
        .filter(|cell| !chamber.open().has(*cell))
        .map(|cell| (cell.column(), cell.row()))
        .collect();
    let quarter =
        |walls: &[(usize, usize)]| walls.iter().map(|(column, row)| (4 - row, *column)).collect::<Vec<_>>();
    let mirror =
        |walls: &[(usize, usize)]| walls.iter().map(|(column, row)| (4 - column, *row)).collect::<Vec<_>>();
    let mut pictures = vec![walls];
    for _ in 0..3 {
        pictures.push(quarter(&pictures[pictures.len() - 1]));
    }
    let mirrored: Vec<Vec<(usize, usize)>> = pictures.iter().map(|walls| mirror(walls)).collect();
    pictures.extend(mirrored);
    pictures.iter_mut().for_each(|walls| walls.sort_unstable());
    pictures.into_iter().min().expect("there are eight pictures")
}
