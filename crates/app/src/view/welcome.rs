//! The landing: what can be done here, beside a board on which the first move begins a game against the computer.

use chesswright_catalog::{DOCUMENTS, definition, of_the_day};
use chesswright_draw::{View, svg};
use chesswright_rules::{Rules, Side};
use chesswright_table::computer::LEVELS;
use chesswright_table::level::Source;
use chesswright_table::saved::SavedGame;
use leptos::prelude::*;

use super::icons::Icon;
use super::window;
use crate::settings::InBrowser;
use crate::table::{Dialog, Table};
use crate::tour::Step;
use crate::words::{self, t, tell};
use crate::{browser, opening, storage, studio};

/// How many games that were begun are offered.
const BEGUN: usize = 2;

/// The cards.
#[component]
pub(crate) fn Welcome(table: Table) -> impl IntoView {
    let day = browser::now() / 86_400_000;
    // What needs a server is offered where there is one.
    let server = browser::has_server();
    let stored = storage::all().games;
    let is_new = stored.is_empty();
    let begun: Vec<SavedGame> =
        stored.into_iter().filter(|game| !game.over && game.moves > 0).take(BEGUN).collect();
    let resumed = begun.into_iter().map(move |game| {
        let words = tell("saved-game", [("moves", game.moves.into()), ("over", "no".into())]);
        let title = game.title.clone();
        view! {
            <button class="card-wide" data-welcome="continue" on:click=move |_| opening::resume(table, game.clone())>
                <Icon name="go"/><b>{tell("welcome-continue", [("game", title.into())])}</b><small>{words}</small>
            </button>
        }
    });
    view! {
        <div class="welcome" role="group" aria-label=t("welcome")>
            {resumed.collect_view()}
            {move || (is_new && table.tour.get().is_none()).then(|| view! {
                <button class="card-wide offer" data-welcome="tour" on:click=move |_| table.tour.set(Some(Step::Move))>
                    <Icon name="hint"/><b>{t("tour-offer")}</b><small>{t("tour-offer-more")}</small>
                </button>
            })}
            <button data-welcome="friend" on:click=move |_| if server { table.dialog.set(Some(Dialog::Friend)) } else { opening::play_a_friend(table) }>
                <Icon name="people"/><b>{t("welcome-friend")}</b><small>{t(if server { "welcome-friend-server" } else { "welcome-friend-more" })}</small>
            </button>
            {server.then(|| view! {
                <button data-welcome="lobby" on:click=move |_| table.dialog.set(Some(Dialog::Lobby))>
                    <Icon name="world"/><b>{t("online-lobby")}</b><small>{t("online-lobby-more")}</small>
                </button>
            })}
            <button data-welcome="play" on:pointerenter=|_| window::prepare() on:focus=|_| window::prepare()
                on:click=move |_| table.dialog.set(Some(Dialog::NewGame))>
                <Icon name="games"/><b>{t("welcome-games")}</b>
                <small>{tell("welcome-games-more", [("games", (DOCUMENTS.len() as u32).into())])}</small>
            </button>
            <button data-welcome="solve" on:click=move |_| opening::open_level(table, Source::Daily(day))>
                <Icon name="star"/><b>{t("welcome-puzzle")}</b><small>{t("welcome-puzzle-more")}</small>
            </button>
            <button data-welcome="levels" on:click=move |_| table.dialog.set(Some(Dialog::Levels))>
                <Icon name="levels"/><b>{t("levels")}</b><small>{t("welcome-levels")}</small>
            </button>
            <Today table day/>
            <button class="card-wide" data-welcome="build" on:click=move |_| studio::open(table, None)>
                <Icon name="build"/><b>{t("welcome-build")}</b><small>{t("welcome-build-more")}</small>
            </button>
        </div>
    }
}

/// Against whom the first move is played: how strong the computer is, and who moves first.
#[component]
pub(crate) fn Opponent(table: Table) -> impl IntoView {
    let level = move || table.settings.with(|settings| settings.level);
    let levels = (1..=LEVELS).map(move |each| {
        view! { <option value=each.to_string() selected=move || level() == each>{t(&format!("level-{each}"))}</option> }
    });
    let choose = move |event: leptos::ev::Event| {
        let Ok(level) = event_target_value(&event).parse() else { return };
        table.settings.update(|settings| settings.level = level);
        table.settings.with_untracked(InBrowser::save);
        table.open_home(opening::landing(level, 0));
    };
    let other = move || words::side(&table.rules(), Side(1));
    view! {
        <div class="opponent">
            <label><span class="hidden">{t("strength")}</span>
                <select id="landing-level" on:change=choose>{levels.collect_view()}</select>
            </label>
            <button data-welcome="second" on:click=move |_| {
                table.open_home(opening::landing(level(), 1));
            }>{tell("welcome-as", [("side", other().into())])}</button>
        </div>
    }
}

/// The game of the day, with its board.
#[component]
fn Today(table: Table, day: u64) -> impl IntoView {
    let name = of_the_day(day);
    let title = definition(name).map(|definition| words::title_of(&definition));
    let board = RwSignal::new(None::<String>);
    // The page is there before the small board is drawn.
    let draw = move || {
        let (theme, page) = table.settings.with_untracked(|settings| (settings.theme(), settings.page()));
        let rules = definition(name).and_then(|definition| Rules::new(&definition).ok());
        let view = View { theme, page, coordinates: false, size: 160, ..View::default() };
        let drawn = rules.and_then(|rules| browser::address(&svg(&rules.start(), &view), "image/svg+xml"));
        if let Some(address) = drawn
            && let Some(unseen) = board.try_set(Some(address))
        {
            unseen.iter().for_each(|address| browser::release(address));
        }
    };
    set_timeout(draw, std::time::Duration::from_millis(400));
    on_cleanup(move || {
        if let Some(Some(address)) = board.try_get_untracked() {
            browser::release(&address);
        }
    });
    view! {
        <button class="card-wide today" data-welcome="today" on:click=move |_| opening::today(table)>
            <span class="mini-board">{move || board.get().map(|address| view! { <img src=address alt="" draggable="false"/> })}</span>
            <small>{t("welcome-today")}</small>
            {title.map(|title| view! { <b lang=title.lang>{title.text}</b> })}
        </button>
    }
}
