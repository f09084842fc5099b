//! Every law notices its breach: each fault is planted in the toy, and the law must complain about that.

mod game;

use std::cell::Cell;

use game::Faulty;
use laws::Games;

thread_local! {
    /// The fault that is planted; tests that run side by side have a thread each.
    static PLANTED: Cell<Option<Fault>> = const { Cell::new(None) };
}

impl Fault {
    /// Is the toy to have this fault?
    fn is_planted(self) -> bool {
        PLANTED.get() == Some(self)
    }
}

/// Defines the faults, and a test of each: `LAW` must fail with a complaint that says `PART`.
macro_rules! faults {
    ($($law:ident notices $($fault:ident: $part:literal)+;)+) => {
        /// What can be wrong with a toy.
        #[derive(Clone, Copy, PartialEq, Eq)]
        enum Fault {
            $($(
                #[doc = $part]
                $fault,
            )+)+
        }

        $($(
            // A test is named after its fault.
            #[allow(non_snake_case)]
            #[test]
            fn $fault() {
                PLANTED.set(Some(Fault::$fault));
                let verdict = laws::$law(&Games::<Faulty>::new());
                PLANTED.set(None);
                let complaint = verdict.expect_err("the law must notice");
                assert!(complaint.contains($part), "the law complains of something else: {complaint}");
            }
        )+)+

        /// Without a fault the same game keeps the laws: what they notice above are the faults.
        mod honest {
            laws::laws!(each law of super::Faulty: $($law)+);
        }
    };
}

faults! {
    only_deciding_seats_can_act notices
        WaitsForNobody: "nobody can act"
        WaitsForAbsentSeats: "not at the table"
        DecidersAreOfferedNothing: "nobody can act"
        OthersAreOffered: "has nothing to decide and is offered pass"
        OthersMayPass: "has nothing to decide and may pass"
        PlayAfterTheEnd: "has nothing to decide and may draw";
    legal_is_what_check_accepts notices
        LegalMissesOne: "is not offered it"
        LegalNotAscending: "not ascending"
        LegalRepeats: "not ascending"
        LegalOffersTooMuch: "is offered pass, but may not"
        CheckTooLax: "may show 6, but is not offered it";
    notation_reads_back_exactly notices
        LaxNotation: "is accepted, but prints as"
        TwoActionsPrintTheSame: "is read as"
        WrongColumn: "which is not in it";
    refusals_change_nothing notices
        RefusalChangesSomething: "changed the position"
        RefusalUnsaid: "no message refusal-nothing"
        RuleNotListed: "is not in the list";
    positions_are_valid notices
        LosesACard: "a card is lost";
    imagined_games_look_the_same notices
        ImaginesNonsense: "a card is lost"
        ImaginesAnotherTurn: "it looks different";
    simultaneous_plays_commute notices
        OrderOfBidsMatters: "depend on their order"
        BidChangesOthersChoices: "changes what";
    records_replay notices
        SetupNotRepeatable: "replays to another position";
    nobody_sees_what_is_hidden notices
        SeatsSeeTheDeck: "sees something hidden"
        PublicSeesTheDeck: "Public sees something hidden"
        LegalDependsOnSecrets: "from the actions offered"
        HidesNothing: "hides nothing from anybody"
        HiddenHoldsTheKnown: "sees something hidden"
        HiddenBreaksThePosition: "has a twin that is not sane";
    reveals_are_reported notices
        DrawNotReported: "tells A something hidden"
        ShowNotReported: "something hidden and does not report it"
        OpeningNotReported: "something hidden and does not report it"
        EventTellsEverybody: "something hidden and does not report it"
        PassReported: "never told anybody anything hidden";
    games_end notices
        NeverEnds: "does not end"
        EndingNotListed: "the ending flood is not in the list"
        PlacesSkipTheFirst: "these are not places"
        PlacesDoNotFollowTheSheets: "points and place";
    heuristics_are_sound notices
        SenseNotLegal: "sensible choice"
        SenseIgnoresTheDice: "not decided by the dice"
        OutlookNotExact: "the outlook of a finished game"
        OutlookForTooMany: "not one number for each seat";
    everything_can_be_said notices
        EventUnsaid: "no message event-nothing"
        EventLacksItsVariable: "event-won"
        LineUnsaid: "no message line-nothing"
        PieceUnsaid: "no message piece-nothing"
        SheetsDiffer: "different lines"
        SheetRepeatsALine: "repeats a line"
        DrawsNothing: "nothing is drawn";
    sampling_is_uniform notices
        SampleFavoursTheFirst: "are not even"
        SampleMissesTheLast: "are not even"
        SampleNotLegal: "is not among the legal actions"
        SampleIgnoresTheDice: "not decided by the dice";
    same_plays_same_game notices
        PlayNotRepeatable: "gives two positions"
        ToldAtRandom: "is told in two ways";
}
