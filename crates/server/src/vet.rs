//! Vetting documents of strangers: whether a game costs too much to be played on a server.
//!
//! Reading a document is bounded, but what its rules cost is not: a short text can describe a position with a million moves. So a
//! process of its own reads it, plays games at random, and may use only so much time and memory; threads could not be stopped.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use chesswright_catalog::Catalog;
use chesswright_notation::position;
use chesswright_online::most_moves;
use chesswright_rules::definition::{Format, examine};
use chesswright_rules::{Definition, Rules, Side};
use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};
use tokio::io::AsyncWriteExt;
use tokio::process::Command;

/// The longest document, in bytes.
pub const LONGEST: usize = 64 * 1024;
/// The most cells of its board, kinds of its pieces, and sides.
const CELLS: usize = 256;
const KINDS: usize = 64;
const SIDES: usize = 8;
/// The games that are played, and how long they are.
const GAMES: usize = 32;
const TURNS: usize = 60;
/// The longest processor time in which a list of moves must be made. The slowest games that ship need a hundredth of it. A clock on the
/// wall would refuse good games on a busy machine.
const LIST: Duration = Duration::from_millis(5);
/// How many lists may take longer, because the first ones also fill the caches.
const LATE: usize = 8;
/// The stack on which it is vetted: half of what browsers give a page.
const STACK: usize = 512 << 10;
/// What the process may use.
const SECONDS: u64 = 2;
const BYTES: u64 = 256 << 20;
const PATIENCE: Duration = Duration::from_secs(5);

/// What is found out about a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Vetted {
    /// It can be played.
    Good {
        /// The document in canonical form.
        text: String,
        /// The title.
        title: String,
        /// The name of the pool in which its games would be rated.
        pool: String,
        /// The number of sides.
        sides: usize,
    },
    /// It cannot be played, for this reason.
    Bad(String),
}

/// Limits what this process may use. Only for the process that vets.
pub fn confine() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use rlimit::Resource;
        rlimit::setrlimit(Resource::CPU, SECONDS, SECONDS)?;
        rlimit::setrlimit(Resource::AS, BYTES, BYTES)?;
        rlimit::setrlimit(Resource::CORE, 0, 0)?;
    }
    Ok(())
}

/// Vets a document, and a position in which a game of it is to start, in this process.
///
/// It runs on a small stack: what needs more dies here, and not on a server or in a page.
pub fn vet(text: &str, start: Option<&str>) -> Vetted {
    let played = std::thread::scope(|scope| {
        let small = std::thread::Builder::new().stack_size(STACK);
        let vetting = small.spawn_scoped(scope, || played(text, start));
        match vetting.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(played)) => played,
            Ok(Err(_)) | Err(_) => Err("this game cannot be played".to_owned()),
        }
    });
    match played {
        Ok((definition, rules)) => Vetted::Good {
            text: definition.canonical_json(),
            title: definition.title.clone(),
            pool: definition.hash(),
            sides: rules.sides(),
        },
        Err(why) => Vetted::Bad(why),
    }
}

fn played(text: &str, start: Option<&str>) -> Result<(Definition, Rules), String> {
    if text.len() > LONGEST {
        return Err(format!("the document has {} bytes; at most {LONGEST} can be played online", text.len()));
    }
    let format = if text.trim_start().starts_with('{') { Format::Json } else { Format::Toml };
    let examined = examine("document", text, format, &Catalog);
    let definition = examined.definition.ok_or_else(|| examined.report.to_string())?;
    let many = |what: &str, number: usize, most: usize| match number > most {
        true => Err(format!("the game has {number} {what}; at most {most} can be played online")),
        false => Ok(()),
    };
    many("kinds of pieces", definition.pieces.len(), KINDS)?;
    many("sides", definition.sides.len(), SIDES)?;
    let board = definition.board.board().map_err(|error| error.to_string())?;
    many("cells", board.len(), CELLS)?;
    let rules = Rules::new(&definition).map_err(|error| error.to_string())?;
    let mut starts = vec![rules.start()];
    if let Some(text) = start {
        let read = position::read(&rules, text).and_then(|read| read.strict(text));
        starts.push(read.map_err(|error| error.to_string())?);
    }
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    let mut late = 0;
    for start in starts.iter().flat_map(|start| std::iter::repeat_n(start, GAMES)) {
        let mut position = start.clone();
        for _ in 0..TURNS {
            let begun = ThreadTime::now();
            let moves = position.moves_up_to(most_moves(&rules)).map_err(|error| error.to_string())?;
            if rules.hides() {
                // What each side sees is worked out after each step.
                let seen = (0..rules.sides() as u8).map(|side| position.observe(Side(side)));
                let most = seen.map(|seen| seen.choices.len() as u64).max();
                if most > Some(most_moves(&rules)) {
                    return Err("a side of this game may try too many moves to be played online".into());
                }
            }
            late += usize::from(begun.elapsed() > LIST);
            if late > LATE {
                return Err("listing the moves of this game takes too long to be played online".into());
            }
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let Some(played) = moves.get((random % moves.len().max(1) as u64) as usize) else { break };
            position.play_unchecked(played);
            if position.outcome().is_some() {
                break;
            }
        }
    }
    Ok((definition, rules))
}

