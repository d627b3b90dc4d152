//! Clocks: their arithmetic, and their texts.

use crate::common;

use chesswright_game::clock::{Bonus, Clock, TimeControl};
use chesswright_game::{Branch, Cause, Decision, Game};
use chesswright_rules::{Position, Side};
use proptest::prelude::*;

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A clock of two sides after turns of these lengths, started at the moment 0. Stops at a fallen flag.
fn after(text: &str, turns: &[u64]) -> (Clock, u64, bool) {
    let mut clock = Clock::new(control(text), 2, Side(0));
    let mut now = 0;
    clock.start(now);
    for (i, turn) in turns.iter().enumerate() {
        now += turn;
        if clock.flag(now).is_some() {
            return (clock, now, true);
        }
        clock.press(now, Side((i as u8 + 1) % 2));
    }
    (clock, now, false)
}

/// The time left of both sides, in milliseconds.
fn left(text: &str, turns: &[u64]) -> [u64; 2] {
    let (clock, now, _) = after(text, turns);
    [clock.reading(Side(0), now).left, clock.reading(Side(1), now).left]
}

#[test]
fn time_controls_are_read_and_written() {
    for (text, written) in [
        ("5", "5"),
        ("5+3", "5+3"),
        (" 5 + 3 ", "5+3"),
        ("3|2", "3+2"),
        ("0.5+0.5", "30s+0.5"),
        ("1.5", "90s"),
        ("90s", "90s"),
        ("1h", "60"),
        ("2min+2sec", "2+2"),
        ("5d2", "5d2"),
        ("5D2", "5d2"),
        ("5b2.25", "5b2.25"),
        ("0+3", "0+3"),
        ("0d5", "0d5"),
        ("10|5x30", "10|5x30"),
        ("10+5|3x10", "10+5|3x10"),
        ("0|1x3days", "0|1x3days"),
        ("1day", "1day"),
        ("40/90:30", "40/90:30"),
        ("40/90+30:20/60+30:15+30", "40/90+30:20/60+30:15+30"),
        ("25/5", "25/5"),
        ("hourglass 1", "hourglass 1"),
        ("5+3,3+2", "5+3,3+2"),
        ("250ms", "0.25s"),
    ] {
        assert_eq!(control(text).to_string(), written, "{text}");
        assert_eq!(control(written), control(text));
    }
}

#[test]
fn invalid_time_controls_are_explained() {
    for (text, message) in [
        ("", "character 1: expected a number: minutes"),
        ("soon", "character 1: expected a number: minutes"),
        ("0", "character 2: this leaves no time to move; for a game without a clock, omit the clock"),
        ("0+0", "character 4: this leaves no time to move; for a game without a clock, omit the clock"),
        ("5+", "character 3: expected a number: seconds a move"),
        ("5+3x", "character 4: the text should end here"),
        (
            "5:3",
            "character 4: every stage but the last needs a number of moves, such as `40/`, and no periods",
        ),
        (
            "40/9|5x3:3",
            "character 11: every stage but the last needs a number of moves, such as `40/`, and no periods",
        ),
        ("0/5", "character 1: expected a number of moves from 1 to 10000"),
        ("5|0x30", "character 3: expected a number of periods from 1 to 10000"),
        ("5|3x0", "character 6: a period needs some time"),
        ("5d2|3", "character 5: expected periods, such as `5x30`"),
        ("5.", "character 1: a number has one to three decimals"),
        ("5.1234", "character 1: a number has one to three decimals"),
        ("99999999999999999999", "character 1: that is more than a thousand days"),
        ("1001days", "character 1: that is more than a thousand days"),
        ("0b5", "character 4: a Bronstein delay needs some initial time"),
        ("5,", "character 3: expected a number: minutes"),
    ] {
        let error = text.parse::<TimeControl>().expect_err(text).to_string();
        assert!(error.starts_with(message), "{text}: {error}");
        assert_eq!(TimeControl::lenient(text), None);
    }
    assert_eq!(TimeControl::lenient(" 10 "), Some(control("10")));
}

#[test]
fn every_way_to_count() {
    // Sudden death.
    assert_eq!(left("5", &[10_000, 20_000, 1]), [289_999, 280_000]);
    // Fischer: the increment is added after the move.
    assert_eq!(left("5+3", &[10_000]), [293_000, 300_000]);
    // A delay is free while it lasts, and cannot be saved up.
    assert_eq!(left("5d2", &[1_000, 5_000]), [300_000, 297_000]);
    // Bronstein returns the time used, up to its limit.
    assert_eq!(left("5b2", &[1_000, 5_000]), [300_000, 297_000]);
    // Stages: the rest of the time is kept, and the new time is added.
    assert_eq!(left("2/1:5+1", &[10_000, 0, 20_000, 0, 0]), [330_000 + 1_000, 360_000]);
    // The last stage starts again.
    assert_eq!(left("1/1", &[10_000, 0]), [110_000, 120_000]);
    // Hourglass: the opponent receives the time that a side uses.
    assert_eq!(left("hourglass 1", &[10_000, 3_000]), [53_000, 67_000]);
}

