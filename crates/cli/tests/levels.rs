//! Levels in the terminal.

use crate::common::{chesswright, chesswright_with_input, file};

#[test]
fn two_people_play_a_level_in_the_terminal() {
    let file = format!("{}/duel.clt", env!("CARGO_TARGET_TMPDIR"));
    let sides = r#"sides: [{"id": "you"}, {"id": "foe", "control": "human"}]"#;
    std::fs::write(&file, format!("title: Duel\n{sides}\ngoal: take all\n\nr.n\n...\nR.N\n")).unwrap();
    let answer = chesswright_with_input(&["play", &file], "a1a3\nc3b1\na3a1\nb1a3\na1a3\n");
    assert!(answer.starts_with("exit 0"), "{answer}");
    assert!(
        answer.contains("foe> ") && answer.contains("The game is over: you win (goal reached)."),
        "{answer}"
    );
}

#[test]
fn level_generate_makes_levels_and_refuses_impossible_options() {
    let wish = [
        "level",
        "generate",
        "--size",
        "5x5",
        "--objects",
        "Nx",
        "--par",
        "4-8",
        "--bits",
        "4",
        "--seed",
        "1",
    ];
    let made = chesswright(&wish);
    assert!(made.starts_with("exit 0"), "{made}");
    assert_eq!(made, chesswright(&wish), "the same options and seed make the same level");
    let drawing = made.split_once('\n').and_then(|(_, rest)| rest.split_once("---\n")).unwrap().0;
    let file = format!("{}/made.clt", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, drawing).unwrap();
    let solved = chesswright(&["level", "solve", &file]);
    assert!(solved.starts_with("exit 0"), "{solved}");
    let par =
        solved.lines().find_map(|line| line.trim().strip_prefix("par ")?.split(',').next()?.parse().ok());
    assert!(matches!(par, Some(4..=8)), "{solved}");
    assert!(!solved.contains("no effect"), "{solved}");
    for (more, why) in [
        (["--ground", "?", "--objects", "Rx"], "`?`"),
        (["--ground", ".", "--objects", "px"], "the player has no piece"),
        (["--enemy", "minimax-1(9)", "--objects", "Rxr"], "minimax"),
        (["--size", "2x2", "--objects", "RRRRx"], "5 objects do not fit on 2 by 2 cells"),
        (["--bits", "nan", "--objects", "Rx"], "--bits"),
    ] {
        let answer = chesswright(&[&["level", "generate", "--seconds", "1"][..], &more].concat());
        assert!(answer.starts_with("exit 2") && answer.contains(why), "{more:?}: {answer}");
    }
}

#[test]
fn level_solve_names_par_solutions_and_proof_within_its_limits() {
    let solve = |file: &str, more: &[&str]| {
        let answer = chesswright(&[&["level", "solve", file, "--json"], more].concat());
        let json =
            answer.split_once('\n').and_then(|(_, rest)| rest.split_once("---\n")).unwrap().0.to_owned();
        let json = serde_json::from_str::<serde_json::Value>(&json);
        json.unwrap_or_else(|error| panic!("{error}: {answer}"))["levels"][0].clone()
    };
    let specified = |name: &str| format!("{}/../puzzle/tests/specified/{name}", env!("CARGO_MANIFEST_DIR"));
    let answer = solve(&specified("13-jam-the-pad.clt"), &[]);
    assert_eq!((&answer["par"], &answer["lines"]), (&3.into(), &1.into()));
    assert_eq!(answer["line"], "Nf3e1 Ba1c3 Bc3a5");
    assert_eq!((&answer["proof"]["par"], &answer["proof"]["forced"]), (&3.into(), &3.into()));
    // Memory for too few positions to hold the whole graph, and enough for a search that forgets some.
    let file = format!("{}/crowd.clt", env!("CARGO_TARGET_TMPDIR"));
    let rows = "kr.....\npp.....\n..N....\n.......\n.......\n....Q..\nK.....R\n";
    std::fs::write(&file, format!("enemy: hunter\ngoal: take the king\n\n{rows}")).unwrap();
    let answer = solve(&file, &["--states", "60000", "--memory", "1"]);
    assert_eq!((&answer["par"], &answer["proof"]["forced"]), (&2.into(), &2.into()));
    let answer = solve(&specified("06-over-their-heads.clt"), &["--states", "20"]);
    assert_eq!((&answer["par"], &answer["ended"]), (&serde_json::Value::Null, &"full".into()));
}

#[test]
fn level_solve_distinguishes_unsolvable_from_unknown() {
    // A bishop never changes the colour of its cell.
    let unsolvable = file("unsolvable.clt", "enemy: none\nwin: exit\n\nB..\n..x\n");
    let answer = chesswright(&["level", "solve", &unsolvable]);
    assert!(answer.starts_with("exit 1\n") && answer.contains("cannot be won"), "{answer}");
    let solvable = file("solvable.clt", "enemy: none\nwin: exit\n\nR.x\n");
    let out_of_time = chesswright(&["level", "solve", &solvable, "--seconds", "0"]);
    assert!(
        out_of_time.starts_with("exit 2\n") && !out_of_time.contains("cannot be won"),
        "not known is not unsolvable: {out_of_time}"
    );
    let message = format!("{solvable}: not solved within 0 seconds; --seconds allows more time\n");
    assert!(out_of_time.ends_with(&message), "{out_of_time}");
    assert!(chesswright(&["level", "solve", &solvable]).starts_with("exit 0\n"));
    let several = chesswright(&["level", "solve", &solvable, &unsolvable, "--json"]);
    assert!(several.starts_with("exit 1\n"), "{several}");
}
