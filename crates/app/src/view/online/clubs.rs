//! Clubs: those on the server, and founding another one.

use chesswright_online::wire::{ClubRole, Entry};
use leptos::prelude::*;
use serde_json::{Value, json};

use super::super::modal::Modal;
use super::club::Club;
use crate::online::desk;
use crate::table::Table;
use crate::words::{t, tell};

/// The window: one club, or all of them.
#[component]
pub(super) fn Clubs(table: Table) -> impl IntoView {
    let visited = table.online.visited;
    move || match visited.get() {
        Some(name) => view! { <Club table name/> }.into_any(),
        None => view! { <Hall table/> }.into_any(),
    }
}

/// How people come into a club, in words.
pub(super) fn entry_words(entry: Entry) -> String {
    t(match entry {
        Entry::Open => "online-club-open",
        Entry::Request => "online-club-request",
        Entry::Link => "online-club-link",
    })
}

/// What somebody is in a club, in words.
pub(super) fn role_words(role: ClubRole) -> String {
    t(match role {
        ClubRole::Asks => "online-club-asks",
        ClubRole::Member => "online-club-member",
        ClubRole::Teacher => "online-club-teacher",
        ClubRole::Owner => "online-club-owner",
    })
}

#[component]
fn Hall(table: Table) -> impl IntoView {
    let known = RwSignal::new(None::<Vec<Value>>);
    let wrong = RwSignal::new(None::<String>);
    let me = Memo::new(move |_| table.online.me.get());
    Effect::new(move |_| {
        me.track();
        leptos::task::spawn_local(async move {
            match desk::call("api/clubs", None).await {
                Ok(told) => {
                    let _ = known.try_set(told["clubs"].as_array().cloned());
                }
                Err(why) => {
                    let _ = wrong.try_set(Some(why));
                }
            }
        });
    });
    let row = move |told: Value| {
        let id = told["id"].as_str()?.to_owned();
        let entry = serde_json::from_value::<Entry>(told["entry"].clone()).ok()?;
        let role = serde_json::from_value::<Option<ClubRole>>(told["role"].clone()).ok()?;
        let members = told["members"].as_u64().unwrap_or(0) as u32;
        let mut what = vec![tell("online-club-members", [("count", members.into())]), entry_words(entry)];
        what.extend(role.map(role_words));
        let name = told["name"].as_str()?.to_owned();
        Some(view! {
            <li><button class="kept" data-club=id.clone() on:click=move |_| table.online.visited.set(Some(id.clone()))>
                <b><bdi>{name}</bdi></b><small>{what.join(" · ")}</small>
            </button></li>
        })
    };
    view! {
        <Modal table title=t("online-clubs") wide=true>
            <div class="hall tournaments">
                <section class="seek-game"><Founding table/></section>
                <section class="offers">
                    <h3>{t("online-clubs")}</h3>
                    <p class="quiet">{t("online-clubs-more")}</p>
                    {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
                    {move || known.with(|known| known.as_ref().is_some_and(Vec::is_empty)).then(|| view! { <p class="quiet">{t("online-club-none")}</p> })}
                    <ul class="kept-games" data-online="clubs">
                        {move || known.get().unwrap_or_default().into_iter().filter_map(row).collect_view()}
                    </ul>
                </section>
            </div>
        </Modal>
    }
}

#[component]
fn Founding(table: Table) -> impl IntoView {
    let card = CardFields::new("", "", Entry::Link);
    let wrong = RwSignal::new(None::<String>);
    let found = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        wrong.set(None);
        leptos::task::spawn_local(async move {
            match desk::call("api/club", Some(card.wanted(false))).await {
                Ok(made) => {
                    let _ = table.online.visited.try_set(made["id"].as_str().map(str::to_owned));
                }
                Err(why) => {
                    let _ = wrong.try_set(Some(why));
                }
            }
        });
    };
    let registered =
        Memo::new(move |_| table.online.me.with(|me| me.as_ref().is_some_and(|me| me.registered)));
    view! {
        <h3>{t("online-club-new")}</h3>
        {move || (!registered.get()).then(|| view! { <p class="quiet">{t("online-club-register")}</p> })}
        <form class="friend" on:submit=found>
            <Card card/>
            {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
            <button class="main" type="submit" data-online="found" disabled=move || !registered.get()>{t("online-club-found")}</button>
        </form>
    }
}

/// What a club says of itself, as it is typed.
#[derive(Clone, Copy)]
pub(super) struct CardFields {
    name: RwSignal<String>,
    about: RwSignal<String>,
    entry: RwSignal<Entry>,
}

impl CardFields {
    pub(super) fn new(name: &str, about: &str, entry: Entry) -> Self {
        Self {
            name: RwSignal::new(name.to_owned()),
            about: RwSignal::new(about.to_owned()),
            entry: RwSignal::new(entry),
        }
    }

    /// What the server is asked for.
    pub(super) fn wanted(self, renew: bool) -> Value {
        let mut wanted = json!({
            "name": self.name.get_untracked().trim(),
            "about": self.about.get_untracked().trim(),
            "entry": self.entry.get_untracked(),
        });
        if renew {
            wanted["renew"] = true.into();
        }
        wanted
    }
}

/// The fields for what a club says of itself.
#[component]
pub(super) fn Card(card: CardFields) -> impl IntoView {
    let option = move |entry: Entry| {
        view! { <option value=entry.name() selected=move || card.entry.get() == entry>{entry_words(entry)}</option> }
    };
    view! {
        <label class="field"><span>{t("online-club-name")}</span>
            <input id="club-name" type="text" minlength="3" maxlength="60" required prop:value=card.name on:input=move |event| card.name.set(event_target_value(&event))/>
        </label>
        <label class="field"><span>{t("online-club-about")}</span>
            <textarea id="club-about" rows="3" maxlength="500" prop:value=card.about on:input=move |event| card.about.set(event_target_value(&event))></textarea>
        </label>
        <label class="field"><span>{t("online-club-entry")}</span>
            <select id="club-entry" on:change=move |event| card.entry.set(Entry::named(&event_target_value(&event)))>
                {option(Entry::Link)}{option(Entry::Request)}{option(Entry::Open)}
            </select>
        </label>
    }
}
