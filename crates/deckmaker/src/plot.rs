//! Small plots as SVG: bars side by side, and a dot for each card.

use std::fmt::Write as _;

/// The size of a plot, and of the part of it inside the axes.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 34.0;
/// Colours of series; for cards, those of their pyramids.
const COLOURS: [&str; 3] = ["#4f7d3f", "#c98b2b", "#7a5ba6"];

/// A picture that grows.
struct Plot {
    out: String,
    low: f64,
    high: f64,
}

impl Plot {
    /// Axes with a title, for values from `low` to `high`.
    fn new(title: &str, low: f64, high: f64, unit: impl Fn(f64) -> String) -> Self {
        let size = format!("width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\"");
        let mut plot = Plot {
            out: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" {size} font-family=\"sans-serif\" font-size=\"11\">\n"
            ),
            low,
            high,
        };
        plot.add(format_args!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbf7ee\"/>"));
        plot.add(format_args!(
            "<text x=\"{LEFT}\" y=\"20\" font-size=\"14\" font-weight=\"bold\">{title}</text>"
        ));
        for step in 0..=4 {
            let value = low + (high - low) * f64::from(step) / 4.0;
            let y = plot.y(value);
            plot.line(LEFT, y, WIDTH - RIGHT, y, "#ddd3bd");
            plot.text(LEFT - 6.0, y + 4.0, "end", &unit(value));
        }
        plot
    }

    fn y(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share.clamp(0.0, 1.0))
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.out, "{element}").expect("a String takes all that is written");
    }

    fn line(&mut self, x1: f64, y1: f64, x2: f64, y2: f64, colour: &str) {
        self.add(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{colour}\"/>"
        ));
    }

    fn text(&mut self, x: f64, y: f64, anchor: &str, text: &str) {
        self.add(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#333\">{text}</text>"
        ));
    }

    fn finish(mut self) -> String {
        self.out.push_str("</svg>\n");
        self.out
    }
}

/// A dot for each card, by its number, with the mean and the band that cards must stay in.
pub(crate) fn dots(title: &str, values: &[f64], band: f64, unit: impl Fn(f64) -> String) -> String {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let mut plot = Plot::new(title, mean - 1.25 * band, mean + 1.25 * band, unit);
    let (top, bottom, middle) = (plot.y(mean + band), plot.y(mean - band), plot.y(mean));
    plot.line(LEFT, middle, WIDTH - RIGHT, middle, "#333");
    for edge in [top, bottom] {
        plot.line(LEFT, edge, WIDTH - RIGHT, edge, "#b03a2e");
    }
    let step = (WIDTH - LEFT - RIGHT) / values.len() as f64;
    for (at, value) in values.iter().enumerate() {
        let (x, y) = (LEFT + step * (at as f64 + 0.5), plot.y(*value));
        let colour = COLOURS[at % COLOURS.len()];
        plot.add(format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{colour}\"/>"));
        if (at + 1) % 4 == 0 {
            plot.text(x, HEIGHT - 14.0, "middle", &(at + 1).to_string());
        }
    }
    plot.finish()
}

/// Bars in groups, a group for each label and a bar for each series.
pub(crate) fn bars(title: &str, labels: &[String], series: &[(String, Vec<f64>)]) -> String {
    let highest =
        series.iter().flat_map(|(_, values)| values).fold(0.0_f64, |highest, value| highest.max(*value));
    let mut plot =
        Plot::new(title, 0.0, (highest * 10.0).ceil() / 10.0, |share| format!("{:.0} %", share * 100.0));
    let group = (WIDTH - LEFT - RIGHT) / labels.len() as f64;
    let bar = group / (series.len() as f64 + 1.0);
    for (at, label) in labels.iter().enumerate() {
        let left = LEFT + group * at as f64;
        plot.text(left + group / 2.0, HEIGHT - 14.0, "middle", label);
        for (number, (_, values)) in series.iter().enumerate() {
            let (x, y) = (left + bar * (number as f64 + 0.5), plot.y(values[at]));
            let height = HEIGHT - BOTTOM - y;
            let colour = COLOURS[number % COLOURS.len()];
            plot.add(format_args!(
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{bar:.1}\" height=\"{height:.1}\" fill=\"{colour}\"/>"
            ));
        }
    }
    for (number, (name, _)) in series.iter().enumerate() {
        let x = WIDTH - RIGHT - 90.0 * (series.len() - number) as f64;
        let colour = COLOURS[number % COLOURS.len()];
        plot.add(format_args!("<rect x=\"{x:.1}\" y=\"10\" width=\"10\" height=\"10\" fill=\"{colour}\"/>"));
        plot.text(x + 15.0, 19.0, "start", name);
    }
    plot.finish()
}