#[test]
fn byo_yomi() {
    let shown = |turns: &[u64], ahead: u64| {
        let (clock, now, flag) = after("1|3x10", turns);
        assert!(!flag);
        let reading = clock.reading(Side(0), now + ahead);
        (reading.left, reading.periods, reading.in_periods, clock.flag(now + ahead).is_some())
    };
    assert_eq!(shown(&[], 59_999), (1, Some(3), false, false));
    assert_eq!(shown(&[], 60_000), (10_000, Some(3), true, false));
    assert_eq!(shown(&[], 69_999), (1, Some(3), true, false));
    assert_eq!(shown(&[], 70_000), (10_000, Some(2), true, false));
    assert_eq!(shown(&[], 89_999), (1, Some(1), true, false));
    assert_eq!(shown(&[], 90_000), (0, Some(0), false, true));
    // A move within a period is free, and the next turn has a whole period again.
    assert_eq!(shown(&[65_000, 1_000], 9_999), (1, Some(3), true, false));
    assert_eq!(shown(&[75_000, 1_000], 0), (10_000, Some(2), true, false));
    // While the other side is to move, the display shows a whole period.
    let (clock, now, _) = after("1|3x10", &[75_000]);
    assert_eq!(clock.reading(Side(0), now + 5_000).left, 10_000);
    assert!(after("1|3x10", &[85_000, 0, 9_999, 0, 10_000]).2);
}

#[test]
fn flags_fall_to_the_millisecond() {
    for (text, limit) in
        [("1", 60_000), ("1+5", 60_000), ("1d5", 65_000), ("1b5", 60_000), ("0+3", 3_000), ("0d5", 5_000)]
    {
        let mut clock = Clock::new(control(text), 2, Side(0));
        assert_eq!(clock.falls_at(), None, "it rests");
        clock.start(1_000);
        assert_eq!(clock.falls_at(), Some(1_000 + limit), "{text}");
        assert_eq!(clock.flag(1_000 + limit - 1), None, "{text}");
        assert_eq!(clock.flag(1_000 + limit), Some(Side(0)), "{text}");
    }
}

