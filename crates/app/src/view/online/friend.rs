//! The window for playing a friend: on this device, or anywhere by a link.

use chesswright_online::Stage;
use leptos::prelude::*;
use serde_json::json;

use super::super::modal::Modal;
use super::code::Code;
use super::plan::{Fields, Plan, lot};
use crate::online::{self, desk};
use crate::table::Table;
use crate::words::{t, tell};
use crate::{browser, opening};

/// The window: what is to be played, and then the invitation to it.
#[component]
pub(super) fn Friend(table: Table) -> impl IntoView {
    let invites = table.online.game.with_untracked(|game| {
        game.as_ref().is_some_and(|game| game.stage == Stage::Waiting && !game.yours.is_empty())
    });
    match invites {
        true => view! { <Invitation table/> }.into_any(),
        false => view! { <Planning table/> }.into_any(),
    }
}

#[component]
fn Planning(table: Table) -> impl IntoView {
    let plan = Plan::new(table);
    let side = RwSignal::new(None::<u8>);
    let wrong = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let create = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        wrong.set(None);
        let sides = untrack(|| plan.sides(table));
        let mut wish = plan.wish(table);
        wish["side"] = lot(side.get_untracked(), sides).into();
        leptos::task::spawn_local(async move {
            let made = match desk::introduce(table).await {
                Ok(()) => desk::call("api/table", Some(wish)).await,
                Err(why) => Err(why),
            };
            // The window may have been closed.
            let _ = busy.try_set(false);
            match made {
                Ok(made) => online::enter(table, made["id"].as_str().unwrap_or_default().to_owned()),
                Err(why) => {
                    let _ = wrong.try_set(Some(why));
                }
            }
        });
    };
    let choice = move |each: Option<u8>, words: String, name: &'static str| {
        view! {
            <label class="choice">
                <input type="radio" name="friend-side" value=name prop:checked=move || side.get() == each on:change=move |_| side.set(each)/>
                <span>{words}</span>
            </label>
        }
    };
    let here = move |_| {
        table.dialog.set(None);
        opening::play_a_friend(table);
    };
    view! {
        <Modal table title=t("welcome-friend")>
            <form class="friend" on:submit=create>
                <h3>{t("online-by-link")}</h3>
                <p class="quiet">{t("online-by-link-more")}</p>
                <Fields table plan/>
                <fieldset><legend>{t("your-side")}</legend>
                    <div class="choices">
                        {choice(None, t("side-random"), "random")}
                        {choice(Some(0), t("side-first"), "first")}
                        {choice(Some(1), t("side-second"), "second")}
                    </div>
                </fieldset>
                {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
                <button class="main" type="submit" data-online="create" disabled=busy>{t("online-create")}</button>
            </form>
            <hr/>
            <h3>{t("welcome-friend-more")}</h3>
            <button data-online="here" on:click=here>{t("online-here")}</button>
        </Modal>
    }
}

/// The link to a game whose seats are not all taken.
#[component]
fn Invitation(table: Table) -> impl IntoView {
    let address = RwSignal::new(here(table));
    let only_here = RwSignal::new(false);
    // A page that came from this machine itself has an address that nobody else can reach.
    if is_this_machine() {
        leptos::task::spawn_local(async move {
            let told = desk::call("api/me", None).await.unwrap_or(json!(null));
            match told["reach"].as_str() {
                Some(reach) => {
                    let id = table.online.id.get_untracked().unwrap_or_default();
                    let _ = address.try_set(format!("{reach}{id}"));
                }
                None => {
                    let _ = only_here.try_set(true);
                }
            }
        });
    }
    let copy = move |_| {
        browser::copy(&address.get_untracked(), move |done| {
            table.notify(t(if done { "notice-copied" } else { "notice-not-copied" }));
        });
    };
    let mark = |event: leptos::ev::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let terms = table.online.game.with_untracked(|game| {
        game.as_ref().map(|game| super::clock_words(game.control.as_deref())).unwrap_or_default()
    });
    let what = tell("online-terms", [("game", untrack(|| table.title()).into()), ("clock", terms.into())]);
    view! {
        <Modal table title=t("online-invitation")>
            <p><b>{what}</b></p>
            <p>{t("online-send-link")}</p>
            <div class="field copy">
                <label for="invitation">{t("share-link")}</label>
                <input id="invitation" type="text" readonly prop:value=address on:focus=mark/>
                <button class="main" on:click=copy>{t("copy")}</button>
            </div>
            {move || only_here.get().then(|| view! { <p class="wrong">{t("online-only-here")}</p> })}
            {move || view! { <Code address=address.get()/> }}
            <p class="quiet" role="status">{t("online-waits")}</p>
        </Modal>
    }
}

fn here(table: Table) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}/{}", table.online.id.get_untracked().unwrap_or_default())
}

fn is_this_machine() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host.starts_with("127.") || host == "[::1]"
}
