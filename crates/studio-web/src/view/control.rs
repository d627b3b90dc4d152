//! The controls of keys: one for each kind of value, from the table of fields. Controls contain controls, down to every value.

use chesswright_document::Path;
use chesswright_rules::definition::fields::{Kind, Named, Table};
use chesswright_rules::definition::region::RESERVED;
use chesswright_studio::{Act, Control, Group, Row, Source, meanings};
use leptos::prelude::*;

use crate::browser;
use crate::words::{self, t, tell};
use crate::workshop::Workshop;

/// What the controls are about: the workshop, and the game as it is meant, whoever says it.
#[derive(Clone, Copy)]
struct Form {
    workshop: Workshop,
    meant: Memo<chesswright_document::Value>,
}

impl Form {
    /// Asks the rows of the document. Tracks its changes.
    fn ask<T>(self, ask: impl FnOnce(&Source<'_>) -> T) -> T {
        self.meant.with(|meant| self.workshop.with(|studio| ask(&Source::new(studio.document(), meant))))
    }
}

/// Where a row is: enough to make it again.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Spot {
    path: Path,
    /// The name of the table whose key it is, or is in.
    table: &'static str,
}

/// The controls of a group.
#[component]
pub(crate) fn Controls(
    workshop: Workshop,
    group: &'static Group,
    meant: Memo<chesswright_document::Value>,
) -> impl IntoView {
    let form = Form { workshop, meant };
    let all = untrack(|| form.ask(|source| source.group(group)));
    // A group of one table shows the keys of that table at once.
    let single = match all.as_slice() {
        [one] => match one.control {
            Control::Table(table) => Some((one.path.clone(), table)),
            _ => None,
        },
        _ => None,
    };
    match single {
        Some((path, table)) => view! { <Keys form path table/> }.into_any(),
        None => rows_of(form, "document", all),
    }
}

fn rows_of(form: Form, table: &'static str, rows: Vec<Row>) -> AnyView {
    let rows = rows.into_iter().map(|row| view! { <Value form table row/> });
    view! { <div class="st-keys">{rows.collect_view()}</div> }.into_any()
}

/// The controls of a table.
#[component]
fn Keys(form: Form, path: Path, table: &'static Table) -> AnyView {
    rows_of(form, table.name, untrack(|| form.ask(|source| source.rows(&path, table))))
}

/// A value with its control. Another way of writing the value, such as one for each side, has another control.
#[component]
fn Value(form: Form, table: &'static str, row: Row) -> AnyView {
    let (path, field, kind) = (row.path, row.field, row.kind);
    let now = {
        let path = path.clone();
        move || form.ask(|source| source.row(path.clone(), field, kind))
    };
    let shape = {
        let now = now.clone();
        Memo::new(move |_| now().control.shape())
    };
    // What is open stays open when it is written in another way.
    let open = RwSignal::new(false);
    (move || {
        let nested = shape.get() != "value";
        let row = untrack(&now);
        if nested {
            view! { <Nested form table row open/> }.into_any()
        } else {
            view! { <Leaf form table row open/> }.into_any()
        }
    })
    .into_any()
}

/// What a row is called: its meaning and its key, or its name or number.
fn label(table: &'static str, row: &Row) -> AnyView {
    if row.is_key() {
        let (doc, key) = (meanings::of_key(table, row.field.key), row.field.key);
        view! { <span lang="en">{doc}</span>" "<code>{key}</code> }.into_any()
    } else {
        view! { <code>{row.label()}</code> }.into_any()
    }
}

/// A value that contains values. What it contains is made when somebody opens it.
#[component]
fn Nested(form: Form, table: &'static str, row: Row, open: RwSignal<bool>) -> AnyView {
    let name = label(table, &row);
    let path = row.path.to_string();
    let row = StoredValue::new(row);
    // What is wrong with the value as a whole, or with a key that it does not have.
    let problem = {
        let (path, inside) = (path.clone(), [format!("{path}."), format!("{path}[")]);
        move || {
            form.workshop.findings.with(|findings| {
                let mut ours = findings.iter().filter(|finding| {
                    let place = &finding.place.path;
                    *place == path || inside.iter().any(|before| place.starts_with(before))
                });
                ours.next().map(words::finding)
            })
        }
    };
    view! {
        <details class="st-table" data-field=path prop:open=open.get_untracked() on:toggle=move |_| open.set(true)>
            <summary>{name}{move || problem().map(|text| view! { <small class="wrong">{text}</small> })}</summary>
            {move || open.get().then(|| view! {
                <Tools form row open/>
                <Inside form table row/>
            })}
        </details>
    }
    .into_any()
}

