//! Checks that old names and riddling sentences stay gone. The names are those that the field has no use for, by the part of the code in
//! which they meant something of our own; the sentences are wrong anywhere.

use std::path::Path;

use anyhow::{Result, bail};

use crate::docs::{files, read};
use crate::shell::root;

/// Words that are gone, each with the one to use instead.
type Words = &'static [(&'static str, &'static str)];

/// Names that a part of the code may not declare, each with the word to use instead.
const NAMES: [(&[&str], Words); 3] = [
    (&["crates/engine/src"], ENGINE),
    (&["crates/rules/src"], RULES),
    (
        &[
            "crates/app/src",
            "crates/table/src",
            "crates/touch/src",
            "crates/scene/src",
            "crates/scene-web/src",
        ],
        PAGE,
    ),
];

const ENGINE: Words = &[
    ("AtLeast", "Lower"),
    ("AtMost", "Upper"),
    ("BEST", "TT_MOVE"),
    ("Character", "GameTraits"),
    ("Deed", "PieceTo"),
    ("Derived", "HandcraftedEval"),
    ("Experience", "LearnedPsqt"),
    ("FREELY", "QS_NODE_LIMIT"),
    ("Habits", "SearchParams"),
    ("LOSING", "BAD_CAPTURE"),
    ("Ply", "StackEntry"),
    ("Ranked", "ScoredMove"),
    ("Shared", "SearchContext"),
    ("WIN", "MATE"),
    ("WON", "MATE_BOUND"),
    ("Weakness", "Handicap"),
    ("Worker", "SearchThread"),
    ("absent", "random_move_rate"),
    ("ahead_each", "rfp_margin"),
    ("alone", "isolated"),
    ("aspire", "aspiration_delta"),
    ("beyond", "with_move"),
    ("blur", "temperature"),
    ("camp", "team"),
    ("chased", "pawn_threat"),
    ("crowded", "multi_side"),
    ("deed", "moved"),
    ("deepest", "seldepth"),
    ("escort", "king_passer"),
    ("exposed", "king_weak"),
    ("fade", "age"),
    ("fullness", "hashfull"),
    ("futile", "futility_base"),
    ("futile_each", "futility_mul"),
    ("grow_older", "new_search"),
    ("halt", "abort"),
    ("halves", "colour_bound"),
    ("hanging_each", "see_quiet"),
    ("hide", "king_cover"),
    ("hunt", "king_attack"),
    ("idle", "null_move_ok"),
    ("idle_depth", "nmp_depth_div"),
    ("idle_worth", "nmp_eval_div"),
    ("is_hopeless", "prune_move"),
    ("judge", "evaluate"),
    ("judged", "eval_cache"),
    ("less_base", "lmr_base"),
    ("less_cut", "lmr_cut_node"),
    ("less_merit", "lmr_history_div"),
    ("less_over", "lmr_div"),
    ("linked", "supported"),
    ("lister", "movegen"),
    ("look_around", "poll"),
    ("looked_at", "moves_searched"),
    ("loose", "hanging"),
    ("losing_each", "see_capture"),
    ("men", "pawns"),
    ("merit", "quiet_history"),
    ("note_line", "update_pv"),
    ("refutations", "countermoves"),
    ("reward", "add_bonus"),
    ("settle", "qsearch"),
    ("share_of_middle", "phase"),
    ("standing", "stand_pat"),
    ("taken_on", "capture_cell"),
    ("tells_time", "is_main"),
    ("told", "tt_eval"),
    ("turned", "child"),
    ("verdict", "terminal_score"),
    ("without_looking", "prune_node"),
];

const RULES: Words = &[
    ("Aftermath", "StepEffect"),
    ("Lister", "MoveGen"),
    ("Sink", "MoveSink"),
    ("Spoils", "UndoExtra"),
    ("Told", "a word for what is reported"),
    ("Worth", "a word for what is measured"),
    ("making", "Legality::MakeAll"),
    ("shy", "no_check_rules"),
    ("startled", "first_move_lost"),
    ("told", "reported"),
    ("tread", "terrain_arrival"),
];

const PAGE: Words = &[
    ("Cast", "InstanceBatch or PieceTracker"),
    ("Desk", "Viewport"),
    ("Errand", "Request"),
    ("Helps", "LevelAids"),
    ("Lore", "GameContext"),
    ("Pace", "ResolutionScaler"),
    ("Tint", "MaterialKind"),
    ("dress", "apply_theme"),
];

