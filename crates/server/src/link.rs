//! Links to a table: the credential stands in the fragment, which browsers send to nobody.

use axum::http::{HeaderMap, header};
use qrcode::QrCode;
use qrcode::render::{svg, unicode};
use serde::Serialize;

use crate::config::Config;
use crate::token::Token;

/// A credential, for programs and for people.
#[derive(Serialize, utoipa::ToSchema)]
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
