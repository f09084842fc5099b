//! A small client that speaks plain HTTP from an address of its own.

use std::net::{Ipv4Addr, SocketAddr};

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// Somebody at an address of this machine's own network.
pub(crate) struct Client {
    server: SocketAddr,
    from: u8,
    stream: Option<BufReader<TcpStream>>,
}

impl Client {
    pub(crate) fn new(server: SocketAddr, from: u8) -> Self {
        Client { server, from, stream: None }
    }

    /// A connection that nothing was sent over yet.
    pub(crate) async fn connect(server: SocketAddr, from: u8) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((Ipv4Addr::new(127, 0, 0, from), 0).into())?;
        let stream = socket.connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Asks, and gives the status with the answer; none when the server hung up.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Option<(u16, Value)> {
        let answer = self.try_ask(method, path, token, body).await;
        if answer.is_err() {
            self.stream = None;
        }
        answer.ok()
    }

    async fn try_ask(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> std::io::Result<(u16, Value)> {
        if self.stream.is_none() {
            self.stream = Some(BufReader::new(Client::connect(self.server, self.from).await?));
        }
        let stream = self.stream.as_mut().expect("it was just made");
        let body = body.map(Value::to_string).unwrap_or_default();
        let shown = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: faults\r\n{shown}Content-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all((head + &body).as_bytes()).await?;
        let mut length = 0;
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or(std::io::ErrorKind::UnexpectedEof)?;
        loop {
            line.clear();
            stream.read_line(&mut line).await?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            if name.eq_ignore_ascii_case("content-length") {
                length = value.parse().map_err(|_| std::io::ErrorKind::InvalidData)?;
            }
        }
        let mut bytes = vec![0; length];
        stream.read_exact(&mut bytes).await?;
        Ok((status, serde_json::from_slice(&bytes).unwrap_or(Value::Null)))
    }
}