/// What can be done with a whole value: one for each side, back to the default, and away with an entry.
#[component]
fn Tools(form: Form, row: StoredValue<Row>, open: RwSignal<bool>) -> AnyView {
    let workshop = form.workshop;
    let (path, sided, key) = row.with_value(|row| (row.path.clone(), row.is_sided(), row.is_key()));
    let own = {
        let path = path.clone();
        Memo::new(move |_| workshop.with(|studio| studio.document().get(path.clone()).is_some()))
    };
    let entry = matches!(path.split_last(), Some((_, chesswright_document::Step::At(_))));
    let by_side = {
        let path = path.clone();
        move |_| {
            let (value, each) = untrack(|| {
                form.ask(|source| {
                    let (field, kind) = row.with_value(|row| (row.field, row.kind));
                    let row = source.row(path.clone(), field, kind);
                    let each = !matches!(row.control, Control::Names(Named::Side, _));
                    (source.by_side(&row, each), each)
                })
            });
            let Some(value) = value else { return };
            open.set(true);
            workshop.act(if each {
                Act::Form(path.clone(), value)
            } else {
                Act::Key(path.clone(), Some(value))
            });
        }
    };
    let (has_two_forms, is_list) =
        row.with_value(|row| (row.has_two_forms(), matches!(row.control, Control::List(_))));
    let in_other_form = {
        let path = path.clone();
        move |_| {
            let value = untrack(|| {
                form.ask(|source| {
                    let (field, kind) = row.with_value(|row| (row.field, row.kind));
                    source.in_other_form(&source.row(path.clone(), field, kind))
                })
            });
            let Some(value) = value else { return };
            open.set(true);
            workshop.act(Act::Form(path.clone(), value));
        }
    };
    let name = path.to_string();
    let is_each = row.with_value(|row| matches!(row.control, Control::Names(Named::Side, _)));
    let remove = StoredValue::new(move || {
        workshop.act(Act::Key(path.clone(), None));
    });
    let away = if key { "studio-reset" } else { "studio-entry-remove" };
    view! {
        <div class="st-tools">
            {sided.then(|| view! {
                <button class="st-reset" data-by-side=name.clone() on:click=by_side>{t(if is_each { "studio-all-sides" } else { "studio-each-side" })}</button>
            })}
            {has_two_forms.then(|| view! {
                <button class="st-reset" data-form=name.clone() on:click=in_other_form>{t(if is_list { "studio-as-one" } else { "studio-as-list" })}</button>
            })}
            {move || (own.get() || entry).then(|| view! {
                <button class="st-reset" data-away=name.clone() on:click=move |_| remove.with_value(|remove| remove())>{t(away)}</button>
            })}
        </div>
    }
    .into_any()
}

/// What a value contains.
#[component]
fn Inside(form: Form, table: &'static str, row: StoredValue<Row>) -> AnyView {
    let again = move || {
        form.ask(|source| {
            let (path, field, kind) = row.with_value(|row| (row.path.clone(), row.field, row.kind));
            source.row(path, field, kind)
        })
    };
    match row.with_value(|row| (row.path.clone(), row.control)) {
        (path, Control::Table(inside)) => view! { <Keys form path table=inside/> }.into_any(),
        (path, control) => {
            let of = match control {
                Control::OneOf(inside) => inside.name,
                _ => table,
            };
            // Rows stay as long as what they are about does.
            let all = Memo::new(move |_| {
                let inside = form.ask(|source| source.inside(&again()));
                inside.into_iter().map(|row| Spot { path: row.path, table: of }).collect::<Vec<_>>()
            });
            let made = move |spot: Spot| {
                let found = untrack(|| form.ask(|source| source.inside(&again())));
                let row = found.into_iter().find(|row| row.path == spot.path);
                row.map(|row| view! { <Value form table=spot.table row/> })
            };
            // What is chosen decides what follows; what is added comes last.
            let first = match control {
                Control::OneOf(inside) => {
                    view! { <Which form table=inside path=path.clone() row/> }.into_any()
                }
                _ => ().into_any(),
            };
            let last = match control {
                Control::List(of) => view! { <More form path of row/> }.into_any(),
                Control::Names(names, of) => view! { <Another form path names of/> }.into_any(),
                _ => ().into_any(),
            };
            view! {
                <div class="st-keys">
                    {first}
                    <For each=move || all.get() key=|spot| spot.clone() children=made/>
                    {last}
                </div>
            }
            .into_any()
        }
    }
}

/// Which of its keys a table has that has exactly one.
#[component]
fn Which(form: Form, table: &'static Table, path: Path, row: StoredValue<Row>) -> AnyView {
    let now = {
        let path = path.clone();
        move || {
            let (field, kind) = row.with_value(|row| (row.field, row.kind));
            form.ask(|source| source.row(path.clone(), field, kind))
        }
    };
    let chosen = {
        let now = now.clone();
        Memo::new(move |_| now().chosen().unwrap_or_default())
    };
    let name = path.to_string();
    let choose = move |event: leptos::ev::Event| {
        let word = browser::typed_in(&event);
        let value = untrack(|| form.ask(|source| now().choose(&word, source)));
        if let Some(value) = value {
            form.workshop.act(Act::Key(path.clone(), Some(value)));
        }
    };
    let words = table.words().iter().map(|word| word.word).chain(table.keys());
    let options = words.map(|word| {
        view! { <option value=word selected=move || chosen.get() == word>{word}</option> }
    });
    view! {
        <select data-which=name.clone() aria-label=name on:change=choose>
            <option value="" selected=move || chosen.with(String::is_empty)></option>
            {options.collect_view()}
        </select>
    }
    .into_any()
}

