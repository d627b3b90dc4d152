//! Writes the rule sheets of built-in games in a language: `… --example sheets -- FOLDER de chess xiangqi …`.

use chesswright_draw::{THEMES, html, markdown};
use chesswright_rules::Rules;
use chesswright_speech::sheet::{MESSAGES, Sheet, Speaker};
use chesswright_speech::words;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().ok_or("name a folder")?;
    let language = words::named(&args.next().ok_or("name a language")?);
    let (_, messages) = MESSAGES.iter().find(|(code, _)| *code == language.code).ok_or("no such language")?;
    let speaker = Speaker::new(language, messages);
    for (i, name) in args.enumerate() {
        let game = chesswright_catalog::definition(&name).ok_or("no such game")?;
        let rules = Rules::new(&game)?;
        let text = Sheet::new(&rules).say(&speaker);
        std::fs::write(format!("{folder}/{name}.html"), html(&rules, &text, &THEMES[i % THEMES.len()]))?;
        std::fs::write(format!("{folder}/{name}.md"), markdown(&rules, &text, "…"))?;
    }
    Ok(())
}
