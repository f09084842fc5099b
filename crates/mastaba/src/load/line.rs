//! One connection to the server, kept open from request to request.

use std::net::SocketAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{AUTHORIZATION, HOST};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use super::Failed;

/// One connection to the server.
pub(super) struct Line {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

impl Line {
    /// Connects.
    pub(super) async fn open(address: SocketAddr) -> Result<Self, Failed> {
        let socket = TcpStream::connect(address).await.map_err(Failed::new)?;
        socket.set_nodelay(true).map_err(Failed::new)?;
        let (sender, connection) = http1::handshake(TokioIo::new(socket)).await.map_err(Failed::new)?;
        // How it ends is seen by whoever waits for an answer.
        tokio::spawn(async move { drop(connection.await) });
        Ok(Line { address, sender })
    }

    /// Asks, and reads the whole answer.
    pub(super) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: String,
    ) -> Result<(StatusCode, Bytes), Failed> {
        let response = self.send(method, path, token, body).await?;
        let status = response.status();
        let body = response.into_body().collect().await.map_err(Failed::new)?;
        Ok((status, body.to_bytes()))
    }

    /// Asks for something that must be there.
    pub(super) async fn get(&mut self, path: &str) -> Result<Bytes, Failed> {
        match self.ask(Method::GET, path, None, String::new()).await? {
            (StatusCode::OK, body) => Ok(body),
            (status, _) => Err(Failed::new(format!("{path}: {status}"))),
        }
    }

    /// Opens a stream, which the line then belongs to.
    pub(super) async fn stream(mut self, path: &str, token: &str) -> Result<Incoming, Failed> {
        let response = self.send(Method::GET, path, Some(token), String::new()).await?;
        match response.status() {
            StatusCode::OK => Ok(response.into_body()),
            status => Err(Failed::new(format!("{path}: {status}"))),
        }
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: String,
    ) -> Result<Response<Incoming>, Failed> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.address.to_string());
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(Failed::new)?;
        self.sender.ready().await.map_err(Failed::new)?;
        self.sender.send_request(request).await.map_err(Failed::new)
    }
}
