//! The lab: the computer plays the game against itself in a worker, and a report says what stands out and what may help against it. The
//! same part invents games.

use std::cell::RefCell;

use chesswright_lab::{Errand, Flag, Report, Share, Tally, Terms, Told};
use chesswright_rules::{Reason, Rules};
use chesswright_studio::{Act, Mend};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;

use super::icons::Icon;
use crate::browser;
use crate::words::{self, t, tell};
use crate::workshop::Workshop;

/// How many games there are to choose from.
const GAMES: [u64; 4] = [20, 50, 200, 1000];
/// How strong the engine is: its name, and the positions that it looks at for each move.
const LEVELS: [(&str, u64); 3] =
    [("studio-lab-quick", 100), ("studio-lab-medium", 500), ("studio-lab-thorough", 3000)];

/// What the games tell is drawn anew at most so often.
const TELL: std::time::Duration = std::time::Duration::from_millis(400);

/// What stays while something else is shown: what the tally is about, what was chosen, and the tally.
struct Kept {
    about: String,
    wanted: u64,
    level: usize,
    tally: Tally,
}

thread_local!(static KEPT: RefCell<Kept> = RefCell::new(Kept {
    about: String::new(),
    wanted: GAMES[1],
    level: 1,
    tally: Tally::default(),
}));

/// Lets a worker do an errand until it has ended, and returns what stops it.
fn send(workshop: Workshop, errand: &Errand, heard: impl Fn(Told) + 'static) -> Option<js_sys::Function> {
    let errand = serde_json::to_string(errand).ok()?;
    let closure = Closure::<dyn Fn(String)>::new(move |text: String| {
        if let Ok(told) = serde_json::from_str(&text) {
            heard(told);
        }
    });
    let stop = workshop.host().run(&errand, closure.as_ref().unchecked_ref());
    // The host may still tell something.
    closure.forget();
    Some(stop)
}

fn call(stop: Option<js_sys::Function>) {
    if let Some(stop) = stop {
        // It has no result.
        let _ = stop.call0(&js_sys::global());
    }
}

