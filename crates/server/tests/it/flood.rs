//! Strangers who want to be in the way: slow ones, deaf ones, and many. Real sockets, from addresses of this machine's own.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use crate::common::{Client, Running, config, here, seat_token, table_of};
use serde_json::json;
use server::{Config, Limits};

/// A connection from this address of the machine's own network.
fn from(last: u8, to: SocketAddr) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.bind((Ipv4Addr::new(127, 0, 0, last), 0).into()).expect("our own address");
        let stream = socket.connect(to).await.expect("the system accepts").into_std().expect("a socket");
        stream.set_nonblocking(false).expect("it may block");
        stream
    })
}

/// Has the server hung up?
fn is_closed(stream: &mut TcpStream) -> bool {
    stream.set_read_timeout(Some(Duration::from_millis(50))).expect("a timeout");
    match stream.read(&mut [0; 1]) {
        Ok(read) => read == 0,
        Err(error) => !matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut),
    }
}

/// How long the server bears somebody who sends this slowly.
fn borne(stream: &mut TcpStream, letters: &[u8]) -> Duration {
    let began = Instant::now();
    for letter in letters.iter().cycle() {
        if is_closed(stream) || stream.write_all(&[*letter]).is_err() {
            return began.elapsed();
        }
        assert!(began.elapsed() < Duration::from_secs(60), "it is borne for ever");
        std::thread::sleep(Duration::from_millis(300));
    }
    unreachable!("letters never end")
}

#[test]
fn whoever_sends_a_request_letter_by_letter_or_nothing_at_all_is_cut_off() {
    let server = Running::start();
    let address = server.address;
    let slow = std::thread::spawn(move || {
        borne(&mut TcpStream::connect(address).expect("it listens"), b"GET /healthz?")
    });
    let mut silent = TcpStream::connect(address).expect("it listens");
    let began = Instant::now();
    while !is_closed(&mut silent) {
        assert!(began.elapsed() < Duration::from_secs(30), "it may stay for ever");
    }
    assert!(slow.join().expect("no panic") < Duration::from_secs(15));
    assert!(began.elapsed() < Duration::from_secs(15));
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let server = Running::start();
    let mut stream = TcpStream::connect(server.address).expect("it listens");
    write!(stream, "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{{").expect("a head");
    let began = Instant::now();
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too-slow"), "{answer}");
}

#[test]
fn whoever_asks_and_does_not_read_is_cut_off() {
    let server = Running::start();
    let mut stream = TcpStream::connect(server.address).expect("it listens");
    stream.set_write_timeout(Some(Duration::from_secs(1))).expect("a timeout");
    let began = Instant::now();
    // Until the network is full of answers, and the server waits.
    while stream.write_all(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n").is_ok() {
        assert!(began.elapsed() < Duration::from_secs(60), "somebody reads all of it");
    }
    let broken = |error: &std::io::Error| {
        !matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut)
    };
    while !stream.write_all(b"GET").is_err_and(|error| broken(&error)) {
        assert!(began.elapsed() < Duration::from_secs(60), "it is borne for ever");
        std::thread::sleep(Duration::from_millis(200));
    }
}

#[test]
fn one_address_that_opens_many_connections_keeps_nobody_out() {
    let limits = Limits { connections: 20, ..Limits::LIFTED };
    let server = Running::with(Config { limits, connections: 100, ..config() });
    let mut held: Vec<TcpStream> = (0..200).map(|_| from(2, server.address)).collect();
    std::thread::sleep(Duration::from_millis(300));
    let inside = held.iter_mut().filter_map(|stream| (!is_closed(stream)).then_some(())).count();
    assert_eq!(inside, 20);
    assert_eq!(server.client().ask("GET", "/healthz", None, None).status, 200);
    // Whoever leaves makes room again.
    drop(held);
    std::thread::sleep(Duration::from_millis(300));
    assert!(!is_closed(&mut from(2, server.address)));
}

#[test]
fn when_it_is_full_there_is_still_room_for_people_who_are_here() {
    let limits = Limits { connections: 20, ..Limits::LIFTED };
    let server = Running::with(Config { limits, connections: 40, ..config() });
    let made = server.table(json!({ "game": "imhotep", "seats": [here("Ana"), here("Luis")] }));
    let token = seat_token(&made, 0);
    let mut client = server.client();
    client.now(&token);
    drop(client);
    let mut held: Vec<TcpStream> = (2..10)
        .flat_map(|address| (0..20).map(move |_| address))
        .map(|last| from(last, server.address))
        .collect();
    std::thread::sleep(Duration::from_millis(300));
    assert!(held.iter_mut().filter_map(|stream| (!is_closed(stream)).then_some(())).count() <= 30);
    assert!(is_closed(&mut from(99, server.address)), "strangers wait outside");
    // Ana is at a table: she plays, and her stream is opened anew.
    let mut client = server.client();
    assert_eq!(client.now(&token)["phase"], "playing");
    let mut stream = Client::stream(server.address, &[&token], None, "");
    assert_eq!(stream.next().expect("how it stands").name, "table");
}

#[test]
fn a_server_stops_within_two_seconds_whatever_anybody_is_doing() {
    let server = Running::start();
    let made = server.table(json!({ "game": "imhotep", "seats": [here("Ana"), here("Luis")] }));
    let token = seat_token(&made, 0);
    let _stream = Client::stream(server.address, &[&token], None, "");
    let mut slow_head = TcpStream::connect(server.address).expect("it listens");
    write!(slow_head, "GET /heal").expect("half a head");
    let mut slow_body = TcpStream::connect(server.address).expect("it listens");
    let path = format!("/api/tables/{}/messages", table_of(&token));
    let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n");
    write!(slow_body, "{head}Content-Length: 100\r\n\r\n{{").expect("half a body");
    let mut deaf = TcpStream::connect(server.address).expect("it listens");
    deaf.set_write_timeout(Some(Duration::from_millis(200))).expect("a timeout");
    while deaf.write_all(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n").is_ok() {}
    let began = Instant::now();
    server.stop();
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}
