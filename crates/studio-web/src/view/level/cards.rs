//! The cards beside the board: the goal, the solution, the text, and what can be done with the finished level.

use chesswright_catalog::import::tiled;
use chesswright_studio::level::{Aim, Enemy, Fall, House, LevelAct, LevelDesk, Standing};
use leptos::prelude::*;

use super::desk::Desk;
use super::keys::AllKeys;
use crate::browser;
use crate::view::icons::Icon;
use crate::words::{self, t, tell};

/// Goals, limits and enemies.
#[component]
pub(super) fn AimCard(desk: Desk) -> impl IntoView {
    let aim = move |aim: Aim| {
        let on = Memo::new(move |_| desk.with(|desk| desk.aims(aim)));
        let amount = Memo::new(move |_| desk.with(|desk| desk.amount(aim)));
        let name = format!("studio-aim-{}", aim.name());
        let label = t(&name);
        // The squares to reach are marked on the board.
        let marks = aim == Aim::Marked;
        view! {
            <label class="st-check"><input type="checkbox" data-aim=aim.name() prop:checked=move || on.get() disabled=move || marks && !on.get()
                on:change=move |event| desk.act(LevelAct::Aim(aim, event_target_checked(&event)))/><span>{t(&name)}</span></label>
            {move || amount.get().map(|count| view! {
                <label class="st-check"><input type="number" data-amount=aim.name() min="1" max="999" aria-label=label.clone() prop:value=count.to_string()
                    on:change=move |event| if let Ok(count) = browser::typed_in(&event).parse() { desk.act(LevelAct::Amount(aim, count)) }/></label>
            })}
        }
    };
    let fall = move |fall: Fall| {
        let on = Memo::new(move |_| desk.with(|desk| desk.falls(fall)));
        view! {
            <label class="st-check"><input type="checkbox" data-fall=fall.name() prop:checked=move || on.get()
                on:change=move |event| desk.act(LevelAct::Fall(fall, event_target_checked(&event)))/><span>{t(&format!("studio-fall-{}", fall.name()))}</span></label>
        }
    };
    let house = move |rule: House| {
        let on = Memo::new(move |_| desk.with(|desk| desk.has_house(rule)));
        view! {
            <label class="st-check"><input type="checkbox" data-house=rule.name() prop:checked=move || on.get()
                on:change=move |event| desk.act(LevelAct::House(rule, event_target_checked(&event)))/><span>{t(&format!("studio-house-{}", rule.name()))}</span></label>
        }
    };
    let depth = desk.memo(LevelDesk::depth);
    let enemy = desk.memo(LevelDesk::enemy);
    let choose = move |wanted: Enemy| {
        view! {
            <label class="st-check"><input type="radio" name="enemy" data-enemy=wanted.name() prop:checked=move || enemy.get() == Some(wanted)
                on:change=move |_| desk.act(LevelAct::Enemy(wanted))/><span>{t(&format!("studio-enemy-{}", wanted.name()))}</span></label>
        }
    };
    let limit = desk.memo(LevelDesk::limit);
    let story = desk.memo(|desk| desk.level().text.clone());
    view! {
        <h2>{t("studio-level-pane-aim")}</h2>
        <p class="quiet">{t("studio-level-aim-lead")}</p>
        <div role="group" aria-label=t("studio-level-pane-aim")>{Aim::ALL.map(aim).into_iter().collect_view()}</div>
        <h3 data-enemies="">{t("studio-level-enemies")}</h3>
        <div role="radiogroup" aria-label=t("studio-level-enemies")>{Enemy::ALL.map(choose).into_iter().collect_view()}</div>
        {move || depth.get().map(|moves| view! {
            <label class="st-check"><input type="number" id="studio-depth" min="1" max="4" prop:value=moves.to_string()
                on:change=move |event| if let Ok(moves) = browser::typed_in(&event).parse() { desk.act(LevelAct::Depth(moves)) }/><span>{t("studio-enemy-depth")}</span></label>
        })}
        <h3>{t("studio-level-falls")}</h3>
        <div role="group" aria-label=t("studio-level-falls")>{Fall::ALL.map(fall).into_iter().collect_view()}</div>
        <h3>{t("studio-level-house")}</h3>
        <div role="group" aria-label=t("studio-level-house")>{House::ALL.map(house).into_iter().collect_view()}</div>
        <h3>{t("studio-level-limit")}</h3>
        <label class="st-check"><input type="number" id="studio-limit" min="0" max="999" prop:value=move || limit.get().map(|most| most.to_string()).unwrap_or_default()
            on:change=move |event| desk.act(LevelAct::Limit(browser::typed_in(&event).parse().ok()))/><span>{t("studio-level-limit-more")}</span></label>
        <label class="st-field"><span>{t("studio-level-story")}</span>
            <textarea id="studio-story" rows="3" prop:value=move || story.get() on:input=move |event| desk.act(LevelAct::Story(browser::typed_in(&event)))></textarea></label>
        <AllKeys desk/>
    }
}

