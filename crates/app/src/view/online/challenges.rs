//! The challenges of others, to accept or to decline.

use chesswright_online::wire::Challenge;
use leptos::prelude::*;
use serde_json::json;

use super::plan::title_of;
use crate::online::{self, desk};
use crate::table::Table;
use crate::words::{t, tell};

#[component]
pub(super) fn Challenges(table: Table) -> impl IntoView {
    let row = move |challenge: Challenge| {
        let Challenge { game, by, document, title, control, rated } = challenge;
        // A built-in game is called as the person calls it.
        let title = Some(title_of(&document)).filter(|known| *known != document).unwrap_or(title);
        let words = tell(
            "online-challenges",
            [
                ("name", desk::name_of(&by).into()),
                ("game", title.into()),
                ("clock", super::clock_words(control.as_deref()).into()),
                ("rated", if rated { "yes" } else { "no" }.into()),
            ],
        );
        let declined = game.clone();
        view! {
            <div class="ask" data-online="challenged"><p role="status">{words}</p>
                <button class="main" data-answer="accept" on:click=move |_| answer(table, game.clone(), true)>{t("online-accept")}</button>
                <button data-answer="decline" on:click=move |_| answer(table, declined.clone(), false)>{t("online-decline")}</button>
            </div>
        }
    };
    move || table.online.challenges.get().into_iter().map(row).collect_view()
}

fn answer(table: Table, game: String, accept: bool) {
    table.online.challenges.update(|all| all.retain(|known| known.game != game));
    leptos::task::spawn_local(async move {
        let verb = if accept { "accept" } else { "decline" };
        match desk::call(&format!("api/challenge/{game}/{verb}"), Some(json!({}))).await {
            Ok(_) if accept => {
                table.dialog.set(None);
                online::enter(table, game);
            }
            Ok(_) => {}
            Err(why) => table.notify(why),
        }
    });
}
