//! Choosing the time control of a new game: the usual ones with one click, or any other.

use chesswright_game::TimeControl;
use leptos::prelude::*;

use crate::words::{t, tell};

/// The usual time controls: minutes, and seconds per move.
const USUAL: [&str; 5] = ["1+0", "3+2", "5+3", "10+5", "30+20"];

/// What the clock adds to its main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum More {
    Increment,
    Delay,
    ByoYomi,
}

/// A choice of a time control.
#[derive(Clone, Copy)]
pub(crate) struct TimeChoice {
    /// The one that is chosen among the usual ones. Empty for no clock, `None` for one's own.
    usual: RwSignal<Option<&'static str>>,
    minutes: RwSignal<String>,
    more: RwSignal<More>,
    seconds: RwSignal<String>,
}

impl TimeChoice {
    /// The choice of this time control.
    pub(crate) fn of(control: &str) -> Self {
        // The usual ones are compared by what they mean.
        let same =
            |text: &&&str| TimeControl::lenient(text).is_some_and(|usual| usual.to_string() == control);
        let usual = if control.is_empty() { Some("") } else { USUAL.iter().find(same).copied() };
        let minutes = if usual.is_none() { control.to_owned() } else { String::new() };
        Self {
            usual: RwSignal::new(usual),
            minutes: RwSignal::new(minutes),
            more: RwSignal::new(More::Increment),
            seconds: RwSignal::default(),
        }
    }

    /// The chosen time control as text, or a message about what was typed.
    pub(crate) fn text(self) -> Result<String, String> {
        if let Some(usual) = self.usual.get() {
            return Ok(usual.to_owned());
        }
        let (minutes, seconds) = (self.minutes.get().trim().to_owned(), self.seconds.get().trim().to_owned());
        let text = match (seconds.as_str(), self.more.get()) {
            ("" | "0", _) => minutes,
            (_, More::Increment) => format!("{minutes}+{seconds}"),
            (_, More::Delay) => format!("{minutes}d{seconds}"),
            (_, More::ByoYomi) => format!("{minutes}|5x{seconds}"),
        };
        let readable = matches!(text.as_str(), "" | "0") || TimeControl::lenient(&text).is_some();
        if readable { Ok(text) } else { Err(tell("clock-unreadable", [("text", text.into())])) }
    }

    /// What one's own time control means, in words.
    fn words(self) -> String {
        match self.text() {
            Ok(text) => crate::opening::clock_words(&text),
            Err(why) => why,
        }
    }
}

/// The choices, and the fields for one's own.
#[component]
pub(crate) fn TimeFields(time: TimeChoice) -> impl IntoView {
    let TimeChoice { usual, minutes, more, seconds } = time;
    let option = move |each: Option<&'static str>, words: String, value: &'static str| {
        view! {
            <label class="pill">
                <input type="radio" name="clock" value=value prop:checked=move || usual.get() == each
                    on:change=move |_| usual.set(each)/>
                <span>{words}</span>
            </label>
        }
    };
    let mores = [
        (More::Increment, t("clock-increment")),
        (More::Delay, t("clock-delay")),
        (More::ByoYomi, t("clock-byo-yomi")),
    ];
    let mores = mores.map(|(each, words)| {
        view! {
            <label class="choice">
                <input type="radio" name="more" prop:checked=move || more.get() == each on:change=move |_| more.set(each)/>
                <span>{words}</span>
            </label>
        }
    });
    view! {
        <fieldset><legend>{t("clock")}</legend>
            <div class="pills">
                {option(Some(""), t("no-clock"), "none")}
                {USUAL.map(|each| option(Some(each), each.to_owned(), each)).into_iter().collect_view()}
                {option(None, t("clock-own"), "own")}
            </div>
            <div class="own-clock" class:away=move || usual.get().is_some()>
                <div class="field"><label for="clock">{t("clock-minutes")}</label>
                    <input id="clock" type="text" autocomplete="off" placeholder="15+10" prop:value=minutes aria-describedby="clock-words"
                        on:input=move |event| { usual.set(None); minutes.set(event_target_value(&event)); }/>
                    <small id="clock-words" class="quiet">{move || time.words()}</small>
                </div>
                <details><summary>{t("clock-more")}</summary>
                    <div class="choices">{mores.into_iter().collect_view()}</div>
                    <label class="field"><span>{t("clock-seconds")}</span>
                        <input type="text" inputmode="numeric" prop:value=seconds on:input=move |event| seconds.set(event_target_value(&event))/>
                    </label>
                </details>
            </div>
        </fieldset>
    }
}
