//! What goes over the wire, as bytes.

use crate::store::TableId;

/// An announcement: the table's id and the entry's number.
pub(super) fn announcement(table: TableId, number: u64) -> [u8; 24] {
    let mut bytes = [0; 24];
    bytes[..16].copy_from_slice(table.bytes());
    bytes[16..].copy_from_slice(&number.to_be_bytes());
    bytes
}

/// Reads an announcement.
pub(super) fn read_announcement(bytes: &[u8]) -> Option<(TableId, u64)> {
    let (table, number) = bytes.split_first_chunk::<16>()?;
    Some((TableId::new(*table), u64::from_be_bytes(number.try_into().ok()?)))
}

/// A worker's reply: its first byte says which it is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Reply<'a> {
    Answer(&'a [u8]),
    Refusal(&'a str),
}

const ANSWER: u8 = 0;
const REFUSAL: u8 = 1;

impl<'a> Reply<'a> {
    /// The reply as bytes.
    pub(super) fn bytes(&self) -> Vec<u8> {
        match self {
            Reply::Answer(answer) => [&[ANSWER], *answer].concat(),
            Reply::Refusal(why) => [&[REFUSAL], why.as_bytes()].concat(),
        }
    }

    /// Reads a reply.
    pub(super) fn read(bytes: &'a [u8]) -> Option<Self> {
        match bytes.split_first()? {
            (&ANSWER, answer) => Some(Reply::Answer(answer)),
            (&REFUSAL, why) => Some(Reply::Refusal(std::str::from_utf8(why).ok()?)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_announcement_is_read_as_it_was_written() {
        let table = TableId::random();
        assert_eq!(read_announcement(&announcement(table, 1 << 40)), Some((table, 1 << 40)));
        assert_eq!(read_announcement(&announcement(table, 7)[..23]), None);
        assert_eq!(read_announcement(&[0; 25]), None);
    }

    #[test]
    fn a_reply_is_read_as_it_was_written() {
        for reply in [Reply::Answer(b"b4"), Reply::Answer(b""), Reply::Refusal("no such game")] {
            assert_eq!(Reply::read(&reply.bytes()), Some(reply));
        }
        assert_eq!(Reply::read(b""), None);
        assert_eq!(Reply::read(&[2, 0]), None);
        assert_eq!(Reply::read(&[REFUSAL, 0xff]), None);
    }
}
