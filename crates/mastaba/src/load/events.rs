//! Server-sent events, out of a stream of bytes.

use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::Failed;

/// A stream of events.
pub(super) struct Events {
    body: Incoming,
    waiting: Vec<u8>,
    /// So far no end of an event was found.
    searched: usize,
}

/// What the driver looks at in an event; there is much more.
#[derive(Deserialize)]
struct Told<'a> {
    #[serde(borrow)]
    now: Option<Now<'a>>,
}

/// How the table stands for the seat.
#[derive(Deserialize)]
pub(super) struct Now<'a> {
    phase: &'a str,
    pub(super) decision: Option<u32>,
    /// What the seat may do, each as the JSON text that a post needs.
    #[serde(borrow, default)]
    pub(super) legal: Vec<&'a RawValue>,
}

impl Now<'_> {
    /// Is there nothing left to decide?
    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase, "finished" | "abandoned")
    }
}

impl Events {
    /// The events of this stream.
    pub(super) fn new(body: Incoming) -> Self {
        Events { body, waiting: Vec::new(), searched: 0 }
    }

    /// Reads on until an event says how the table stands, and gives what `look` makes of it.
    pub(super) async fn next<T>(&mut self, look: impl Fn(Now<'_>) -> T) -> Result<T, Failed> {
        loop {
            while let Some(end) = self.end() {
                let event: Vec<u8> = self.waiting.drain(..end).collect();
                if let Some(data) = data(&event)
                    && let Some(now) = serde_json::from_slice::<Told<'_>>(data).map_err(Failed::new)?.now
                {
                    return Ok(look(now));
                }
            }
            match self.body.frame().await {
                Some(Ok(frame)) => {
                    if let Some(bytes) = frame.data_ref() {
                        self.waiting.extend_from_slice(bytes);
                    }
                }
                Some(Err(error)) => return Err(Failed::new(error)),
                None => return Err(Failed::new("a stream ended")),
            }
        }
    }

    /// Where the first event in the buffer ends, behind its empty line.
    fn end(&mut self) -> Option<usize> {
        let found = self.waiting[self.searched..].windows(2).position(|pair| pair == b"\n\n");
        let end = found.map(|at| self.searched + at + 2);
        self.searched = if end.is_some() { 0 } else { self.waiting.len().saturating_sub(1) };
        end
    }
}

/// What an event carries; nothing for a mere sign of life.
fn data(event: &[u8]) -> Option<&[u8]> {
    event.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(b"data: "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_of_an_event_is_found() {
        assert_eq!(data(b"id: x=1\nevent: table\ndata: {\"now\":1}\n\n"), Some(&b"{\"now\":1}"[..]));
        assert_eq!(data(b": still here\n\n"), None);
    }

    #[test]
    fn of_an_event_only_what_matters_is_read() {
        let text = r#"{"table":"t","now":{"number":3,"phase":"playing","decision":2,"legal":["a b","c"],"view":{}}}"#;
        let now = serde_json::from_str::<Told<'_>>(text).expect("an event").now.expect("how it stands");
        assert_eq!((now.decision, now.is_over()), (Some(2), false));
        let legal: Vec<&str> = now.legal.iter().map(|action| action.get()).collect();
        assert_eq!(legal, ["\"a b\"", "\"c\""]);
    }
}
