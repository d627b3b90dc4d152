//! A control for every value of a level, derived from the table of its keys.

use chesswright_document::Path;
use chesswright_studio::level::{KeyKind, KeyRow, LevelAct, LevelDesk};
use leptos::prelude::*;
use serde_json::Value as Json;

use super::desk::Desk;
use crate::browser;
use crate::words::{t, tell};

/// All values.
#[component]
pub(super) fn AllKeys(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    let refused = desk.memo(|desk| desk.refused().map(str::to_owned));
    view! {
        <details class="st-table" data-level-keys="" on:toggle=move |_| open.set(true)>
            <summary>{t("studio-level-keys")}</summary>
            {move || refused.get().map(|why| view! { <p class="wrong" role="alert" lang="en">{why}</p> })}
            {move || open.get().then(|| {
                let rows = desk.with_untracked(LevelDesk::rows);
                view! { <div class="st-keys">{rows.into_iter().map(|row| view! { <Row desk row/> }).collect_view()}</div> }
            })}
        </details>
    }
}

/// A value: alone, or with what it contains.
#[component]
fn Row(desk: Desk, row: KeyRow) -> AnyView {
    let row = StoredValue::new(row);
    let now = Memo::new(move |_| row.with_value(|row| desk.with(|desk| desk.row(row))));
    // A kind of piece is a name, or the moves of one of the level's own.
    let leaf = Memo::new(move |_| now.with(|now| now.as_ref().is_none_or(KeyRow::is_leaf)));
    (move || {
        if leaf.get() {
            view! { <Leaf desk row now/> }.into_any()
        } else {
            view! { <Nested desk row now/> }.into_any()
        }
    })
    .into_any()
}

fn set(desk: Desk, path: &Path, value: Option<Json>) {
    desk.act(LevelAct::Key(path.clone(), value));
}

/// The button that removes an entry.
#[component]
fn Away(desk: Desk, row: StoredValue<KeyRow>) -> AnyView {
    let (path, entry) = row.with_value(|row| (row.path.clone(), row.is_entry()));
    let name = path.to_string();
    entry.then(|| view! { <button class="st-reset" data-away=name on:click=move |_| set(desk, &path, None)>{t("studio-entry-remove")}</button> }).into_any()
}

/// A value that contains values, which are made when somebody opens it.
#[component]
fn Nested(desk: Desk, row: StoredValue<KeyRow>, now: Memo<Option<KeyRow>>) -> AnyView {
    let open = RwSignal::new(false);
    let (label, path) = row.with_value(|row| (row.label(), row.path.clone()));
    let about = move || now.with(|now| now.as_ref().map(KeyRow::about).unwrap_or_default());
    let inside = Memo::new(move |_| {
        // Rows stay as long as their places do.
        now.with(|now| {
            now.as_ref().map(|now| desk.with_untracked(|desk| desk.rows_in(now))).unwrap_or_default()
        })
    });
    let name = path.to_string();
    view! {
        <details class="st-table" data-field=name.clone() on:toggle=move |_| open.set(true)>
            <summary><code>{label}</code>" "{about}</summary>
            {move || open.get().then(|| view! {
                <Away desk row/>
                <Word desk row now/>
                <div class="st-keys"><For each=move || inside.get() key=|row| (row.path.clone(), row.is_leaf()) let:row><Row desk row/></For></div>
                <More desk row now/>
            })}
        </details>
    }
    .into_any()
}

/// The word that decides what follows.
#[component]
fn Word(desk: Desk, row: StoredValue<KeyRow>, now: Memo<Option<KeyRow>>) -> AnyView {
    let (path, words) = row.with_value(|row| (row.path.clone(), row.words().0));
    if words.is_empty() {
        return ().into_any();
    }
    let chosen =
        Memo::new(move |_| now.with(|now| now.as_ref().map(|now| now.words().1).unwrap_or_default()));
    let name = path.to_string();
    let choose = move |event: leptos::ev::Event| {
        let word = browser::typed_in(&event);
        if let Some(value) = row.with_value(|row| row.choose(&word)) {
            set(desk, &path, Some(value));
        }
    };
    let options = words
        .into_iter()
        .map(|word| view! { <option value=word selected=move || chosen.get() == word>{word}</option> });
    view! { <select data-which=name.clone() aria-label=name on:change=choose>{options.collect_view()}</select> }.into_any()
}

