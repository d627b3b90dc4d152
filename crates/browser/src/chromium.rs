//! The browser, and the connection to it.

use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket, connect};

use crate::tab::{Size, Tab};

/// The time limit for anything that is waited for.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// The time that the browser gets to end by itself.
const FAREWELL: Duration = Duration::from_secs(10);

/// Headless Chromium, which runs until it is dropped.
pub struct Chromium {
    child: Child,
    folder: PathBuf,
    address: String,
    wire: Mutex<Wire>,
}

impl Chromium {
    /// The browser at this path that tests of this process share: it runs while one of them needs it. To start takes
    /// longer than many a test, and every tab has storage of its own.
    ///
    /// # Errors
    /// Fails like [`start`](Self::start).
    pub fn shared(path: &str) -> Result<Arc<Self>> {
        static SHARED: Mutex<Weak<Chromium>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(browser) = shared.upgrade() {
            return Ok(browser);
        }
        let browser = Arc::new(Self::start(path)?);
        *shared = Arc::downgrade(&browser);
        Ok(browser)
    }

    /// Starts the browser at this path with an empty profile.
    ///
    /// # Errors
    /// Fails if it does not start or does not accept a connection.
    pub fn start(path: &str) -> Result<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("chesswright-browser-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let child = Command::new(path)
            .args([
                "--headless",
                "--no-sandbox",
                "--no-first-run",
                "--disable-quic",
                // WebGL in software, for the 3D table.
                "--use-gl=angle",
                "--use-angle=swiftshader",
                "--enable-unsafe-swiftshader",
                // Drawn in software, a page costs less without the detour over the emulated graphics processor.
                "--disable-gpu-rasterization",
                "--disable-gpu-compositing",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--force-color-profile=srgb",
                "--remote-debugging-port=0",
            ])
            .arg(format!("--user-data-dir={}", folder.display()))
            .arg("about:blank")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {path}"))?;
        let begun = Instant::now();
        let port_file = folder.join("DevToolsActivePort");
        let address = loop {
            let text = std::fs::read_to_string(&port_file).unwrap_or_default();
            let mut lines = text.lines();
            if let (Some(port), Some(path)) = (lines.next(), lines.next()) {
                break format!("ws://127.0.0.1:{port}{path}");
            }
            if begun.elapsed() > PATIENCE {
                bail!("the browser does not say where it can be reached");
            }
            std::thread::sleep(Duration::from_millis(50));
        };
        let wire = Mutex::new(Wire::open(&address)?);
        Ok(Self { child, folder, address, wire })
    }

    /// Where the browser takes connections.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Opens a page in a new tab with separate storage.
    ///
    /// # Errors
    /// Fails if the browser does not open it.
    pub fn open(&self, page: &str, size: Size) -> Result<Tab> {
        let mut wire = self.wire.lock().unwrap_or_else(PoisonError::into_inner);
        let context = wire.call(None, "Target.createBrowserContext", &json!({}))?;
        let context = context["browserContextId"].as_str().context("no context")?.to_owned();
        drop(wire);
        self.open_beside(&context, page, size)
    }

    /// Kills a tab, as when its process crashes: the page gets no event. A new tab with the same storage replaces it.
    ///
    /// # Errors
    /// Fails if the browser does not open the new tab.
    pub fn lose(&self, mut tab: Tab, page: &str, size: Size) -> Result<Tab> {
        tab.crash()?;
        let context = std::mem::take(&mut tab.context);
        self.open_beside(&context, page, size)
    }

    /// Opens a page in a window with the storage of another tab, which it must not outlive.
    ///
    /// # Errors
    /// Fails if the browser does not open it.
    pub fn beside(&self, tab: &Tab, page: &str, size: Size) -> Result<Tab> {
        let mut beside = self.open_beside(&tab.context, page, size)?;
        beside.context.clear();
        Ok(beside)
    }

    fn open_beside(&self, context: &str, page: &str, size: Size) -> Result<Tab> {
        let mut wire = self.wire.lock().unwrap_or_else(PoisonError::into_inner);
        let made = wire.call(
            None,
            "Target.createTarget",
            &json!({ "url": "about:blank", "browserContextId": context, "newWindow": true }),
        )?;
        let target = made["targetId"].as_str().context("no tab")?.to_owned();
        let origin = page.split('/').take(3).collect::<Vec<_>>().join("/");
        let allowed = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "origin": origin, "browserContextId": context });
        wire.call(None, "Browser.grantPermissions", &allowed)?;
        Tab::open(Wire::open(&self.address)?, &target, context, page, size)
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // What was started may be a script that waits for the browser: killed, it would leave the browser behind, at work for ever. So the
        // browser is asked to end. All this fails if it has already ended. Its folder may still be in use for a moment.
        let wire = self.wire.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = wire.send(None, "Browser.close", &json!({}));
        let begun = Instant::now();
        while begun.elapsed() < FAREWELL && matches!(self.child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A connection to the browser.
pub(crate) struct Wire {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    number: u64,
    /// Events that arrived while the driver waited for an answer.
    events: Vec<Value>,
}

impl Wire {
    fn open(address: &str) -> Result<Self> {
        let (socket, _) = connect(address).context("cannot connect to the browser")?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(PATIENCE * 2))?;
            stream.set_nodelay(true)?;
        }
        Ok(Self { socket, number: 0, events: vec![] })
    }

    /// Calls a method without waiting for an answer.
    pub(crate) fn send(&mut self, session: Option<&str>, method: &str, params: &Value) -> Result<()> {
        self.number += 1;
        let mut request = json!({ "id": self.number, "method": method, "params": params });
        if let Some(session) = session {
            request["sessionId"] = session.into();
        }
        Ok(self.socket.send(Message::text(request.to_string()))?)
    }

    /// Calls a method and waits for its answer.
    pub(crate) fn call(&mut self, session: Option<&str>, method: &str, params: &Value) -> Result<Value> {
        self.send(session, method, params)?;
        loop {
            let Message::Text(text) = self.socket.read().with_context(|| format!("no answer to {method}"))?
            else {
                continue;
            };
            let mut answer: Value = serde_json::from_str(&text)?;
            if answer["id"] != self.number {
                if !answer["method"].is_null() {
                    self.events.push(answer);
                }
                continue;
            }
            if !answer["error"].is_null() {
                bail!("{method}: {}", answer["error"]["message"]);
            }
            return Ok(answer["result"].take());
        }
    }

    /// The events of a kind that have arrived. Each event is returned once.
    pub(crate) fn take_events(&mut self, method: &str) -> Vec<Value> {
        let (taken, left) =
            std::mem::take(&mut self.events).into_iter().partition(|event| event["method"] == method);
        self.events = left;
        taken
    }
}
