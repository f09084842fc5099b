//! Every type that goes over the wire.

use tabletop::{Arg, TypeFile};

use super::{answer, codes, games, owner, play, read, records, rules, seat, tables};
use crate::face::{Event, ReplayFace, SheetFace};
use crate::host::Whole;

/// The file, with all that is asked and answered.
pub(crate) fn types(file: TypeFile) -> TypeFile {
    let file = file.with::<answer::Acted>().with::<answer::ProblemFace>().with::<games::Games>();
    let file = file.with::<rules::RulesFace>().with::<records::Recorded>().with::<ReplayFace>();
    let file = file.with::<codes::Coding>().with::<codes::CodeFace>();
    let file = file.with::<tables::Wanted>().with::<tables::Made>().with::<tables::Listed>();
    let file = file.with::<tables::Joining>().with::<tables::Seated>();
    let file = file.with::<Whole<'static>>().with::<Event<'static>>().with::<SheetFace>().with::<Arg>();
    let file = file.with::<play::Playing>().with::<play::UndoAnswer>().with::<play::Hint>();
    let file = file.with::<read::Me>().with::<read::Judged>().with::<read::Allowed>();
    let file = file.with::<read::Imagining>().with::<read::PreviewFace<'static>>();
    let file =
        file.with::<tables::Rematching>().with::<seat::Nonce>().with::<seat::Message>().with::<seat::Notes>();
    let file = file.with::<seat::Passing>().with::<seat::Abandoning>().with::<seat::Naming>();
    let file = file.with::<seat::HandedOver>();
    file.with::<owner::Changes>().with::<owner::Offered>().with::<owner::Kicking>().with::<owner::Muting>()
}
