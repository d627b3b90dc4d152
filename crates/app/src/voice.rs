//! A voice that says the moves: the browser's own.

use web_sys::{SpeechSynthesisUtterance, window};

/// Says a text in a language, after what is being said. A browser without a voice stays silent.
pub(crate) fn say(text: &str, language: &str, volume: u8) {
    let Some(voice) = window().and_then(|window| window.speech_synthesis().ok()) else { return };
    let Ok(line) = SpeechSynthesisUtterance::new_with_text(text) else { return };
    line.set_lang(language);
    line.set_volume(f32::from(volume.min(10)) / 10.0);
    voice.speak(&line);
}