/// Vets a document in a process of its own: the program with the command `vet`.
///
/// # Errors
/// If the process cannot be started, or if it ends without an answer because the document costs too much.
pub async fn ask(program: &Path, text: &str, start: Option<&str>) -> Result<Vetted, String> {
    let failed = |error: std::io::Error| format!("the document cannot be vetted: {error}");
    let mut command = Command::new(program);
    command.arg("vet");
    if let Some(start) = start {
        command.arg(format!("--start={start}"));
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true);
    let mut child = command.spawn().map_err(failed)?;
    let expensive = || "this game costs too much time or memory to be played online".to_owned();
    let answer = async {
        if let Some(mut input) = child.stdin.take() {
            // A child that dies while it reads is noticed below.
            let _ = input.write_all(text.as_bytes()).await;
        }
        child.wait_with_output().await
    };
    let output = tokio::time::timeout(PATIENCE, answer).await.map_err(|_| expensive())?;
    let output = output.map_err(failed)?;
    serde_json::from_slice(&output.stdout).map_err(|_| expensive())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_people_play_are_good() {
        for name in ["chess", "crazyhouse", "three-crowns", "marseillais", "duck"] {
            let text = chesswright_catalog::find(name).expect(name).text;
            assert!(matches!(vet(text, None), Vetted::Good { .. }), "{name}: {:?}", vet(text, None));
        }
        let Vetted::Good { text, pool, .. } = vet("extends = 'chess'\nname = 'mine'\ntitle = 'Mine'", None)
        else {
            panic!("it is chess")
        };
        assert!(
            text.contains("\"Mine\"")
                && pool == chesswright_catalog::definition("chess").expect("chess").hash()
        );
    }

    #[test]
    fn a_start_is_vetted_with_its_document() {
        let text = chesswright_catalog::find("chess").expect("chess").text;
        let good = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        assert!(matches!(vet(text, Some(good)), Vetted::Good { .. }));
        for bad in ["", "nothing", "8/8/8/8/8/8/8/8/8 w - - 0 1"] {
            assert!(matches!(vet(text, Some(bad)), Vetted::Bad(_)), "{bad}");
        }
        // Walls may be put anywhere, but nothing moves before there are queens.
        let sleeps = "name = 'w'\ntitle = 'W'\nboard = '16x16'\npieces = { queen = 'q:Q', king = 'k:K' }\nwalls.put = 'anywhere'\nsetup = 'k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/15K'";
        let awake = "k6qqqqqqqqq/16/16/16/16/16/16/16/16/16/16/16/16/16/16/QQQQQQQQQ6K w - - 0 1";
        assert!(matches!(vet(sleeps, None), Vetted::Good { .. }), "{:?}", vet(sleeps, None));
        assert!(matches!(vet(sleeps, Some(awake)), Vetted::Bad(_)));
    }

    #[test]
    fn what_costs_too_much_or_is_no_game_is_bad() {
        let long = format!("# {}", "x".repeat(LONGEST));
        let wide =
            "name = 'w'\ntitle = 'W'\nboard = '32x32'\npieces = { queen = 'q:Q' }\nsetup.rows = ['32']";
        let walls = "name = 'w'\ntitle = 'W'\nboard = '16x16'\npieces = { queen = 'q:Q' }\nwalls.put = 'anywhere'\nsetup = '16/16/16/16/16/16/qqqqqqqq8/16/16/16/QQQQQQQQ8/16/16/16/16/16'";
        for text in [long.as_str(), wide, walls, "", "name = 1", "{", "pieces = { rook = 'r:W99R(' }"] {
            assert!(matches!(vet(text, None), Vetted::Bad(_)), "{}", &text[..text.len().min(60)]);
        }
    }

    #[test]
    fn games_that_hide_something_have_few_moves_because_each_is_told() {
        let text = |more: &str| {
            format!(
                "name = 'w'\ntitle = 'W'\nboard = '16x16'\npieces = {{ queen = 'q:Q', king = 'k:K' }}\nwalls.put = 'anywhere'\nsetup = 'k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/15K'\n{more}"
            )
        };
        assert!(matches!(vet(&text(""), None), Vetted::Good { .. }), "{:?}", vet(&text(""), None));
        assert!(matches!(vet(&text("view.sees = 'own'"), None), Vetted::Bad(_)));
        let fog = chesswright_catalog::find("fog-of-war").expect("a game").text;
        assert!(matches!(vet(fog, None), Vetted::Good { .. }), "{:?}", vet(fog, None));
    }
}
