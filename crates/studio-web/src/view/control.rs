//! The controls of keys: one for each kind of value, from the table of fields.

use chesswright_rules::definition::fields::Table;
use chesswright_rules::definition::region::RESERVED;
use chesswright_studio::{Act, Control, Group, Row, group_rows, meant as value_of, rows};
use leptos::prelude::*;

use crate::words::{self, t, tell};
use crate::workshop::Workshop;
use crate::{browser, reference};

/// The controls of a group.
#[component]
pub(crate) fn Controls(
    workshop: Workshop,
    group: &'static Group,
    meant: Memo<serde_json::Value>,
) -> impl IntoView {
    let all = workshop.with_untracked(|studio| group_rows(studio.document(), group));
    // A group of one table shows the keys of that table at once.
    let single = match all.as_slice() {
        [one] => match one.control {
            Control::Table(table) => Some((one.path.clone(), table)),
            _ => None,
        },
        _ => None,
    };
    match single {
        Some((path, table)) => view! { <Keys workshop path table meant/> }.into_any(),
        None => {
            let rows = all.into_iter().map(|row| view! { <Key workshop table="document" row meant/> });
            view! { <div class="st-keys">{rows.collect_view()}</div> }.into_any()
        }
    }
}

/// The controls of a table.
#[component]
fn Keys(
    workshop: Workshop,
    path: chesswright_document::Path,
    table: &'static Table,
    meant: Memo<serde_json::Value>,
) -> AnyView {
    let all = workshop.with_untracked(|studio| rows(studio.document(), &path, table));
    let rows = all.into_iter().map(|row| view! { <Key workshop table=table.name row meant/> });
    view! { <div class="st-keys">{rows.collect_view()}</div> }.into_any()
}

