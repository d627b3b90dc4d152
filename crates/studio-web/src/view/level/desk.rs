//! The state of the room as signals, and the worker that solves the level.

use chesswright_draw::{Picture, View};
use chesswright_lab::{Errand, Told};
use chesswright_puzzle::Game as Puzzle;
use chesswright_rules::{Position, Rules};
use chesswright_studio::level::{LevelAct, LevelDesk, LevelTask, Standing, move_word};
use chesswright_studio::shelf::Kind;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;

use crate::shelf;
use crate::words::CRASHED;
use crate::workshop::{Room, Shared, Workshop, page, theme};

/// A change is solved after so many milliseconds without another one.
const CALM: u64 = 300;
/// What the ids of drawings of pieces begin with.
const PREFIX: &str = "level-";

/// What is shown beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Pane {
    /// What can be drawn.
    Draw,
    /// Goals and enemies.
    Aim,
    /// What the solver has found.
    Solution,
    /// The text.
    Text,
    /// What can be done with the finished level.
    Share,
}

impl Pane {
    pub(super) const ALL: [Self; 5] = [Self::Draw, Self::Aim, Self::Solution, Self::Text, Self::Share];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Aim => "aim",
            Self::Solution => "solution",
            Self::Text => "text",
            Self::Share => "share",
        }
    }

    pub(super) fn icon(self) -> &'static str {
        match self {
            Self::Draw => "pen",
            Self::Aim => "aim",
            Self::Solution => "search",
            Self::Text => "text",
            Self::Share => "share",
        }
    }

    pub(super) fn words(self) -> &'static str {
        match self {
            Self::Draw => "studio-level-pane-draw",
            Self::Aim => "studio-level-pane-aim",
            Self::Solution => "studio-level-pane-solution",
            Self::Text => "studio-pane-text",
            Self::Share => "studio-pane-share",
        }
    }
}

/// A level being made.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) workshop: Workshop,
    state: StoredValue<LevelDesk>,
    changed: Trigger,
    id: StoredValue<String>,
    pub(super) pane: RwSignal<Pane>,
    /// The positions that the search has found, and how deep it is.
    pub(super) progress: RwSignal<(usize, u32)>,
    /// How many moves of the solution are shown; 0 is the level as it is drawn.
    pub(super) shown: RwSignal<usize>,
    /// The level whose worker has crashed already, by its stamp: once, another worker begins again.
    crashed: StoredValue<Option<u64>>,
    /// What stops the worker.
    stop: StoredValue<Option<js_sys::Function>, LocalStorage>,
    /// The board as it is drawn. What cannot be drawn keeps the last board.
    pub(super) rules: Memo<Option<Shared<Rules>>>,
    pub(super) picture: Memo<Option<Shared<Picture>>>,
}

impl Desk {
    /// The level that the workshop has opened. One that cannot be read is a text to mend, beside an empty board.
    pub(super) fn new(workshop: Workshop) -> Option<Self> {
        let Room::Level(id, kept) = workshop.room.get_untracked() else { return None };
        let readable = LevelDesk::open(&kept.text).is_some();
        let (state, tasks) = LevelDesk::restore(kept);
        // A new level was typed wrong: the text comes first.
        let pane = if readable { Pane::Draw } else { Pane::Text };
        let state = StoredValue::new(state);
        let changed = Trigger::new();
        let rules = Memo::new(move |before: Option<&Option<Shared<Rules>>>| {
            changed.track();
            let drawn =
                state.with_value(|state| state.rules().map(|rules| (rules, state.level().to_short_json())));
            match drawn {
                Some((rules, told)) => Some(Shared::new(rules, told)),
                None => before.cloned().flatten(),
            }
        });
        let picture = Memo::new(move |_| {
            let look = workshop.look.get();
            let rules = rules.get()?;
            let solids = state.with_value(|state| super::board::solids(state.level()));
            let (theme, page, prefix) = (theme(&look), page(&look), PREFIX.to_owned());
            let view = View { theme, page, prefix, solids, ..View::default() };
            let told = format!("{} {} {}", look.theme, look.dark, rules.told());
            Some(Shared::new(Picture::new(&rules, view), told))
        });
        let desk = Self {
            workshop,
            state,
            changed,
            id: StoredValue::new(id),
            pane: RwSignal::new(pane),
            progress: RwSignal::new((0, 0)),
            shown: RwSignal::new(0),
            crashed: StoredValue::new(None),
            stop: StoredValue::new_local(None),
            rules,
            picture,
        };
        on_cleanup(move || desk.halt());
        desk.obey(tasks);
        Some(desk)
    }

    /// Reads the state, and tracks its changes.
    pub(super) fn with<T>(self, ask: impl FnOnce(&LevelDesk) -> T) -> T {
        self.changed.track();
        self.state.with_value(ask)
    }

