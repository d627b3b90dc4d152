//! A tab: reads the page and sends input to it.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use base64::Engine as _;
use serde_json::{Value, json};

use crate::chromium::{PATIENCE, Wire};

/// Whether a press that lands on one element presses another: it is that element, a part of it, or its label.
const HITS: &str = "(wanted, hit) => Boolean(hit && wanted && (wanted.contains(hit) || hit.closest('label')?.control === wanted))";

/// The mark by which a page finds itself in what was measured.
const HERE: &str = "chesswright-here";

/// Withholds a press from the page that lands beside the element that it is meant for. `end` tells whether that has happened.
const AIM: &str = "(selector, hits) => {
  const kinds = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];
  let missed = false;
  const guard = event => {
    if (event.type === 'pointerdown') missed = !hits(document.querySelector(selector), event.target);
    if (!missed) return;
    if (event.cancelable) event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of kinds) addEventListener(kind, guard, { capture: true, passive: false });
  globalThis.aim = { end: () => {
    for (const kind of kinds) removeEventListener(kind, guard, { capture: true });
    globalThis.aim = undefined;
    return missed;
  } };
  return true;
}";

/// Warnings of the browser that are not about the page: reading a pixel waits for the graphics processor, a released
/// context is lost, graphics are rendered in software here, and sound waits for the user's first click.
const ABOUT_ITSELF: [&str; 4] = [
    "GPU stall due to ReadPixels",
    "CONTEXT_LOST_WEBGL: loseContext",
    "software WebGL",
    "AudioContext was not allowed to start",
];

/// The size of the window, and whether it has a touch screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A laptop, with a mouse.
    Wide,
    /// A phone, with touch.
    Phone,
}

/// A tab of the browser.
pub struct Tab {
    wire: Wire,
    session: String,
    /// The browser context, which owns the storage of the pages.
    pub(crate) context: String,
    size: Size,
    /// The clicks, taps and drags so far.
    clicks: usize,
}

/// A tab closes with its storage. It has none to close if a new tab took it over.
impl Drop for Tab {
    fn drop(&mut self) {
        if !self.context.is_empty() {
            let context = json!({ "browserContextId": self.context });
            // This fails if the browser has already ended.
            let _ = self.wire.send(None, "Target.disposeBrowserContext", &context);
        }
    }
}

impl Tab {
    pub(crate) fn open(mut wire: Wire, target: &str, context: &str, page: &str, size: Size) -> Result<Self> {
        let attached =
            wire.call(None, "Target.attachToTarget", &json!({ "targetId": target, "flatten": true }))?;
        let session = attached["sessionId"].as_str().context("no session")?.to_owned();
        let mut tab = Self { wire, session, context: context.to_owned(), size, clicks: 0 };
        for domain in ["Page", "Runtime", "Log", "Inspector"] {
            tab.call(&format!("{domain}.enable"), &json!({}))?;
        }
        // The working time of the page is measured in its thread's time, because other programs may use the machine.
        tab.call("Performance.enable", &json!({ "timeDomain": "threadTicks" }))?;
        let (width, height) = match size {
            Size::Wide => (1280, 800),
            Size::Phone => (390, 844),
        };
        tab.resize(width, height)?;
        tab.call("Emulation.setTouchEmulationEnabled", &json!({ "enabled": size == Size::Phone }))?;
        tab.call("Emulation.setLocaleOverride", &json!({ "locale": "en-GB" }))?;
        tab.go(page)?;
        Ok(tab)
    }