/// A key with its control, what it means, and a way back to what the parent says.
#[component]
fn Key(workshop: Workshop, table: &'static str, row: Row, meant: Memo<serde_json::Value>) -> AnyView {
    let path = row.path.clone();
    if let Control::Table(inside) = row.control {
        let open = RwSignal::new(false);
        let at = path.clone();
        return view! {
            <details class="st-table" data-field=path.to_string() on:toggle=move |_| open.set(true)>
                <summary><span lang="en">{reference::of_key(table, row.field.key)}</span>" "<code>{row.field.key}</code></summary>
                {move || {
                    let path = at.clone();
                    open.get().then(|| view! { <Keys workshop path table=inside meant/> })
                }}
            </details>
        }
        .into_any();
    }
    let wrong = RwSignal::new(None::<String>);
    let own = {
        let path = path.clone();
        Memo::new(move |_| workshop.with(|studio| studio.document().get(path.clone()).is_some()))
    };
    let row = StoredValue::new(row);
    // What the document says, otherwise what holds.
    let now = {
        let path = path.clone();
        Memo::new(move |_| {
            let own = workshop.with(|studio| studio.document().get(path.clone()));
            row.with_value(|row| {
                let said = Row { own, ..row.clone() }.text();
                let holds = || meant.with(|meant| value_of(meant, row));
                let text = if said.is_empty() { holds() } else { said };
                if text.is_empty() { row.default() } else { text }
            })
        })
    };
    let set = {
        let path = path.clone();
        move |text: String| match row.with_value(|row| row.read(&text)) {
            Ok(value) => {
                wrong.set(None);
                workshop.act(Act::Key(path.clone(), value));
            }
            Err(example) => wrong.set(Some(tell("studio-expected", [("example", example.into())]))),
        }
    };
    let reset = {
        let path = path.clone();
        move |_| {
            workshop.act(Act::Key(path.clone(), None));
        }
    };
    let (key, control) = row.with_value(|row| (row.field.key, row.control));
    let doc = reference::of_key(table, key);
    let problem = {
        let path = path.to_string();
        move || {
            let found = workshop.findings.with(|findings| {
                findings.iter().find(|finding| finding.place.path == path).map(words::finding)
            });
            found.or_else(|| wrong.get())
        }
    };
    let set = Callback::new(set);
    let change = move |event: leptos::ev::Event| set.run(browser::typed_in(&event));
    let select = move |id: String| {
        let options = row.with_value(|row| options(workshop, table, row));
        let known: Vec<String> = options.iter().map(|(value, _)| value.clone()).collect();
        // A value that is none of them, such as one for each side, stays.
        let other = move || Some(now.get()).filter(|now| !known.contains(now));
        let options = options.into_iter().map(move |(value, hint)| {
            let (shown, key) = (value.clone(), value.clone());
            view! { <option value=value title=hint selected=move || now.get() == key>{shown}</option> }
        });
        view! {
            <select id=id on:change=change>
                {options.collect_view()}
                {move || other().map(|other| view! { <option value=other.clone() selected=true>{other.clone()}</option> })}
            </select>
        }
        .into_any()
    };
    // What the chosen word means.
    let chosen = move || match control {
        Control::Choice(_) => reference::of_word(table, key, &now.get()),
        _ => "",
    };
    let id = format!("field-{path}");
    let control = match control {
        Control::Switch => view! {
            <input type="checkbox" id=id.clone() prop:checked=move || now.get() == "true" on:change=move |event| set.run(event_target_checked(&event).to_string())/>
        }.into_any(),
        Control::Number(least, most) => view! {
            <input type="number" id=id.clone() min=least.to_string() max=most.to_string() prop:value=move || now.get() on:change=change/>
        }.into_any(),
        Control::Choice(_) | Control::Piece | Control::Side => select(id.clone()),
        Control::Colour => view! {
            <input type="color" id=id.clone() prop:value=move || now.get() on:change=change/>
        }.into_any(),
        Control::Region => {
            let list = format!("{id}-names");
            let regions = workshop.good.with_untracked(|good| {
                good.as_ref().map_or_else(Vec::new, |good| good.definition.regions.keys().cloned().collect::<Vec<_>>())
            });
            let all = regions.into_iter().chain(RESERVED.iter().map(|word| (*word).to_owned()));
            view! {
                <input type="text" id=id.clone() list=list.clone() spellcheck="false" prop:value=move || now.get() on:change=change/>
                <datalist id=list>{all.map(|name| view! { <option value=name></option> }).collect_view()}</datalist>
            }.into_any()
        }
        Control::Literal => view! {
            <textarea id=id.clone() rows="2" spellcheck="false" placeholder=row.with_value(|row| row.field.example()) prop:value=move || now.get() on:change=change></textarea>
        }.into_any(),
        Control::Betza | Control::Text | Control::Table(_) => view! {
            <input type="text" id=id.clone() spellcheck="false" placeholder=row.with_value(|row| row.field.example()) prop:value=move || now.get() on:change=change/>
        }.into_any(),
    };
    view! {
        <div class="st-key" class:own=own data-field=path.to_string()>
            <label for=id><span lang="en">{doc}</span>" "<code>{key}</code></label>
            {control}
            {move || Some(chosen()).filter(|chosen| !chosen.is_empty()).map(|chosen| view! { <small lang="en">{chosen}</small> })}
            {move || own.get().then(|| view! { <button class="st-reset" on:click=reset.clone()>{t("studio-reset")}</button> })}
            {move || problem().map(|text| view! { <p class="wrong" role="alert" lang="en">{text}</p> })}
        </div>
    }
    .into_any()
}

/// The values that a key may have, with what they mean.
fn options(workshop: Workshop, table: &str, row: &Row) -> Vec<(String, String)> {
    let named = |name: &String| (name.clone(), String::new());
    workshop.good.with_untracked(|good| match (row.control, good) {
        (Control::Choice(words), _) => words
            .iter()
            .map(|word| {
                (word.word.to_owned(), reference::of_word(table, row.field.key, word.word).to_owned())
            })
            .collect(),
        (Control::Piece, Some(good)) => good.definition.pieces.keys().map(named).collect(),
        (_, Some(good)) => good.definition.sides.iter().map(|side| named(&side.name)).collect(),
        (_, None) => vec![],
    })
}
