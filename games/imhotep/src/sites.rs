//! The monuments: where a stone goes, what it gives, and the temple's rewards at a round's end.

use tabletop::{Seat, Tell};

use crate::apply::{Hand, Then};
use crate::data::{self, Bonus, Gift};
use crate::event::Event;
use crate::state::{Board, Ending, Flow, Phase, monument};
use crate::types::{Pyramid, Side, Site};

impl<T: Tell<Event>> Hand<'_, T> {
    /// A stone is placed at a site by its rules; on the market there is nothing to build.
    pub(crate) fn build(&mut self, seat: Seat, site: Site) -> Then {
        match site {
            Site::Market => Then::GoOn,
            Site::Pyramid => match self.game.board.side(Site::Pyramid) {
                Side::A => self.build_pyramid_a(seat),
                Side::B if self.game.board.pyramids_complete() => self.build_beside(seat),
                Side::B => self.ask(seat, Phase::Pyramid),
            },
            Site::Temple => self.build_temple(seat),
            Site::Chamber => self.build_chamber(seat),
            Site::Obelisks => self.build_obelisk(seat),
        }
    }

    /// Counts a stone at a monument; gives how many stones lay there before.
    fn count(&mut self, seat: Seat, site: Site) -> u8 {
        let before = self.game.board.stones_at(site);
        if let Some(at) = monument(site) {
            self.game.board.players[seat].placed[at] += 1;
        }
        self.spend_red_card(seat);
        before
    }

    fn build_pyramid_a(&mut self, seat: Seat) -> Then {
        let space = usize::from(self.count(seat, Site::Pyramid));
        let Some(&points) = data::PYRAMID_A.get(space) else {
            return self.score_pyramid(seat, data::BESIDE);
        };
        self.game.board.pyramid[space] = Some(seat);
        self.game.board.built[0] += 1;
        self.score_pyramid(seat, points)
    }

    fn build_beside(&mut self, seat: Seat) -> Then {
        self.count(seat, Site::Pyramid);
        self.score_pyramid(seat, data::BESIDE)
    }

    fn score_pyramid(&mut self, seat: Seat, points: u8) -> Then {
        self.game.board.players[seat].pyramid_points += points;
        self.tell.all(Event::PyramidBuilt { seat, points });
        Then::GoOn
    }

    /// A stone goes to the pyramid its owner chose; then comes the bonus of its space.
    pub(crate) fn build_pyramid_b(&mut self, seat: Seat, pyramid: Pyramid) -> Then {
        self.count(seat, Site::Pyramid);
        let board = &mut self.game.board;
        let space = board.built[pyramid.index()];
        board.built[pyramid.index()] += 1;
        board.pyramid[usize::from(data::PYRAMID_B_SIZE) * pyramid.index() + usize::from(space)] = Some(seat);
        let (points, bonus) = data::PYRAMIDS_B[pyramid.index()][usize::from(space)];
        board.players[seat].pyramid_points += points;
        self.tell.all(Event::PyramidsBuilt { seat, pyramid, space: space + 1, points });
        match bonus {
            Bonus::None => Then::GoOn,
            Bonus::Card if self.game.board.may_decline && self.has_card_to_draw() => {
                self.ask(seat, Phase::Card)
            }
            Bonus::Card => self.gain_top_card(seat),
            Bonus::Stones if self.game.board.takeable(seat, data::TAKEN) == 0 => Then::GoOn,
            Bonus::Stones if self.game.board.may_decline => self.ask(seat, Phase::Stones),
            Bonus::Stones => {
                self.take_stones(seat, data::TAKEN);
                Then::GoOn
            }
            Bonus::Load if self.game.board.can_load(seat) => self.ask(seat, Phase::Load),
            Bonus::Load => Then::GoOn,
        }
    }

    fn build_temple(&mut self, seat: Seat) -> Then {
        let width = data::temple_width(self.game.board.seats());
        let space = usize::from(self.count(seat, Site::Temple)) % width;
        self.game.board.temple[space] = Some(seat);
        self.tell.all(Event::TempleBuilt { seat, space: space as u8 + 1 });
        Then::GoOn
    }

    fn build_chamber(&mut self, seat: Seat) -> Then {
        let space = self.count(seat, Site::Chamber);
        self.game.board.players[seat].chamber |= 1 << space;
        let rows = data::ROWS as u8;
        self.tell.all(Event::ChamberBuilt { seat, row: space % rows + 1, column: space / rows + 1 });
        Then::GoOn
    }

    fn build_obelisk(&mut self, seat: Seat) -> Then {
        self.count(seat, Site::Obelisks);
        let board = &mut self.game.board;
        if board.side(Site::Obelisks) == Side::A {
            let height = board.players[seat].placed[3];
            self.tell.all(Event::ObeliskBuilt { seat, height });
            return Then::GoOn;
        }
        let loose = board.players[seat].loose + 1;
        let tower = board.raise_tower(seat);
        self.tell.all(Event::StoneWaits { seat, loose });
        if let Some(points) = tower {
            self.tell.all(Event::TowerBuilt { seat, points });
        }
        Then::GoOn
    }

    /// The next space of the temple gives its reward, from the left; after the last, the round is finished.
    pub(crate) fn reward_next(&mut self, space: u8, ending: Ending) -> Then {
        let board = &mut self.game.board;
        if usize::from(space) == data::temple_width(board.seats()) {
            return self.finish_round(ending);
        }
        board.flow = Flow::Temple { space: space + 1, ending };
        let Some(seat) = board.temple[usize::from(space)] else { return Then::GoOn };
        if board.side(Site::Temple) == Side::A {
            return self.temple_points(seat, 1);
        }
        match data::TEMPLE_B[usize::from(space)] {
            Gift::Points => self.temple_points(seat, data::TEMPLE_POINTS),
            Gift::Card => self.gain_top_card(seat),
            Gift::PointOrStones if board.takeable(seat, data::TEMPLE_STONES) > 0 => {
                self.ask(seat, Phase::Temple)
            }
            Gift::PointOrStones => self.temple_points(seat, 1),
        }
    }

    /// The point that was chosen instead of stones.
    pub(crate) fn temple_point(&mut self, seat: Seat) {
        self.temple_points(seat, 1);
    }

    fn temple_points(&mut self, seat: Seat, points: u8) -> Then {
        let board = &mut self.game.board;
        board.players[seat].temple_points[usize::from(board.round) - 1] += points;
        // The space that is giving is the one before the next.
        if let Flow::Temple { space, .. } = board.flow {
            self.tell.all(Event::TempleScored { seat, space, points });
        }
        Then::GoOn
    }
}

impl Board {
    /// A stone comes before the obelisks of side B; gives the points of the tower it completes.
    pub(crate) fn raise_tower(&mut self, seat: Seat) -> Option<u8> {
        let player = &mut self.players[seat];
        player.loose += 1;
        if player.loose < data::TOWER {
            return None;
        }
        let space = self.towers.iter().position(Option::is_none)?;
        let points = data::TOWERS[space];
        self.towers[space] = Some(seat);
        player.loose = 0;
        player.tower_points += points;
        Some(points)
    }
}
