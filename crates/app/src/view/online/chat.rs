//! The chat of a game.

use chesswright_online::wire::{Line, Up};
use leptos::prelude::*;

use crate::online::desk;
use crate::table::Table;
use crate::words::{t, tell};

/// The longest line, in characters; the server cuts what is longer.
const LONGEST: &str = "140";

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
                    let words = tell("online-mute", [("name", name.clone().into())]);
                    view! { <button class="plain" on:click=move |_| muted.update(|muted| muted.push(name.clone()))>{words}</button> }
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
