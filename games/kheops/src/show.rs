//! A tile set drawn: as lines of text, and as an SVG picture with a triangle for each tile.

use std::fmt::Write as _;

use tabletop::{Drawn, Phrase, Speaker};

use crate::cell::Side;
use crate::faces::{Face, Faces};
use crate::types::{Colour, Kind, Openings, Symbol, Tile};

/// Tiles in a row, as text and as a picture.
const TEXT_ACROSS: usize = 2;
const ACROSS: usize = 10;
/// The box of a tile in the picture, and the triangle's corners and centre in it.
const WIDTH: usize = 100;
const HEIGHT: usize = 112;
const LEFT: (usize, usize) = (6, 88);
const RIGHT: (usize, usize) = (94, 88);
const TOP: (usize, usize) = (50, 12);
const CENTRE: (usize, usize) = (50, 63);
/// Where a corridor leaves the triangle: in the middle of the left, right and level side.
const EXITS: [(usize, usize); 3] = [(28, 50), (72, 50), (50, 88)];

/// The whole set.
pub(crate) fn draw(faces: &Faces, speaker: &Speaker) -> Drawn {
    Drawn { text: text(faces, speaker), svg: svg(faces, speaker) }
}

fn text(faces: &Faces, speaker: &Speaker) -> String {
    let tiles: Vec<String> = Tile::all()
        .map(|tile| {
            let face = faces.face(tile);
            let sign = match face.kind {
                Kind::Room => '■',
                Kind::Passage => '┼',
            };
            let kind = speaker.word(&format!("kind-{}", face.kind));
            format!("{:>3} {sign} {kind} {}  {}", tile.to_string(), face.openings, symbol(face, speaker))
        })
        .collect();
    let mut out = String::new();
    for row in tiles.chunks(TEXT_ACROSS) {
        let line: String = row.iter().map(|tile| format!("{tile:<42}")).collect();
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// The name of a tile's symbol; a sarcophagus has its colour.
fn symbol(face: &Face, speaker: &Speaker) -> String {
    match face.colour {
        Some(colour) => speaker.say(&Phrase::new(format!("sarcophagus-{colour}"))),
        None => speaker.word(&format!("symbol-{}", face.symbol)),
    }
}

fn svg(faces: &Faces, speaker: &Speaker) -> String {
    let rows = Tile::all().count().div_ceil(ACROSS);
    let (width, height) = (ACROSS * WIDTH, rows * HEIGHT);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" text-anchor=\"middle\">\n"
    );
    for (at, tile) in Tile::all().enumerate() {
        let (x, y) = (at % ACROSS * WIDTH, at / ACROSS * HEIGHT);
        let drawn = tile_svg(tile, faces.face(tile), speaker);
        writeln!(out, "<g transform=\"translate({x} {y})\">{drawn}</g>")
            .expect("a String takes all that is written");
    }
    out.push_str("</svg>\n");
    out
}

fn tile_svg(tile: Tile, face: &Face, speaker: &Speaker) -> String {
    let way = Openings::orientations(face.openings)[0];
    let corridors: String = Side::ALL
        .into_iter()
        .filter(|side| way.has(*side))
        .map(|side| {
            let (x, y) = EXITS[side as usize];
            format!("<path d=\"M{} {}L{x} {y}\" stroke=\"#5a3d22\" stroke-width=\"12\"/>", CENTRE.0, CENTRE.1)
        })
        .collect();
    let chamber = match face.kind {
        Kind::Room => format!("<circle cx=\"{}\" cy=\"{}\" r=\"15\" fill=\"#5a3d22\"/>", CENTRE.0, CENTRE.1),
        Kind::Passage => String::new(),
    };
    let sign = if face.symbol == Symbol::None {
        String::new()
    } else {
        format!("<circle cx=\"{}\" cy=\"{}\" r=\"8\" fill=\"{}\"/>", CENTRE.0, CENTRE.1, colour(face))
    };
    format!(
        "<path d=\"M{} {}L{} {}L{} {}z\" fill=\"#f2e3c0\" stroke=\"#b79b68\" stroke-width=\"2\"/>\
         {corridors}{chamber}{sign}\
         <text x=\"12\" y=\"20\" font-size=\"13\" font-weight=\"bold\" fill=\"#2a2118\">{tile}</text>\
         <text x=\"{}\" y=\"104\" font-size=\"10\" fill=\"#2a2118\">{}</text>",
        LEFT.0,
        LEFT.1,
        RIGHT.0,
        RIGHT.1,
        TOP.0,
        TOP.1,
        CENTRE.0,
        symbol(face, speaker)
    )
}

/// The colour of a symbol's mark.
const fn colour(face: &Face) -> &'static str {
    match face.colour {
        Some(Colour::Red) => "#c0392b",
        Some(Colour::Blue) => "#3a7bbf",
        Some(Colour::Green) => "#2e8b57",
        None => "#f0b84b",
    }
}