/// The way to another entry of a list, or another name.
#[component]
fn More(desk: Desk, row: StoredValue<KeyRow>, now: Memo<Option<KeyRow>>) -> AnyView {
    let (path, kind) = row.with_value(|row| (row.path.clone(), row.kind));
    let at = path.to_string();
    match kind {
        KeyKind::List(_) => {
            let add = move |_| {
                let level = desk.with_untracked(|desk| desk.level().clone());
                let another = now.with_untracked(|now| now.as_ref().and_then(|now| now.another(&level)));
                if let Some((path, value)) = another {
                    set(desk, &path, Some(value));
                }
            };
            view! { <button class="st-chip" data-entry-add=at on:click=add>{t("studio-entry-add")}</button> }
                .into_any()
        }
        KeyKind::Names(_) => {
            let choose = move |event: leptos::ev::Event| {
                let name = browser::typed_in(&event);
                if let (false, Some(value)) = (name.is_empty(), row.with_value(KeyRow::example)) {
                    set(desk, &path.key(&name), Some(value));
                }
            };
            let names = desk.memo(LevelDesk::kinds);
            view! {
                <select data-entry-add=at aria-label=t("studio-entry-add") on:change=choose>
                    <option value="">{t("studio-entry-add")}</option>
                    {move || names.get().into_iter().map(|name| view! { <option value=name.clone()>{name.clone()}</option> }).collect_view()}
                </select>
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}

/// A single value.
#[component]
fn Leaf(desk: Desk, row: StoredValue<KeyRow>, now: Memo<Option<KeyRow>>) -> AnyView {
    let wrong = RwSignal::new(None::<String>);
    let (label, path, kind) = row.with_value(|row| (row.label(), row.path.clone(), row.kind));
    let text = Memo::new(move |_| now.with(|now| now.as_ref().map(KeyRow::text).unwrap_or_default()));
    let id = format!("level-{path}");
    let name = path.to_string();
    let write = Callback::new(move |typed: String| match row.with_value(|row| row.read(&typed)) {
        Ok(value) => {
            wrong.set(None);
            set(desk, &path, value);
        }
        Err(example) => wrong.set(Some(tell("studio-expected", [("example", example.into())]))),
    });
    let change = move |event: leptos::ev::Event| write.run(browser::typed_in(&event));
    let options = move || row.with_value(|row| desk.with(|desk| row.options(desk.level())));
    let control = match kind {
        KeyKind::Switch(_) => view! {
            <input type="checkbox" id=id.clone() prop:checked=move || text.get() == "true" on:change=move |event| write.run(event_target_checked(&event).to_string())/>
        }.into_any(),
        KeyKind::Number(least, most) => view! {
            <input type="number" id=id.clone() min=least.to_string() max=most.to_string() prop:value=move || text.get() on:change=change/>
        }.into_any(),
        KeyKind::Choice(_) | KeyKind::Side => view! {
            <select id=id.clone() on:change=change>
                <option value="" selected=move || text.with(String::is_empty)></option>
                {move || options().into_iter().map(|word| {
                    let known = word.clone();
                    view! { <option value=word.clone() selected=move || text.get() == known>{word.clone()}</option> }
                }).collect_view()}
            </select>
        }.into_any(),
        _ => {
            let list = format!("{id}-names");
            view! {
                <input type="text" id=id.clone() list=list.clone() spellcheck="false" autocapitalize="off" prop:value=move || text.get() on:change=change/>
                <datalist id=list>{move || options().into_iter().map(|word| view! { <option value=word></option> }).collect_view()}</datalist>
            }.into_any()
        }
    };
    view! {
        <div class="st-key" data-field=name>
            <label for=id><code>{label}</code></label>
            {control}
            <Away desk row/>
            {move || wrong.get().map(|text| view! { <p class="wrong" role="alert">{text}</p> })}
        </div>
    }
    .into_any()
}
