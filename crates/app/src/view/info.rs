//! The rules of the game in words, and the moves of every piece.

use chesswright_draw::{Section, SheetText};
use chesswright_rules::{Kind, Piece, Side};
use leptos::prelude::*;

use super::figure::Figure;
use crate::parts::{self, Unfetched};
use crate::table::Table;
use crate::words::{self, SheetWriter, t};

/// What writes the rules, once it is known whether it could be fetched.
type Writer = RwSignal<Option<Result<SheetWriter, Unfetched>>, LocalStorage>;

/// The rules of the game on the table. What writes them is fetched when the rules are shown.
#[component]
pub(crate) fn Info(table: Table) -> impl IntoView {
    let writer = Writer::new_local(None);
    fetch(table, writer);
    move || {
        let written = |writer: &SheetWriter| table.context.with(|context| writer(&context.rules));
        let text = writer.with(|writer| writer.as_ref().map(|writer| writer.as_ref().map(written).ok()));
        text.map(|text| match text {
            Some(text) => told(table, text).into_any(),
            None => missing(table, writer).into_any(),
        })
    }
}

fn fetch(table: Table, writer: Writer) {
    leptos::task::spawn_local(async move {
        let fetched = parts::wait_for(table, words::fetch_sheets()).await;
        // The rules may no longer be shown.
        let _ = writer.try_set(Some(fetched));
    });
}

fn missing(table: Table, writer: Writer) -> impl IntoView {
    let again = move |_| {
        writer.set(None);
        fetch(table, writer);
    };
    view! {
        <div class="info">
            <p class="wrong" role="alert">{t("trouble-not-loaded")}</p>
            <button data-info="again" on:click=again>{t("try-again")}</button>
        </div>
    }
}

fn told(table: Table, text: SheetText) -> impl IntoView {
    let pieces = text.pieces.into_iter().zip(0u8..).map(|(piece, kind)| {
        view! {
            <li class="kind">
                <Figure table piece=Piece { side: Side(0), kind: Kind(kind) }/>
                <div>
                    <h3>{piece.name}</h3>
                    {piece.lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                </div>
            </li>
        }
    });
    let lead = table.context.with(|context| words::description_of(context.rules.definition()));
    let before = text.before.into_iter().map(told_section);
    let after = text.after.into_iter().map(told_section);
    view! {
        <div class="info" tabindex="0" lang=text.language.clone() dir=words::named(&text.language).dir>
            <p class="lead" lang=lead.lang>{lead.text}</p>
            {before.collect_view()}
            <ul class="kinds">{pieces.collect_view()}</ul>
            {after.collect_view()}
        </div>
    }
}

fn told_section(section: Section) -> impl IntoView {
    view! {
        <h3>{section.heading}</h3>
        <ul>{section.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
    }
}
