//! What comes of an act, done in the browser: sounds, words, stored games, tasks for the worker.

use chesswright_rules::Side;
use chesswright_rules::board::Cell;
use chesswright_speech::{announce, refused};
use chesswright_table::session::{Event, Notice, Session, Sound};
use leptos::prelude::*;

use crate::table::Table;
use crate::words::{self, t, tell};
use crate::{browser, computer, online, records, storage, tour, voice};

/// Performs an event.
pub(crate) fn perform(table: Table, event: &Event) {
    tour::follow(table, event);
    match event {
        // The state has updated the views.
        Event::Changed(_) => {}
        Event::Wish(wish) => online::wish(table, wish.clone()),
        // Only a match on two boards brings it about, and tells it.
        Event::Supplied(..) => {}
        Event::Started => started(table),
        Event::Played(played) => {
            let mut said = announce::played(&played.before, &played.played, played.check);
            if let Some(ending) = &played.ending {
                said = format!("{said} {}", announce::ending(&table.rules(), ending));
            }
            self::played(table, played.sound, said);
        }
        Event::Witnessed(played) => {
            let said = announce::witnessed(&table.rules(), &played.step, played.moved, &played.fallen);
            self::played(table, played.sound, said);
        }
        Event::Curtain => {
            table.notice.set(None);
            table.cursor.set(None);
            clear_typed(table);
            let side = table.state.with_untracked(Session::curtain);
            table.say(side.map(|side| announce::curtain(&table.rules(), side)).unwrap_or_default());
        }
        Event::Walked => table.say(table.game.with_untracked(announce::standing)),
        Event::Ended(ending) => {
            table.dialog.set(None);
            table.hear(Sound::End);
            table.say(announce::ending(&table.rules(), ending));
        }
        Event::Left(side) => table.notify(announce::left(&table.rules(), *side)),
        Event::Picked(_) => {}
        Event::Premoved(cell) => {
            table.say(tell("announce-premove", [("to", cell_name(table, *cell).into())]))
        }
        Event::DrawOffered => table.notify(tell("draw-question", words::who(&table.rules(), offerer(table)))),
        Event::Refused(why) => {
            table.hear(Sound::Refused);
            if let Some(error) = why {
                table.notify(refused::refused(&table.rules(), error));
            }
        }
        Event::SaidNo(_, tried) => {
            table.hear(Sound::Refused);
            table.notify(announce::said_no(tried.as_deref()));
        }
        Event::Notice(notice) => table.notify(words_of(table, notice)),
        Event::ClearNotice => table.notice.set(None),
        Event::Sound(sound) => table.hear(*sound),
        Event::Save => table.save(),
        Event::Forget(id) => storage::remove(id),
        Event::Solved(source, record) => {
            if !records::remember(*source, *record) {
                table.notify(t("trouble-no-storage"));
            }
        }
        Event::PrepareWorker => table.link.prepare(),
        Event::Ask(task) => computer::ask(table, (**task).clone()),
        Event::CancelTask => table.link.cancel(),
        Event::DiscardTask => table.link.discard(),
    }
}

fn started(table: Table) {
    table.cursor.set(None);
    // Where the game was chosen, the focus goes on to its board.
    if table.dialog.get_untracked().is_some() || browser::focused().is_some() {
        // A window that still has the focus takes as long to remove as the whole page takes to style.
        browser::blur();
        request_animation_frame(move || table.focus());
    }
    table.dialog.set(None);
    table.menu.set(false);
    // What was typed was meant for the other game.
    clear_typed(table);
    let title = untrack(|| table.title());
    let is_level = table.state.with_untracked(|session| session.level().is_some());
    table.say(if is_level { title } else { tell("announce-new-game", [("game", title.into())]) });
}

fn clear_typed(table: Table) {
    if let Some(field) = table.typed.get_untracked() {
        field.set_value("");
    }
}

/// A move was played: it is heard and said.
pub(crate) fn played(table: Table, sound: Sound, said: String) {
    table.hear(sound);
    table.notice.set(None);
    let voice = table.settings.with_untracked(|settings| settings.spoken.then_some(settings.volume));
    if let Some(volume) = voice {
        voice::say(&said, words::spoken().code, volume);
    }
    table.say(said);
}

/// The side that offers a draw.
fn offerer(table: Table) -> Side {
    let by = table.game.with_untracked(|game| game.offers().draw.as_ref().map(|offer| offer.by));
    by.unwrap_or_else(|| table.speaker())
}

fn cell_name(table: Table, cell: Cell) -> String {
    table.rules().cell_name(cell).to_owned()
}

fn words_of(table: Table, notice: &Notice) -> String {
    match notice {
        Notice::Over => t("notice-over"),
        Notice::Wait => t("notice-wait"),
        Notice::NotYourTurn => t("online-refused-not-your-turn"),
        Notice::Unreadable(why) => refused::typed(&table.rules(), why),
        Notice::PremoveGone => t("notice-premove-gone"),
        Notice::AskWall => announce::ask_for_wall(&table.rules()),
        Notice::HintComing => t("notice-hint-coming"),
        Notice::Hint(text) => tell("notice-hint", [("move", text.clone().into())]),
        Notice::HintPiece(cell, distance) => tell(
            "level-hint-piece",
            [("cell", cell_name(table, *cell).into()), ("moves", (*distance).into())],
        ),
        Notice::HintTarget(cell) => tell("level-hint-target", [("cell", cell_name(table, *cell).into())]),
        Notice::Unwinnable => t("level-hopeless"),
        Notice::NoHint => t("level-no-hint"),
        Notice::DrawDeclined => t("notice-draw-declined"),
        Notice::Hidden => t("notice-hidden"),
        Notice::WorkerFailed => t("trouble-worker"),
    }
}
