//! The chat of a game.

use chesswright_online::wire::{Line, Up};
use leptos::prelude::*;
use serde_json::{Value, json};

use crate::online::desk;
use crate::table::Table;
use crate::words::{t, tell};

/// The longest line, in characters; the server cuts what is longer.
const LONGEST: &str = "140";

/// From now on the server keeps what somebody says from this account, and their challenges from each other.
fn block_player(table: Table, name: String, muted: RwSignal<Vec<String>>) {
    leptos::task::spawn_local(async move {
        match answered(table, &format!("api/block/{name}"), json!({})).await {
            Ok(()) => {
                table.notify(tell("online-blocked", [("name", name.clone().into())]));
                let _ = muted.try_update(|muted| muted.push(name));
            }
            Err(why) => table.notify(why),
        }
    });
}

/// Sends the last lines of the chat to whoever runs the server.
fn report_player(table: Table, name: String) {
    let Some(game) = table.online.id.get_untracked() else { return };
    leptos::task::spawn_local(async move {
        let sent = answered(table, "api/report", json!({ "name": name, "game": game })).await;
        table.notify(sent.map_or_else(|why| why, |()| t("online-reported")));
    });
}

async fn answered(table: Table, path: &str, body: Value) -> Result<(), String> {
    desk::introduce(table).await?;
    desk::call(path, Some(body)).await.map(drop)
}

#[component]
pub(super) fn Chat(table: Table) -> impl IntoView {
    let muted = RwSignal::new(Vec::<String>::new());
    let lines = Memo::new(move |_| {
        let all =
            table.online.game.with(|game| game.as_ref().map(|game| game.chat.clone()).unwrap_or_default());
        muted.with(|muted| all.into_iter().filter(|line| !muted.contains(&line.by)).collect::<Vec<Line>>())
    });
    let me = move || table.online.me.with(|me| me.as_ref().map(|me| me.name.clone()));
    let others = move || {
        let mut names: Vec<String> =
            lines.get().into_iter().map(|line| line.by).filter(|by| Some(by) != me().as_ref()).collect();
        names.sort();
        names.dedup();
        names
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let field = NodeRef::<leptos::html::Input>::new();
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (Some(field), Some(game)) = (field.get(), table.online.id.get_untracked()) else { return };
        let text = field.value();
        if text.trim().is_empty() {
            return;
        }
        leptos::task::spawn_local(async move {
            match desk::introduce(table).await {
                Ok(()) => {
                    desk::say(Up::Say { game, text });
                    field.set_value("");
                }
                // What was typed stays.
                Err(why) => table.notify(why),
            }
        });
    };
    let rows = move || {
        let row = |line: Line| view! { <li class:watcher=line.watcher><b><bdi>{line.by}</bdi></b>" "<span dir="auto">{line.text}</span></li> };
        lines.get().into_iter().map(row).collect_view()
    };
    view! {
        <div class="chat">
            <ol node_ref=list role="log" aria-label=t("online-chat") tabindex="0">{rows}</ol>
            {move || lines.with(Vec::is_empty).then(|| view! { <p class="quiet">{t("online-chat-empty")}</p> })}
            <div class="mutes">
                {move || others().into_iter().map(|name| {
                    let words = |key: &str| tell(key, [("name", name.clone().into())]);
                    let (mute, block, report) = (words("online-mute"), words("online-block"), words("online-report"));
                    let (muting, blocking) = (name.clone(), name.clone());
                    view! {
                        <button class="plain" on:click=move |_| muted.update(|muted| muted.push(muting.clone()))>{mute}</button>
                        <button class="plain" data-chat="block" on:click=move |_| block_player(table, blocking.clone(), muted)>{block}</button>
                        <button class="plain" data-chat="report" on:click=move |_| report_player(table, name.clone())>{report}</button>
                    }
                }).collect_view()}
                {move || (!muted.with(Vec::is_empty)).then(|| view! {
                    <button class="plain" on:click=move |_| muted.set(vec![])>{t("online-unmute")}</button>
                })}
            </div>
            <form on:submit=say>
                <input id="chat-line" type="text" node_ref=field maxlength=LONGEST autocomplete="off" aria-label=t("online-say") placeholder=t("online-say")/>
                <button type="submit">{t("online-send")}</button>
            </form>
        </div>
    }
}