/// What the solver has found, with the solution to look at move by move.
#[component]
pub(super) fn Solution(desk: Desk) -> impl IntoView {
    let standing = desk.memo(|desk| desk.standing().clone());
    view! {
        <h2>{t("studio-level-pane-solution")}</h2>
        {move || desk.with(LevelDesk::is_forged).then(|| view! { <p class="wrong" role="alert" data-forged="">{t("studio-level-forged")}</p> })}
        {move || match standing.get() {
            Standing::Won(answer) => {
                let words: Vec<String> = desk.solution().into_iter().skip(1).map(|(word, _)| word).collect();
                let details = super::details(&answer);
                let count = words.len();
                let row = |key: &'static str, value: String| view! { <tr><th scope="row">{t(key)}</th><td>{value}</td></tr> };
                let percent = |share: f64| format!("{:.0} %", share * 100.0);
                let grades = answer.grades.map(|grades| view! {
                    {row("studio-level-difficulty", tell("studio-level-difficulty-step", [("step", u32::from(grades.step()).into())]))}
                    {row("studio-level-bits", format!("{:.1}", grades.bits))}
                    {row("studio-level-fatal", percent(grades.fatal))}
                    {row("studio-level-dead", percent(grades.dead))}
                });
                let idle = answer.idle.clone().filter(|idle| !idle.is_empty());
                let steps = words.into_iter().enumerate().map(|(number, word)| {
                    let number = number + 1;
                    view! {
                        <li><button class="st-step" aria-current=move || (desk.shown.get() == number).then_some("step") on:click=move |_| desk.shown.set(number)>{word}</button></li>
                    }
                }).collect_view();
                view! {
                    <p>{super::verdict(desk)}</p>
                    <label class="st-field"><span>{t("studio-level-replay")}</span>
                        <input type="range" id="studio-replay" min="0" max=count prop:value=move || desk.shown.get()
                            on:input=move |event| desk.shown.set(browser::typed_in(&event).parse().unwrap_or(0))/></label>
                    <ol class="st-steps">{steps}</ol>
                    <details class="st-details"><summary>{t("studio-level-details")}</summary>
                        {details.map(|details| view! { <p class="quiet">{details}</p> })}
                        <table class="st-facts"><tbody>
                            {row("studio-level-shortest", answer.par.unwrap_or(0).to_string())}
                            {row("studio-level-lines", answer.lines.to_string())}
                            {grades}
                        </tbody></table>
                    </details>
                    {idle.map(|idle| view! { <p class="quiet">{tell("studio-level-idle", [("cells", words::list(&idle).into())])}</p> })}
                }.into_any()
            }
            _ => view! { <p>{move || super::verdict(desk)}</p><Reasons desk/><p class="quiet">{t("studio-level-solution-lead")}</p> }.into_any(),
        }}
    }
}

/// Why the level cannot be won, as far as the solver knows.
#[component]
fn Reasons(desk: Desk) -> impl IntoView {
    let known = desk.memo(|desk| (desk.reasons(), desk.standing().clone()));
    move || {
        let (reasons, standing) = known.get();
        let proved = match &standing {
            Standing::Lost(answer) => {
                Some(tell("studio-level-lost-proved", [("count", answer.states.into())]))
            }
            _ => None,
        };
        let rows = reasons.iter().map(|reason| view! { <li>{words::reason(reason)}</li> }).collect_view();
        view! {
            {proved.map(|proved| view! { <p>{proved}</p> })}
            {(!reasons.is_empty()).then(|| view! { <h3>{t("studio-why")}</h3><ul class="st-why" data-why="">{rows}</ul> })}
        }
    }
}

