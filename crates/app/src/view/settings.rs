//! Settings: appearance, sounds and language.

use chesswright_table::session::Sound;
use chesswright_table::settings::{OWN, Scheme, Settings, SoundKit, TableLooks};
use leptos::prelude::*;

use super::modal::Modal;
use super::{faces, three_d};
use crate::settings::InBrowser;
use crate::table::Table;
use crate::words::{LANGUAGES, t};

/// The settings. Changes take effect at once.
#[component]
pub(crate) fn SettingsDialog(table: Table) -> impl IntoView {
    let change = move |change: &dyn Fn(&mut Settings)| {
        table.settings.update(|settings| change(settings));
        table.settings.with_untracked(Settings::save);
    };
    let schemes = [
        (Scheme::System, t("appearance-system")),
        (Scheme::Light, t("appearance-light")),
        (Scheme::Dark, t("appearance-dark")),
    ];
    let schemes = schemes.into_iter().map(move |(scheme, words)| {
        let chosen = move || table.settings.with(|settings| settings.scheme == scheme);
        view! {
            <label class="choice">
                <input type="radio" name="scheme" prop:checked=chosen on:change=move |_| change(&|s| s.scheme = scheme)/>
                <span>{words}</span>
            </label>
        }
    });
    let kits = SoundKit::ALL.into_iter().map(move |(name, kit)| {
        let chosen = move || table.settings.with(|settings| settings.kit == kit);
        let choose = move |_| {
            change(&|s| s.kit = kit);
            table.hear(Sound::Capture);
        };
        view! {
            <label class="choice">
                <input type="radio" name="kit" value=name prop:checked=chosen on:change=choose/>
                <span>{t(&format!("kit-{name}"))}</span>
            </label>
        }
    });
    let language = move || table.settings.with(|settings| settings.language().code);
    let languages = LANGUAGES.iter().map(move |each| {
        view! { <option value=each.code selected=move || language() == each.code>{each.name}</option> }
    });
    let switch = move |words: String, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)| {
        view! {
            <label class="choice">
                <input type="checkbox" prop:checked=move || table.settings.with(get)
                    on:change=move |event| { let on = event_target_checked(&event); change(&|s| set(s, on)) }/>
                <span>{words}</span>
            </label>
        }
    };
    let choose = move |words: &'static str,
                       names: &'static [&'static str],
                       get: fn(&mut TableLooks) -> &mut String| {
        let chosen = move |name: &str| table.settings.with(|s| get(&mut s.table.clone()) == name);
        let options = names.iter().map(move |&name| {
            let key = if name.is_empty() { "three-d-auto".to_owned() } else { format!("three-d-{name}") };
            // The user's own models can be chosen only when they are loaded.
            let there = move || name != OWN || table.models.with(Option::is_some) || table.settings.with(|s| s.table.own);
            view! { <option value=name selected=move || chosen(name) hidden=move || !there()>{t(&key)}</option> }
        });
        view! {
            <label class="field"><span>{t(words)}</span>
                <select data-three-d=words on:change=move |event| {
                    let name = event_target_value(&event);
                    change(&|s| get(&mut s.table).clone_from(&name));
                }>{options.collect_view()}</select>
            </label>
        }
    };
    let brought = move |event: leptos::ev::Event| {
        let input = event_target::<web_sys::HtmlInputElement>(&event);
        if let Some(files) = input.files().filter(|files| files.length() > 0) {
            three_d::picked(table, files);
        }
    };
    let three_d = move || {
        table.settings.with(|settings| settings.three_d).then(|| view! {
            <fieldset><legend>{t("settings-three-d")}</legend>
                {choose("three-d-quality", &["", "low", "medium", "high"], |t| &mut t.quality)}
                {choose("three-d-board", &["", "wood", "marble", "vinyl", "glass", "contrast"], |t| &mut t.board)}
                {choose("three-d-set", &["", "drawings", OWN], |t| &mut t.set)}
                <label class="field"><span>{t("three-d-bring")}</span>
                    <input id="own-models" type="file" multiple=true prop:webkitdirectory=true on:change=brought/>
                </label>
                <p class="quiet">{t("three-d-bring-more")}</p>
                {choose("three-d-layers", &["", "stacked", "beside"], |t| &mut t.layers)}
            </fieldset>
        })
    };
    view! {
        <Modal table title=t("settings")>
            {three_d}
            <faces::Boards table/>
            <faces::Pieces table/>
            <fieldset><legend>{t("settings-appearance")}</legend><div class="choices">{schemes.collect_view()}</div></fieldset>
            <fieldset><legend>{t("settings-show")}</legend><div class="choices">
                {switch(t("settings-legal-moves"), |s| s.targets, |s, on| s.targets = on)}
                {switch(t("settings-animation"), |s| s.motion, |s, on| s.motion = on)}
            </div>
                <faces::Writing table/>
            </fieldset>
            <fieldset><legend>{t("settings-sound")}</legend>
                <label class="field"><span>{t("settings-volume")}</span>
                    <input type="range" min="0" max="10" prop:value=move || table.settings.with(|s| s.volume.to_string())
                        on:change=move |event| {
                            let volume = event_target_value(&event).parse().unwrap_or(6);
                            change(&|s| s.volume = volume);
                            table.hear(Sound::Move);
                        }/>
                </label>
                <div class="choices" role="radiogroup" aria-label=t("settings-kit")>{kits.collect_view()}</div>
                <div class="choices">{switch(t("settings-spoken"), |s| s.spoken, |s, on| s.spoken = on)}</div>
            </fieldset>
            <label class="field"><span>{t("settings-language")}</span>
                <select id="language" on:change=move |event| {
                    let code = event_target_value(&event);
                    change(&|s| s.language = code.clone());
                }>{languages.collect_view()}</select>
            </label>
        </Modal>
    }
}
