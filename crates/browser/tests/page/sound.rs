//! What is heard: each kit has its own tones, and a voice says the moves to those who ask for it.

use anyhow::{Result, ensure};
use chesswright_browser::Size;

use crate::visit::Visit;

#[test]
fn moves_sound_as_chosen_and_are_said_aloud_on_wish() -> Result<()> {
    let mut visit = Visit::new(Size::Wide)?;
    visit.tab.ask(
        "(() => { globalThis.tones = []; globalThis.lines = []; const start = OscillatorNode.prototype.start; \
         OscillatorNode.prototype.start = function(...at) { globalThis.tones.push(this.type); return start.apply(this, at); }; \
         speechSynthesis.speak = line => globalThis.lines.push([line.lang, line.text]); return true; })()",
    )?;
    visit.set_up("chess")?;
    visit.click("e2 e4")?;
    visit.tab.wait_for("globalThis.tones.join() === 'sine'")?;
    visit.tab.press("[data-tool=settings]")?;
    // Each choice is heard at once.
    for (kit, tones) in
        [("retro", "square,square"), ("felt", "triangle,triangle"), ("glass", "sine,sine,sine,sine")]
    {
        visit.tab.ask("globalThis.tones = []; true")?;
        visit.tab.press(&format!("label:has([name=kit][value={kit}])"))?;
        visit.tab.wait_for(&format!("globalThis.tones.join() === '{tones}'"))?;
    }
    ensure!(visit.tab.ask("globalThis.lines.length")? == 0, "nobody asked for a voice");
    visit.tab.ask(
        "[...document.querySelectorAll('dialog label')].find(label => label.textContent === 'Say the moves aloud').click()",
    )?;
    visit.tab.key("Escape")?;
    visit.tab.wait_for("document.querySelector('dialog') === null")?;
    visit.tab.ask("globalThis.tones = []; true")?;
    visit.click("e7 e5")?;
    visit.tab.wait_for("globalThis.tones.join() === 'sine,sine'")?;
    visit.tab.wait_for("globalThis.lines.length === 1")?;
    let line = visit.tab.ask("globalThis.lines[0].join(' ')")?;
    ensure!(line.as_str().is_some_and(|line| line.starts_with("en ") && line.contains("e5")), "{line}");
    visit.in_peace()
}
