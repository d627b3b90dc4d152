//! A server in a folder of its own, and a client that says exactly what a test wants.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use chesswright_online::wire::{Down, Up};
use serde_json::Value;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

const PROGRAM: &str = env!("CARGO_BIN_EXE_chesswright");
/// How long anything may take, on a machine that does much else.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server with its data, killed when it is dropped.
pub(crate) struct Server {
    child: Option<Child>,
    /// The folder of its data, if it keeps them itself.
    data: Option<PathBuf>,
    /// The options that say where the data are.
    place: [String; 2],
    /// Further options.
    options: Vec<String>,
    pub(crate) port: u16,
}

impl Server {
    pub(crate) fn new() -> Self {
        Self::with(&[])
    }

    /// With further options.
    pub(crate) fn with(options: &[&str]) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let data = std::env::temp_dir().join(format!("chesswright-server-{}-{number}", std::process::id()));
        Self::in_folder(data, options)
    }

    /// With data that are there already.
    pub(crate) fn in_folder(data: PathBuf, options: &[&str]) -> Self {
        let options = options.iter().map(|&word| word.to_owned()).collect();
        let place = ["--data".into(), data.to_string_lossy().into_owned()];
        let mut server = Self { child: None, data: Some(data), place, options, port: 0 };
        server.start();
        server
    }

    /// On a database of PostgreSQL, not started yet.
    pub(crate) fn on(address: &str) -> Self {
        let place = ["--database".into(), address.to_owned()];
        Self { child: None, data: None, place, options: vec![], port: 0 }
    }

    /// Starts it, on the same port as before.
    pub(crate) fn start(&mut self) {
        self.launch();
        self.ready();
    }

    /// Starts it without waiting until people can play.
    pub(crate) fn launch(&mut self) {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--no-page", "--no-open", "--port", &self.port.to_string()]);
        command.args(&self.place).args(self.options.iter().filter(|word| *word != "--no-open"));
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        self.child = Some(command.spawn().expect("the program starts"));
    }

    /// Waits until people can play on it.
    pub(crate) fn ready(&mut self) {
        let child = self.child.as_mut().expect("a server");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("an output")).read_line(&mut line).expect("an address");
        self.port = line
            .trim()
            .trim_end_matches('/')
            .rsplit(':')
            .next()
            .and_then(|port| port.parse().ok())
            .expect(&line);
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.as_ref().expect("a server").id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().is_ok_and(|told| told.success()));
    }

    /// Waits until it ends by itself. Returns whether it says that all went well.
    pub(crate) fn ends(&mut self) -> bool {
        let mut child = self.child.take().expect("a server");
        let begun = Instant::now();
        loop {
            if let Some(status) = child.try_wait().expect("a status") {
                return status.success();
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Tells it to stop, as a system does. Returns whether it ends without a failure.
    pub(crate) fn stop(&mut self) -> bool {
        let Some(mut child) = self.child.take() else { return false };
        let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
        told.is_ok_and(|told| told.success()) && child.wait().is_ok_and(|status| status.success())
    }

    /// Kills it as `kill -9` does.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }

    /// The memory that the server uses, in kilobytes, where the system tells it.
    pub(crate) fn memory(&self) -> Option<u64> {
        let process = self.child.as_ref()?.id();
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// Runs `chesswright host` on the data. Returns what it prints.
    pub(crate) fn host(&self, words: &[&str]) -> String {
        let mut command = Command::new(PROGRAM);
        let done = command.arg("host").args(words).args(&self.place).output();
        let done = done.expect("the program starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("a text")
    }

    /// Makes an account. Returns its token.
    pub(crate) fn account(&self, name: &str) -> String {
        self.host(&["account", "add", name]).trim().to_owned()
    }

    /// Somebody who has come by the page, with a password. Returns the lines with which their page calls, and a token.
    pub(crate) fn member(&self, name: &str) -> ([String; 2], String) {
        let own = format!("Origin: http://127.0.0.1:{}", self.port);
        let body = serde_json::json!({ "name": name, "password": "seven blue horses" }).to_string();
        let (status, head, text) = self.ask("POST", "/api/register", &[&own], &body);
        assert_eq!(status, 200, "{text}");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        let page = [own, format!("Cookie: {}", cookie.split(';').next().expect("a value"))];
        let (status, _, text) = self.ask("POST", "/api/me/token", &[&page[0], &page[1]], "");
        assert_eq!(status, 200, "{text}");
        let told: Value = serde_json::from_str(&text).expect(&text);
        (page, told["token"].as_str().expect("a token").to_owned())
    }

    /// Sends a request with these header lines. Returns the status, the header and the body.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[&str],
        body: &str,
    ) -> (u16, String, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        let host = match headers.iter().any(|line| line.to_lowercase().starts_with("host:")) {
            true => String::new(),
            false => format!("Host: 127.0.0.1:{}\r\n", self.port),
        };
        let lines: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{host}{lines}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = Vec::new();
        // A server that refuses may close before everything is read.
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, rest) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        (status, head.to_owned(), rest.to_owned())
    }

    /// Sends JSON with a token. Returns the answer.
    pub(crate) fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        let bearer = format!("Authorization: Bearer {token}");
        let (status, _, text) = self.ask("POST", path, &[&bearer], &body.to_string());
        assert_eq!(status, 200, "{path}: {text}");
        serde_json::from_str(&text).expect(&text)
    }

    /// Opens a socket, with these header fields besides.
    pub(crate) fn open(&self, fields: &[(&'static str, String)]) -> Result<Client, tungstenite::Error> {
        self.open_on(TcpStream::connect(("127.0.0.1", self.port))?, fields)
    }

    fn open_on(
        &self,
        stream: TcpStream,
        fields: &[(&'static str, String)],
    ) -> Result<Client, tungstenite::Error> {
        let address = format!("ws://127.0.0.1:{}/api/socket", self.port);
        let mut request = address.into_client_request()?;
        for (name, value) in fields {
            request.headers_mut().insert(*name, value.parse().expect("a value"));
        }
        stream.set_read_timeout(Some(PATIENCE))?;
        let opened = tungstenite::client(request, stream);
        let (socket, _) = opened.map_err(|error| match error {
            tungstenite::HandshakeError::Failure(error) => error,
            tungstenite::HandshakeError::Interrupted(_) => tungstenite::Error::ConnectionClosed,
        })?;
        Ok(Client { socket, patience: PATIENCE })
    }

    /// Opens a socket with a token.
    pub(crate) fn client(&self, token: &str) -> Client {
        self.open(&[("Authorization", format!("Bearer {token}"))]).expect("a socket")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
        if let Some(data) = &self.data {
            let _ = std::fs::remove_dir_all(data);
        }
    }
}

/// A socket to the server.
pub(crate) struct Client {
    pub(crate) socket: WebSocket<TcpStream>,
    patience: Duration,
}

impl Client {
    pub(crate) fn send(&mut self, up: &Up) -> Result<(), tungstenite::Error> {
        self.socket.send(Message::text(serde_json::to_string(up).expect("JSON")))
    }

    /// What the server says next, whatever its pings are.
    pub(crate) fn hear(&mut self) -> Result<Down, tungstenite::Error> {
        let until = Instant::now() + self.patience;
        while Instant::now() < until {
            match self.socket.read()? {
                Message::Text(text) => return Ok(serde_json::from_str(&text).expect(&text)),
                Message::Close(_) => return Err(tungstenite::Error::ConnectionClosed),
                _ => {}
            }
        }
        Err(tungstenite::Error::Io(std::io::ErrorKind::TimedOut.into()))
    }

    /// What the server says until something fits.
    pub(crate) fn wait<T>(&mut self, fits: impl Fn(&Down) -> Option<T>) -> Result<T, tungstenite::Error> {
        // Other messages keep the socket readable, so the whole has a limit as each read has.
        let until = Instant::now() + self.patience;
        while Instant::now() < until {
            if let Some(found) = fits(&self.hear()?) {
                return Ok(found);
            }
        }
        Err(tungstenite::Error::Io(std::io::ErrorKind::TimedOut.into()))
    }

    /// Limits how long reading waits.
    pub(crate) fn patience(&mut self, patience: Duration) {
        self.patience = patience;
        self.socket.get_ref().set_read_timeout(Some(patience)).expect("a limit");
    }
}
