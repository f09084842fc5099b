//! What bots offer to Ra in Cleopatra, by the order in which they are asked: a bot must not be able to count on the
//! offers that are sealed before its own.
//!
//! `cargo run --release -p catalog --example offers -- GAMES SEATS BOT` prints, as JSON, the median offer of each
//! place in that order, and how many offers it is made from.

use std::error::Error;

use bots::Kind;
use tabletop::{Options, Rng, Seed, Setup, Status};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let mut next = |usual: &str| args.next().unwrap_or_else(|| usual.to_owned());
    let games: u64 = next("100").parse()?;
    let seats: usize = next("2").parse()?;
    let name = next("pharaoh:400it");
    let bot: Kind = name.parse().map_err(|_| format!("there is no bot {name}"))?;
    let mut offers = vec![Vec::new(); seats];
    for game in 0..games {
        play(game, seats, bot, &mut offers)?;
    }
    let medians: Vec<u16> = offers.iter_mut().map(|offers| median(offers)).collect();
    let made = offers.first().map_or(0, Vec::len);
    println!(
        "{}",
        serde_json::json!({ "bot": name, "games": games, "seats": seats, "offerings": made, "medians": medians })
    );
    Ok(())
}

/// Plays a game, and notes what is offered, by the order of asking.
fn play(number: u64, seats: usize, bot: Kind, offers: &mut [Vec<u16>]) -> Result<(), Box<dyn Error>> {
    let title = catalog::find("cleopatra").map_err(|phrase| format!("{phrase:?}"))?;
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let setup = Setup {
        rules: *title.reads().end(),
        seats,
        options: Options::new(title.choices()),
        seed: Seed::new(seed),
        material: None,
    };
    let mut table = title.open(&setup)?;
    let mut dice = Rng::new(number);
    let mut asked = 0;
    while let Status::Deciding(deciding) = table.status() {
        let seat = deciding.first().ok_or("it waits for nobody")?;
        let action = table.choose(seat, bot, &mut dice);
        if let Some(scarabs) = action.strip_prefix("offer ") {
            offers[asked % seats].push(scarabs.parse()?);
            asked += 1;
        }
        table.play(seat, &action).map_err(|refused| format!("{action}: {refused:?}"))?;
    }
    Ok(())
}

/// The middle one of these numbers, the upper one of two.
fn median(numbers: &mut [u16]) -> u16 {
    numbers.sort_unstable();
    numbers.get(numbers.len() / 2).copied().unwrap_or(0)
}
