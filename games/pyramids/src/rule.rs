//! Every rule and ruling by its id; their texts are in `lang/`.

use tabletop::{Origin, vocabulary};

vocabulary! {
    /// A rule of the game. Its id names it in refusals, on the sheet, in the rules page and in the tests.
    #[allow(missing_docs, reason = "each rule is worded in lang/en.ftl and lang/es.ftl, under rule-ID")]
    pub enum Rule ("expected-rule") {
        // The cards.
        Chambers = "chambers",
        HouseDeck = "house-deck",
        OtherDecks = "other-decks",
        ExpeditionCards = "expedition-cards",
        // Before the game.
        DealAndKeep = "deal-and-keep",
        Display = "display",
        Expeditions = "expeditions",
        // Marking.
        MarkPattern = "mark-pattern",
        MarkSingle = "mark-single",
        MarkOpenCells = "mark-open-cells",
        FirstMark = "first-mark",
        LaterMarks = "later-marks",
        MarksSealed = "marks-sealed",
        WhatIsAsked = "what-is-asked",
        // Icons.
        IconOrder = "icon-order",
        Gems = "gems",
        Torches = "torches",
        Skulls = "skulls",
        Potions = "potions",
        RedCross = "red-cross",
        BonusCompleted = "bonus-completed",
        BonusLapse = "bonus-lapse",
        // Completed cards.
        Tomb = "tomb",
        ReplaceOrder = "replace-order",
        ReplaceFrom = "replace-from",
        ReplaceTwo = "replace-two",
        Refill = "refill",
        DeckEmpty = "deck-empty",
        NoCards = "no-cards",
        LastExpedition = "last-expedition",
        // Pyramid points.
        PyramidPoints = "pyramid-points",
        PyramidOrder = "pyramid-order",
        // The end.
        GameEnd = "game-end",
        ScoreCards = "score-cards",
        ScoreTorches = "score-torches",
        ScoreGems = "score-gems",
        ScoreSkulls = "score-skulls",
        SkullTrack = "skull-track",
        FinalTie = "final-tie",
        TieWithoutCards = "tie-without-cards",
        WhoKnowsWhat = "who-knows-what",
    }
}

impl tabletop::Rule for Rule {
    const ALL: &'static [Self] = Rule::ALL;

    fn id(self) -> &'static str {
        self.text()
    }

    fn section(self) -> &'static str {
        match self {
            Rule::Chambers | Rule::HouseDeck | Rule::OtherDecks | Rule::ExpeditionCards => "cards",
            Rule::DealAndKeep | Rule::Display | Rule::Expeditions => "setup",
            Rule::MarkPattern
            | Rule::MarkSingle
            | Rule::MarkOpenCells
            | Rule::FirstMark
            | Rule::LaterMarks
            | Rule::MarksSealed
            | Rule::WhatIsAsked => "marking",
            Rule::IconOrder
            | Rule::Gems
            | Rule::Torches
            | Rule::Skulls
            | Rule::Potions
            | Rule::RedCross
            | Rule::BonusCompleted
            | Rule::BonusLapse => "icons",
            Rule::Tomb
            | Rule::ReplaceOrder
            | Rule::ReplaceFrom
            | Rule::ReplaceTwo
            | Rule::Refill
            | Rule::DeckEmpty
            | Rule::NoCards
            | Rule::LastExpedition => "completed",
            Rule::PyramidPoints | Rule::PyramidOrder => "pyramids",
            Rule::GameEnd
            | Rule::ScoreCards
            | Rule::ScoreTorches
            | Rule::ScoreGems
            | Rule::ScoreSkulls
            | Rule::SkullTrack
            | Rule::FinalTie
            | Rule::TieWithoutCards
            | Rule::WhoKnowsWhat => "end",
        }
    }

    fn origin(self) -> Origin {
        match self {
            Rule::OtherDecks
            | Rule::MarksSealed
            | Rule::WhatIsAsked
            | Rule::IconOrder
            | Rule::BonusCompleted
            | Rule::BonusLapse
            | Rule::ReplaceTwo
            | Rule::NoCards
            | Rule::LastExpedition
            | Rule::TieWithoutCards => Origin::Ruling,
            Rule::HouseDeck | Rule::ExpeditionCards | Rule::SkullTrack => Origin::Reconstruction,
            Rule::Chambers
            | Rule::DealAndKeep
            | Rule::Display
            | Rule::Expeditions
            | Rule::MarkPattern
            | Rule::MarkSingle
            | Rule::MarkOpenCells
            | Rule::FirstMark
            | Rule::LaterMarks
            | Rule::Gems
            | Rule::Torches
            | Rule::Skulls
            | Rule::Potions
            | Rule::RedCross
            | Rule::Tomb
            | Rule::ReplaceOrder
            | Rule::ReplaceFrom
            | Rule::Refill
            | Rule::DeckEmpty
            | Rule::PyramidPoints
            | Rule::PyramidOrder
            | Rule::GameEnd
            | Rule::ScoreCards
            | Rule::ScoreTorches
            | Rule::ScoreGems
            | Rule::ScoreSkulls
            | Rule::FinalTie
            | Rule::WhoKnowsWhat => Origin::Rulebook,
        }
    }
}