    pub(super) fn with_untracked<T>(self, ask: impl FnOnce(&LevelDesk) -> T) -> T {
        self.state.with_value(ask)
    }

    /// A part of the state, compared.
    pub(super) fn memo<T: PartialEq + Send + Sync + 'static>(self, read: fn(&LevelDesk) -> T) -> Memo<T> {
        Memo::new(move |_| self.with(read))
    }

    /// Does what a person did, and all that comes of it.
    pub(super) fn act(self, act: LevelAct) {
        self.workshop.notice.set(None);
        let before = self.state.with_value(|state| state.level().clone());
        let Some(tasks) = self.state.try_update_value(|state| state.update(act)) else { return };
        if self.state.with_value(|state| *state.level() != before) {
            self.shown.set(0);
        }
        self.changed.notify();
        self.obey(tasks);
    }

    fn obey(self, tasks: Vec<LevelTask>) {
        for task in tasks {
            match task {
                LevelTask::Save => {
                    let (kept, title) =
                        self.state.with_value(|state| (state.kept(), state.level().title.clone()));
                    let title =
                        if title.is_empty() { crate::words::t("studio-level-untitled") } else { title };
                    self.workshop.keep_entry(shelf::entry(self.id.get_value(), Kind::Level, kept, title));
                }
                LevelTask::Stop => self.halt(),
                LevelTask::Note(note) => self.workshop.notice.update(|notice| {
                    let said = crate::words::route_note(note);
                    *notice = Some(notice.take().map_or(said.clone(), |before| format!("{before} {said}")));
                }),
                LevelTask::Solve(stamp, level) => {
                    self.halt();
                    self.progress.set((0, 0));
                    let solve = move || {
                        let wanted = self.state.try_with_value(|state| state.stamp() == stamp);
                        if wanted == Some(true) {
                            self.solve(stamp, level);
                        }
                    };
                    set_timeout(solve, std::time::Duration::from_millis(CALM));
                }
            }
        }
    }

    fn solve(self, stamp: u64, level: String) {
        let Ok(errand) = serde_json::to_string(&Errand::Solve { level: level.clone() }) else { return };
        let heard = Closure::<dyn Fn(String)>::new(move |text: String| {
            let Ok(told) = serde_json::from_str::<Told>(&text) else { return };
            if self.state.try_with_value(|state| state.stamp() == stamp) != Some(true) {
                return;
            }
            let act = match told {
                Told::Searching { states, depth } => return self.progress.set((states, depth)),
                Told::Known(answer) => LevelAct::Known(stamp, answer),
                Told::Failed(why) if why == CRASHED && self.crashed.get_value() != Some(stamp) => {
                    self.crashed.set_value(Some(stamp));
                    return self.solve(stamp, level.clone());
                }
                Told::Failed(why) => LevelAct::Unsolvable(stamp, why),
                _ => LevelAct::Ended(stamp),
            };
            let _ = self.state.try_update_value(|state| state.update(act));
            self.changed.notify();
        });
        let stop = self.workshop.host().run(&errand, heard.as_ref().unchecked_ref());
        // The host may still tell something.
        heard.forget();
        self.stop.set_value(Some(stop));
    }

    /// Stops the worker.
    fn halt(self) {
        let stop = self.stop.try_update_value(Option::take).flatten();
        if let Some(stop) = stop {
            // It has no result.
            let _ = stop.call0(&js_sys::global());
        }
    }

    /// Stops the search because a person wants that.
    pub(super) fn give_up(self) {
        self.halt();
        let _ = self.state.try_update_value(|state| {
            let stamp = state.stamp();
            state.update(LevelAct::Ended(stamp))
        });
        self.changed.notify();
    }

    /// Searches once more.
    pub(super) fn solve_again(self) {
        self.crashed.set_value(None);
        let tasks = self.state.try_update_value(LevelDesk::search_again).unwrap_or_default();
        self.changed.notify();
        self.obey(tasks);
    }

    /// Lets the page play the level.
    pub(super) fn play(self) {
        if let Some(level) = self.state.with_value(LevelDesk::playable) {
            self.workshop.play(&level, "", "");
        }
    }

    /// The positions of the solution, the first one first.
    pub(super) fn solution(self) -> Vec<(String, Position)> {
        self.with(|state| {
            let Standing::Won(answer) = state.standing() else { return vec![] };
            let Ok(game) = Puzzle::new(state.level()) else { return vec![] };
            let (mut position, mut memory) = game.start();
            let mut all = vec![(String::new(), position.clone())];
            for word in answer.line.split_whitespace() {
                let Some(played) = game.find_move(&position, word) else { break };
                let written = move_word(&position, &played);
                game.turn(&mut position, &mut memory, &played);
                all.push((written, position.clone()));
            }
            all
        })
    }
}
