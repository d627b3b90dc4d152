//! The rules of the game: what is special first, then all in words, and the moves of every piece to try out.

use chesswright_draw::{Section, View};
use chesswright_rules::{Kind, Piece, Side};
use leptos::prelude::*;

use super::diagram::MoveDiagram;
use super::figure::Figure;
use super::gallery::count_up;
use super::learn::LearnButton;
use crate::explaining::{self, Explainer, Told};
use crate::faces;
use crate::parts::{self, Unfetched};
use crate::table::Table;
use crate::words::{self, t};

/// How many diagrams are drawn in each frame.
const DIAGRAMS_A_FRAME: usize = 2;

/// What explains the rules, once it is known whether it could be fetched.
pub(super) type Fetched = RwSignal<Option<Result<Explainer, Unfetched>>, LocalStorage>;

/// The rules of the game on the table. What explains them is fetched when the rules are shown.
#[component]
pub(crate) fn Info(table: Table) -> impl IntoView {
    let fetched = Fetched::new_local(None);
    fetch(table, fetched);
    let told = RwSignal::new_local(None::<Told>);
    // Whoever looks at another game meanwhile is told that one.
    let asked = StoredValue::new(0_u32);
    Effect::new(move |_| {
        let tell = |explainer: &Explainer| {
            let rules = table.context.with(|context| context.rules.clone());
            (explainer.tell)(explainer.words.clone(), rules, look(table))
        };
        let telling = fetched.with(|fetched| fetched.as_ref()?.as_ref().ok().map(tell));
        let Some(telling) = telling else { return };
        asked.update_value(|asked| *asked += 1);
        let this = asked.get_value();
        leptos::task::spawn_local(async move {
            let all = telling.await;
            // The rules may no longer be shown.
            if asked.try_get_value() == Some(this) {
                told.set(Some(all));
            }
        });
    });
    move || match fetched.with(|fetched| fetched.as_ref().is_some_and(Result::is_err)) {
        true => Some(missing(table, fetched).into_any()),
        false => told.get().map(|told| explained(table, fetched, told).into_any()),
    }
}

fn fetch(table: Table, fetched: Fetched) {
    leptos::task::spawn_local(async move {
        let found = parts::wait_for(table, explaining::fetch()).await;
        // The rules may no longer be shown.
        let _ = fetched.try_set(Some(found));
    });
}

/// How pictures beside the board look.
fn look(table: Table) -> View {
    table.settings.with(|settings| View {
        theme: settings.theme(),
        faces: faces::faces(settings, table.tradition.get()),
        prefix: "rules-".to_owned(),
        size: 220,
        ..View::default()
    })
}

fn missing(table: Table, fetched: Fetched) -> impl IntoView {
    let again = move |_| {
        fetched.set(None);
        fetch(table, fetched);
    };
    view! {
        <div class="info">
            <p class="wrong" role="alert">{t("trouble-not-loaded")}</p>
            <button data-info="again" on:click=again>{t("try-again")}</button>
        </div>
    }
}

fn explained(table: Table, fetched: Fetched, told: Told) -> impl IntoView {
    let Told { sheet, different, special, end, signs, lead: try_it, back, labels } = told;
    let tries = labels.iter().any(Option::is_some);
    // The diagrams are drawn one after the other, so that the page does not stand still.
    let drawn = RwSignal::new(DIAGRAMS_A_FRAME);
    count_up(drawn, DIAGRAMS_A_FRAME, labels.len());
    let pieces = sheet.pieces.into_iter().zip(labels).zip(0u8..).map(|((piece, label), kind)| {
        let diagram = label.map(|label| {
            let back = back.clone();
            let due = Memo::new(move |_| drawn.get() > usize::from(kind));
            move || match due.get() {
                true => view! { <MoveDiagram table fetched kind=Kind(kind) label=label.clone() back=back.clone()/> }.into_any(),
                false => view! { <div class="diagram"></div> }.into_any(),
            }
        });
        view! {
            <li class="kind">
                <div class="words">
                    <h3><Figure table piece=Piece { side: Side(0), kind: Kind(kind) }/>{piece.name}</h3>
                    {piece.lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                </div>
                {diagram}
            </li>
        }
    });
    let lead = table.context.with(|context| words::description_of(context.rules.definition()));
    let name = Signal::derive(move || table.context.with(|context| context.rules.definition().name.clone()));
    let before = sheet.before.into_iter().map(told_section);
    let after = sheet.after.into_iter().map(told_section);
    let signs = signs.into_iter().map(|(sign, meaning)| {
        view! { <li><span class="sign" inner_html=sign></span><span>{meaning}</span></li> }
    });
    view! {
        <div class="info" tabindex="0" lang=sheet.language.clone() dir=words::named(&sheet.language).dir>
            <div class="lead">
                {special.map(|special| view! { <div class="special" aria-hidden="true" inner_html=special></div> })}
                <p lang=lead.lang>{lead.text}</p>
            </div>
            <LearnButton table game=name/>
            {different.map(|different| view! { <section class="different">{told_section(different)}</section> })}
            {before.collect_view()}
            <h3>{sheet.pieces_heading}</h3>
            {tries.then(|| view! { <p class="quiet">{try_it}</p> })}
            <ul class="kinds">{pieces.collect_view()}</ul>
            {after.collect_view()}
            {end.map(|(picture, words)| view! {
                <h3>{t("goal-picture")}</h3>
                <figure class="game-end"><div aria-hidden="true" inner_html=picture></div><figcaption>{words}</figcaption></figure>
            })}
            <h3>{sheet.signs.heading}</h3>
            <ul class="signs">{signs.collect_view()}</ul>
        </div>
    }
}

fn told_section(section: Section) -> impl IntoView {
    view! {
        <h3>{section.heading}</h3>
        <ul>{section.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
    }
}
