//! Tests our engine under other programs through whole games: python-chess with UCI and XBoard's protocol, and XBoard itself.
//!
//! Both check every move with their own rules. Other programs play on our server. All of them run only in tests and do not ship.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{apt_install, command, have, output, root, run, target_dir};
use crate::{page, python};

/// Games that XBoard lets the engine play against itself.
const GAMES: usize = 2;
/// The longest time for them.
const PATIENCE: Duration = Duration::from_secs(180);
/// The folder where the program lichess-bot was cloned. Without it, lichess-bot is left out.
pub(crate) const LICHESS_BOT: &str = "CHESSWRIGHT_LICHESS_BOT";
/// The version of berserk, the library for programs that play online.
const BERSERK: &str = "0.14.0";

pub(crate) fn test() -> Result<()> {
    let program = page::tested_program()?;
    let python = python::environment(
        "drivers",
        "chess",
        "1.11.2",
        python::Parts::Alone,
        "the test with other programs",
    )?;
    println!("    python-chess");
    run(command(&python).arg(root().join("xtask/drivers/whole_games.py")).arg(&program))?;
    println!("    XBoard");
    xboard(&program)?;
    println!("    programs on our server");
    bots_online(&program, &python)?;
    match std::env::var_os(LICHESS_BOT) {
        Some(folder) => lichess_bot(&program, Path::new(&folder)),
        None => {
            println!("    lichess-bot is left out: {LICHESS_BOT} does not name its folder");
            Ok(())
        }
    }
}

/// Lets lichess-bot play on our server, as its authors have written it.
fn lichess_bot(program: &Path, folder: &Path) -> Result<()> {
    let python = python_of_lichess_bot(folder)?;
    run(command(python).arg(root().join("xtask/drivers/lichess_bot.py")).arg(program).arg(folder))
}

/// The Python with what lichess-bot needs.
pub(crate) fn python_of_lichess_bot(folder: &Path) -> Result<PathBuf> {
    let berserk = format!("berserk=={BERSERK}");
    let needs = folder.join("requirements.txt");
    python::of_requirements("lichess-bot", &needs, &berserk, "the test with lichess-bot")
}

/// Plays on our server as programs do, with the client library berserk. `chess` is a Python that has python-chess.
fn bots_online(program: &Path, chess: &Path) -> Result<()> {
    let python = python::environment(
        "bots",
        "berserk",
        BERSERK,
        python::Parts::Whole,
        "the test with programs on our server",
    )?;
    let packages = "import sysconfig; print(sysconfig.get_path('purelib'))";
    let chess = output(command(chess).args(["-c", packages]))?;
    let mut play = command(python);
    play.arg(root().join("xtask/drivers/bots_online.py")).arg(program).env("PYTHONPATH", chess.trim());
    run(&mut play)
}

fn xboard(program: &Path) -> Result<()> {
    let xboard = installed()?;
    let games = target_dir().join("drivers").join("xboard.pgn");
    fs::create_dir_all(target_dir().join("drivers"))?;
    if games.exists() {
        fs::remove_file(&games)?;
    }
    let engine = format!("{} engine --protocol xboard", program.display());
    let mut screen = command("xvfb-run");
    screen.arg("--auto-servernum").arg(xboard).args(["-mode", "TwoMachines", "-depth", "3"]);
    screen.args(["-fcp", &engine, "-scp", &engine, "-mg", &GAMES.to_string()]).arg("-sgf").arg(&games);
    // Without these options XBoard asks for sounds and for a folder.
    screen.args(["-fd", ".", "-sd", "."]).stdout(Stdio::null()).stderr(Stdio::null());
    let mut running = Running::start(&mut screen).context("cannot start XBoard")?;
    let begun = Instant::now();
    loop {
        let text = fs::read_to_string(&games).unwrap_or_default();
        if let Some(ends) = ends(&text) {
            for end in &ends {
                println!("    xboard chess: {end}");
                ensure!(!is_fault(end), "XBoard reports a fault of the engine: {end}");
            }
            return Ok(());
        }
        if let Some(status) = running.0.try_wait()? {
            bail!("XBoard ended ({status}) after these games:\n{text}");
        }
        ensure!(begun.elapsed() < PATIENCE, "XBoard did not finish in time; so far:\n{text}");
        thread::sleep(Duration::from_millis(300));
    }
}

/// How the games ended, in XBoard's words; nothing until all games have ended.
fn ends(pgn: &str) -> Option<Vec<String>> {
    let results = ["1-0", "0-1", "1/2-1/2"];
    let mut ends = vec![];
    for game in pgn.split("[Event ").skip(1) {
        let game = game.trim_end();
        let result = results.into_iter().find(|result| game.ends_with(result))?;
        let before = game.trim_end_matches(result).trim_end();
        let why = before.strip_suffix('}').and_then(|text| text.rsplit_once('{')).map_or("", |(_, why)| why);
        ends.push(format!("{result} {}", why.split_whitespace().collect::<Vec<_>>().join(" ")));
    }
    (ends.len() == GAMES).then_some(ends)
}

/// Whether a game ended because the engine misbehaved.
fn is_fault(end: &str) -> bool {
    ["illegal", "invalid", "false", "forfeit", "exited", "time"]
        .iter()
        .any(|word| end.to_lowercase().contains(word))
}

fn installed() -> Result<PathBuf> {
    // Debian installs it in a folder that may not be in the search path.
    let found = || {
        let paths = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::env::split_paths(&paths).chain([PathBuf::from("/usr/games")]);
        folders.map(|folder| folder.join("xboard")).find(|path| path.is_file())
    };
    if found().is_none() || !have("Xvfb") {
        apt_install(&["xboard", "xvfb", "xauth"], "XBoard drives the engine through whole games")?;
    }
    found().context("XBoard is installed, but its program is not found")
}

/// A program, and the programs that it starts; dropping this ends them all.
struct Running(Child);

impl Running {
    fn start(program: &mut Command) -> io::Result<Self> {
        // A group of its own: the shell script `xvfb-run` has two children, which would outlive it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(program, 0);
        program.spawn().map(Self)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Each program may have ended by itself.
        if cfg!(unix) {
            // Not killed, so that the screen removes the file that holds its number.
            let whole_group = format!("kill -s TERM -- -{}", self.0.id());
            let _ = command("sh").args(["-c", &whole_group]).stderr(Stdio::null()).status();
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, Read};

    use super::*;

    #[test]
    #[cfg(unix)]
    fn no_program_outlives_the_one_that_started_it() {
        let mut script = command("sh");
        script.args(["-c", "echo started; (sleep 5; echo alive) & wait"]).stdout(Stdio::piped());
        let mut running = Running::start(&mut script).expect("there is a shell");
        let mut out = io::BufReader::new(running.0.stdout.take().expect("it is piped"));
        let mut said = String::new();
        out.read_line(&mut said).expect("the script writes a line");
        drop(running);
        out.read_to_string(&mut said).expect("the pipe is closed when all programs have ended");
        assert_eq!(said, "started\n");
    }

    #[test]
    fn games_of_xboard_are_read() {
        let game = |end: &str| format!("[Event \"x\"]\n\n1. e4 e5\n{end}\n\n");
        let one = game("{Xboard adjudication: Checkmate} 1-0");
        assert_eq!(ends(&one), None, "one is still played");
        let both = one + &game("{Black mates} 0-1");
        let ends = ends(&both).expect("both are over");
        assert_eq!(ends[1], "0-1 Black mates");
        assert!(is_fault("1-0 Forfeit due to invalid move: e2e5") && !is_fault(&ends[1]));
    }
}
