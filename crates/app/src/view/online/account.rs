//! Who one is on the server: a guest, or somebody with a name and a password. One's data can be fetched and deleted.

use leptos::prelude::*;
use serde_json::json;

use crate::online::desk;
use crate::table::Table;
use crate::words::{t, tell};

#[component]
pub(super) fn Account(table: Table) -> impl IntoView {
    let me = Memo::new(move |_| table.online.me.get());
    move || match me.get() {
        Some(me) if me.registered => view! { <Known table name=me.name/> }.into_any(),
        guest => view! { <Unknown table name=guest.map(|me| me.name)/> }.into_any(),
    }
}

/// Calls the server with a name and a password, and becomes that account.
#[component]
fn Unknown(table: Table, name: Option<String>) -> impl IntoView {
    let (chosen, password, code) =
        (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(String::new()));
    let wrong = RwSignal::new(None::<String>);
    let forgotten = RwSignal::new(false);
    let call = move |path: &'static str| {
        wrong.set(None);
        let mut body = json!({ "name": chosen.get_untracked().trim(), "password": password.get_untracked() });
        if path == "api/recover" {
            body["code"] = code.get_untracked().trim().into();
        }
        leptos::task::spawn_local(async move {
            match desk::call(path, Some(body)).await {
                Ok(told) => {
                    if let Some(code) = told["recovery"].as_str() {
                        table.notify(tell("online-recovery", [("code", code.into())]));
                    }
                    desk::renew(table, told["name"].as_str().unwrap_or_default(), true);
                }
                Err(why) => {
                    let _ = wrong.try_set(Some(why));
                }
            }
        });
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        call(if forgotten.get_untracked() { "api/recover" } else { "api/login" });
    };
    let field = |id: &'static str,
                 words: String,
                 kind: &'static str,
                 auto: &'static str,
                 value: RwSignal<String>| {
        view! {
            <label class="field"><span>{words}</span>
                <input id=id type=kind autocomplete=auto prop:value=value on:input=move |event| value.set(event_target_value(&event))/>
            </label>
        }
    };
    view! {
        <h3>{t("online-account")}</h3>
        <p class="quiet">{match name {
            Some(name) => tell("online-guest", [("name", name.into())]),
            None => t("online-nobody"),
        }}</p>
        <form on:submit=submit>
            {field("account-name", t("online-name"), "text", "username", chosen)}
            {move || forgotten.get().then(|| field("account-code", t("online-code"), "text", "off", code))}
            {field("account-password", t("online-password"), "password", "current-password", password)}
            {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
            <div class="answers">
                <button class="main" type="submit" data-account="login">{move || t(if forgotten.get() { "online-recover" } else { "online-login" })}</button>
                {move || (!forgotten.get()).then(|| view! {
                    <button type="button" data-account="register" on:click=move |_| call("api/register")>{t("online-register")}</button>
                })}
                <button type="button" class="plain" on:click=move |_| forgotten.update(|forgotten| *forgotten = !*forgotten)>
                    {move || t(if forgotten.get() { "online-login" } else { "online-forgotten" })}
                </button>
            </div>
        </form>
    }
}

#[component]
fn Known(table: Table, name: String) -> impl IntoView {
    let sure = RwSignal::new(false);
    let end = move |path: &'static str| {
        leptos::task::spawn_local(async move {
            match desk::call(path, Some(json!({}))).await {
                Ok(_) => desk::renew(table, "", false),
                Err(why) => table.notify(why),
            }
        });
    };
    view! {
        <h3>{t("online-account")}</h3>
        <p>{tell("online-logged-in", [("name", name.into())])}</p>
        <div class="answers">
            <button data-account="logout" on:click=move |_| end("api/logout")>{t("online-logout")}</button>
            <a class="button" data-account="export" href="api/me/export" download="chesswright.ndjson">{t("online-export")}</a>
            <a class="button" data-account="games" href="api/me/games/export" download="chesswright.pgn">{t("online-export-games")}</a>
            {move || match sure.get() {
                false => view! { <button data-account="delete" on:click=move |_| sure.set(true)>{t("online-delete")}</button> }.into_any(),
                true => view! {
                    <p class="wrong">{t("online-delete-sure")}</p>
                    <button data-account="delete-yes" on:click=move |_| end("api/me/delete")>{t("online-delete-yes")}</button>
                    <button on:click=move |_| sure.set(false)>{t("online-delete-no")}</button>
                }.into_any(),
            }}
        </div>
    }
}
