//! The pieces: a list, and the card of the selected one.

use chesswright_draw::pieces::PieceSet;
use chesswright_rules::{Kind, Piece, Side};
use chesswright_studio::{Act, Bend, Chip, Studio, Symmetry};
use leptos::prelude::*;

use super::figure::Figure;
use super::icons::Icon;
use super::known::Known;
use crate::browser;
use crate::words::{self, t, tell};
use crate::workshop::Workshop;

/// The card.
#[component]
pub(crate) fn Pieces(workshop: Workshop) -> impl IntoView {
    let selected = workshop.memo(|studio| studio.selected().map(str::to_owned));
    let adding = RwSignal::new(false);
    let list = move || {
        let rules = workshop.rules()?;
        let names: Vec<String> = rules.definition().pieces.keys().cloned().collect();
        let button = |(index, name): (usize, String)| {
            let (piece, label) =
                (Piece { side: Side(0), kind: Kind(index as u8) }, words::piece_named(&rules, &name));
            let (key, chosen) = (name.clone(), name.clone());
            let letter = letter_of(workshop, &rules, &name);
            view! {
                <button class="st-piece" data-piece=name title=label.clone() aria-label=label
                    aria-pressed=move || selected.with(|selected| selected.as_ref() == Some(&key)).to_string()
                    on:click=move |_| { adding.set(false); workshop.act(Act::Select(Some(chosen.clone()))); }><Figure workshop piece/>{letter.map(|letter| view! { <kbd>{letter}</kbd> })}</button>
            }
        };
        Some(names.into_iter().enumerate().map(button).collect_view())
    };
    view! {
        <h2>{t("studio-pane-pieces")}</h2>
        <div class="st-palette" role="group" aria-label=t("studio-pane-pieces")>
            {list}
            <button class="st-piece st-add" data-piece-add="" title=t("studio-piece-add") aria-label=t("studio-piece-add") aria-expanded=move || adding.get().to_string()
                on:click=move |_| adding.update(|adding| *adding = !*adding)><Icon name="plus"/></button>
        </div>
        {move || if adding.get() {
            view! { <Known workshop added=Callback::new(move |()| adding.set(false))/> }.into_any()
        } else if selected.with(Option::is_some) {
            view! { <Card workshop/> }.into_any()
        } else {
            view! { <p class="quiet">{t("studio-pieces-lead")}</p> }.into_any()
        }}
    }
}

/// The letter of a piece of the maker's own, whose figure may be that of another game.
pub(super) fn letter_of(workshop: Workshop, rules: &chesswright_rules::Rules, name: &str) -> Option<String> {
    let own = workshop.with(|studio| studio.document().keys("pieces").iter().any(|own| own == name));
    let kind = rules.kind(name).filter(|_| own)?;
    rules.definition().letter(0, kind.index()).map(str::to_owned)
}

