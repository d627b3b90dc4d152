//! Games that hide something, as a program reads them: what its side has seen.
//!
//! A program gets what the page of its side would get, no more: a [`Mirror`] of the [`Snapshot`]s that pages are sent, in texts.
//!
//! | in `view` | |
//! |---|---|
//! | `steps` | the steps that the program has not been told of: who made each, its own by its text, and what was seen then |
//! | `seen` | what is known of the position, as [`observation::write`] has it |
//! | `moves` | the moves that it has, or may try, if it is to move |

use std::sync::Arc;
use std::time::Duration;

use chesswright_game::Millis;
use chesswright_notation::observation;
use chesswright_online::wire::Snapshot;
use chesswright_online::{Kind, Mirror, Seen, Why};
use chesswright_rules::{History, SeenStep, Side};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::app::App;
use crate::http::Failure;
use crate::store::GameRow;
use crate::tables::{self, Look, Trouble};

/// After what time, and how often, a busy table is asked again.
const AGAIN: Duration = Duration::from_millis(200);
const TIMES: u32 = 25;

/// A game as one side has seen it so far.
pub(super) struct Witness {
    account: i64,
    game: String,
    mirror: Mirror,
    /// How many steps the program has been told of.
    told: usize,
    /// The numbers of events and of refused tries that it knows.
    known: (u32, u16),
}

/// What has happened. Without a view the game is over, and open to all.
pub(super) struct News {
    pub(super) seen: Seen,
    pub(super) left: Vec<Millis>,
    pub(super) view: Option<Value>,
}

fn unopened(error: impl std::fmt::Display) -> Failure {
    Failure::with(Why::Unopened, error)
}

impl Witness {
    /// The game that a player looks at, if it hides something now.
    pub(super) async fn new(
        app: &Arc<App>,
        account: i64,
        row: &GameRow,
        snapshot: Snapshot,
    ) -> Result<Option<Self>, Failure> {
        if !snapshot.hidden {
            return Ok(None);
        }
        let terms = tables::terms(app, row).await?;
        let mirror = Mirror::new(snapshot, terms, 0).map_err(unopened)?;
        Ok(Some(Self { account, game: row.id.clone(), mirror, told: 0, known: (0, 0) }))
    }

    /// Whether the program plays a side.
    pub(super) fn plays(&self, side: Side) -> bool {
        self.mirror.plays(side)
    }

    /// Looks at the game again. `None` if nothing has come of which the program does not know.
    pub(super) async fn again(&mut self, app: &Arc<App>) -> Result<Option<News>, Failure> {
        let from = self.mirror.round().seq();
        let mut times = 0;
        let Look { snapshot, seen, left, .. } = loop {
            match app.tables.look(app, &self.game, Some(self.account), from).await {
                Err(Trouble::Busy) if times < TIMES => sleep(AGAIN).await,
                look => break look?,
            }
            times += 1;
        };
        if !snapshot.hidden {
            return Ok(Some(News { seen, left, view: None }));
        }
        // Two things may have happened before the first of them was asked for.
        if self.known == (snapshot.seq, snapshot.noes) {
            return Ok(None);
        }
        self.mirror.resume(snapshot, 0).map_err(unopened)?;
        Ok(Some(News { seen, left, view: Some(self.view()) }))
    }

    /// What the side knows now, with the steps that are new to the program.
    pub(super) fn view(&mut self) -> Value {
        let round = self.mirror.round();
        self.known = (self.mirror.told().seq, self.mirror.told().noes);
        let (rules, history) = (round.game().rules(), round.history());
        let Some(History { start, steps }) = history else { return Value::Null };
        let seen = steps.last().map_or(start, |step| &step.seen);
        let new = steps.iter().skip(self.told).map(|step| {
            let mut told = json!({ "by": colour(step.by), "seen": observation::write(rules, &step.seen) });
            if let Some(choice) = &step.chosen {
                told["move"] = observation::text(rules, step.by, choice).into();
            }
            told
        });
        let moves = observation::choices(rules, seen).into_iter().map(|(_, text)| text);
        let view = json!({
            "steps": new.collect::<Vec<_>>(),
            "seen": observation::write(rules, seen),
            "moves": moves.collect::<Vec<_>>(),
        });
        self.told = steps.len();
        view
    }
}

fn colour(side: Side) -> &'static str {
    if side.0 == 0 { "white" } else { "black" }
}

/// Whether the last step that a player has seen is its own with this text, which it then has sent twice.
pub(super) async fn was_played(app: &Arc<App>, look: &Look, text: &str) -> Result<bool, Failure> {
    let Some(last) = look.snapshot.events.iter().rev().find(|event| event.kind == "seen") else {
        return Ok(false);
    };
    let Ok(Kind::Seen(step)) = last.event().map(|event| event.kind) else { return Ok(false) };
    let SeenStep { by, chosen: Some(choice), .. } = *step else { return Ok(false) };
    let rules = app.documents.rules(app, &look.row.document).await?;
    Ok(observation::names(&rules, by, &choice, text))
}
