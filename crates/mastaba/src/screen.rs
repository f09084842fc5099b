//! Standard output: text wrapped to the width there is, colours only where they can be seen.

use std::io::{self, BufWriter, IsTerminal as _, Write};

use anstyle::{AnsiColor, Style};

use crate::layout::{Grid, wrap};

/// The width used when the output is not a terminal.
const PIPED_WIDTH: usize = 80;
/// Prose wider than this is hard to read.
const WIDEST_PROSE: usize = 100;

/// Headings.
pub(crate) const HEADING: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Yellow)));
/// What stands out within text.
pub(crate) const STRONG: Style = Style::new().bold();
/// What may be passed over.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// What went wrong.
const ALARM: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Red)));

/// Where a command's output goes.
pub(crate) struct Screen {
    out: Box<dyn Write>,
    width: usize,
    terminal: bool,
}

impl Screen {
    /// Standard output. Styles are removed on the way when it is no terminal, or NO_COLOR is set.
    pub(crate) fn standard() -> Self {
        let terminal = io::stdout().is_terminal();
        let seen = if terminal { terminal_size::terminal_size() } else { None };
        let width = seen.map_or(PIPED_WIDTH, |(width, _)| usize::from(width.0).max(20));
        Screen { out: Box::new(BufWriter::new(anstream::stdout())), width, terminal }
    }

    /// The columns there are.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Writes one line as it is.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", text.as_ref())
    }

    /// Writes an empty line.
    pub(crate) fn blank(&mut self) -> io::Result<()> {
        self.line("")
    }

    /// Writes one line in a style.
    pub(crate) fn styled(&mut self, style: Style, text: &str) -> io::Result<()> {
        writeln!(self.out, "{style}{text}{style:#}")
    }

    /// Writes prose, wrapped; `first` begins its first line, and the others are indented as far.
    pub(crate) fn prose(&mut self, first: &str, text: &str) -> io::Result<()> {
        let indent = unicode_width::UnicodeWidthStr::width(first);
        let width = self.width.min(WIDEST_PROSE).saturating_sub(indent);
        for (at, line) in wrap(text, width).iter().enumerate() {
            if at == 0 {
                self.line(format!("{first}{line}"))?;
            } else {
                self.line(format!("{:indent$}{line}", ""))?;
            }
        }
        Ok(())
    }

    /// Writes a table.
    pub(crate) fn grid(&mut self, grid: &Grid) -> io::Result<()> {
        for (at, line) in grid.lines().iter().enumerate() {
            if at == 0 { self.styled(STRONG, line)? } else { self.line(line)? }
        }
        Ok(())
    }

    /// Takes everything off a terminal, what can be scrolled back to included.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.terminal {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.flush()
    }

    /// Makes sure that everything written can be seen.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Tells what went wrong, on standard error.
pub(crate) fn complain(text: &str) {
    // There is nobody left to tell if this fails too.
    let _ = writeln!(anstream::stderr(), "{ALARM}mastaba:{ALARM:#} {text}");
}

/// A text in a style.
pub(crate) fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
