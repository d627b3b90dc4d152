//! The start position: a palette of pieces to put on the board, and the pieces in hand.

use chesswright_rules::{Kind, Piece, Side};
use chesswright_studio::{Act, Brush, Studio};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

use super::board::drop_at;
use super::figure::Figure;
use super::ground::Opposites;
use super::icons::Icon;
use super::pieces::letter_of;
use crate::words::{self, t, tell};
use crate::workshop::Workshop;

/// The card.
#[component]
pub(crate) fn Setup(workshop: Workshop) -> impl IntoView {
    let brush = workshop.memo(Studio::brush);
    let tool = move |name: &'static str, icon: &'static str, wanted: Brush| {
        view! {
            <button class="st-chip" data-brush=name aria-pressed=move || (brush.get() == wanted).to_string()
                on:click=move |_| { workshop.act(Act::Brush(wanted)); }><Icon name=icon/><span>{t(&format!("studio-brush-{name}"))}</span></button>
        }
    };
    let has_hands = Memo::new(move |_| {
        workshop.good.with(|good| good.as_ref().is_some_and(|good| good.definition.hand.is_some()))
    });
    view! {
        <h2>{t("studio-pane-setup")}</h2>
        <p class="quiet">{t("studio-setup-lead")}</p>
        <Palette workshop/>
        <div class="st-chips">{tool("select", "select", Brush::Select)}{tool("erase", "erase", Brush::Erase)}</div>
        <Opposites workshop/>
        {move || has_hands.get().then(|| view! { <h3>{words::heading("heading-hands")}</h3><Hands workshop/> })}
    }
}

/// All pieces of all sides.
#[component]
fn Palette(workshop: Workshop) -> impl IntoView {
    let brush = workshop.memo(Studio::brush);
    let button = move |piece: Piece, name: String, label: String, letter: Option<String>| {
        let on = move || brush.get() == Brush::Piece(piece);
        let down = move |_: PointerEvent| {
            workshop.act(Act::Brush(Brush::Piece(piece)));
        };
        view! {
            <button class="st-piece" data-palette=name title=label.clone() aria-label=label aria-pressed=move || on().to_string()
                on:pointerdown=down on:pointerup=move |event| { drop_at(workshop, &event); }
                on:click=move |_| { workshop.act(Act::Brush(Brush::Piece(piece))); }>
                <Figure workshop piece/>{letter.map(|letter| view! { <kbd>{letter}</kbd> })}
            </button>
        }
    };
    move || {
        let rules = workshop.rules()?;
        let side = |side: usize| {
            let side = Side(side as u8);
            let kinds = (0..rules.definition().pieces.len() as u8).map(Kind).map(|kind| {
                let named = words::piece(&rules, kind);
                let label = format!("{}: {named}", words::side(&rules, side));
                let letter = letter_of(workshop, &rules, rules.kind_name(kind));
                button(Piece { side, kind }, format!("{}-{}", side.0, rules.kind_name(kind)), label, letter)
            });
            view! { <div class="st-palette" role="group" aria-label=words::side(&rules, side)>{kinds.collect_view()}</div> }
        };
        Some((0..rules.sides()).map(side).collect_view())
    }
}

/// How many pieces are in hand at the start.
#[component]
fn Hands(workshop: Workshop) -> impl IntoView {
    move || {
        let rules = workshop.rules()?;
        let row = |side: usize| {
            let kinds = (0..rules.definition().pieces.len() as u8).map(Kind).filter(|kind| {
                !rules.definition().pieces.get_index(kind.index()).is_some_and(|(_, piece)| piece.royal)
            });
            let count = |kind: Kind| {
                let piece = Piece { side: Side(side as u8), kind };
                let count = workshop.with(|studio| studio.in_hand(piece));
                let label = tell(
                    "tray-piece",
                    [("piece", words::piece(&rules, kind).into()), ("count", count.into())],
                );
                let name = format!("{side}-{}", rules.kind_name(kind));
                view! {
                    <span class="st-hand" title=label.clone()>
                        <button aria-label=format!("− {label}") disabled={count == 0} on:click=move |_| { workshop.act(Act::Hand(piece, count - 1)); }><Icon name="minus"/></button>
                        <Figure workshop piece/><b>{count}</b>
                        <button data-hand=name aria-label=format!("+ {label}") disabled={count >= 40} on:click=move |_| { workshop.act(Act::Hand(piece, count + 1)); }><Icon name="plus"/></button>
                    </span>
                }
            };
            view! { <div class="st-hands"><b>{words::side_named(&rules, side)}</b>{kinds.map(count).collect_view()}</div> }
        };
        Some((0..rules.sides()).map(row).collect_view())
    }
}
