//! Every rule and ruling by its id; their texts are in `lang/`.

use tabletop::{Origin, vocabulary};

vocabulary! {
    /// A rule of the game. Its id names it in refusals, on the sheet, in the rules page and in the tests.
    #[allow(missing_docs, reason = "each rule is worded in lang/en.ftl and lang/es.ftl, under rule-ID")]
    pub enum Rule ("expected-rule") {
        // Before the game.
        RoundCards = "round-cards",
        Ships = "ships",
        StartingStones = "starting-stones",
        Sled = "sled",
        // A turn.
        OneAction = "one-action",
        TakeStones = "take-stones",
        LoadStone = "load-stone",
        SailMinimum = "sail-minimum",
        SailDock = "sail-dock",
        Unloading = "unloading",
        OwnersDecide = "owners-decide",
        BlueCards = "blue-cards",
        Pass = "pass",
        AllPass = "all-pass",
        WhatIsAsked = "what-is-asked",
        // Market.
        MarketDeal = "market-deal",
        MarketPile = "market-pile",
        MarketTake = "market-take",
        MarketDecline = "market-decline",
        MarketSpentStone = "market-spent-stone",
        MarketNothingLeft = "market-nothing-left",
        MarketPair = "market-pair",
        PairNoBackingOut = "pair-no-backing-out",
        PairUntouched = "pair-untouched",
        // Cards.
        RedCards = "red-cards",
        RedFollowsSite = "red-follows-site",
        RedNoStone = "red-no-stone",
        Decorations = "decorations",
        Statues = "statues",
        Lever = "lever",
        Hammer = "hammer",
        HammerNeeds = "hammer-needs",
        SailCard = "sail-card",
        Chisel = "chisel",
        ChiselNeeds = "chisel-needs",
        BlueUnused = "blue-unused",
        DiscardOrder = "discard-order",
        // Pyramid.
        PyramidOrder = "pyramid-order",
        PyramidBeside = "pyramid-beside",
        PyramidsChoice = "pyramids-choice",
        PyramidsBonus = "pyramids-bonus",
        BonusOffered = "bonus-offered",
        BonusLoad = "bonus-load",
        BonusFirst = "bonus-first",
        // Temple.
        TempleOrder = "temple-order",
        TempleScore = "temple-score",
        TempleRewards = "temple-rewards",
        TempleNothingToTake = "temple-nothing-to-take",
        // Burial chamber.
        ChamberOrder = "chamber-order",
        ChamberGroups = "chamber-groups",
        ChamberRows = "chamber-rows",
        // Obelisks.
        ObelisksHeight = "obelisks-height",
        ObelisksTowers = "obelisks-towers",
        TowersFull = "towers-full",
        TiedPlaces = "tied-places",
        // The end.
        RoundEnd = "round-end",
        NextStarter = "next-starter",
        GameEnd = "game-end",
        Wrath = "wrath",
        FinalTie = "final-tie",
        WhoKnowsWhat = "who-knows-what",
        // What version 1 of the rules says instead, for games that were begun by it.
        MarketMustTake = "market-must-take",
        BonusAutomatic = "bonus-automatic",
    }
}

impl tabletop::Rule for Rule {
    const ALL: &'static [Self] = Rule::ALL;

    fn id(self) -> &'static str {
        self.text()
    }

    fn section(self) -> &'static str {
        match self {
            Rule::RoundCards | Rule::Ships | Rule::StartingStones | Rule::Sled => "setup",
            Rule::OneAction
            | Rule::TakeStones
            | Rule::LoadStone
            | Rule::SailMinimum
            | Rule::SailDock
            | Rule::Unloading
            | Rule::OwnersDecide
            | Rule::BlueCards
            | Rule::Pass
            | Rule::AllPass
            | Rule::WhatIsAsked => "turn",
            Rule::MarketDeal
            | Rule::MarketPile
            | Rule::MarketTake
            | Rule::MarketDecline
            | Rule::MarketSpentStone
            | Rule::MarketNothingLeft
            | Rule::MarketPair
            | Rule::PairNoBackingOut
            | Rule::PairUntouched => "market",
            Rule::RedCards
            | Rule::RedFollowsSite
            | Rule::RedNoStone
            | Rule::Decorations
            | Rule::Statues
            | Rule::Lever
            | Rule::Hammer
            | Rule::HammerNeeds
            | Rule::SailCard
            | Rule::Chisel
            | Rule::ChiselNeeds
            | Rule::BlueUnused
            | Rule::DiscardOrder => "cards",
            Rule::PyramidOrder
            | Rule::PyramidBeside
            | Rule::PyramidsChoice
            | Rule::PyramidsBonus
            | Rule::BonusOffered
            | Rule::BonusLoad
            | Rule::BonusFirst => "pyramid",
            Rule::TempleOrder | Rule::TempleScore | Rule::TempleRewards | Rule::TempleNothingToTake => {
                "temple"
            }
            Rule::ChamberOrder | Rule::ChamberGroups | Rule::ChamberRows => "chamber",
            Rule::ObelisksHeight | Rule::ObelisksTowers | Rule::TowersFull | Rule::TiedPlaces => "obelisks",
            Rule::RoundEnd
            | Rule::NextStarter
            | Rule::GameEnd
            | Rule::Wrath
            | Rule::FinalTie
            | Rule::WhoKnowsWhat => "end",
            Rule::MarketMustTake | Rule::BonusAutomatic => "version-1",
        }
    }

    fn origin(self) -> Origin {
        match self {
            Rule::Pass
            | Rule::AllPass
            | Rule::WhatIsAsked
            | Rule::MarketMustTake
            | Rule::MarketDecline
            | Rule::MarketSpentStone
            | Rule::MarketNothingLeft
            | Rule::PairNoBackingOut
            | Rule::PairUntouched
            | Rule::RedFollowsSite
            | Rule::RedNoStone
            | Rule::HammerNeeds
            | Rule::ChiselNeeds
            | Rule::DiscardOrder
            | Rule::BonusAutomatic
            | Rule::BonusOffered
            | Rule::BonusLoad
            | Rule::BonusFirst
            | Rule::TempleNothingToTake
            | Rule::TowersFull => Origin::Ruling,
            Rule::RoundCards
            | Rule::Ships
            | Rule::StartingStones
            | Rule::Sled
            | Rule::OneAction
            | Rule::TakeStones
            | Rule::LoadStone
            | Rule::SailMinimum
            | Rule::SailDock
            | Rule::Unloading
            | Rule::OwnersDecide
            | Rule::BlueCards
            | Rule::MarketDeal
            | Rule::MarketPile
            | Rule::MarketTake
            | Rule::MarketPair
            | Rule::RedCards
            | Rule::Decorations
            | Rule::Statues
            | Rule::Lever
            | Rule::Hammer
            | Rule::SailCard
            | Rule::Chisel
            | Rule::BlueUnused
            | Rule::PyramidOrder
            | Rule::PyramidBeside
            | Rule::PyramidsChoice
            | Rule::PyramidsBonus
            | Rule::TempleOrder
            | Rule::TempleScore
            | Rule::TempleRewards
            | Rule::ChamberOrder
            | Rule::ChamberGroups
            | Rule::ChamberRows
            | Rule::ObelisksHeight
            | Rule::ObelisksTowers
            | Rule::TiedPlaces
            | Rule::RoundEnd
            | Rule::NextStarter
            | Rule::GameEnd
            | Rule::Wrath
            | Rule::FinalTie
            | Rule::WhoKnowsWhat => Origin::Rulebook,
        }
    }
}
