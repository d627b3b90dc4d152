//! What the engine learns from games, and plays with.

use crate::common::{chesswright, file};

#[test]
fn experience_beside_a_document_is_used_and_refused_when_it_does_not_fit() {
    let game = file("taught.toml", "name = \"taught\"\nextends = \"chess\"\nend.repetition = 4\n");
    // The knight is worth much more on a cell that it can reach at once.
    let cells: Vec<&str> = (0..64).map(|cell| if cell == 21 { "900" } else { "0" }).collect();
    let play = || {
        let lines = ["position startpos", "go depth 1"];
        let commands: Vec<&str> = lines.iter().flat_map(|line| ["--do", line]).collect();
        let variant = ["--do", "setoption name UCI_Variant value taught"];
        chesswright(&[&["engine", "--protocol", "uci", "--define", &game][..], &variant, &commands].concat())
    };
    file("taught.experience", "");
    let without = play();
    file("taught.experience", &format!("both knight middle {}\n", cells.join(" ")));
    let with = play();
    let score = |answer: &str| {
        let last = answer.lines().rfind(|line| line.starts_with("info depth 1 "))?;
        last.split_once(" cp ")?.1.split(' ').next()?.parse::<i32>().ok()
    };
    assert!(score(&without).is_some_and(|score| score < 200), "{without}");
    assert!(score(&with).is_some_and(|score| score > 400), "{with}");

    file("taught.experience", "both knight middle 1 2\n");
    assert!(play().contains("line 1: found 2 numbers, expected 64"), "{}", play());
    let answer = chesswright(&["match", &game, "--nodes", "10", "--games", "2"]);
    assert!(
        answer.starts_with("exit 2") && answer.contains("does not fit the document; delete that file"),
        "{answer}"
    );
}

#[test]
fn training_that_is_stopped_continues_to_the_same_result() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("training");
    let _ = std::fs::remove_dir_all(&folder);
    let kept = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    let path = folder.display().to_string();
    let train = |games: &str| {
        let settings =
            ["train", "minishogi", "--nodes", "30", "--proof", "4", "--rounds", "1", "--concurrency", "1"];
        chesswright(&[&settings[..], &["--games", games, "--folder", &path, "--network-games", "0"]].concat())
    };
    let answer = train("8");
    assert!(answer.starts_with("exit 0\nRound 1\n  8 games of 30 nodes a move\n"), "{answer}");
    let (games, learnt, proof) = (kept("games-1.pgn"), kept("learnt-1.experience"), kept("match-1.pgn"));
    assert_eq!((games.matches("[Event").count(), proof.matches("[Event").count()), (8, 4));
    assert!(learnt.contains("both gold middle"), "{learnt}");
    // As if the run had stopped in the middle of a game.
    std::fs::write(folder.join("games-1.pgn"), &games[..games.len() / 2]).expect("it can be written");
    assert_eq!(train("8"), answer);
    assert_eq!(
        (kept("games-1.pgn"), kept("learnt-1.experience"), kept("match-1.pgn")),
        (games, learnt, proof)
    );
    // The match is already complete.
    assert!(!train("8").contains("after learning"));
}

#[test]
fn training_ends_with_a_network_that_a_match_judges() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("training-network");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("it can be made");
    let document = folder.join("own.toml");
    std::fs::write(&document, "extends = \"losalamos\"\nname = \"own\"\n").expect("it can be written");
    let document = document.display().to_string();
    let train = || {
        let settings = ["train", &document, "--rounds", "0", "--concurrency", "2", "--network-games", "60"];
        let small = ["--network-nodes", "30", "--network-proof", "4", "--network-proof-nodes", "30"];
        chesswright(&[&settings[..], &small].concat())
    };
    let answer = train();
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines[..3], ["exit 0", "Network 1", "  60 games of 30 nodes a move"], "{answer}");
    assert!(answer.contains("epoch 5: loss"), "{answer}");
    // A network that corrects is tried if and only if the one alone has proved nothing.
    let (alone, corrects) = answer.split_once("  a network that corrects\n").unwrap_or((&answer, ""));
    assert!(alone.contains("  a network that plays alone\n"), "{answer}");
    assert_eq!(alone.contains(": proved, taken\n"), corrects.is_empty(), "{answer}");
    // So few games prove something only by chance; the network is taken if and only if they do.
    let network = folder.join("own.net");
    assert_eq!(answer.contains(": proved, taken\n"), network.exists(), "{answer}");
    assert!(network.exists() || answer.contains("The matches proved no gain"), "{answer}");
    // The same command finds all of it done.
    let again = train();
    assert!(!again.contains("epoch"), "{again}");
    assert_eq!(again.lines().last(), lines.last().copied(), "{again}");

    // A network beside a document plays whenever the document is played; one of another game is refused.
    let trained = folder.join("own.games/network-1-alone-60.net");
    std::fs::copy(&trained, &network).expect("it is there");
    let engine = || {
        let lines = ["setoption name UCI_Variant value own", "position startpos", "go depth 2"];
        let commands: Vec<&str> = lines.iter().flat_map(|line| ["--do", line]).collect();
        chesswright(&[&["engine", "--protocol", "uci", "--define", &document][..], &commands].concat())
    };
    let with = engine();
    std::fs::write(&network, b"something else").expect("it can be written");
    let refused = chesswright(&["match", &document, "--nodes", "10", "--games", "2"]);
    assert!(refused.contains("does not fit the document; delete that file"), "{refused}");
    assert!(with.contains(&format!("evaluation by the network `{}`", network.display())), "{with}");
}
