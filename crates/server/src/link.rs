//! Links to a table: the credential stands in the fragment, which browsers send to nobody.

use axum::http::{HeaderMap, header};
use qrcode::render::{svg, unicode};
use qrcode::{Color, QrCode};
use serde::Serialize;

use crate::config::Config;
use crate::token::Token;

/// No link is nearly as long, and no camera reads more squares.
const LONGEST: usize = 500;

/// A credential, for programs and for people.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Link {
    /// What a request shows: `Authorization: Bearer TOKEN`.
    pub(crate) token: String,
    /// What is sent to a person, or opened on another device.
    pub(crate) url: String,
}

/// The link of a credential.
pub(crate) fn link(token: &Token, base: &str) -> Link {
    Link { token: token.to_string(), url: format!("{base}/t/{}#{}", token.table, token.secret()) }
}

/// What links begin with: as the host says, or as the request was sent.
pub(crate) fn base(config: &Config, headers: &HeaderMap) -> String {
    if let Some(base) = &config.base {
        return base.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    // Whatever is not plainly a host would make a link that leads elsewhere.
    let plain =
        |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    host.filter(plain).map_or_else(String::new, |host| format!("{}://{host}", config.scheme))
}

/// A link as a picture that another device can read.
pub(crate) fn picture(url: &str) -> Option<String> {
    let code = QrCode::new(url).ok()?;
    Some(code.render::<svg::Color<'_>>().min_dimensions(256, 256).build())
}

/// A link as rows of squares, `1` where they are dark; none when it is too long, or nothing.
pub(crate) fn squares(text: &str) -> Option<Vec<String>> {
    if text.is_empty() || text.chars().count() > LONGEST {
        return None;
    }
    let code = QrCode::new(text).ok()?;
    let dark = |square: &Color| if *square == Color::Dark { '1' } else { '0' };
    Some(code.to_colors().chunks(code.width()).map(|row| row.iter().map(dark).collect()).collect())
}

/// A link as text that a camera can read from a terminal; none when it is too long.
pub fn terminal_code(url: &str) -> Option<String> {
    let code = QrCode::new(url).ok()?;
    Some(code.render::<unicode::Dense1x2>().build())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::TableId;

    #[test]
    fn a_code_is_square_and_has_its_three_corners() {
        let rows = squares("https://games.example.org/t/x#y").expect("it is short");
        assert!(rows.iter().all(|row| row.len() == rows.len()));
        assert!(rows[0].starts_with("11111110") && rows[0].ends_with("01111111"));
        assert!(rows[rows.len() - 1].starts_with("11111110"));
        assert!(squares(&"\u{10ffff}".repeat(LONGEST)).is_some(), "the longest fits");
        assert!(squares(&"x".repeat(LONGEST + 1)).is_none() && squares("").is_none());
    }

    #[test]
    fn a_link_keeps_its_secret_in_the_fragment_and_leads_nowhere_else() {
        let token = Token::random(TableId::random());
        let config = Config::default();
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "192.168.1.7:8080".parse().expect("a header"));
        let made = link(&token, &base(&config, &headers));
        let (address, secret) = made.url.split_once('#').expect("a fragment");
        assert_eq!(address, format!("http://192.168.1.7:8080/t/{}", token.table));
        assert_eq!(secret, token.secret());
        headers.insert(header::HOST, "evil/x?".parse().expect("a header"));
        assert_eq!(base(&config, &headers), "");
        let config = Config { base: Some("https://games.example.org/".to_owned()), ..config };
        assert_eq!(base(&config, &headers), "https://games.example.org");
    }
}
