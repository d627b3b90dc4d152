//! The window for a new game: players, game, start position, and time control.

use chesswright_table::computer::LEVELS;
use chesswright_table::opening::{Mode, Plan, SideChoice, Start};
use leptos::prelude::*;

use super::gallery::{self, Gallery};
use super::modal::Modal;
use crate::table::Table;
use crate::words::{t, tell};

/// What the clock adds to its main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum More {
    Increment,
    Delay,
    ByoYomi,
}

/// The window.
#[component]
pub(crate) fn NewGame(table: Table) -> impl IntoView {
    let last = crate::opening::last_plan(table);
    let chosen = RwSignal::new(last.game.clone());
    let mode = RwSignal::new(last.mode);
    let level = RwSignal::new(last.level);
    let side = RwSignal::new(last.side);
    let start = RwSignal::new(0_u8);
    let fen = RwSignal::new(String::new());
    let minutes = RwSignal::new(last.clock.clone());
    let more = RwSignal::new(More::Increment);
    let seconds = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);

    let clock = move || {
        let (minutes, seconds) = (minutes.get().trim().to_owned(), seconds.get().trim().to_owned());
        if seconds.is_empty() || seconds == "0" {
            return minutes;
        }
        match more.get() {
            More::Increment => format!("{minutes}+{seconds}"),
            More::Delay => format!("{minutes}d{seconds}"),
            More::ByoYomi => format!("{minutes}|5x{seconds}"),
        }
    };
    let clock_words = move || crate::opening::clock_words(&clock());
    let shuffles = Memo::new(move |_| {
        chesswright_catalog::definition(&chosen.get())
            .is_some_and(|definition| definition.setup.shuffle.is_some())
    });
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let plan = Plan {
            game: chosen.get_untracked(),
            mode: mode.get_untracked(),
            level: level.get_untracked(),
            side: side.get_untracked(),
            start: match start.get_untracked() {
                2 => Start::Fen(fen.get_untracked()),
                _ if shuffles.get_untracked() && start.get_untracked() == 0 => Start::Shuffled,
                _ => Start::Standard,
            },
            clock: untrack(clock),
        };
        if let Err(why) = crate::opening::begin(table, &plan) {
            wrong.set(Some(why));
        }
    };
    let radio = move |name: &'static str,
                      words: String,
                      on: Signal<bool>,
                      set: Callback<()>,
                      value: &'static str| {
        view! {
            <label class="choice">
                <input type="radio" name=name value=value prop:checked=move || on.get() on:change=move |_| set.run(())/>
                <span>{words}</span>
            </label>
        }
    };
    let modes = [
        (Mode::PersonPerson, t("mode-person-person"), "person-person"),
        (Mode::PersonComputer, t("mode-person-computer"), "person-computer"),
        (Mode::ComputerComputer, t("mode-computer-computer"), "computer-computer"),
    ];
    let modes = modes.map(|(each, words, value)| {
        radio(
            "mode",
            words,
            Signal::derive(move || mode.get() == each),
            Callback::new(move |()| mode.set(each)),
            value,
        )
    });
    let sides = [
        (SideChoice::First, t("side-first"), "first"),
        (SideChoice::Second, t("side-second"), "second"),
        (SideChoice::Random, t("side-random"), "random"),
    ];
    let sides = sides.map(|(each, words, value)| {
        radio(
            "side",
            words,
            Signal::derive(move || side.get() == each),
            Callback::new(move |()| side.set(each)),
            value,
        )
    });
    let starts = move || {
        let usual = if shuffles.get() {
            (0, t("start-shuffled"), "shuffled")
        } else {
            (0, t("start-standard"), "usual")
        };
        let fixed = shuffles.get().then(|| (1, t("start-standard"), "usual"));
        let all = [Some(usual), fixed, Some((2, t("start-fen"), "fen"))];
        all.into_iter()
            .flatten()
            .map(|(each, words, value)| {
                radio(
                    "start",
                    words,
                    Signal::derive(move || start.get() == each),
                    Callback::new(move |()| start.set(each)),
                    value,
                )
            })
            .collect_view()
    };
    let mores = [
        (More::Increment, t("clock-increment")),
        (More::Delay, t("clock-delay")),
        (More::ByoYomi, t("clock-byo-yomi")),
    ];
    let mores = mores.map(|(each, words)| {
        radio(
            "more",
            words,
            Signal::derive(move || more.get() == each),
            Callback::new(move |()| more.set(each)),
            "",
        )
    });
    let levels = (1..=LEVELS).map(move |each| {
        view! { <option value=each.to_string() selected=move || level.get() == each>{t(&format!("level-{each}"))}</option> }
    });
    view! {
        <Modal table title=t("new-game") wide=true>
            <form class="new-game" on:submit=begin>
                <Gallery table chosen/>
                <div class="plan">
                    <h3 class="chosen">{move || gallery::title(&chosen.get())}</h3>
                    <fieldset><legend>{t("players")}</legend><div class="choices column">{modes.into_iter().collect_view()}</div></fieldset>
                    {move || (mode.get() != Mode::PersonPerson).then(|| view! {
                        <label class="field"><span>{t("strength")}</span>
                            <select id="level" on:change=move |event| level.set(event_target_value(&event).parse().unwrap_or(3))>
                                {levels.clone().collect_view()}
                            </select>
                        </label>
                    })}
                    <fieldset class:away=move || mode.get() != Mode::PersonComputer>
                        <legend>{t("your-side")}</legend><div class="choices">{sides.into_iter().collect_view()}</div>
                    </fieldset>
                    <fieldset><legend>{t("start-position")}</legend>
                        <div class="choices">{starts}</div>
                        {move || (start.get() == 2).then(|| view! {
                            <input id="fen" type="text" aria-label=t("start-fen") placeholder=t("fen-hint") prop:value=fen
                                spellcheck="false" on:input=move |event| fen.set(event_target_value(&event))/>
                        })}
                    </fieldset>
                    <div class="field"><label for="clock">{t("clock-minutes")}</label>
                        <input id="clock" type="text" autocomplete="off" placeholder=t("no-clock") prop:value=minutes aria-describedby="clock-words"
                            on:input=move |event| minutes.set(event_target_value(&event))/>
                        <small id="clock-words" class="quiet">{clock_words}</small>
                    </div>
                    <details><summary>{t("clock-more")}</summary>
                        <div class="choices">{mores.into_iter().collect_view()}</div>
                        <label class="field"><span>{t("clock-seconds")}</span>
                            <input type="text" inputmode="numeric" prop:value=seconds on:input=move |event| seconds.set(event_target_value(&event))/>
                        </label>
                    </details>
                    {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
                    <button class="main begin" type="submit">{move || tell("start-game", [("game", gallery::title(&chosen.get()).into())])}</button>
                </div>
            </form>
        </Modal>
    }
}
