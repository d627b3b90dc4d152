//! The window for a new game: the game, the players, the time control and the start position.

use chesswright_table::Seat;
use chesswright_table::computer::{ComputerStyle, Handicap, LEVELS, Manner, weakness};
use chesswright_table::opening::{Mode, Plan, SideChoice, Start};
use chesswright_table::pair::PairPlan;
use leptos::prelude::*;

use super::gallery::{self, Gallery};
use super::learn::LearnButton;
use super::modal::Modal;
use super::pair::{SeatFields, is_on_two_boards};
use super::time_choice::{TimeChoice, TimeFields};
use crate::table::Table;
use crate::words::{t, tell};

/// One of several choices that exclude each other.
fn radio(
    name: &'static str,
    words: String,
    on: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
    value: &'static str,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input type="radio" name=name value=value prop:checked=on on:change=move |_| choose()/>
            <span>{words}</span>
        </label>
    }
}

/// Whether a game can begin from a shuffled position. Few documents speak of that, and only those are read.
fn shuffles(name: &str) -> bool {
    let entry = chesswright_catalog::find(name);
    let speaks = entry.is_some_and(|entry| entry.lineage().any(|document| document.text.contains("shuffle")));
    speaks
        && entry.and_then(|entry| entry.examine().definition).is_some_and(|game| game.setup.shuffle.is_some())
}

/// The window.
#[component]
pub(crate) fn NewGame(table: Table) -> impl IntoView {
    let last = crate::opening::last_plan(table);
    let chosen = RwSignal::new(last.game.clone());
    let (mode, level, side) = (RwSignal::new(last.mode), RwSignal::new(last.level), RwSignal::new(last.side));
    let (start, fen) = (RwSignal::new(0_u8), RwSignal::new(String::new()));
    let time = TimeChoice::of(&last.clock);
    let manner = RwSignal::new(last.manner);
    let wrong = RwSignal::new(None::<String>);
    let shuffles = Memo::new(move |_| shuffles(&chosen.get()));
    // A match on two boards has four players: at first one person, with a computer as partner and two as opponents.
    let two_boards = Memo::new(move |_| is_on_two_boards(&chosen.get()));
    let computer = Seat::Computer(last.level);
    let seats = RwSignal::new([[Seat::Person, computer], [computer, computer]]);
    let names = RwSignal::new(<[[String; 2]; 2]>::default());
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if two_boards.get_untracked() {
            let plan = untrack(|| time.text()).map(|clock| PairPlan {
                game: chosen.get_untracked(),
                seats: seats.get_untracked(),
                names: names.get_untracked(),
                manner: manner.get_untracked(),
                clock,
            });
            leptos::task::spawn_local(async move {
                let begun = match plan {
                    Ok(plan) => crate::opening::begin_match(table, plan).await,
                    Err(why) => Err(why),
                };
                if let Err(why) = begun {
                    // The window may be closed.
                    let _ = wrong.try_set(Some(why));
                }
            });
            return;
        }
        let plan = untrack(|| time.text()).map(|clock| Plan {
            game: chosen.get_untracked(),
            mode: mode.get_untracked(),
            level: level.get_untracked(),
            manner: manner.get_untracked(),
            side: side.get_untracked(),
            start: match start.get_untracked() {
                2 => Start::Fen(fen.get_untracked()),
                _ if shuffles.get_untracked() && start.get_untracked() == 0 => Start::Shuffled,
                _ => Start::Standard,
            },
            clock,
        });
        leptos::task::spawn_local(async move {
            let begun = match plan {
                Ok(plan) => crate::opening::begin(table, &plan).await,
                Err(why) => Err(why),
            };
            if let Err(why) = begun {
                // The window may be closed.
                let _ = wrong.try_set(Some(why));
            }
        });
    };
    // A mistake that was told may have been mended.
    let mended = move |_| wrong.set(None);
    let modes = [
        (Mode::PersonComputer, t("mode-person-computer"), "person-computer"),
        (Mode::PersonPerson, t("mode-person-person"), "person-person"),
        (Mode::ComputerComputer, t("mode-computer-computer"), "computer-computer"),
    ];
    let modes = modes.map(|(each, words, value)| {
        radio("mode", words, move || mode.get() == each, move || mode.set(each), value)
    });
    let sides = [
        (SideChoice::First, t("side-first"), "first"),
        (SideChoice::Second, t("side-second"), "second"),
        (SideChoice::Random, t("side-random"), "random"),
    ];
    let sides = sides.map(|(each, words, value)| {
        radio("side", words, move || side.get() == each, move || side.set(each), value)
    });
    let starts = move || {
        let usual = if shuffles.get() {
            (0, t("start-shuffled"), "shuffled")
        } else {
            (0, t("start-standard"), "usual")
        };
        let fixed = shuffles.get().then(|| (1, t("start-standard"), "usual"));
        let all = [Some(usual), fixed, Some((2, t("start-fen"), "fen"))];
        let radios = all.into_iter().flatten().map(|(each, words, value)| {
            radio("start", words, move || start.get() == each, move || start.set(each), value)
        });
        radios.collect_view()
    };
    let computers = move || seats.with(|seats| seats.as_flattened().iter().any(|seat| *seat != Seat::Person));
    view! {
        <Modal table title=t("new-game") wide=true>
            <form class="new-game" on:submit=begin on:input=mended on:change=mended>
                <Gallery chosen/>
                <div class="plan">
                    <div class="plan-body" tabindex="-1">
                        <h3 class="chosen">{move || gallery::title(&chosen.get())}</h3>
                        <LearnButton table game=chosen/>
                        {move || two_boards.get().then(|| view! { <SeatFields game=chosen seats names/> })}
                        <fieldset class:away=two_boards><legend>{t("players")}</legend><div class="choices column">{modes.into_iter().collect_view()}</div></fieldset>
                        {move || match two_boards.get() {
                            true => computers().then(|| view! { <HowItPlays manner/> }.into_any()),
                            false => (mode.get() != Mode::PersonPerson).then(|| view! { <Strength level/><HowItPlays manner/> }.into_any()),
                        }}
                        <fieldset class:away=move || two_boards.get() || mode.get() != Mode::PersonComputer>
                            <legend>{t("your-side")}</legend><div class="choices">{sides.into_iter().collect_view()}</div>
                        </fieldset>
                        <TimeFields time/>
                        <fieldset class:away=two_boards><legend>{t("start-position")}</legend>
                            <div class="choices">{starts}</div>
                            {move || (start.get() == 2).then(|| view! {
                                <input id="fen" type="text" aria-label=t("start-fen") placeholder=t("fen-hint") prop:value=fen
                                    spellcheck="false" on:input=move |event| fen.set(event_target_value(&event))/>
                            })}
                        </fieldset>
                    </div>
                    <div class="plan-foot">
                        {move || wrong.get().map(|why| view! { <p class="wrong" role="alert">{why}</p> })}
                        <button class="main begin" type="submit">{move || tell("start-game", [("game", gallery::title(&chosen.get()).into())])}</button>
                    </div>
                </div>
            </form>
        </Modal>
    }
}

