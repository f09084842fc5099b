//! Every rule and ruling by its id; their texts are in `lang/`.

use tabletop::{Origin, vocabulary};

vocabulary! {
    /// A rule of the game. Its id names it in refusals, on the sheet, in the rules page and in the tests.
    #[allow(missing_docs, reason = "each rule is worded in lang/en.ftl and lang/es.ftl, under rule-ID")]
    pub enum Rule ("expected-rule") {
        // Before the game.
        Pyramid = "pyramid",
        TileSet = "tile-set",
        Start = "start",
        StartRotation = "start-rotation",
        Pawns = "pawns",
        Hands = "hands",
        WhoKnowsWhat = "who-knows-what",
        // A turn.
        Turns = "turns",
        PlacePawn = "place-pawn",
        PowerAtOnce = "power-at-once",
        PowerSkipped = "power-skipped",
        Build = "build",
        BuildFreely = "build-freely",
        DrawTile = "draw-tile",
        WhatIsAsked = "what-is-asked",
        // Powers.
        TurnTile = "turn-tile",
        TurnOtherwise = "turn-otherwise",
        TurnOpenTile = "turn-open-tile",
        SwapPawns = "swap-pawns",
        MovePawn = "move-pawn",
        NoSecondPower = "no-second-power",
        MustStayEmpty = "must-stay-empty",
        // Special pawns.
        Mummy = "mummy",
        MummySpares = "mummy-spares",
        PriestAfterMummy = "priest-after-mummy",
        PriestProtected = "priest-protected",
        PriestOwner = "priest-owner",
        PriestSwap = "priest-swap",
        PharaohMummy = "pharaoh-mummy",
        PharaohUnlocksNothing = "pharaoh-unlocks-nothing",
        PharaohPriest = "pharaoh-priest",
        // Networks.
        Networks = "networks",
        LoneTile = "lone-tile",
        Majority = "majority",
        CountsTwo = "counts-two",
        MajorityTie = "majority-tie",
        Rooms = "rooms",
        Sarcophagi = "sarcophagi",
        Summit = "summit",
        Longest = "longest",
        LongestOfAll = "longest-of-all",
        Secret = "secret",
        Curse = "curse",
        Ankhs = "ankhs",
        AnkhsApart = "ankhs-apart",
        // The end.
        GameEnd = "game-end",
        Winner = "winner",
        FinalTie = "final-tie",
    }
}

impl tabletop::Rule for Rule {
    const ALL: &'static [Self] = Rule::ALL;

    fn id(self) -> &'static str {
        self.text()
    }

    fn section(self) -> &'static str {
        match self {
            Rule::Pyramid
            | Rule::TileSet
            | Rule::Start
            | Rule::StartRotation
            | Rule::Pawns
            | Rule::Hands
            | Rule::WhoKnowsWhat => "setup",
            Rule::Turns
            | Rule::PlacePawn
            | Rule::PowerAtOnce
            | Rule::PowerSkipped
            | Rule::Build
            | Rule::BuildFreely
            | Rule::DrawTile
            | Rule::WhatIsAsked => "turn",
            Rule::TurnTile
            | Rule::TurnOtherwise
            | Rule::TurnOpenTile
            | Rule::SwapPawns
            | Rule::MovePawn
            | Rule::NoSecondPower
            | Rule::MustStayEmpty => "powers",
            Rule::Mummy
            | Rule::MummySpares
            | Rule::PriestAfterMummy
            | Rule::PriestProtected
            | Rule::PriestOwner
            | Rule::PriestSwap
            | Rule::PharaohMummy
            | Rule::PharaohUnlocksNothing
            | Rule::PharaohPriest => "pawns",
            Rule::Networks
            | Rule::LoneTile
            | Rule::Majority
            | Rule::CountsTwo
            | Rule::MajorityTie
            | Rule::Rooms
            | Rule::Sarcophagi
            | Rule::Summit
            | Rule::Longest
            | Rule::LongestOfAll
            | Rule::Secret
            | Rule::Curse
            | Rule::Ankhs
            | Rule::AnkhsApart => "networks",
            Rule::GameEnd | Rule::Winner | Rule::FinalTie => "end",
        }
    }

    fn origin(self) -> Origin {
        match self {
            Rule::TileSet | Rule::Start | Rule::StartRotation => Origin::Reconstruction,
            Rule::WhatIsAsked
            | Rule::TurnOtherwise
            | Rule::TurnOpenTile
            | Rule::PriestSwap
            | Rule::PharaohUnlocksNothing
            | Rule::MajorityTie
            | Rule::LongestOfAll
            | Rule::AnkhsApart
            | Rule::FinalTie => Origin::Ruling,
            Rule::Pyramid
            | Rule::Pawns
            | Rule::Hands
            | Rule::WhoKnowsWhat
            | Rule::Turns
            | Rule::PlacePawn
            | Rule::PowerAtOnce
            | Rule::PowerSkipped
            | Rule::Build
            | Rule::BuildFreely
            | Rule::DrawTile
            | Rule::TurnTile
            | Rule::SwapPawns
            | Rule::MovePawn
            | Rule::NoSecondPower
            | Rule::MustStayEmpty
            | Rule::Mummy
            | Rule::MummySpares
            | Rule::PriestAfterMummy
            | Rule::PriestProtected
            | Rule::PriestOwner
            | Rule::PharaohMummy
            | Rule::PharaohPriest
            | Rule::Networks
            | Rule::LoneTile
            | Rule::Majority
            | Rule::CountsTwo
            | Rule::Rooms
            | Rule::Sarcophagi
            | Rule::Summit
            | Rule::Longest
            | Rule::Secret
            | Rule::Curse
            | Rule::Ankhs
            | Rule::GameEnd
            | Rule::Winner => Origin::Rulebook,
        }
    }
}
