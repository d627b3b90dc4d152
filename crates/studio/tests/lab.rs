//! What the lab finds, and what is suggested against it.

use chesswright_document::Document;
use chesswright_engine::Stop;
use chesswright_lab::{Flag, Report, Tally, Terms, Trial};
use chesswright_studio::{Act, Done, Mend, Studio, Task};

/// A game of six by six in which Black begins without a queen and a knight.
const BIASED: &str = "\
name = \"biased\"
title = \"Biased\"
extends = \"losalamos\"
setup = \"r2k1r/pppppp/6/6/PPPPPP/RNQKNR\"
";

fn biased() -> Studio {
    Studio::new(Document::new(BIASED))
}

fn report(studio: &Studio) -> Report {
    let rules = &studio.good().expect("a game").rules;
    let mut trial = Trial::new(rules, Terms { nodes: 60, random: 4, longest: 120, seed: 1 }).unwrap();
    let mut tally = Tally::default();
    for number in 0..30 {
        tally.add(&trial.play(number, &Stop::new()).unwrap());
    }
    tally.report(rules)
}

fn make(studio: &mut Studio, mend: &Mend) {
    let before = studio.document().clone();
    let tasks = studio.update(Act::Mend(mend.clone()));
    assert!(!tasks.iter().any(|task| matches!(task, Task::Refuse(_))), "{mend:?}: {tasks:?}");
    assert!(studio.is_playable() && studio.mistakes() == 0, "{mend:?}: {}", studio.document().text());
    assert_eq!(studio.undoable(), Some(&Done::Mended(mend.clone())));
    let after = studio.document().clone();
    studio.update(Act::Undo);
    assert_eq!(studio.document(), &before, "undo takes back {mend:?}");
    studio.update(Act::Redo);
    assert_eq!(studio.document(), &after);
}

#[test]
fn a_biased_game_is_fair_after_the_suggestion() {
    let mut studio = biased();
    let before = report(&studio);
    assert!(before.flags.contains(&Flag::Ahead(0)), "{before:?}");
    let mends = studio.mends(&Flag::Ahead(0));
    assert_eq!(mends, [Mend::SameArmy(0), Mend::Without(0, "pawn".into())]);
    make(&mut studio, &mends[0]);
    let after = report(&studio);
    assert!(!after.flags.contains(&Flag::Ahead(0)), "{after:?}");
    // Armies that are equal already cannot be made equal.
    assert_eq!(studio.mends(&Flag::Ahead(0)), [Mend::Without(0, "pawn".into())]);
}

#[test]
fn every_finding_has_suggestions_that_undo_takes_back() {
    let flags = [
        (Flag::Ahead(1), &["without"][..]),
        (Flag::Drawish, &["stalemate", "three-checks"]),
        (Flag::Endless, &["move-rule", "three-checks", "stalemate"]),
        (Flag::Short, &["longer"]),
        (Flag::Narrow, &["longer"]),
        (Flag::Opening("e2e4".into()), &["longer"]),
        (Flag::Idle("knight".into()), &["livelier"]),
    ];
    for (flag, names) in flags {
        let mut studio = Studio::first();
        let mends = studio.mends(&flag);
        assert_eq!(mends.iter().map(Mend::name).collect::<Vec<_>>(), names, "{flag:?}");
        for mend in mends {
            make(&mut studio, &mend);
            studio.update(Act::Undo);
        }
    }
    let forced = Studio::new(chesswright_studio::fork("antichess"));
    assert!(forced.mends(&Flag::Narrow).contains(&Mend::FreeCapture));
    let checks = Studio::new(chesswright_studio::fork("3check"));
    assert_eq!(checks.mends(&Flag::Short)[0], Mend::MoreChecks);
    // A game that cannot be played has no suggestions.
    assert_eq!(Studio::new(Document::new("name =")).mends(&Flag::Drawish), []);
}