/// The card of the selected piece.
#[component]
fn Card(workshop: Workshop) -> impl IntoView {
    let name = workshop.memo(|studio| studio.selected().map(str::to_owned).unwrap_or_default());
    let card = Memo::new(move |_| workshop.with(Studio::card));
    let of = move |read: fn(&chesswright_studio::Card) -> String| {
        move || card.with(|card| card.as_ref().map(read).unwrap_or_default())
    };
    let named =
        move || workshop.rules().map_or_else(String::new, |rules| words::piece_named(&rules, &name.get()));
    let own = Memo::new(move |_| {
        let name = name.get();
        workshop.with(|studio| studio.document().keys("pieces").contains(&name))
    });
    let sentences = Memo::new(move |_| {
        let name = name.get();
        workshop.good.with(|good| {
            let text = good.as_ref().and_then(|good| words::piece_sentences(&good.rules, &name));
            text.map(|text| text.lines).unwrap_or_default()
        })
    });
    let drawable = move || card.with(|card| card.as_ref().is_some_and(|card| card.sketch.is_some()));
    let royal = move || card.with(|card| card.as_ref().is_some_and(|card| card.royal));
    let promotes = Memo::new(move |_| workshop.with(Studio::may_promote));
    let drawing = move || {
        workshop.good.with(|good| {
            let look = good.as_ref().and_then(|good| good.definition.look.pieces.get(&name.get()));
            look.and_then(|look| look.drawing.clone()).unwrap_or_default()
        })
    };
    // What is wrong with the piece stands where it can be changed.
    let problems = move || {
        let ours = format!("pieces.{}", name.get());
        workshop.findings.with(|findings| {
            let is_ours = |path: &str| path.strip_prefix(&ours).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
            let found = findings.iter().filter(|finding| is_ours(&finding.place.path));
            found.map(|finding| view! { <p class="wrong" role="alert" data-piece-problem="">{words::finding(finding)}</p> }).collect_view()
        })
    };
    let drawings: Vec<String> = PieceSet::house().all().map(|art| art.name.clone()).collect();
    view! {
        <div class="st-piece-head">
            // A piece of one's own is named where its name stands.
            {move || if own.get() {
                view! {
                    <input type="text" id="studio-piece-name" class="st-piece-name" spellcheck="false" aria-label=t("studio-piece-name") prop:value=move || name.get()
                        on:change=move |event| { workshop.act(Act::Rename(browser::typed_in(&event))); }/>
                }.into_any()
            } else {
                view! { <h3>{named}</h3> }.into_any()
            }}
            <button class="st-more" data-piece-place="" on:click=move |_| place(workshop)>{t("studio-piece-place")}</button>
            <button data-piece-remove="" on:click=move |_| { workshop.act(Act::Remove); }>{t("studio-piece-remove")}</button>
        </div>
        <ul class="st-words">{move || sentences.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        {move || drawable().then(|| view! { <Chips workshop/> })}
        {move || (!drawable()).then(|| view! { <p class="quiet">{t("studio-undrawable")}</p> })}
        <label class="st-field"><span>{t("studio-betza")}</span>
            <input type="text" id="studio-betza" spellcheck="false" autocapitalize="off" prop:value=of(|card| card.betza.clone().unwrap_or_default())
                on:change=move |event| { workshop.act(Act::Betza(browser::typed_in(&event))); }/>
        </label>
        {move || promotes.get().map(|may| view! {
            <label class="st-check"><input type="checkbox" data-piece-key="promotes" prop:checked=may
                on:change=move |event| { workshop.act(Act::Promotes(event_target_checked(&event))); }/><span>{t("studio-promotes")}</span></label>
        })}
        <label class="st-check"><input type="checkbox" data-piece-key="royal" prop:checked=royal
            on:change=move |event| { workshop.act(Act::PieceKey("royal", event_target_checked(&event).into())); }/><span>{t("studio-royal")}</span></label>
        <div class="st-two">
            <label class="st-field"><span>{t("studio-letter")}</span>
                <input type="text" id="studio-letter" maxlength="8" spellcheck="false" autocapitalize="off" prop:value=of(|card| card.letter.clone())
                    on:change=move |event| { workshop.act(Act::PieceKey("letter", browser::typed_in(&event).into())); }/>
            </label>
            <label class="st-field"><span>{t("studio-picture")}</span>
                <select id="studio-drawing" on:change=move |event| {
                    let chosen = browser::typed_in(&event);
                    workshop.act(Act::Drawing((!chosen.is_empty()).then_some(chosen)));
                }>
                    <option value="" selected=move || drawing().is_empty()>{t("studio-picture-auto")}</option>
                    {drawings.into_iter().map(|name| {
                        let shown = name.replace('-', " ");
                        let key = name.clone();
                        view! { <option value=name selected=move || drawing() == key>{shown}</option> }
                    }).collect_view()}
                </select>
            </label>
        </div>
        {problems}
    }
}

/// Goes on to the board with the selected piece as the brush.
fn place(workshop: Workshop) {
    let name = workshop.with_untracked(|studio| studio.selected().map(str::to_owned));
    let kind = name.and_then(|name| untrack(|| workshop.rules())?.kind(&name));
    workshop.show(chesswright_studio::Pane::Setup);
    if let Some(kind) = kind {
        workshop.act(Act::Brush(chesswright_studio::Brush::Piece(Piece { side: Side(0), kind })));
    }
}

/// What new strokes are for, and which cells change together.
#[component]
fn Chips(workshop: Workshop) -> impl IntoView {
    let (chip, symmetry) = (workshop.memo(Studio::chip), workshop.memo(Studio::symmetry));
    let mode = move |wanted: Chip| {
        let letter = wanted.letter();
        let name = if letter.is_empty() { "both" } else { letter };
        view! {
            <button class="st-chip" data-chip=name aria-pressed=move || (chip.get() == wanted).to_string() on:click=move |_| { workshop.act(Act::Chip(wanted)); }>
                {t(&format!("studio-chip-{name}"))}{(!letter.is_empty()).then(|| view! { <kbd>{letter}</kbd> })}
            </button>
        }
    };
    let way = move |wanted: Symmetry| {
        let name = match wanted {
            Symmetry::All => "all",
            Symmetry::LeftRight => "sides",
            Symmetry::None => "one",
        };
        view! {
            <button class="st-chip" data-symmetry=name aria-pressed=move || (symmetry.get() == wanted).to_string()
                on:click=move |_| { workshop.act(Act::Symmetry(wanted)); }>{t(&format!("studio-symmetry-{name}"))}</button>
        }
    };
    view! {
        <p class="quiet">{t("studio-diagram-lead")}</p>
        <div class="st-chips" role="group" aria-label=t("studio-chips")>{Chip::ALL.map(mode).into_iter().collect_view()}</div>
        <div class="st-chips" role="group" aria-label=t("studio-symmetry")><span class="quiet">{t("studio-symmetry")}</span>
            {[Symmetry::All, Symmetry::LeftRight, Symmetry::None].map(way).into_iter().collect_view()}</div>
        <p class="st-legend quiet"><span class="dot"></span>{t("studio-chip-m")}<span class="ring"></span>{t("studio-chip-c")}<span class="dot ring"></span>{t("studio-chip-both")}</p>
        <Legs workshop/>
    }
}

/// Moves of several legs: those that the piece has, and the one that is being drawn.
#[component]
fn Legs(workshop: Workshop) -> impl IntoView {
    let kept = Memo::new(move |_| {
        let card = workshop.with(Studio::card);
        card.and_then(|card| card.sketch).map(|sketch| sketch.kept).unwrap_or_default()
    });
    let has = move |(number, text): (usize, String)| {
        let label = tell("studio-chain-remove", [("moves", text.clone().into())]);
        let key = text.clone();
        view! {
            <button class="st-chip" data-chain-remove=key title=label.clone() aria-label=label
                on:click=move |_| { workshop.act(Act::RemoveChain(number)); }><code>{text}</code><Icon name="close"/></button>
        }
    };
    let chain = workshop.memo(|studio| studio.chain().cloned());
    let bend = move |wanted: Bend| {
        let name = if wanted == Bend::Either { "either" } else { "drawn" };
        let on = move || chain.with(|chain| chain.as_ref().is_some_and(|chain| chain.bend == wanted));
        view! {
            <button class="st-chip" data-bend=name aria-pressed=move || on().to_string()
                on:click=move |_| { workshop.act(Act::Bend(wanted)); }>{t(&format!("studio-bend-{name}"))}</button>
        }
    };
    let leg = move |number: usize, last: bool, stops: bool| {
        let label = tell("studio-leg", [("number", (number + 1).into())]);
        let word = t(if last {
            "studio-leg-last"
        } else if stops {
            "studio-leg-stops"
        } else {
            "studio-leg-on"
        });
        view! {
            <li><button class="st-chip" data-leg=number aria-pressed=(stops || last).to_string() disabled=last
                on:click=move |_| { workshop.act(Act::Stops(number, !stops)); }><b>{label}</b><span>{word}</span></button></li>
        }
    };
    let legs = move |chain: &chesswright_studio::Chain| {
        let count = chain.legs.len();
        chain
            .legs
            .iter()
            .enumerate()
            .map(|(number, one)| leg(number, number + 1 == count, one.stops))
            .collect_view()
    };
    move || {
        match chain.get() {
        None => view! {
            <div class="st-chips" role="group" aria-label=t("studio-chain")>
                {kept.get().into_iter().enumerate().map(has).collect_view()}
                <button class="st-chip" data-chain="begin" on:click=move |_| { workshop.act(Act::Chain(true)); }><Icon name="plus"/><span>{t("studio-chain")}</span></button>
            </div>
        }
        .into_any(),
        Some(drawn) => view! {
            <section class="st-chain" aria-label=t("studio-chain")>
                <p role="status">{t(if drawn.legs.is_empty() { "studio-chain-first" } else { "studio-chain-next" })}</p>
                <ol class="st-legs">{legs(&drawn)}</ol>
                <div class="st-chips" role="group" aria-label=t("studio-bend")><span class="quiet">{t("studio-bend")}</span>{bend(Bend::Drawn)}{bend(Bend::Either)}</div>
                <div class="st-row">
                    <button class="main" data-chain="add" disabled={drawn.legs.len() < 2} on:click=move |_| { workshop.act(Act::AddChain); }>{t("studio-chain-add")}</button>
                    <button data-chain="back" disabled={drawn.legs.is_empty()} on:click=move |_| { workshop.act(Act::LegBack); }>{t("studio-leg-back")}</button>
                    <button data-chain="cancel" on:click=move |_| { workshop.act(Act::Chain(false)); }>{t("animation-stop")}</button>
                </div>
            </section>
        }
        .into_any(),
    }
    }
}