/// Sentences and labels that people had to read twice.
const SENTENCES: [&str; 17] = [
    "thrown back by a ward",
    "neither promotes nor leaves",
    "becomes rules in",
    "that is let go runs on",
    "a count is over",
    "Who plays",
    "As usual",
    "By lot",
    "Press a piece",
    "You wins",
    "Does You",
    "You offers",
    "gone on with",
    "what it is worth",
    "where chance begins",
    "it goes about things",
    "somebody waits",
];
/// The files that sentences are looked for in.
const TEXTS: [&str; 9] = ["rs", "md", "ftl", "toml", "js", "html", "py", "txt", "snap"];

/// Checks the whole repository.
pub(crate) fn check() -> Result<()> {
    let root = root();
    let mut mistakes = vec![];
    for file in files(&root, &TEXTS)? {
        let name = file.strip_prefix(&root).unwrap_or(&file);
        // This file has them all.
        if name == Path::new("xtask/src/words.rs") {
            continue;
        }
        let text = read(&file)?;
        mistakes.extend(
            wrong_sentences(&text).map(|(line, what)| format!("{}:{line}: \"{what}\"", name.display())),
        );
        let parts = NAMES.iter().filter(|(folders, _)| folders.iter().any(|folder| name.starts_with(folder)));
        for (_, names) in parts {
            mistakes.extend(wrong_names(&text, names).map(|(line, name, instead)| {
                format!(
                    "{}:{line}: `{name}`; say {instead}",
                    file.strip_prefix(&root).unwrap_or(&file).display()
                )
            }));
        }
    }
    if !mistakes.is_empty() {
        bail!("these words were given up, because the field has better ones:\n{}", mistakes.join("\n"));
    }
    Ok(())
}

/// The sentences to avoid, with their lines.
fn wrong_sentences(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    let lines = text.lines().enumerate();
    lines.flat_map(|(at, line)| {
        SENTENCES.into_iter().filter(move |what| line.contains(what)).map(move |what| (at + 1, what))
    })
}

/// The declarations with a name to avoid: their lines, the name, and what to say instead.
fn wrong_names<'a>(
    text: &'a str,
    names: &'a [(&'a str, &'a str)],
) -> impl Iterator<Item = (usize, &'a str, &'a str)> {
    text.lines().enumerate().flat_map(move |(at, line)| {
        let declared = declared(line);
        names
            .iter()
            .filter(move |(name, _)| declared == Some(*name))
            .map(move |(name, to)| (at + 1, *name, *to))
    })
}

/// The name that a line of Rust declares: an item, a variable, a field or a variant with data.
fn declared(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    if rest.starts_with("//") {
        return None;
    }
    let mut is_item = false;
    while let Some((word, after)) = rest.split_once(' ') {
        match word {
            "pub" | "pub(crate)" | "pub(super)" | "const" | "unsafe" | "async" | "static" | "mut" => {}
            "struct" | "enum" | "trait" | "type" | "fn" | "mod" | "let" | "union" => is_item = true,
            _ => break,
        }
        is_item |= word == "const" || word == "static";
        rest = after;
    }
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    let (name, after) = rest.split_at(end);
    let is_field = after.starts_with(": ") && !after.starts_with("::");
    (!name.is_empty() && (is_item || is_field)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_that_was_given_up_is_left() {
        if let Err(error) = check() {
            panic!("{error:#}");
        }
    }

    #[test]
    fn declarations_are_found() {
        assert_eq!(declared("pub(crate) struct Habits {"), Some("Habits"));
        assert_eq!(declared("    pub(super) const WON: i32 = 1;"), Some("WON"));
        assert_eq!(declared("    let mut told = vec![];"), Some("told"));
        assert_eq!(declared("    idle: bool,"), Some("idle"));
        assert_eq!(declared("fn judge(&self) {}"), Some("judge"));
        assert_eq!(declared("// let told = 1;"), None);
        assert_eq!(declared("    self.told(1);"), None);
        let names = [("idle", "null_move_ok")];
        let found: Vec<_> = wrong_names("let a = idle;\nidle: bool,\n", &names).collect();
        assert_eq!(found, [(2, "idle", "null_move_ok")]);
    }

    #[test]
    fn sentences_are_found() {
        let found: Vec<_> = wrong_sentences("Well.\nA match is gone on with.\n").collect();
        assert_eq!(found, [(2, "gone on with")]);
    }
}
