//! The rules: in words, in the order in which people learn a game, and below the words of each group the controls of all
//! its keys.

use chesswright_studio::{Act, GROUPS, Group, RULES_OF};
use leptos::prelude::*;

use super::control::Controls;
use super::icons::Icon;
use crate::words::{self, t, tell};
use crate::workshop::Workshop;

/// The card.
#[component]
pub(crate) fn RuleCards(workshop: Workshop) -> impl IntoView {
    // The groups without rules that were added, and the one whose controls are shown.
    let added = RwSignal::new(Vec::<&'static str>::new());
    let open = RwSignal::new(None::<&'static str>);
    let sections = Memo::new(move |_| {
        let said = workshop.good.with(|good| good.as_ref().map(|good| words::sections(&good.rules)));
        said.unwrap_or_default().into_iter().map(|(key, section)| (key, section.lines)).collect::<Vec<_>>()
    });
    let meant = Memo::new(move |_| workshop.with(chesswright_studio::Studio::game));
    let lines = move |group: &'static Group| {
        sections.with(|sections| {
            let ours = sections.iter().filter(|(key, _)| *key == group.heading || group.also.contains(key));
            ours.flat_map(|(_, lines)| lines.clone()).collect::<Vec<_>>()
        })
    };
    let has_own = move |group: &'static Group| {
        workshop.with(|studio| group.keys.iter().any(|key| studio.document().get(*key).is_some()))
    };
    let shown = move |group: &'static Group| {
        group.always
            || !lines(group).is_empty()
            || has_own(group)
            || added.with(|added| added.contains(&group.heading))
    };
    let card = move |group: &'static Group| {
        let is_open = Memo::new(move |_| open.get() == Some(group.heading));
        let toggle =
            move |_| open.update(|open| *open = (*open != Some(group.heading)).then_some(group.heading));
        view! {
            <section class="st-rule" class:away=move || !shown(group) data-rule=group.heading>
                <button class="st-rule-head" aria-expanded=move || is_open.get().to_string() on:click=toggle>
                    <h3>{words::heading(group.heading)}</h3><span>{t("studio-change")}</span>
                </button>
                <ul class="st-words">{move || lines(group).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                {move || is_open.get().then(|| view! { <Controls workshop group meant/> })}
            </section>
        }
    };
    let addable = move || {
        let groups = GROUPS.iter().filter(|group| !shown(group)).map(|group| {
            let add = move |_| {
                added.update(|added| added.push(group.heading));
                open.set(Some(group.heading));
            };
            let about = group.heading.strip_prefix("heading-").map(|name| t(&format!("studio-group-{name}")));
            view! { <button class="st-offer" data-rule-add=group.heading on:click=add><b>{words::heading(group.heading)}</b><span>{about}</span></button> }
        });
        groups.collect_view()
    };
    let ready = RULES_OF.map(|game| {
        let title = words::title_of_built_in(game);
        let hint = tell("studio-rules-of", [("game", title.clone().into())]);
        let about = words::description_of_built_in(game);
        view! {
            <button class="st-offer" data-rules-of=game title=hint on:click=move |_| { workshop.act(Act::RulesOf(game)); }><b>{title}</b><span>{about}</span></button>
        }
    });
    view! {
        <h2>{t("studio-pane-rules")}</h2>
        <details class="st-add-rule">
            <summary><Icon name="plus"/>{t("studio-add-rule")}</summary>
            <p class="quiet">{t("studio-add-ready")}</p>
            <div class="st-offers">{ready.into_iter().collect_view()}</div>
            <p class="quiet">{t("studio-add-group")}</p>
            <div class="st-offers">{addable}</div>
        </details>
        {GROUPS.iter().map(card).collect_view()}
    }
}