/// The button for another entry of a list.
#[component]
fn More(form: Form, path: Path, of: &'static Kind, row: StoredValue<Row>) -> AnyView {
    let name = path.to_string();
    let add = move |_| {
        let value = untrack(|| {
            let (field, kind) = row.with_value(|row| (row.field, row.kind));
            form.ask(|source| source.another(&source.row(path.clone(), field, kind), of))
        });
        form.workshop.act(Act::Entry(path.clone(), value));
    };
    view! { <button class="st-chip" data-entry-add=name on:click=add>{t("studio-entry-add")}</button> }
        .into_any()
}

/// The field for another name, with the names that there are.
#[component]
fn Another(form: Form, path: Path, names: Named, of: &'static Kind) -> AnyView {
    let name = RwSignal::new(String::new());
    let known = untrack(|| {
        form.workshop.good.with(|good| {
            let game = good.as_ref().map(|good| &good.definition);
            game.map_or_else(Vec::new, |game| match names {
                Named::Piece => game.pieces.keys().cloned().collect(),
                Named::Side => game.sides.iter().map(|side| side.name.clone()).collect(),
                Named::Region => game.regions.keys().cloned().collect(),
                Named::Counter => game.counters.keys().cloned().collect(),
                _ => vec![],
            })
        })
    });
    let (at, list) = (path.to_string(), format!("{path}-names"));
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = name.with_untracked(|name| name.trim().to_owned());
        if wanted.is_empty() {
            return;
        }
        let value = untrack(|| form.ask(|source| source.example(of)));
        if form.workshop.act(Act::Key(path.key(&wanted), Some(value))) {
            name.set(String::new());
        }
    };
    view! {
        <form class="st-row" on:submit=add>
            <input type="text" data-name=at.clone() list=list.clone() placeholder=t("studio-entry-name") aria-label=t("studio-entry-name") spellcheck="false"
                prop:value=name on:input=move |event| name.set(browser::typed_in(&event))/>
            <datalist id=list>{known.into_iter().map(|name| view! { <option value=name></option> }).collect_view()}</datalist>
            <button type="submit" data-entry-add=at>{t("studio-entry-add")}</button>
        </form>
    }
    .into_any()
}

/// A value with its control, what it means, and a way back to what the parent says.
#[component]
fn Leaf(form: Form, table: &'static str, row: Row, open: RwSignal<bool>) -> AnyView {
    let (workshop, path) = (form.workshop, row.path.clone());
    let wrong = RwSignal::new(None::<String>);
    let own = {
        let path = path.clone();
        Memo::new(move |_| workshop.with(|studio| studio.document().get(path.clone()).is_some()))
    };
    let name = label(table, &row);
    let (field, kind, control, word_key) = (row.field, row.kind, row.control, row.field.key);
    let row = StoredValue::new(row);
    // What the document says, otherwise what holds, otherwise the default.
    let now = {
        let path = path.clone();
        Memo::new(move |_| {
            let holds = form.ask(|source| source.row(path.clone(), field, kind));
            // An only entry may stand in place of its list.
            if holds.holds.is_none() { row.with_value(Row::text) } else { holds.text() }
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
        let options = options(workshop, table, control, word_key);
        let known: Vec<String> = options.iter().map(|(value, _)| value.clone()).collect();
        // A value that is none of them stays.
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
        Control::Choice(_) => meanings::of_word(table, word_key, &now.get()),
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
        Control::Betza | Control::Text | Control::List(_) | Control::Names(..) | Control::OneOf(_) | Control::Table(_) => view! {
            <input type="text" id=id.clone() spellcheck="false" placeholder=row.with_value(Row::example) prop:value=move || now.get() on:change=change/>
        }.into_any(),
    };
    view! {
        <div class="st-key" class:own=own data-field=path.to_string()>
            <label for=id>{name}</label>
            {control}
            {move || Some(chosen()).filter(|chosen| !chosen.is_empty()).map(|chosen| view! { <small lang="en">{chosen}</small> })}
            <Tools form row open/>
            {move || problem().map(|text| view! { <p class="wrong" role="alert">{text}</p> })}
        </div>
    }
    .into_any()
}

/// The values that a key may have, with what they mean.
fn options(workshop: Workshop, table: &str, control: Control, key: &str) -> Vec<(String, String)> {
    let named = |name: &String| (name.clone(), String::new());
    workshop.good.with_untracked(|good| match (control, good) {
        (Control::Choice(words), _) => words
            .iter()
            .map(|word| (word.word.to_owned(), meanings::of_word(table, key, word.word).to_owned()))
            .collect(),
        (Control::Piece, Some(good)) => good.definition.pieces.keys().map(named).collect(),
        (_, Some(good)) => good.definition.sides.iter().map(|side| named(&side.name)).collect(),
        (_, None) => vec![],
    })
}