/// The computer's level, and what it does to be that weak.
#[component]
fn Strength(level: RwSignal<u8>) -> impl IntoView {
    let levels = (1..=LEVELS).map(move |each| {
        view! { <option value=each.to_string() selected=move || level.get() == each>{t(&format!("level-{each}"))}</option> }
    });
    let told = move || match weakness(level.get()) {
        Some(Handicap { nodes, random_percent: 0, overlooks }) => {
            tell(if overlooks { "level-overlooks" } else { "level-looks" }, [("positions", nodes.into())])
        }
        Some(Handicap { nodes, random_percent, .. }) => {
            tell("level-errs", [("positions", nodes.into()), ("percent", random_percent.into())])
        }
        None => t("level-full"),
    };
    view! {
        <div class="field"><label for="level">{t("strength")}</label>
            <select id="level" aria-describedby="level-words"
                on:change=move |event| level.set(event_target_value(&event).parse().unwrap_or(3))>
                {levels.collect_view()}
            </select>
            <small id="level-words" class="quiet">{told}</small>
        </div>
    }
}

/// How long the computer thinks where there is no clock, and in which style it plays.
#[component]
fn HowItPlays(manner: RwSignal<Manner>) -> impl IntoView {
    let times = [None].into_iter().chain(Manner::SECONDS.map(Some)).map(move |each| {
        let words = match each {
            None => t("think-usual"),
            Some(seconds) => tell("think-seconds", [("seconds", u32::from(seconds).into())]),
        };
        let value = each.map_or(String::new(), |seconds| seconds.to_string());
        view! { <option value=value selected=move || manner.get().seconds == each>{words}</option> }
    });
    let styles =
        [("usual", None)].into_iter().chain(ComputerStyle::ALL.map(|(word, style)| (word, Some(style))));
    let styles = styles.map(move |(word, each)| {
        view! { <option value=word selected=move || manner.get().style == each>{t(&format!("style-{word}"))}</option> }
    });
    let timed = move |event: leptos::ev::Event| {
        // The usual time has no number.
        manner.update(|manner| manner.seconds = event_target_value(&event).parse().ok());
    };
    let styled = move |event: leptos::ev::Event| {
        let word = event_target_value(&event);
        let style = ComputerStyle::ALL.into_iter().find(|(known, _)| *known == word).map(|(_, style)| style);
        manner.update(|manner| manner.style = style);
    };
    view! {
        <div class="field"><label for="think">{t("think")}</label>
            <select id="think" aria-describedby="think-words" on:change=timed>{times.collect_view()}</select>
            <small id="think-words" class="quiet">{t("think-clock")}</small>
        </div>
        <div class="field"><label for="style">{t("style")}</label>
            <select id="style" on:change=styled>{styles.collect_view()}</select>
        </div>
    }
}
