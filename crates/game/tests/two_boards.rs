//! Games on two boards: supply, the log, four clocks, ends, and BPGN.

use chesswright_game::{Board, Cause, Decision, Draws, Match, PlayError, Seat};
use chesswright_notation::bpgn::Reader;
use chesswright_rules::{Reason, Rules, Side};

use crate::common::{Dice, built_in, rules};

const WHITE_A: Seat = Seat { board: Board::A, side: Side(0) };
const BLACK_A: Seat = Seat { board: Board::A, side: Side(1) };
const WHITE_B: Seat = Seat { board: Board::B, side: Side(0) };
const BLACK_B: Seat = Seat { board: Board::B, side: Side(1) };

fn bughouse() -> Rules {
    rules("bughouse")
}

fn started() -> Match {
    Match::new(&bughouse()).unwrap()
}

/// Plays moves such as `A e2e4`, one second after the other.
fn play(game: &mut Match, moves: &[&str]) {
    for (at, text) in moves.iter().enumerate() {
        let (board, text) = text.split_once(' ').unwrap();
        let board = if board == "A" { Board::A } else { Board::B };
        game.play_text(board, text, at as u64 * 1000).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

/// Everything that a player can see of both boards.
fn seen(game: &Match) -> Vec<String> {
    Board::BOTH
        .into_iter()
        .map(|board| {
            let position = game.game(board).position();
            let times = game.game(board).clock().map(|clock| clock.times(0).to_string());
            format!("{:?} {} {times:?}", position.setup(), position.key())
        })
        .collect()
}

#[test]
fn captures_come_to_the_partner() {
    let mut game = started();
    play(&mut game, &["A e2e4", "A d7d5", "B e2e4", "A e4d5", "B d7d5", "B e4d5"]);
    let hands = |board: Board| game.game(board).position().hands();
    let pawn = game.rules().kind("pawn").unwrap();
    assert_eq!(hands(Board::A), [(Side(1), pawn, 1)], "what White captured at board B");
    assert_eq!(hands(Board::B), [(Side(1), pawn, 1)]);
    assert_eq!(
        game.log().iter().map(|logged| logged.label.to_string()).collect::<Vec<_>>(),
        ["1A.", "1a.", "1B.", "2A.", "1b.", "2B."]
    );
    assert!(Match::new(&rules("crazyhouse")).is_err(), "its captures stay at the board");
    assert!(Match::new(&rules("chess")).is_err());
    Match::new(&rules("supply")).unwrap();
}

#[test]
fn a_check_that_the_partner_can_answer_is_no_mate() {
    let start = "4k3/8/8/8/8/8/8/R3K2R[] w - - 0 1";
    let rules = bughouse();
    let read = |text: &str| chesswright_notation::position::read(&rules, text).unwrap().position;
    let waits = read("6k1/5ppp/8/8/8/8/8/4RK2[] w - - 0 1");
    let mut game = Match::from_positions([&waits, &read(start)]).unwrap();
    game.set_clock(&"1".parse().unwrap());
    game.start_clock(0);
    game.play_text(Board::A, "e1e8", 1000).unwrap();
    assert!(game.is_waiting(Board::A) && game.ending().is_none());
    assert_eq!(game.to_move(Board::A), BLACK_A);
    assert_eq!(game.legal_moves(Board::A), []);
    assert_eq!(game.play_text(Board::A, "g8h8", 1500), Err(PlayError::Illegal));
    // Its clock runs, while the partner plays.
    game.play_text(Board::B, "a1a8", 2000).unwrap();
    assert_eq!(game.left(BLACK_A, 2000), Some(59_000));
    assert!(game.judge_time(62_000));
    let (board, ending) = game.ending().unwrap();
    assert_eq!((board, ending.cause), (Board::A, Cause::Time(Side(1))));
    assert_eq!(game.winners(), Some([WHITE_A, BLACK_B]));

    // A knight from the partner answers it.
    let captures = read("4k3/8/8/8/8/8/8/R3K1nR[] w - - 0 1");
    let mut game = Match::from_positions([&waits, &captures]).unwrap();
    game.play_text(Board::A, "e1e8", 0).unwrap();
    game.play_text(Board::B, "h1g1", 0).unwrap();
    assert!(!game.is_waiting(Board::A));
    game.play_text(Board::A, "N@f8", 0).unwrap();
    // A board by itself has no partner.
    let mut alone = chesswright_game::Game::from_position(&waits);
    alone.play_text("e1e8", chesswright_game::Branch::Variation, 0).unwrap();
    assert_eq!(alone.ending().unwrap().cause, Cause::Rules(Reason::Checkmate));
}

#[test]
fn the_end_of_one_board_ends_both() {
    let mut game = started();
    play(&mut game, &["A e2e4", "A e7e5", "A f1c4", "A b8c6", "B d2d4", "A d1h5", "A g8f6", "A h5f7"]);
    let (board, ending) = game.ending().unwrap();
    assert_eq!((board, ending.cause), (Board::A, Cause::Rules(Reason::Checkmate)));
    assert_eq!(game.winners(), Some([WHITE_A, BLACK_B]));
    assert_eq!(game.legal_moves(Board::B), []);
    assert_eq!(game.play_text(Board::B, "d7d5", 0), Err(PlayError::Over));
    assert!(!game.resign(WHITE_B, 0) && !game.abort(0) && !game.judge_time(0));
    assert!(game.undo(0));
    assert!(game.ending().is_none());
    game.play_text(Board::B, "d7d5", 0).unwrap();
    assert!(game.resign(WHITE_B, 0));
    assert_eq!(game.winners(), Some([BLACK_B, WHITE_A]));
}

#[test]
fn two_of_four_clocks_run() {
    let mut game = started();
    game.set_clock(&"1+2".parse().unwrap());
    game.start_clock(0);
    game.play_text(Board::A, "e2e4", 5_000).unwrap();
    game.play_text(Board::B, "e2e4", 9_000).unwrap();
    let left = |seat| game.left(seat, 11_000).unwrap();
    assert_eq!([WHITE_A, BLACK_A, WHITE_B, BLACK_B].map(left), [57_000, 54_000, 53_000, 58_000]);
    // What comes from the other board presses no clock.
    game.play_text(Board::A, "d7d5", 11_000).unwrap();
    game.play_text(Board::A, "e4d5", 12_000).unwrap();
    assert_eq!(game.left(BLACK_B, 12_000), Some(57_000));
    assert_eq!(game.left(BLACK_A, 13_000), Some(55_000));

    // The first flag decides, at the moment at which it fell.
    let mut late = game.clone();
    assert_eq!(late.play_text(Board::B, "d7d5", 80_000), Err(PlayError::TimeUp));
    assert!(late.judge_time(80_000));
    assert_eq!(late.ending().unwrap().1.cause, Cause::Time(Side(1)));
    assert_eq!(late.ending().unwrap().0, Board::A, "Black at board A had less time");
    assert_eq!(late.left(BLACK_B, 80_000), Some(1_000));
}

#[test]
fn undo_takes_back_the_last_move_wherever_it_was() {
    let mut game = started();
    game.set_clock(&"5+1".parse().unwrap());
    game.start_clock(0);
    let mut before = vec![];
    for (at, (board, text)) in [
        (Board::A, "e2e4"),
        (Board::A, "d7d5"),
        (Board::B, "g1f3"),
        (Board::A, "e4d5"),
        (Board::B, "P@e4"),
        (Board::B, "f3e5"),
    ]
    .into_iter()
    .enumerate()
    {
        before.push(positions(&game));
        game.play_text(board, text, at as u64 * 700).unwrap();
    }
    for (at, state) in before.iter().enumerate().rev() {
        assert!(game.undo(99_000));
        assert_eq!(positions(&game), *state, "move {at}");
        assert_eq!(game.log().len(), at);
    }
    assert!(!game.undo(99_000));
    assert!(Board::BOTH.into_iter().all(|board| game.game(board).tree().is_empty()));
    assert_eq!(game.left(WHITE_A, 99_000), Some(300_000));
    assert_eq!(game.left(WHITE_B, 99_000), Some(300_000));
}

fn positions(game: &Match) -> Vec<String> {
    Board::BOTH.into_iter().map(|board| format!("{:?}", game.game(board).position().setup())).collect()
}

#[test]
fn random_matches_go_back_to_the_beginning_and_through_bpgn() {
    let rules = bughouse();
    let (mut drops, mut ended) = (0, 0);
    for seed in 0..12 {
        let mut dice = Dice::new(seed);
        let mut game = Match::new(&rules).unwrap();
        game.set_draws(Draws::Claimed);
        game.set_clock(&"3".parse().unwrap());
        let begin = seen(&game);
        game.start_clock(0);
        game.player_mut(WHITE_A).name = "Ada".into();
        game.player_mut(BLACK_B).rating = Some(1900);
        game.tags.insert("Event".into(), format!("seed {seed}"));
        let mut now = 0;
        let mut states = vec![];
        for _ in 0..120 {
            now += dice.roll(900) as u64;
            let board = Board::BOTH[dice.roll(2)];
            let moves = game.legal_moves(board);
            let position = game.game(board).position();
            let lively: Vec<_> = moves
                .iter()
                .filter(|played| played.drop().is_some() || !position.captures(played).is_empty())
                .collect();
            let chosen = match lively.get(dice.roll(lively.len())) {
                Some(&played) if dice.roll(3) > 0 => played.clone(),
                _ => match moves.get(dice.roll(moves.len())) {
                    Some(played) => played.clone(),
                    None => continue,
                },
            };
            states.push(positions(&game));
            drops += usize::from(chosen.drop().is_some());
            game.play(board, &chosen, now).unwrap();
            if game.ending().is_some() {
                break;
            }
        }
        if game.ending().is_none() && dice.roll(2) == 0 {
            game.resign(Seat::ALL[dice.roll(4)], now);
        }
        ended += usize::from(game.ending().is_some());

        let text = game.to_bpgn(&built_in);
        let mut variants = built_in;
        let record = Reader::new(text.as_bytes(), &mut variants).record().unwrap().unwrap();
        assert_eq!(record.faults, [], "{text}");
        let again = Match::from_record(&record).unwrap();
        assert_eq!(again.to_bpgn(&built_in), text);
        assert_eq!(positions(&again), positions(&game), "{text}");
        assert_eq!(again.ending(), game.ending(), "{text}");

        while let Some(state) = states.pop() {
            assert!(game.undo(now));
            assert_eq!(positions(&game), state);
        }
        game.stop_clock(now);
        assert_eq!(seen(&game), begin);
    }
    assert!(drops > 100, "only {drops} drops");
    assert!(ended > 3, "only {ended} matches ended");
}

#[test]
fn recorded_matches_end_as_their_last_words_say() {
    let text = include_str!("../../notation/tests/data/two-boards.bpgn");
    let mut variants = built_in;
    let mut reader = Reader::new(text.as_bytes(), &mut variants);
    let mut seen = vec![];
    while let Some(record) = reader.record().unwrap() {
        let game = Match::from_record(&record).unwrap();
        assert_eq!(game.log().len(), record.entries.len());
        let words = record.closing.clone().unwrap();
        let (board, ending) = game.ending().unwrap();
        let Decision::Won(winner) = ending.decision else { panic!("{words}: {ending:?}") };
        let loser = Seat { board, side: winner }.opponent();
        assert!(words.starts_with(&game.player(loser).name), "{words}: {board} {ending:?}");
        match ending.cause {
            Cause::Rules(Reason::Checkmate) => assert!(words.ends_with("checkmated")),
            Cause::Time(side) => assert!(words.ends_with("forfeits on time") && side == loser.side),
            other => panic!("{words}: {other:?}"),
        }
        assert_eq!(game.left(WHITE_A, 0).is_some(), record.tags.value("TimeControl").is_some());
        seen.push(words);
    }
    assert!(seen.iter().any(|words| words.ends_with("checkmated")));
    assert!(seen.iter().any(|words| words.ends_with("forfeits on time")));
}

#[test]
fn a_board_is_saved_with_what_came_to_it() {
    let mut game = started();
    play(&mut game, &["A e2e4", "A d7d5", "A e4d5", "B d2d4", "B P@e4"]);
    let board = game.game(Board::B);
    let node = board.path()[0];
    assert_eq!(board.tree().get(node).map(|node| node.text()), Some("in:black:pawn*1"));
    let loaded =
        chesswright_game::save::load(&chesswright_game::save::save(board, &built_in, 0), &built_in).unwrap();
    assert_eq!(loaded.findings, []);
    assert_eq!(loaded.game.position().setup(), board.position().setup());
}