    /// Changes the size of the window.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn resize(&mut self, width: u32, height: u32) -> Result<()> {
        let phone = self.size == Size::Phone;
        let scale = if phone { 2 } else { 1 };
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone });
        self.call("Emulation.setDeviceMetricsOverride", &metrics).map(|_| ())
    }

    /// The clicks, taps and drags of the user since the tab was opened.
    pub fn clicks(&self) -> usize {
        self.clicks
    }

    /// Goes back in the browser's history, as with its button.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn back(&mut self) -> Result<()> {
        let history = self.call("Page.getNavigationHistory", &json!({}))?;
        let here = history["currentIndex"].as_u64().context("no history")? as usize;
        let before = here.checked_sub(1).map(|before| history["entries"][before]["id"].clone());
        let before = before.context("there is nothing before this page")?;
        self.call("Page.navigateToHistoryEntry", &json!({ "entryId": before })).map(|_| ())
    }

    fn call(&mut self, method: &str, params: &Value) -> Result<Value> {
        let session = self.session.clone();
        self.wire.call(Some(&session), method, params)
    }

    /// Kills the process of the page.
    pub(crate) fn crash(&mut self) -> Result<()> {
        let session = self.session.clone();
        self.wire.send(Some(&session), "Page.crash", &json!({}))?;
        let begun = Instant::now();
        // A crashed page does not answer, but the browser sends an event.
        while self.wire.take_events("Inspector.targetCrashed").is_empty() {
            if begun.elapsed() > PATIENCE {
                bail!("cannot end the page");
            }
            self.wire.call(None, "Browser.getVersion", &json!({}))?;
            std::thread::sleep(Duration::from_millis(30));
        }
        Ok(())
    }

    /// The working time of the page so far, in milliseconds of its thread's time.
    ///
    /// # Errors
    /// Fails if the browser does not report it.
    pub fn worked(&mut self) -> Result<f64> {
        let reply = self.call("Performance.getMetrics", &json!({}))?;
        let metrics = reply["metrics"].as_array().context("no metrics")?;
        let found = metrics.iter().find(|metric| metric["name"] == "TaskDuration");
        Ok(found.and_then(|metric| metric["value"].as_f64()).context("no time")? * 1000.0)
    }

    /// Loads a page and waits until the table is there.
    ///
    /// # Errors
    /// Fails if the table does not appear.
    pub fn go(&mut self, page: &str) -> Result<()> {
        self.call("Page.navigate", &json!({ "url": page }))?;
        self.wait_for(
            "document.querySelector('#board .piece') !== null || document.querySelector('#board') !== null",
        )
    }

    /// Opens an empty page.
    ///
    /// # Errors
    /// Fails if the browser does not open it.
    pub fn leave(&mut self) -> Result<()> {
        self.call("Page.navigate", &json!({ "url": "about:blank" }))?;
        self.wait_for("location.href === 'about:blank'")
    }

    /// Loads the page again, as after closing and opening it.
    ///
    /// # Errors
    /// Fails if the table does not appear.
    pub fn reload(&mut self) -> Result<()> {
        const LOADED: &str = "!window.stale && document.querySelector('#board') !== null";
        self.ask("window.stale = true")?;
        self.call("Page.reload", &json!({}))?;
        // A browser that draws in software beside others may lose a request, as it may for a person, who asks again.
        if self.wait_within(LOADED, PATIENCE / 2).is_err() {
            self.call("Page.reload", &json!({}))?;
        }
        self.wait_for(LOADED)
    }

    /// Sets the system's light or dark scheme.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn scheme(&mut self, scheme: &str) -> Result<()> {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.call("Emulation.setEmulatedMedia", &features).map(|_| ())
    }

    /// Begins to measure the tasks of the page. Only one tab of a browser can do so at a time.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn measure_tasks(&mut self) -> Result<()> {
        let categories =
            ["toplevel", "blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"];
        let config = json!({ "includedCategories": categories, "recordMode": "recordAsMuchAsPossible" });
        self.call("Tracing.start", &json!({ "transferMode": "ReportEvents", "traceConfig": config }))?;
        // The mark tells which of all threads is the page's.
        self.ask(&format!("performance.mark({HERE:?}); true")).map(|_| ())
    }

    /// The longest tasks of the page since then, the longest first: in milliseconds of its thread's time, because other programs may
    /// use the machine, and on the clock.
    ///
    /// # Errors
    /// Fails if the browser does not tell.
    pub fn longest_tasks(&mut self) -> Result<Vec<(f64, f64)>> {
        self.call("Tracing.end", &json!({}))?;
        let begun = Instant::now();
        let mut events = vec![];
        loop {
            let complete = !self.wire.take_events("Tracing.tracingComplete").is_empty();
            for mut chunk in self.wire.take_events("Tracing.dataCollected") {
                if let Value::Array(more) = chunk["params"]["value"].take() {
                    events.extend(more);
                }
            }
            if complete {
                break;
            }
            if begun.elapsed() > PATIENCE {
                bail!("the browser does not tell what it has measured");
            }
            self.ask("1")?;
        }
        let here =
            events.iter().find(|event| event["name"] == HERE).context("the page is not among the threads")?;
        let (process, thread) = (here["pid"].clone(), here["tid"].clone());
        let milliseconds = |event: &Value, key: &str| event[key].as_f64().map(|time| time / 1000.0);
        let mut tasks: Vec<(f64, f64)> = events
            .iter()
            .filter(|event| event["pid"] == process && event["tid"] == thread && event["name"] == "RunTask")
            .filter_map(|event| Some((milliseconds(event, "tdur")?, milliseconds(event, "dur")?)))
            .collect();
        if tasks.is_empty() {
            bail!("no task of the page was measured");
        }
        tasks.sort_by(|a, b| b.0.total_cmp(&a.0));
        Ok(tasks)
    }

    /// Runs a script in every page that is loaded from now on, before the page's own scripts.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn prepare(&mut self, script: &str) -> Result<()> {
        self.call("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script })).map(|_| ())
    }

    /// Sends pointer events with a button to the board, at positions given as fractions of its picture. Real input
    /// cannot produce all events that browsers send.
    ///
    /// # Errors
    /// Fails if there is no board.
    pub fn tell_board(&mut self, button: u8, events: &[(&str, (f64, f64))]) -> Result<()> {
        for (kind, at) in events {
            let (x, y) = self.on_board(*at)?;
            self.ask(&format!(
                "document.querySelector('#board').dispatchEvent(new PointerEvent({kind:?}, \
                 {{ clientX: {x}, clientY: {y}, pointerId: 1, button: {button}, bubbles: true }}))"
            ))?;
        }
        Ok(())
    }

    /// The value of an expression on the page.
    ///
    /// # Errors
    /// Fails if the expression throws.
    pub fn ask(&mut self, expression: &str) -> Result<Value> {
        let params = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.call("Runtime.evaluate", &params)?;
        if !answer["exceptionDetails"].is_null() {
            bail!("{expression}: {}", answer["exceptionDetails"]["exception"]["description"]);
        }
        Ok(answer["result"]["value"].take())
    }

    /// Waits until an expression is true.
    ///
    /// # Errors
    /// Fails if it does not become true. The error contains what the page shows then.
    pub fn wait_for(&mut self, expression: &str) -> Result<()> {
        self.wait_within(expression, PATIENCE)
    }

    fn wait_within(&mut self, expression: &str, patience: Duration) -> Result<()> {
        let begun = Instant::now();
        loop {
            // A promise is waited for, too.
            let asked = format!("(async () => Boolean(await ({expression})))()");
            if self.ask(&asked).unwrap_or_default() == true {
                return Ok(());
            }
            if begun.elapsed() > patience {
                let said = self.ask("document.body.innerText.slice(0, 900)").unwrap_or_default();
                bail!(
                    "timed out waiting for {expression}; the page says: {said}; messages: {:?}",
                    self.complaints()?
                );
            }
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// The text of the first element that matches a selector.
    ///
    /// # Errors
    /// Fails if no element matches.
    pub fn text(&mut self, selector: &str) -> Result<String> {
        self.wait_for(&format!("document.querySelector({selector:?})"))?;
        let text = self.ask(&format!("document.querySelector({selector:?}).innerText"))?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until the text of the first matching element contains a text.
    ///
    /// # Errors
    /// Fails if it never does.
    pub fn wait_text(&mut self, selector: &str, part: &str) -> Result<()> {
        self.wait_for(&format!("document.querySelector({selector:?})?.textContent.includes({part:?})"))
    }

    /// The middle of the first element that matches a selector.
    fn middle(&mut self, selector: &str) -> Result<(f64, f64)> {
        self.wait_for(&format!("document.querySelector({selector:?})"))?;
        let asked = format!(
            // Scrolling and late pictures move elements, so this repeats until the position is stable and the element
            // is what lies there. What stays covered is pressed all the same, as impatient people do.
            "(async () => {{ let last; for (let i = 0; i < 40; i++) {{ \
             const e = document.querySelector({selector:?}); \
             if (!e) {{ await new Promise(requestAnimationFrame); continue; }} \
             e.scrollIntoView({{ block: 'nearest', inline: 'nearest' }}); await new Promise(requestAnimationFrame); \
             const r = e.getBoundingClientRect(), now = [r.x + r.width / 2, r.y + r.height / 2]; \
             if (last && last[0] === now[0] && last[1] === now[1] && ({HITS})(e, document.elementFromPoint(...now))) \
             return now; last = now; }} return last; }})()"
        );
        let at = self.ask(&asked)?;
        at[0].as_f64().zip(at[1].as_f64()).with_context(|| format!("cannot find {selector}"))
    }

    /// The position of a point of the board, given as fractions of its picture.
    fn on_board(&mut self, at: (f64, f64)) -> Result<(f64, f64)> {
        self.on("#board", at)
    }

    /// The position of a point of an element, given as fractions of its size.
    fn on(&mut self, selector: &str, at: (f64, f64)) -> Result<(f64, f64)> {
        let rect = self.ask(&format!(
            "(() => {{ const r = document.querySelector({selector:?}).getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }})()"
        ))?;
        let side = |i: usize| rect[i].as_f64().context("cannot find the board");
        Ok((side(0)? + at.0 * side(2)?, side(1)? + at.1 * side(3)?))
    }

    /// Clicks or taps an element. What is in a closed menu is reached through the menu, as users do.
    ///
    /// # Errors
    /// Fails if it is not there.
    pub fn press(&mut self, selector: &str) -> Result<()> {
        self.wait_for(&format!("document.querySelector({selector:?})"))?;
        if self
            .ask(&format!("document.querySelector({selector:?})?.closest('.menu-items')?.hidden ?? false"))?
            == true
        {
            self.press("#menu")?;
        }
        // The page may move the element while the mouse is on its way. Such a press is withheld from the page and made again.
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            let at = self.middle(selector)?;
            self.ask(&format!("({AIM})({selector:?}, ({HITS}))"))?;
            self.press_at(at)?;
            // After a press that leads to another page there is nothing to ask.
            if self.ask("globalThis.aim?.end() ?? false").unwrap_or_default() != true {
                return Ok(());
            }
            self.clicks -= 1;
        }
        let at = self.middle(selector)?;
        self.press_at(at)
    }

    /// Clicks or taps the board at a point, given as fractions of its picture.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn press_board(&mut self, at: (f64, f64)) -> Result<()> {
        let at = self.on_board(at)?;
        self.press_at(at)
    }

    /// Clicks or taps an element at a point, given as fractions of its size.
    ///
    /// # Errors
    /// Fails if it is not there.
    pub fn press_on(&mut self, selector: &str, at: (f64, f64)) -> Result<()> {
        let at = self.on(selector, at)?;
        self.press_at(at)
    }

    /// Moves the mouse to a point of the board.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn hover_board(&mut self, at: (f64, f64)) -> Result<()> {
        let (x, y) = self.on_board(at)?;
        self.mouse("mouseMoved", x, y)
    }

    fn press_at(&mut self, (x, y): (f64, f64)) -> Result<()> {
        self.clicks += 1;
        if self.size == Size::Phone {
            self.call(
                "Input.dispatchTouchEvent",
                &json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] }),
            )?;
            self.call("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }))?;
            return Ok(());
        }
        self.mouse("mouseMoved", x, y)?;
        self.mouse("mousePressed", x, y)?;
        self.mouse("mouseReleased", x, y)
    }

    /// Drags from one point of the board to another.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn drag_board(&mut self, from: (f64, f64), to: (f64, f64)) -> Result<()> {
        let from = self.on_board(from)?;
        self.drag_from(from, to)
    }

    /// Drags an element to a point of the board.
    ///
    /// # Errors
    /// Fails if it is not there.
    pub fn drag(&mut self, selector: &str, to: (f64, f64)) -> Result<()> {
        let from = self.middle(selector)?;
        self.drag_from(from, to)
    }

    fn drag_from(&mut self, from: (f64, f64), to: (f64, f64)) -> Result<()> {
        self.clicks += 1;
        let to = self.on_board(to)?;
        self.mouse("mouseMoved", from.0, from.1)?;
        self.mouse("mousePressed", from.0, from.1)?;
        for step in 1..=4 {
            let share = f64::from(step) / 4.0;
            self.mouse("mouseDragged", from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)?;
        }
        self.mouse("mouseReleased", to.0, to.1)
    }

    fn mouse(&mut self, what: &str, x: f64, y: f64) -> Result<()> {
        let (kind, buttons) = match what {
            "mouseDragged" => ("mouseMoved", 1),
            "mousePressed" => (what, 1),
            other => (other, 0),
        };
        let button = if what == "mouseMoved" { "none" } else { "left" };
        let event =
            json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
        self.call("Input.dispatchMouseEvent", &event).map(|_| ())
    }

    /// Types a text where the focus is.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn type_text(&mut self, text: &str) -> Result<()> {
        self.call("Input.insertText", &json!({ "text": text })).map(|_| ())
    }

    /// Presses a key by its name, such as `Enter`, `ArrowUp` or `f`.
    ///
    /// # Errors
    /// Fails if the browser refuses.
    pub fn key(&mut self, key: &str) -> Result<()> {
        let code = match key {
            "Enter" => 13,
            "Escape" => 27,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            "Tab" => 9,
            _ => key.chars().next().map_or(0, |c| c.to_ascii_uppercase() as u32),
        };
        let mut event = json!({ "type": "keyDown", "key": key, "windowsVirtualKeyCode": code });
        if key == "Enter" {
            event["text"] = "\r".into();
        } else if key.chars().count() == 1 {
            event["text"] = key.into();
        }
        self.call("Input.dispatchKeyEvent", &event)?;
        event["type"] = "keyUp".into();
        self.call("Input.dispatchKeyEvent", &event).map(|_| ())
    }

    /// The errors that the page has thrown, what the browser has refused, and warnings.
    ///
    /// # Errors
    /// Fails if the connection is lost.
    pub fn complaints(&mut self) -> Result<Vec<String>> {
        self.ask("1")?;
        let mut found = vec![];
        for event in self.wire.take_events("Runtime.exceptionThrown") {
            found.push(event["params"]["exceptionDetails"]["exception"]["description"].to_string());
        }
        for event in self.wire.take_events("Log.entryAdded") {
            let entry = &event["params"]["entry"];
            if is_complaint(&entry["level"]) {
                found.push(format!("{} {}", entry["text"], entry["url"]));
            }
        }
        for event in self.wire.take_events("Runtime.consoleAPICalled") {
            if is_complaint(&event["params"]["type"]) {
                found.push(event["params"]["args"].to_string());
            }
        }
        found.retain(|told| !ABOUT_ITSELF.iter().any(|known| told.contains(known)));
        Ok(found)
    }

    /// Takes a screenshot of the window.
    ///
    /// # Errors
    /// Fails if it cannot be taken or written.
    pub fn picture(&mut self, path: &Path) -> Result<()> {
        let taken = self.call("Page.captureScreenshot", &json!({ "format": "png" }))?;
        let data = taken["data"].as_str().context("no picture")?;
        std::fs::write(path, base64::engine::general_purpose::STANDARD.decode(data)?)?;
        Ok(())
    }
}

/// Whether a console message of this level counts as a complaint.
fn is_complaint(level: &Value) -> bool {
    matches!(level.as_str(), Some("error" | "warning"))
}
