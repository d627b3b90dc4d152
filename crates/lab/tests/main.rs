//! Trials of games that are known to be fair or not, and levels that are known.

use chesswright_catalog::{Catalog, level};
use chesswright_document::Document;
use chesswright_engine::Stop;
use chesswright_lab::{Answer, Errand, Flag, Record, Report, Tally, Terms, Told, Trial, invent, prove, run};
use chesswright_rules::Rules;

fn rules(text: &str) -> Rules {
    let found = Document::new(text).examine(&Catalog);
    found.rules.unwrap_or_else(|| panic!("{text}\n{:?}", found.findings))
}

fn tried(rules: &Rules, terms: Terms, games: u64) -> Report {
    let mut trial = Trial::new(rules, terms).unwrap();
    let mut tally = Tally::default();
    for number in 0..games {
        tally.add(&trial.play(number, &Stop::new()).unwrap());
    }
    tally.report(rules)
}

const QUICK: Terms = Terms { nodes: 60, random: 4, longest: 120, seed: 1 };

#[test]
fn a_game_with_a_second_army_is_flagged_and_chess_is_not() {
    let odds = rules(
        "name = 'odds'\nextends = 'chess'\nsetup = '4k3/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'\ncastling = false\n",
    );
    let report = tried(&odds, QUICK, 24);
    assert!(report.flags.contains(&Flag::Ahead(0)), "{report:?}");
    assert!(report.scores[0].low > 0.6 && report.scores[1].high < 0.4);
    let chess = tried(&rules("name = 'x'\nextends = 'chess'\n"), QUICK, 24);
    assert!(
        !chess.flags.iter().any(|flag| matches!(flag, Flag::Ahead(_) | Flag::Short | Flag::Idle(_))),
        "{chess:?}"
    );
    assert!(chess.branching > 15.0 && chess.captures > 5.0);
    assert_eq!(chess.histogram.iter().map(|(_, games)| games).sum::<u64>(), 24);
    assert_eq!(chess.reasons.iter().map(|(_, games)| games).sum::<u64>(), 24);
}

#[test]
fn a_piece_that_cannot_move_is_found() {
    let stuck = rules(
        "name = 'stuck'\nextends = 'chess'\npieces.knight.betza = 'mFmD'\npieces.bishop.betza = 'm(7,7)'\n",
    );
    let report = tried(&stuck, Terms { longest: 40, ..QUICK }, 20);
    assert!(report.flags.contains(&Flag::Idle("bishop".into())), "{report:?}");
    assert!(!report.flags.contains(&Flag::Idle("knight".into())));
    let over = rules("name = 'x'\nextends = 'chess'\nsetup = '4k3/8/8/8/8/8/8/4K3'\ncastling = false\n");
    assert!(Trial::new(&over, QUICK).is_ok());
}

/// What an errand tells, as messages on the way.
fn told(errand: &Errand, most: usize) -> Vec<Told> {
    let text = serde_json::to_string(errand).unwrap();
    let mut all = vec![];
    run(&serde_json::from_str(&text).unwrap(), &mut |told| {
        let text = serde_json::to_string(&told).unwrap();
        assert_eq!(serde_json::from_str::<Told>(&text).unwrap(), told);
        all.push(told);
        all.len() < most
    });
    all
}

fn records(from: u64, to: u64) -> Vec<Record> {
    let document = "name = 'x'\nextends = 'losalamos'\n".to_owned();
    let all = told(&Errand::Trial { document, terms: QUICK, from, to }, usize::MAX);
    assert_eq!(all.last(), Some(&Told::Done));
    all.into_iter()
        .filter_map(|told| if let Told::Played(record) = told { Some(record) } else { None })
        .collect()
}

#[test]
fn a_trial_goes_on_as_if_it_had_not_been_stopped() {
    let whole = records(0, 4);
    assert_eq!(whole, [records(0, 1), records(1, 4)].concat());
    assert_eq!(whole.len(), 4);
    assert_ne!(whole[0].first.len(), 0);
    let document = "name = 'x'\nextends = 'losalamos'\n".to_owned();
    let stopped = told(&Errand::Trial { document, terms: QUICK, from: 0, to: 100 }, 2);
    assert_eq!(stopped.len(), 3, "it ends after the second game: {stopped:?}");
    let broken = told(&Errand::Trial { document: "name = ".into(), terms: QUICK, from: 0, to: 1 }, 9);
    assert!(matches!(&broken[..], [Told::Failed(_)]), "{broken:?}");
}

/// The second scenario of the workshop: a door, its key, and a guard.
const NINE: &str = "title: Nine\nenemy: guard\ngoal: exit\n\n";

#[test]
fn levels_are_solved_and_graded() {
    let drawing = format!("{NINE}P1.#\n##.D\n...x\n");
    let json = level::read(&drawing).unwrap().to_json();
    let all = told(&Errand::Solve { level: json.clone() }, usize::MAX);
    let known: Vec<&Answer> = all
        .iter()
        .filter_map(|told| if let Told::Known(answer) = told { Some(answer) } else { None })
        .collect();
    assert_eq!(all.last(), Some(&Told::Done));
    let (first, last) = (known[0], known[known.len() - 1]);
    assert!(first.par.is_some() && first.grades.is_none() && last.grades.is_some(), "{all:?}");
    assert_eq!(first.par, last.par);
    assert!(last.idle.is_some());
    // What is proved is what is said.
    let proved = prove(&level::read(&json).unwrap()).unwrap().proof.unwrap();
    assert_eq!((proved.par, proved.line.as_str()), (first.par, first.line.as_str()));
    let lost =
        told(&Errand::Solve { level: level::read("goal: exit\n\nP#x\n").unwrap().to_json() }, usize::MAX);
    assert!(lost.iter().any(|told| matches!(told, Told::Known(answer) if answer.lost)), "{lost:?}");
    assert!(prove(&level::read("goal: exit\n\nP#x\n").unwrap()).is_none());
}

#[test]
fn a_surprise_is_fair() {
    let invention = invent(5, "Surprise", &mut |_| true).expect("one is found");
    let report = &invention.report;
    assert!(report.flags.is_empty() && report.games >= 20, "{report:?}");
    assert!(report.scores.iter().all(|score| score.low < 0.5 && score.high > 0.5), "{report:?}");
    let start = rules(&invention.document).start();
    assert!(start.legal_moves().len() > 5);
    assert!(invent(5, "Surprise", &mut |_| false).is_none());
}

#[test]
fn errands_are_told_from_tasks() {
    let errand = Errand::Solve { level: "{}".into() };
    assert!(Errand::is_written_in(&serde_json::to_string(&errand).unwrap()));
    assert!(!Errand::is_written_in("{\"number\":1,\"task\":{}}"));
    let told: Told = serde_json::from_str(&Told::failure("why")).unwrap();
    assert_eq!(told, Told::Failed("why".into()));
}