/// The card.
#[component]
pub(crate) fn Lab(workshop: Workshop) -> impl IntoView {
    // What the tally is about: another version of the game begins anew.
    let (about, tally) = KEPT.with_borrow(|kept| (kept.about.clone(), kept.tally.clone()));
    let (about, tally) = (RwSignal::new(about), RwSignal::new(tally));
    let (wanted, level) = KEPT.with_borrow(|kept| (kept.wanted, kept.level));
    let (wanted, level) = (RwSignal::new(wanted), RwSignal::new(level));
    let chosen = (wanted.get_untracked(), level.get_untracked());
    let running = RwSignal::new(false);
    let failed = RwSignal::new(None::<String>);
    // What the games told before a suggestion was taken.
    let before = RwSignal::new(None::<Report>);
    let stop = StoredValue::new_local(None::<js_sys::Function>);
    let halt = move || {
        call(stop.try_update_value(Option::take).flatten());
        let _ = running.try_set(false);
    };
    on_cleanup(halt);
    let key = move || format!("{} {}", workshop.hash(), level.get());
    let fits = Memo::new(move |_| about.get() == key());
    // What the games tell is known anew, and whether that is about to be said.
    let (pulse, tells) = (Trigger::new(), StoredValue::new(false));
    let died_at = StoredValue::new(None::<u64>);
    let again = StoredValue::new(None::<Callback<()>>);
    let go = move || {
        let now = untrack(key);
        if about.get_untracked() != now {
            before.set(None);
            KEPT.with_borrow_mut(|kept| (kept.about, kept.tally) = (now.clone(), Tally::default()));
            tally.set(Tally::default());
            about.set(now);
        }
        let Some(document) = workshop.good.with_untracked(|good| good.as_ref().map(|good| good.text.clone()))
        else {
            return;
        };
        let from = tally.with_untracked(|tally| tally.games);
        let terms = Terms { nodes: LEVELS[level.get_untracked() % LEVELS.len()].1, ..Terms::default() };
        let to = if from >= wanted.get_untracked() {
            from + wanted.get_untracked()
        } else {
            wanted.get_untracked()
        };
        wanted.set(to);
        KEPT.with_borrow_mut(|kept| (kept.wanted, kept.level) = (to, level.get_untracked()));
        failed.set(None);
        running.set(true);
        let heard = move |told: Told| match told {
            Told::Played(record) => {
                // Games that are on their way when the card is closed count, too.
                KEPT.with_borrow_mut(|kept| kept.tally.add(&record));
                let _ = tally.try_update(|tally| tally.add(&record));
                // Quick games end one after the other. What they tell is drawn from time to time.
                if tells.try_update_value(|tells| std::mem::replace(tells, true)) == Some(false) {
                    let tell = move || {
                        if tells.try_set_value(false).is_none() {
                            pulse.notify();
                        }
                    };
                    set_timeout(tell, TELL);
                }
            }
            Told::Failed(why) => {
                let games = tally.try_with_untracked(|tally| tally.games);
                let _ = running.try_set(false);
                // Another worker goes on with the game at which this one has died, unless that was the second time.
                if words::can_retry(&why) && games.is_some() && died_at.try_get_value().flatten() != games {
                    died_at.set_value(games);
                    if let Some(go) = again.try_get_value().flatten() {
                        go.run(());
                    }
                } else {
                    let _ = failed.try_set(Some(words::failed(&why)));
                }
            }
            Told::Done => drop(running.try_set(false)),
            _ => {}
        };
        stop.set_value(send(workshop, &Errand::Trial { document, terms, from, to }, heard));
    };
    again.set_value(Some(Callback::new(move |()| go())));
    let playable = workshop.playable;
    let report = Memo::new(move |_| {
        let rules = workshop.rules()?;
        pulse.track();
        let some = fits.get() && tally.with_untracked(|tally| tally.games > 0);
        some.then(|| tally.with_untracked(|tally| tally.report(&rules)))
    });
    // What stands out changes seldom. It is compared, because it takes a while to find out what helps against it.
    let flags = Memo::new(move |_| {
        // A few games tell nothing yet.
        report.with(|report| report.as_ref().map(|report| (report.flags.clone(), report.games >= GAMES[0])))
    });
    let mend = Callback::new(move |mend: Mend| {
        halt();
        let said = report.get_untracked();
        if workshop.act(Act::Mend(mend)) {
            // The same games again: the seed is the same.
            wanted.set(said.as_ref().map_or(GAMES[1], |report| report.games));
            go();
            before.set(said);
        }
    });
    view! {
        <h2>{t("studio-pane-lab")}</h2>
        <p class="quiet">{t("studio-lab-lead")}</p>
        <label class="st-field"><span>{t("studio-lab-games")}</span>
            <select id="lab-games" disabled=move || running.get() on:change=move |event| wanted.set(browser::typed_in(&event).parse().unwrap_or(GAMES[1]))>
                {GAMES.map(|games| view! { <option value=games.to_string() selected=games == chosen.0>{games}</option> }).into_iter().collect_view()}
            </select></label>
        <label class="st-field"><span>{t("studio-lab-level")}</span>
            <select id="lab-level" disabled=move || running.get() on:change=move |event| level.set(browser::typed_in(&event).parse().unwrap_or(1))>
                {LEVELS.iter().enumerate().map(|(number, (name, _))| view! { <option value=number.to_string() selected=number == chosen.1>{t(name)}</option> }).collect_view()}
            </select></label>
        <div class="st-row">
            {move || if running.get() {
                view! { <button data-lab="stop" on:click=move |_| halt()>{t("studio-stop")}</button> }.into_any()
            } else {
                let words = if fits.get() && tally.with(|tally| tally.games > 0) { "studio-lab-more" } else { "studio-lab-go" };
                view! { <button class="main" data-lab="go" disabled=move || !playable.get() on:click=move |_| go()>{t(words)}</button> }.into_any()
            }}
            <progress id="lab-progress" max=move || wanted.get() value=move || if fits.get() { tally.with(|tally| tally.games) } else { 0 }></progress>
            <span role="status" data-lab="count">{move || tell("studio-lab-played", [("count", if fits.get() { tally.with(|tally| tally.games) } else { 0 }.into())])}</span>
        </div>
        {move || failed.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
        <Flags workshop flags mend/>
        {move || {
            let (rules, report) = (workshop.rules()?, report.get()?);
            Some(view! { <Findings report before=before.get() rules/> })
        }}
    }
}

fn percent(share: &Share) -> String {
    format!("{:.0} % ({:.0}–{:.0})", share.value * 100.0, share.low * 100.0, share.high * 100.0)
}

/// A reason for the end of games, in words.
fn reason(name: &str) -> String {
    match Reason::named(name) {
        Some(reason) => words::end(reason),
        None => t("studio-lab-endless"),
    }
}

/// A flag in words.
fn flagged(flag: &Flag, rules: &Rules) -> String {
    match flag {
        Flag::Ahead(side) => {
            tell("studio-flag-ahead", [("side", words::side_named(rules, usize::from(*side)).into())])
        }
        Flag::Drawish => t("studio-flag-drawish"),
        Flag::Short => t("studio-flag-short"),
        Flag::Endless => t("studio-flag-endless"),
        Flag::Narrow => t("studio-flag-narrow"),
        Flag::Idle(kind) => tell("studio-flag-idle", [("piece", words::piece_named(rules, kind).into())]),
        Flag::Opening(first) => tell("studio-flag-opening", [("move", first.clone().into())]),
    }
}

/// Finds out which changes the game allows, each in a task of its own, because that takes a while.
fn find(workshop: Workshop, mut left: Vec<Mend>, found: RwSignal<Vec<Mend>>) {
    if left.is_empty() {
        return;
    }
    let next = move || {
        let first = left.remove(0);
        // The finding may have gone in the meantime.
        if found.is_disposed() {
            return;
        }
        if workshop.with_untracked(|studio| studio.can_mend(&first)) {
            found.update(|found| found.push(first));
        }
        find(workshop, left, found);
    };
    set_timeout(next, std::time::Duration::ZERO);
}

/// What stands out, each with what may help against it; and whether there are enough games to say so.
#[component]
fn Flags(workshop: Workshop, flags: Memo<Option<(Vec<Flag>, bool)>>, mend: Callback<Mend>) -> impl IntoView {
    move || {
        let ((flags, enough), rules) = (flags.get()?, workshop.rules()?);
        let count = flags.len();
        let named = StoredValue::new(rules.clone());
        let button = move |one: Mend| {
            let (name, words) = (one.name(), named.with_value(|rules| words::mend(&one, Some(rules))));
            view! { <button class="st-chip" data-mend=name on:click=move |_| mend.run(one.clone())>{words}</button> }
        };
        let row = |flag: &Flag| {
            let found = RwSignal::new(vec![]);
            find(workshop, workshop.with_untracked(|studio| studio.mends_to_try(flag)), found);
            let mends = move || found.get().into_iter().map(button).collect_view();
            view! { <li><Icon name="warn"/><div><span>{flagged(flag, &rules)}</span><div class="st-chips">{mends}</div></div></li> }
        };
        let rows = flags.iter().map(row).collect_view();
        let fine = (count == 0 && enough).then(|| {
            view! { <li class="fine"><Icon name="good"/><span>{t("studio-lab-fine")}</span></li> }
        });
        Some(view! {
            <ul class="st-flags" data-lab="flags" data-flags=count>{rows}{fine}</ul>
            {(count > 0).then(|| view! { <p class="quiet">{t("studio-mend-lead")}</p> })}
        })
    }
}

/// The report, beside what another one said before a change.
#[component]
fn Findings(report: Report, before: Option<Report>, rules: Rules) -> impl IntoView {
    let bar = |label: String, share: &Share, before: Option<&Share>| {
        let before = before.map(|share| tell("studio-lab-before", [("share", percent(share).into())]));
        let (low, width) = (share.low * 100.0, (share.high - share.low) * 100.0);
        view! {
            <tr><th scope="row">{label}</th><td class="st-share">
                <span class="st-bar"><i style:width=format!("{:.1}%", share.value * 100.0)></i><u style:inset-inline-start=format!("{low:.1}%") style:width=format!("{width:.1}%")></u></span>
                <span>{percent(share)}</span>
                {before.map(|before| view! { <small class="quiet" data-lab="before">{before}</small> })}</td></tr>
        }
    };
    let earlier = before.as_ref();
    let scores = report
        .scores
        .iter()
        .enumerate()
        .map(|(side, score)| {
            bar(words::side_named(&rules, side), score, earlier.and_then(|before| before.scores.get(side)))
        })
        .collect_view();
    let draws = bar(t("studio-lab-draws"), &report.draws, earlier.map(|before| &before.draws));
    let most = report.histogram.iter().map(|(_, games)| *games).max().unwrap_or(1).max(1);
    let count = report.histogram.len().max(1);
    let bars = report.histogram.iter().enumerate().map(|(number, (end, games))| {
        let (width, height) = (300.0 / count as f64, 70.0 * *games as f64 / most as f64);
        view! {
            <rect x=format!("{:.1}", number as f64 * width + 1.0) y=format!("{:.1}", 72.0 - height) width=format!("{:.1}", width - 2.0) height=format!("{height:.1}")><title>{format!("< {end}: {games}")}</title></rect>
        }
    }).collect_view();
    let [shortest, median, longest] = report.lengths;
    let row = |label: String, value: String| view! { <tr><th scope="row">{label}</th><td>{value}</td></tr> };
    let reasons =
        report.reasons.iter().map(|(name, games)| row(reason(name), games.to_string())).collect_view();
    let pieces = report.pieces.iter().map(|(name, share)| {
        let label = words::piece_named(&rules, name);
        let whole = Share { value: *share, low: 0.0, high: 0.0 };
        view! { <tr><th scope="row">{label}</th><td class="st-share"><span class="st-bar"><i style:width=format!("{:.1}%", whole.value * 100.0)></i></span><span>{format!("{:.0} %", whole.value * 100.0)}</span></td></tr> }
    }).collect_view();
    view! {
        <h3>{t("studio-lab-balance")}</h3>
        <table class="st-facts"><tbody>{scores}{draws}</tbody></table>
        <p class="quiet">{t("studio-lab-interval")}</p>
        <h3>{t("studio-lab-length")}</h3>
        <p>{tell("studio-lab-length-more", [("median", median.into()), ("least", shortest.into()), ("most", longest.into())])}</p>
        <svg class="st-histogram" viewBox="0 0 300 74" role="img" aria-label=t("studio-lab-length")>{bars}</svg>
        <h3>{t("studio-lab-ends")}</h3>
        <table class="st-facts"><tbody>{reasons}</tbody></table>
        <h3>{t("studio-lab-choice")}</h3>
        <table class="st-facts"><tbody>
            {row(t("studio-lab-branching"), format!("{:.1}", report.branching))}
            {row(t("studio-lab-captures"), format!("{:.0} %", report.captures))}
            {row(t("studio-lab-promotions"), format!("{:.1}", report.promotions))}
            {row(t("studio-lab-drops"), format!("{:.1}", report.drops))}
        </tbody></table>
        <h3>{t("studio-lab-pieces")}</h3>
        <table class="st-facts"><tbody>{pieces}</tbody></table>
    }
}

/// Invents a game, tries until one is balanced, and opens it.
#[component]
pub(crate) fn Surprise(workshop: Workshop) -> impl IntoView {
    let tried = RwSignal::new(None::<u32>);
    let stop = StoredValue::new_local(None::<js_sys::Function>);
    let halt = move || {
        call(stop.try_update_value(Option::take).flatten());
        let _ = tried.try_set(None);
    };
    on_cleanup(halt);
    let seed = browser::now() as u64 % 0xFF_FFFF;
    let heard = move |told: Told| match told {
        Told::Trying(number) => drop(tried.try_set(Some(number))),
        Told::Invented(invention) => {
            let _ = tried.try_set(None);
            super::start::begin(workshop, chesswright_document::Document::new(invention.document));
        }
        Told::Failed(why) => {
            let _ = tried.try_set(None);
            let known = words::can_retry(&why);
            workshop.notice.set(Some(if known { words::failed(&why) } else { t("studio-surprise-none") }));
        }
        _ => {}
    };
    tried.set(Some(0));
    stop.set_value(send(workshop, &Errand::Invent { seed, title: t("studio-surprise-title") }, heard));
    move || {
        tried.get().map(|number| view! {
        <div class="st-row"><span role="status">{tell("studio-surprise-trying", [("count", number.into())])}</span>
            <button data-surprise="stop" on:click=move |_| halt()>{t("studio-stop")}</button></div>
    })
    }
}
