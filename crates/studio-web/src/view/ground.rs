//! The board: its size, what is joined, holes, and regions to paint.

use chesswright_studio::{Act, Brush, Opposite, Studio};
use leptos::prelude::*;

use super::icons::Icon;
use crate::browser;
use crate::words::t;
use crate::workshop::Workshop;

/// The card.
#[component]
pub(crate) fn Ground(workshop: Workshop) -> impl IntoView {
    let shape = workshop.memo(Studio::shape);
    view! {
        <h2>{t("studio-pane-board")}</h2>
        {move || match shape.get() {
            Some(shape) => {
                let joined = move |event| { workshop.act(Act::Join(event_target_checked(&event))); };
                view! {
                    <Stepper words=t("studio-files") name="files" value=shape.files set=Callback::new(move |files| { workshop.act(Act::Resize(files, shape.ranks)); })/>
                    <Stepper words=t("studio-ranks") name="ranks" value=shape.ranks set=Callback::new(move |ranks| { workshop.act(Act::Resize(shape.files, ranks)); })/>
                    <label class="st-check"><input type="checkbox" data-board="joined" prop:checked=shape.joined on:change=joined/><span>{t("studio-joined")}</span></label>
                }.into_any()
            }
            None => view! { <p class="quiet">{t("studio-board-fixed")}</p> }.into_any(),
        }}
        <h3>{t("studio-brush")}</h3>
        <Brushes workshop/>
        <h3>{t("studio-regions")}</h3>
        <Regions workshop/>
    }
}

/// A number with a button on either side.
#[component]
fn Stepper(words: String, name: &'static str, value: u16, set: Callback<u16>) -> impl IntoView {
    view! {
        <div class="st-stepper" role="group" aria-label=words.clone()>
            <span>{words.clone()}</span>
            <button data-step=format!("{name}-less") aria-label=format!("{} −", words.clone()) disabled={value <= 1} on:click=move |_| set.run(value - 1)><Icon name="minus"/></button>
            <input type="number" id=format!("studio-{name}") min="1" max="26" aria-label=words.clone() prop:value=value.to_string()
                on:change=move |event| if let Ok(value) = event_target_value(&event).parse() { set.run(value) }/>
            <button data-step=format!("{name}-more") aria-label=format!("{words} +") disabled={value >= 26} on:click=move |_| set.run(value + 1)><Icon name="plus"/></button>
        </div>
    }
}

#[component]
fn Brushes(workshop: Workshop) -> impl IntoView {
    let brush = workshop.memo(Studio::brush);
    let choose = move |name: &'static str, icon: &'static str, wanted: Brush| {
        view! {
            <button class="st-chip" data-brush=name aria-pressed=move || (brush.get() == wanted).to_string()
                on:click=move |_| { workshop.act(Act::Region(None)); workshop.act(Act::Brush(wanted)); }>
                <Icon name=icon/><span>{t(&format!("studio-brush-{name}"))}</span>
            </button>
        }
    };
    view! {
        <div class="st-chips">
            {choose("select", "select", Brush::Select)}
            {choose("hole", "hole", Brush::Hole)}
        </div>
        <Opposites workshop/>
    }
}

/// What the other side gets.
#[component]
pub(super) fn Opposites(workshop: Workshop) -> impl IntoView {
    let opposite = workshop.memo(Studio::opposite);
    let choose = move |wanted: Opposite| {
        let name = match wanted {
            Opposite::Mirror => "mirror",
            Opposite::Turn => "turn",
            Opposite::None => "none",
        };
        view! {
            <button class="st-chip" data-opposite=name aria-pressed=move || (opposite.get() == wanted).to_string()
                on:click=move |_| { workshop.act(Act::Opposite(wanted)); }>{t(&format!("studio-opposite-{name}"))}</button>
        }
    };
    view! {
        <div class="st-chips" role="group" aria-label=t("studio-opposite")>
            <span class="quiet">{t("studio-opposite")}</span>
            {Opposite::ALL.map(choose).into_iter().collect_view()}
        </div>
    }
}

/// The named regions.
#[component]
fn Regions(workshop: Workshop) -> impl IntoView {
    let names = Memo::new(move |_| {
        workshop.good.with(|good| {
            let regions = good.as_ref().map(|good| &good.definition.regions);
            regions.map_or_else(Vec::new, |regions| {
                regions.iter().map(|(name, text)| (name.clone(), text.clone())).collect::<Vec<_>>()
            })
        })
    });
    let selected = workshop.memo(|studio| studio.region().map(str::to_owned));
    let name = RwSignal::new(String::new());
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !name.with_untracked(|name| name.trim().is_empty())
            && workshop.act(Act::AddRegion(name.get_untracked()))
        {
            name.set(String::new());
        }
    };
    let row = move |(name, text): (String, String)| {
        let (chosen, key) = (name.clone(), name.clone());
        let on = Memo::new(move |_| selected.with(|selected| selected.as_ref() == Some(&chosen)));
        let choose = move |_| {
            let next = (!on.get_untracked()).then(|| key.clone());
            workshop.act(Act::Region(next));
        };
        view! {
            <li>
                <button class="st-chip" data-region=name.clone() aria-pressed=move || on.get().to_string() on:click=choose><b>{name.clone()}</b></button>
                <code>{text}</code>
            </li>
        }
    };
    view! {
        <p class="quiet">{t("studio-regions-lead")}</p>
        <ul class="st-regions">{move || names.get().into_iter().map(row).collect_view()}</ul>
        {move || selected.get().map(|_| view! {
            <button data-region-remove="" on:click=move |_| { workshop.act(Act::RemoveRegion); }>{t("studio-region-remove")}</button>
        })}
        <form class="st-row" on:submit=add>
            <input type="text" id="studio-region" placeholder=t("studio-region-name") aria-label=t("studio-region-name") spellcheck="false"
                prop:value=name on:input=move |event| name.set(browser::typed_in(&event))/>
            <button type="submit" data-region-add="">{t("studio-add")}</button>
        </form>
    }
}
