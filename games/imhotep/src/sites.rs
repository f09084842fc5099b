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

    fn build_pyramid_a(&mut self, seat: Seat) -> Then {
        let points = self.game.board.lay_on_pyramid(seat);
        self.spend_red_card(seat);
        self.tell.all(Event::PyramidBuilt { seat, points });
        Then::GoOn
    }

    fn build_beside(&mut self, seat: Seat) -> Then {
        let points = self.game.board.lay_beside_pyramids(seat);
        self.spend_red_card(seat);
        self.tell.all(Event::PyramidBuilt { seat, points });
        Then::GoOn
    }

    /// A stone goes to the pyramid its owner chose; then comes the bonus of its space.
    pub(crate) fn build_pyramid_b(&mut self, seat: Seat, pyramid: Pyramid) -> Then {
        let (space, points, bonus) = self.game.board.lay_on_small_pyramid(seat, pyramid);
        self.spend_red_card(seat);
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
        let space = self.game.board.lay_on_temple(seat);
        self.spend_red_card(seat);
        self.tell.all(Event::TempleBuilt { seat, space: space as u8 + 1 });
        Then::GoOn
    }

    fn build_chamber(&mut self, seat: Seat) -> Then {
        let space = self.game.board.lay_in_chamber(seat);
        self.spend_red_card(seat);
        let rows = data::ROWS as u8;
        self.tell.all(Event::ChamberBuilt { seat, row: space % rows + 1, column: space / rows + 1 });
        Then::GoOn
    }

    fn build_obelisk(&mut self, seat: Seat) -> Then {
        let loose = self.game.board.players[seat].loose + 1;
        let tower = self.game.board.lay_at_obelisks(seat);
        self.spend_red_card(seat);
        let board = &self.game.board;
        if board.side(Site::Obelisks) == Side::A {
            let height = board.players[seat].placed[3];
            self.tell.all(Event::ObeliskBuilt { seat, height });
            return Then::GoOn;
        }
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

/// Laying a stone, as far as the board goes: whoever asks what a stone would bring lays it on a copy.
impl Board {
    /// Counts a stone at a monument; gives how many stones lay there before.
    fn count(&mut self, seat: Seat, site: Site) -> u8 {
        let before = self.stones_at(site);
        if let Some(at) = monument(site) {
            self.players[seat].placed[at] += 1;
        }
        before
    }

    /// At a site where its owner has nothing to choose.
    pub(crate) fn lay(&mut self, seat: Seat, site: Site) {
        match site {
            Site::Market => {}
            Site::Pyramid => {
                _ = match self.side(site) {
                    Side::A => self.lay_on_pyramid(seat),
                    Side::B => self.lay_beside_pyramids(seat),
                }
            }
            Site::Temple => _ = self.lay_on_temple(seat),
            Site::Chamber => _ = self.lay_in_chamber(seat),
            Site::Obelisks => _ = self.lay_at_obelisks(seat),
        }
    }

    /// On the pyramid of side A, or beside it once it is complete; gives the points.
    pub(crate) fn lay_on_pyramid(&mut self, seat: Seat) -> u8 {
        let space = usize::from(self.count(seat, Site::Pyramid));
        let points = data::PYRAMID_A.get(space).copied();
        if points.is_some() {
            self.pyramid[space] = Some(seat);
            self.built[0] += 1;
        }
        self.score_pyramid(seat, points.unwrap_or(data::BESIDE))
    }

    /// Beside the pyramids of side B; gives the points.
    pub(crate) fn lay_beside_pyramids(&mut self, seat: Seat) -> u8 {
        self.count(seat, Site::Pyramid);
        self.score_pyramid(seat, data::BESIDE)
    }

    fn score_pyramid(&mut self, seat: Seat, points: u8) -> u8 {
        self.players[seat].pyramid_points += points;
        points
    }

    /// On a pyramid of side B; gives its space, counted from 0, the points and the bonus.
    pub(crate) fn lay_on_small_pyramid(&mut self, seat: Seat, pyramid: Pyramid) -> (u8, u8, Bonus) {
        self.count(seat, Site::Pyramid);
        let space = self.built[pyramid.index()];
        self.built[pyramid.index()] += 1;
        self.pyramid[usize::from(data::PYRAMID_B_SIZE) * pyramid.index() + usize::from(space)] = Some(seat);
        let (points, bonus) = data::PYRAMIDS_B[pyramid.index()][usize::from(space)];
        (space, self.score_pyramid(seat, points), bonus)
    }

    /// Gives its space, counted from 0.
    pub(crate) fn lay_on_temple(&mut self, seat: Seat) -> usize {
        let space = usize::from(self.count(seat, Site::Temple)) % data::temple_width(self.seats());
        self.temple[space] = Some(seat);
        space
    }

    /// Gives its place, counted from 0, column by column.
    pub(crate) fn lay_in_chamber(&mut self, seat: Seat) -> u8 {
        let space = self.count(seat, Site::Chamber);
        self.players[seat].chamber |= 1 << space;
        space
    }

    /// Gives the points of the tower it completes on side B.
    pub(crate) fn lay_at_obelisks(&mut self, seat: Seat) -> Option<u8> {
        self.count(seat, Site::Obelisks);
        match self.side(Site::Obelisks) {
            Side::A => None,
            Side::B => self.raise_tower(seat),
        }
    }

    /// A stone comes before the obelisks of side B; gives the points of the tower it completes.
    fn raise_tower(&mut self, seat: Seat) -> Option<u8> {
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
