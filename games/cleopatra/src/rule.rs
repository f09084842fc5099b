//! Every rule and ruling by its id; their texts are in `lang/`.

use tabletop::{Origin, vocabulary};

vocabulary! {
    /// A rule of the game. Its id names it in refusals, on the sheet, in the rules page and in the tests.
    #[allow(missing_docs, reason = "each rule is worded in lang/en.ftl and lang/es.ftl, under rule-ID")]
    pub enum Rule ("expected-rule") {
        // Before the game.
        Garden = "garden",
        MosaicPile = "mosaic-pile",
        Cards = "cards",
        DeckFaces = "deck-faces",
        DeckRebuilt = "deck-rebuilt",
        StartingGoods = "starting-goods",
        SobekBoard = "sobek-board",
        // A turn.
        OneAction = "one-action",
        AlwaysAsked = "always-asked",
        HandLimit = "hand-limit",
        HandKept = "hand-kept",
        // Worshippers of Sobek.
        OneWorshipper = "one-worshipper",
        WorshipperFine = "worshipper-fine",
        WorshipperMoves = "worshipper-moves",
        Architect = "architect",
        Vizier = "vizier",
        Beggar = "beggar",
        Merchant = "merchant",
        Foreman = "foreman",
        // The market.
        MarketTake = "market-take",
        MarketEmptyStall = "market-empty-stall",
        MarketRefill = "market-refill",
        DrawingStops = "drawing-stops",
        // Building.
        BuildPieces = "build-pieces",
        BuildOffered = "build-offered",
        PayArtisans = "pay-artisans",
        PayEqual = "pay-equal",
        PayDifferent = "pay-different",
        CorruptCards = "corrupt-cards",
        Caves = "caves",
        SpareUnits = "spare-units",
        EveryCardNeeded = "every-card-needed",
        CreditOrder = "credit-order",
        // The pieces.
        Sphinx = "sphinx",
        Obelisk = "obelisk",
        Door = "door",
        Wall = "wall",
        WallReward = "wall-reward",
        Mosaic = "mosaic",
        MosaicPlace = "mosaic-place",
        MosaicsLeave = "mosaics-leave",
        Throne = "throne",
        // Sanctuaries.
        Sanctuary = "sanctuary",
        SanctuaryClaim = "sanctuary-claim",
        SanctuarySecond = "sanctuary-second",
        SanctuaryNow = "sanctuary-now",
        // Cleopatra's walk.
        Walk = "walk",
        Offering = "offering",
        OfferingPlaces = "offering-places",
        OfferingTies = "offering-ties",
        // The end.
        LastTurns = "last-turns",
        ImmediateEnd = "immediate-end",
        Standstill = "standstill",
        ReckoningHand = "reckoning-hand",
        ReckoningSanctuaries = "reckoning-sanctuaries",
        ReckoningForgiven = "reckoning-forgiven",
        Penalty = "penalty",
        PenaltyFloor = "penalty-floor",
        Elimination = "elimination",
        Winner = "winner",
        FinalTie = "final-tie",
        WhoKnowsWhat = "who-knows-what",
        UnseenDecks = "unseen-decks",
    }
}

impl tabletop::Rule for Rule {
    const ALL: &'static [Self] = Rule::ALL;

    fn id(self) -> &'static str {
        self.text()
    }

    fn section(self) -> &'static str {
        match self {
            Rule::Garden
            | Rule::MosaicPile
            | Rule::Cards
            | Rule::DeckFaces
            | Rule::DeckRebuilt
            | Rule::StartingGoods
            | Rule::SobekBoard => "setup",
            Rule::OneAction | Rule::AlwaysAsked | Rule::HandLimit | Rule::HandKept => "turn",
            Rule::OneWorshipper
            | Rule::WorshipperFine
            | Rule::WorshipperMoves
            | Rule::Architect
            | Rule::Vizier
            | Rule::Beggar
            | Rule::Merchant
            | Rule::Foreman => "worshippers",
            Rule::MarketTake | Rule::MarketEmptyStall | Rule::MarketRefill | Rule::DrawingStops => "market",
            Rule::BuildPieces
            | Rule::BuildOffered
            | Rule::PayArtisans
            | Rule::PayEqual
            | Rule::PayDifferent
            | Rule::CorruptCards
            | Rule::Caves
            | Rule::SpareUnits
            | Rule::EveryCardNeeded
            | Rule::CreditOrder => "building",
            Rule::Sphinx
            | Rule::Obelisk
            | Rule::Door
            | Rule::Wall
            | Rule::WallReward
            | Rule::Mosaic
            | Rule::MosaicPlace
            | Rule::MosaicsLeave
            | Rule::Throne => "pieces",
            Rule::Sanctuary | Rule::SanctuaryClaim | Rule::SanctuarySecond | Rule::SanctuaryNow => {
                "sanctuaries"
            }
            Rule::Walk | Rule::Offering | Rule::OfferingPlaces | Rule::OfferingTies => "walk",
            Rule::LastTurns
            | Rule::ImmediateEnd
            | Rule::Standstill
            | Rule::ReckoningHand
            | Rule::ReckoningSanctuaries
            | Rule::ReckoningForgiven
            | Rule::Penalty
            | Rule::PenaltyFloor
            | Rule::Elimination
            | Rule::Winner
            | Rule::FinalTie
            | Rule::WhoKnowsWhat
            | Rule::UnseenDecks => "end",
        }
    }

    fn origin(self) -> Origin {
        match self {
            Rule::Garden | Rule::Cards | Rule::SobekBoard => Origin::Reconstruction,
            Rule::AlwaysAsked
            | Rule::MarketEmptyStall
            | Rule::DrawingStops
            | Rule::BuildOffered
            | Rule::EveryCardNeeded
            | Rule::CreditOrder
            | Rule::WallReward
            | Rule::Standstill
            | Rule::PenaltyFloor
            | Rule::FinalTie
            | Rule::UnseenDecks => Origin::Ruling,
            Rule::MosaicPile
            | Rule::DeckFaces
            | Rule::DeckRebuilt
            | Rule::StartingGoods
            | Rule::OneAction
            | Rule::HandLimit
            | Rule::HandKept
            | Rule::OneWorshipper
            | Rule::WorshipperFine
            | Rule::WorshipperMoves
            | Rule::Architect
            | Rule::Vizier
            | Rule::Beggar
            | Rule::Merchant
            | Rule::Foreman
            | Rule::MarketTake
            | Rule::MarketRefill
            | Rule::BuildPieces
            | Rule::PayArtisans
            | Rule::PayEqual
            | Rule::PayDifferent
            | Rule::CorruptCards
            | Rule::Caves
            | Rule::SpareUnits
            | Rule::Sphinx
            | Rule::Obelisk
            | Rule::Door
            | Rule::Wall
            | Rule::Mosaic
            | Rule::MosaicPlace
            | Rule::MosaicsLeave
            | Rule::Throne
            | Rule::Sanctuary
            | Rule::SanctuaryClaim
            | Rule::SanctuarySecond
            | Rule::SanctuaryNow
            | Rule::Walk
            | Rule::Offering
            | Rule::OfferingPlaces
            | Rule::OfferingTies
            | Rule::LastTurns
            | Rule::ImmediateEnd
            | Rule::ReckoningHand
            | Rule::ReckoningSanctuaries
            | Rule::ReckoningForgiven
            | Rule::Penalty
            | Rule::Elimination
            | Rule::Winner
            | Rule::WhoKnowsWhat => Origin::Rulebook,
        }
    }
}
