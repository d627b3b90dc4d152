//! A program that reads and writes lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};

/// How long a program may take to quit.
const QUIT_TIME: Duration = Duration::from_secs(2);

pub(super) struct Program {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    /// Starts a program; its arguments follow it, separated by spaces.
    pub(super) fn start(command: &str) -> Result<Self> {
        let mut words = command.split_whitespace();
        let name = words.next().unwrap_or_default().to_owned();
        let mut child = Command::new(&name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start `{command}`"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("`{command}` has no input or no output");
        };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            // Programs write in any encoding, above all the names of their authors.
            for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    return;
                }
            }
        });
        Ok(Self { name, child, input, lines })
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn send(&mut self, line: &str) -> Result<()> {
        // The cause is dropped, because `main` would take a closed pipe for its own output.
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|_| anyhow!("`{}` has stopped", self.name))
    }

    /// The next line, if one comes in time.
    pub(super) fn line(&mut self, until: Option<Instant>) -> Result<Option<String>> {
        let line = match until {
            None => self.lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(until) => self.lines.recv_timeout(until.saturating_duration_since(Instant::now())),
        };
        match line {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => bail!("`{}` has stopped", self.name),
        }
    }

    /// Reads lines until `each` finds something in one. `what` names the expected line in messages.
    pub(super) fn wait<T>(
        &mut self,
        what: &str,
        patience: Option<Duration>,
        mut each: impl FnMut(&str) -> Option<T>,
    ) -> Result<T> {
        let until = patience.map(|patience| Instant::now() + patience);
        loop {
            let line = self.line(until).with_context(|| format!("expected `{what}`"))?;
            let Some(line) = line else {
                let seconds = patience.unwrap_or_default().as_secs();
                bail!("`{}` did not answer `{what}` within {seconds} s", self.name);
            };
            if let Some(found) = each(&line) {
                return Ok(found);
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The program may have stopped by itself.
        drop(self.send("quit"));
        let begun = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) {
            if begun.elapsed() > QUIT_TIME {
                drop(self.child.kill());
                drop(self.child.wait());
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
