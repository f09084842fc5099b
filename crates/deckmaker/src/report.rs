//! The report: what the deck is, how it was chosen, and what it gives.

use std::fmt::Write as _;

use pyramids::{Card, deck_svg};

use crate::choose::{self, Chosen};
use crate::design::{self, colour};
use crate::measure::Tally;
use crate::plot;

/// A file to be written: where it lies below the root, and what it holds.
pub(crate) struct File {
    pub(crate) path: &'static str,
    pub(crate) text: String,
}

/// The deck, the report and its pictures.
pub(crate) fn files(chosen: &Chosen, layouts: usize) -> Vec<File> {
    let percent = |share: f64| format!("{:.0} %", share * 100.0);
    let of = |of: fn(&Tally) -> f64| chosen.measured.tallies.iter().map(of).collect::<Vec<f64>>();
    vec![
        File { path: "games/pyramids/data/mastaba.deck", text: deck(chosen) },
        File { path: "docs/pyramids-deck.md", text: text(chosen, layouts) },
        File { path: "docs/pyramids-deck/deck.svg", text: deck_svg(&design::deck(&chosen.designs)) },
        File { path: "docs/pyramids-deck/completed.svg", text: completed(chosen) },
        File {
            path: "docs/pyramids-deck/completion.svg",
            text: plot::dots(
                "How often a card is completed",
                &of(Tally::completion),
                choose::COMPLETION,
                percent,
            ),
        },
        File {
            path: "docs/pyramids-deck/turns.svg",
            text: plot::dots(
                "Expeditions until it is completed",
                &of(Tally::turns),
                choose::TURNS,
                |turns| format!("{turns:.1}"),
            ),
        },
        File {
            path: "docs/pyramids-deck/points.svg",
            text: plot::dots(
                "Points more or less than the average",
                &of(Tally::lift),
                choose::LIFT,
                |points| format!("{points:+.1}"),
            ),
        },
    ]
}

fn deck(chosen: &Chosen) -> String {
    format!(
        "; The deck of Mastaba for Pyramids: our own design, written by `cargo xtask deck`.\n\
         ; docs/pyramids-deck.md tells how it was chosen.\n{}",
        design::text(&chosen.designs)
    )
}

fn completed(chosen: &Chosen) -> String {
    let labels: Vec<String> = (4..=10).map(|cards| cards.to_string()).collect();
    let series = |games: &crate::measure::Games| {
        let all = f64::from(games.count) * games.seats as f64;
        let shares = (4..=10).map(|cards| f64::from(games.completed[cards]) / all).collect();
        (format!("{} seats", games.seats), shares)
    };
    let series: Vec<(String, Vec<f64>)> = chosen.measured.games.iter().map(series).collect();
    plot::bars("Cards a seat completes in a game", &labels, &series)
}

fn text(chosen: &Chosen, layouts: usize) -> String {
    let mut out = String::new();
    let mut line = |text: String| writeln!(out, "{text}").expect("a String takes all that is written");
    let Chosen { designs, measured, rejected } = chosen;
    let long = designs.iter().filter(|design| design.layout.way == 11).count();
    line("# The deck of Pyramids\n".to_owned());
    line("The 48 printed chambers are not public, so this deck is our own. `cargo xtask deck` writes it, this page and its".to_owned());
    line("pictures, always the same: `crates/deckmaker` draws decks that meet every quota and chooses one by playing.\n".to_owned());
    line("![The deck](pyramids-deck/deck.svg)\n".to_owned());
    line("## How it was chosen\n".to_owned());
    line(format!(
        "{layouts} wall layouts have six to nine walls, all open cells connected, an open square, and a shortest way of 9 or\n\
         11 cells between opposite corners. {} decks were drawn from them to the quotas, each played by a sensible player\n\
         (one decision at a time: what a mark finds, and how much nearer it comes to the tomb), and the most even kept. Then\n\
         cards that stood out were drawn anew until none did, {rejected} cards in all: with the same quotas, and where that did\n\
         not help, after exchanging some quotas with another card of the colour. A card stands out\n\
         when it is completed {:.0} percentage points more or less often than the mean, takes {:.1} expeditions more or less,\n\
         or its owners have {:.1} points more or less than others in the end.\n",
        choose::DRAWN,
        choose::COMPLETION * 100.0,
        choose::TURNS,
        choose::LIFT
    ));
    line(format!(
        "Torches and potions lie one step off the shortest way, and one skull of every card lies where it can be walked\n\
         round. The shortest way has 9 cells on {} cards and 11 on {long}.\n",
        designs.len() - long
    ));
    line("## What it gives\n".to_owned());
    line(format!(
        "By that player, over {} games with each number of seats; for a seat, on average:\n",
        choose::FINAL
    ));
    line(
        "| seats | cards completed | torches | skulls left | gems | points | wins of A, B, C, D |".to_owned(),
    );
    line("|---|---|---|---|---|---|---|".to_owned());
    for games in &measured.games {
        let wins: Vec<String> = games.wins[..games.seats]
            .iter()
            .map(|wins| format!("{:.1} %", 100.0 * f64::from(*wins) / f64::from(games.count)))
            .collect();
        line(format!(
            "| {} | {:.2} | {:.2} | {:.2} | {:.2} | {:.1} | {} |",
            games.seats,
            games.cards,
            games.torches,
            games.skulls,
            games.gems,
            games.points,
            wins.join(", ")
        ));
    }
    line("\nThe aim was about 7 cards, 2 torches and 5 skulls under good play.\n".to_owned());
    line("![Cards a seat completes](pyramids-deck/completed.svg)\n".to_owned());
    line("## Card by card\n".to_owned());
    line("A dot is a card; the black line is the mean, the red ones the limits.\n".to_owned());
    line("![How often a card is completed](pyramids-deck/completion.svg)\n".to_owned());
    line("![Expeditions until it is completed](pyramids-deck/turns.svg)\n".to_owned());
    line("![Points of its owners](pyramids-deck/points.svg)\n".to_owned());
    line("| card | colour | way | completed | expeditions | points | taken when on display | torches and potions found |".to_owned());
    line("|---|---|---|---|---|---|---|---|".to_owned());
    for ((card, tally), design) in Card::all().zip(&measured.tallies).zip(designs) {
        line(format!(
            "| {card} | {} | {} | {:.1} % | {:.1} | {:+.1} | {:.0} % | {} |",
            colour(card),
            design.layout.way,
            100.0 * tally.completion(),
            tally.turns(),
            tally.lift(),
            100.0 * tally.pick(),
            if design.quota.torches + design.quota.potions == 0 {
                "–".to_owned()
            } else {
                format!("{:.2}", tally.detours())
            }
        ));
    }
    line(format!(
        "| mean ± deviation | | | {:.1} ± {:.1} % | {:.1} ± {:.1} | {:+.1} ± {:.1} | | |",
        100.0 * measured.mean(Tally::completion),
        100.0 * measured.deviation(Tally::completion),
        measured.mean(Tally::turns),
        measured.deviation(Tally::turns),
        measured.mean(Tally::lift),
        measured.deviation(Tally::lift)
    ));
    let furthest =
        measured.tallies.iter().map(|tally| choose::distance(measured, tally)).fold(0.0_f64, f64::max);
    line(format!(
        "\nIn these games the card furthest from the mean is at {:.0} % of a limit.",
        100.0 * furthest
    ));
    out
}