#[test]
fn a_fallen_flag_loses_unless_nobody_could_win() {
    let flagged = |fen: &str| {
        let position = chesswright_notation::position::read(&common::rules("chess"), fen).unwrap().position;
        let mut game = Game::from_position(&position);
        game.set_clock(control("1"));
        game.start_clock(0);
        assert!(!game.judge_time(59_999, &Position::can_win));
        assert!(game.judge_time(60_000, &Position::can_win));
        game.ending().unwrap()
    };
    let lost = flagged("4k2r/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!((lost.decision, lost.cause), (Decision::Won(Side(1)), Cause::Time(Side(0))));
    let drawn = flagged("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    assert_eq!((drawn.decision, drawn.cause), (Decision::Drawn, Cause::TimeWithoutMaterial(Side(0))));
}

#[test]
fn turns_of_several_steps_are_one_turn_of_the_clock() {
    let mut game = Game::new(&common::rules("marseillais"));
    game.set_clock(control("5+3"));
    game.start_clock(0);
    for (text, now) in [("e2e4", 1_000), ("e7e5", 2_000), ("d7d5", 5_000)] {
        game.play_text(text, Branch::Variation, now).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    let times = game.clock().unwrap().times(5_000);
    // White's first turn has one step. Black's two steps together took four seconds and earned one increment.
    assert_eq!(times.sides.iter().map(|side| side.left).collect::<Vec<_>>(), [302_000, 299_000]);
    assert!(game.undo(9_000));
    // The clock is in its state after black's first step: one second of the turn is used.
    assert_eq!(game.clock().unwrap().times(9_000).spent, 1_000);
    assert_eq!(game.clock().unwrap().times(9_500).spent, 1_500);
}

#[test]
fn pausing_keeps_what_was_used() {
    let mut clock = Clock::new(control("1d2"), 2, Side(0));
    clock.start(0);
    clock.pause(1_500);
    clock.start(100_000);
    clock.pause(101_000);
    clock.start(200_000);
    // The turn used 2.5 s, including the delay of 2 s. A pause does not restart the delay.
    assert_eq!(clock.reading(Side(0), 200_000).left, 59_500);
    clock.press(200_000, Side(1));
    assert_eq!(clock.reading(Side(0), 200_000).left, 59_500);
}

fn any_control() -> impl Strategy<Value = String> {
    let bonus = prop_oneof![Just(String::new()), "[+db][0-9]{1,2}", "[+][0-9]\\.[1-9]"];
    let stage = (1u32..90, bonus).prop_map(|(base, bonus)| format!("{base}{bonus}"));
    let first = (1u32..6, stage.clone()).prop_map(|(moves, stage)| format!("{moves}/{stage}:"));
    let periods =
        prop_oneof![Just(String::new()), (1u32..6, 1u32..60).prop_map(|(n, each)| format!("|{n}x{each}"))];
    let normal = (prop::option::of(first), stage, periods)
        .prop_map(|(first, stage, periods)| format!("{}{stage}{periods}", first.unwrap_or_default()));
    prop_oneof![6 => normal, 1 => (1u32..9).prop_map(|base| format!("hourglass {base}"))]
}

proptest! {
    #[test]
    fn written_time_controls_are_read_back(text in any_control()) {
        let read = control(&text);
        prop_assert_eq!(control(&read.to_string()), read);
    }

    #[test]
    fn no_text_makes_the_parser_panic(text in "[0-9a-z+|:/., ×½]{0,24}") {
        let _ = text.parse::<TimeControl>();
    }

    /// No time is lost: the time left is the time given, minus the time used and not returned.
    #[test]
    fn time_is_neither_lost_nor_made(
        base in 1u64..200, bonus in 0u64..20, kind in 0..5, turns in prop::collection::vec(0u64..30_000, 0..40),
    ) {
        let text = match kind {
            0 => format!("{base}s"),
            1 => format!("{base}s+{bonus}"),
            2 => format!("{base}s d{bonus}"),
            3 => format!("{base}s b{bonus}"),
            _ => format!("hourglass {base}s"),
        };
        let (clock, now, flag) = after(&text, &turns);
        prop_assume!(!flag);
        let bonus = bonus * 1000;
        let (mut expected, mut turn) = ([base * 1000; 2], 0);
        for &used in &turns {
            let (given, taken) = match clock.control().of(0).stage(0).bonus {
                Bonus::None => (0, used),
                Bonus::Increment(_) => (bonus, used),
                Bonus::Delay(_) => (0, used - used.min(bonus)),
                Bonus::Bronstein(_) => (used.min(bonus), used),
                Bonus::Hourglass => { expected[1 - turn] += used; (0, used) }
            };
            expected[turn] = expected[turn] + given - taken;
            turn = 1 - turn;
        }
        prop_assert_eq!([clock.reading(Side(0), now).left, clock.reading(Side(1), now).left], expected);
    }

    /// Looking at a clock, pausing it and resuming it never changes the total time.
    #[test]
    fn pauses_change_nothing(text in any_control(), parts in prop::collection::vec(0u64..5_000, 1..8)) {
        let mut whole = Clock::new(control(&text), 2, Side(0));
        whole.start(0);
        let mut parted = whole.clone();
        let (mut now, mut used) = (0, 0);
        for part in &parts {
            now += part;
            used += part;
            parted.pause(now);
            now += 77_777;
            parted.start(now);
        }
        prop_assert_eq!(parted.reading(Side(0), now), whole.reading(Side(0), used));
        prop_assert_eq!(parted.flag(now), whole.flag(used));
        if whole.flag(used).is_none() {
            parted.press(now, Side(1));
            whole.press(used, Side(1));
            prop_assert_eq!(parted.times(now), whole.times(used));
        }
    }

    /// Undoing moves sets the clock back, and redoing them restores the same times.
    #[test]
    fn undo_restores_the_clock(text in any_control(), turns in prop::collection::vec(0u64..9_000, 1..12)) {
        let rules = common::rules("gardner");
        let mut game = Game::new(&rules);
        game.set_clock(control(&text));
        game.start_clock(0);
        let mut now = 0;
        let mut shown = vec![game.clock().unwrap().times(now)];
        for turn in turns {
            now += turn;
            let played = game.position().legal_moves().first().cloned();
            let Some(played) = played else { break };
            if game.play(&played, Branch::Variation, now).is_err() { break }
            shown.push(game.clock().unwrap().times(now));
        }
        for times in shown.iter().rev().skip(1) {
            now += 1_234;
            prop_assert!(game.undo(now));
            prop_assert_eq!(&game.clock().unwrap().times(now), times);
        }
        for times in shown.iter().skip(1) {
            now += 1_234;
            prop_assert!(game.redo(now));
            prop_assert_eq!(&game.clock().unwrap().times(now), times);
        }
    }
}