/// The text, and what is wrong with it.
#[component]
pub(super) fn Text(desk: Desk) -> impl IntoView {
    let text = Memo::new(move |_| desk.with(|desk| desk.text().to_owned()));
    let problems = Memo::new(move |_| {
        desk.with(|desk| {
            desk.problems().iter().map(|problem| words::say(&problem.message())).collect::<Vec<_>>()
        })
    });
    view! {
        <h2>{t("studio-pane-text")}</h2>
        {move || problems.with(|problems| (!problems.is_empty()).then(|| view! {
            <ul class="st-findings">{problems.iter().cloned().map(|problem| view! { <li class="error"><p>{problem}</p></li> }).collect_view()}</ul>
        }))}
        <textarea id="studio-text" class="st-text" rows="18" spellcheck="false" autocapitalize="off" aria-label=t("studio-pane-text") prop:value=move || text.get()
            on:input=move |event| desk.act(LevelAct::Type(browser::typed_in(&event)))></textarea>
    }
}

/// The finished level: nothing is given away without its proof.
#[component]
pub(super) fn Share(desk: Desk) -> impl IntoView {
    let proved = desk.memo(LevelDesk::proved);
    let link = Memo::new(move |_| {
        proved.with(|proved| {
            proved.as_ref().map(|level| format!("{}#{}", desk.workshop.address(), level.to_whole_code()))
        })
    });
    let notice = desk.workshop.notice;
    let copy = move |_| {
        let said = move |done: bool| {
            let _ = notice.try_set(Some(t(if done { "notice-copied" } else { "notice-not-copied" })));
        };
        browser::copy(&link.get_untracked().unwrap_or_default(), said);
        desk.act(LevelAct::Prove);
    };
    let stem = move || {
        let title = desk.with_untracked(|desk| desk.level().title.to_lowercase());
        let words: Vec<&str> =
            title.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
        if words.is_empty() { "level".to_owned() } else { words.join("-") }
    };
    let json = move |_| {
        if let Some(level) = proved.get_untracked() {
            browser::download(&format!("{}.json", stem()), "application/json", &level.to_json());
            desk.act(LevelAct::Prove);
        }
    };
    let to_tiled = move |_| {
        if let Some(level) = proved.get_untracked() {
            browser::download(&format!("{}.tmj", stem()), "application/json", &tiled::write(&level));
        }
    };
    let as_it_is = move |_| {
        let text = desk.with_untracked(|desk| desk.text().to_owned());
        let ending = if text.trim_start().starts_with('{') { "json" } else { "txt" };
        browser::download(&format!("{}.{ending}", stem()), "text/plain", &text);
    };
    view! {
        <h2>{t("studio-pane-share")}</h2>
        {move || match link.get() {
            Some(link) => view! {
                <p class="quiet">{t("studio-level-share-lead")}</p>
                <p class="st-proof"><Icon name="good"/><span>{super::verdict(desk)}</span></p>
                <label class="st-field"><span>{t("studio-link")}</span><input type="text" id="studio-link" readonly=true prop:value=link/></label>
                <div class="st-row">
                    <button class="main" data-share="copy" on:click=copy>{t("copy")}</button>
                    <button data-share="json" on:click=json>{"JSON"}</button>
                    <button data-share="tiled" on:click=to_tiled>{"Tiled"}</button>
                </div>
            }.into_any(),
            None => view! { <p data-share="refused">{t("studio-level-unproved")}</p><p>{move || super::verdict(desk)}</p> }.into_any(),
        }}
        <h3>{t("studio-level-draft")}</h3>
        <p class="quiet">{t("studio-level-draft-lead")}</p>
        <div class="st-row"><button data-share="draft" on:click=as_it_is>{t("save")}</button></div>
    }
}
