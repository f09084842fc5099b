//! Bytes as a source of decisions.

use tabletop::{Options, Seed, Setup};

use catalog::Title;

/// Bytes to be read from the front; when they are used up there are only zeros.
pub(crate) struct Feed<'a>(&'a [u8]);

impl<'a> Feed<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Feed(bytes)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[usize::from(self.byte()) % items.len()]
    }

    /// Text up to the next line end, which is used up with it.
    pub(crate) fn line(&mut self) -> String {
        let mut parts = self.0.splitn(2, |byte| *byte == b'\n');
        let line = parts.next().unwrap_or_default();
        self.0 = parts.next().unwrap_or_default();
        String::from_utf8_lossy(line).into_owned()
    }

    /// Any game with any set-up.
    pub(crate) fn setup(&mut self) -> (&'static dyn Title, Setup) {
        let title = self.pick(catalog::GAMES);
        let seats = self.pick(&title.seats().collect::<Vec<_>>());
        let mut options = Options::new(title.choices());
        for choice in title.choices() {
            options.set(choice.name, self.pick(choice.values)).expect("the choice has this value");
        }
        let seed = Seed::of_series(u64::from(self.byte()), u64::from(self.byte()));
        (title, Setup { rules: *title.reads().end(), seats, options, seed, material: None })
    }
}
