//! Text in lines, columns and tables, by the width it has on the screen.

use std::ops::RangeInclusive;

use unicode_width::UnicodeWidthStr as _;

/// Breaks text at spaces so that lines are at most `width` wide; a longer word gets a line of its own. Line ends
/// in the text stay.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && line.width() + 1 + word.width() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// Puts items side by side in equal columns, row by row.
pub(crate) fn columns(items: &[String], width: usize) -> Vec<String> {
    const GAP: usize = 2;
    let widest = items.iter().map(|item| item.width()).max().unwrap_or(0);
    let across = ((width + GAP) / (widest + GAP)).max(1);
    let row = |items: &[String]| {
        let padded: Vec<String> = items.iter().map(|item| pad_right(item, widest + GAP)).collect();
        padded.concat().trim_end().to_owned()
    };
    items.chunks(across).map(row).collect()
}

/// A table: the first column to the left, all others to the right, a line under the first row.
pub(crate) struct Grid {
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// A table with these headings.
    pub(crate) fn new(headings: Vec<String>) -> Self {
        Grid { rows: vec![headings] }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// The table's lines.
    pub(crate) fn lines(&self) -> Vec<String> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let mut lines: Vec<String> = self.rows.iter().map(|row| aligned(row, &widths)).collect();
        let whole = widths.iter().sum::<usize>() + 2 * columns.saturating_sub(1);
        lines.insert(1, "─".repeat(whole));
        lines
    }
}

/// How wide a scale is drawn.
const SCALE: usize = 20;

/// An interval on a scale, with what is most likely in it.
pub(crate) fn on_scale([low, likely, high]: [f64; 3], scale: &RangeInclusive<f64>) -> String {
    let whole = scale.end() - scale.start();
    let at = |value: f64| ((value - scale.start()) / whole * (SCALE - 1) as f64).round() as usize;
    let (low, likely, high) = (at(low), at(likely), at(high));
    let mark = |place: usize| match place {
        _ if place == likely => '●',
        _ if (low..=high).contains(&place) => '━',
        _ => '·',
    };
    (0..SCALE).map(mark).collect()
}

/// The heading over a scale: its two ends.
pub(crate) fn scale_heading(least: &str, most: &str) -> String {
    let dots = SCALE.saturating_sub(least.width() + most.width() + 2);
    format!("{least} {} {most}", "·".repeat(dots))
}

fn aligned(row: &[String], widths: &[usize]) -> String {
    let cells =
        row.iter().zip(widths).enumerate().map(|(at, (cell, width))| {
            if at == 0 { pad_right(cell, *width) } else { pad_left(cell, *width) }
        });
    cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
}

fn pad_right(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

fn pad_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_count_what_is_seen() {
        assert_eq!(wrap("año a año, piedra a piedra", 10), ["año a año,", "piedra a", "piedra"]);
        assert_eq!(wrap("one\n\ntwo three", 20), ["one", "", "two three"]);
        assert_eq!(wrap("unbreakable so", 4), ["unbreakable", "so"]);
    }

    #[test]
    fn columns_are_as_many_as_fit() {
        let items: Vec<String> = ["a", "bbb", "cc"].map(str::to_owned).to_vec();
        assert_eq!(columns(&items, 8), ["a    bbb", "cc"]);
        assert_eq!(columns(&items, 1), ["a", "bbb", "cc"]);
    }

    #[test]
    fn an_interval_stands_where_it_is_on_its_scale() {
        assert_eq!(on_scale([0.0, 0.5, 1.0], &(0.0..=1.0)), "━━━━━━━━━━●━━━━━━━━━");
        assert_eq!(on_scale([-100.0, -100.0, 0.0], &(-100.0..=850.0)), "●━━·················");
        assert_eq!(scale_heading("-1470", "0"), "-1470 ············ 0");
        assert_eq!(scale_heading("-1470", "0").width(), SCALE);
    }

    #[test]
    fn numbers_stand_to_the_right_under_their_heading() {
        let mut grid = Grid::new(["", "Añil", "B"].map(str::to_owned).to_vec());
        grid.row(["pyramid", "7", "12"].map(str::to_owned).to_vec());
        assert_eq!(grid.lines(), ["         Añil   B", "─────────────────", "pyramid     7  12"]);
    }
}
