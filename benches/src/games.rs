//! Every game by its type. A new one is one line here.

use tabletop::Game;

/// What is done for every game.
pub trait ForGame {
    /// Does it for this one.
    fn game<G: Game>(&mut self);
}

/// Does it for every game, in the order of the catalog.
pub fn each_game(work: &mut impl ForGame) {
    work.game::<imhotep::Imhotep>();
    work.game::<kheops::Kheops>();
    work.game::<pyramids::Pyramids>();
    work.game::<cleopatra::Cleopatra>();
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Ids(Vec<&'static str>);

    impl ForGame for Ids {
        fn game<G: Game>(&mut self) {
            self.0.push(G::ID);
        }
    }

    #[test]
    fn every_game_of_the_catalog_is_counted() {
        let mut ids = Ids(Vec::new());
        each_game(&mut ids);
        let listed: Vec<_> = catalog::GAMES.iter().map(|title| title.id()).collect();
        assert_eq!(ids.0, listed);
    }
}
