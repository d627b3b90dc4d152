//! Levels, drawn as people draw them.

use chesswright_catalog::level::{self, Level, Place, Tile, packs};
use chesswright_lab::{Answer, Told, Untouched, Way};
use chesswright_rules::Rules;
use chesswright_studio::level::{
    Aim, Enemy, Fall, GoalName, House, LevelAct, LevelBrush, LevelDesk, LevelTask, NEW_LEVEL, Reason,
    RouteNote, Standing, move_word,
};

fn at(name: &str) -> Place {
    Place::named(name).expect(name)
}

fn open(text: &str) -> LevelDesk {
    LevelDesk::open(text).unwrap_or_else(|| panic!("no level: {text}")).0
}

/// Does something, and lets the solver answer if it is asked.
fn act(desk: &mut LevelDesk, act: LevelAct) {
    let tasks = desk.update(act);
    answer(desk, &tasks);
}

fn answer(desk: &mut LevelDesk, tasks: &[LevelTask]) {
    for task in tasks {
        let LevelTask::Solve(stamp, level) = task else { continue };
        let errand = chesswright_lab::Errand::Solve { level: level.clone() };
        let mut all: Vec<Told> = vec![];
        chesswright_lab::run(&errand, &mut |told| {
            all.push(told);
            true
        });
        for told in all {
            desk.update(match told {
                Told::Known(answer) => LevelAct::Known(*stamp, answer),
                Told::Failed(why) => LevelAct::Unsolvable(*stamp, why),
                _ => LevelAct::Ended(*stamp),
            });
        }
    }
}

fn cells(desk: &mut LevelDesk, brush: LevelBrush, names: &str) {
    act(desk, LevelAct::Brush(brush));
    for name in names.split_whitespace() {
        desk.update(LevelAct::Cell(at(name)));
    }
}

const ROOK: usize = 3;
const KNIGHT: usize = 1;

/// The second scenario: a door, its key, a guard, and nine moves.
#[test]
fn a_door_a_key_and_a_guard_in_nine_moves() {
    let mut desk = open(NEW_LEVEL);
    assert_eq!(desk.level().size, (7, 5));
    cells(&mut desk, LevelBrush::Erase, "a1 g5");
    cells(&mut desk, LevelBrush::Tile(Tile::Wall), "a1 e1 b2 a3 b3 e3 g3 a4 b4 d4");
    cells(&mut desk, LevelBrush::Piece(ROOK, false), "d3");
    cells(&mut desk, LevelBrush::Key(0), "c4");
    cells(&mut desk, LevelBrush::Door(0), "e2");
    cells(&mut desk, LevelBrush::Exit, "e5");
    cells(&mut desk, LevelBrush::Piece(KNIGHT, true), "e4");
    act(&mut desk, LevelAct::Enemy(Enemy::Guard));
    assert!(desk.aims(Aim::Exit) && desk.problems().is_empty(), "{:?}", desk.problems());
    // Asking again for what is there solves it.
    act(&mut desk, LevelAct::Limit(Some(99)));
    act(&mut desk, LevelAct::Limit(None));
    let Standing::Won(answer) = desk.standing() else { panic!("{:?}\n{}", desk.standing(), desk.text()) };
    assert_eq!(
        (answer.par, answer.lines, answer.states, answer.forced),
        (Some(9), 1, 57, Some(10)),
        "{}",
        desk.text()
    );
    // The proof goes with the level, and stands in its text.
    let proved = desk.proved().unwrap();
    assert!(desk.text().starts_with("title: My level\n"), "the drawing stays a drawing: {}", desk.text());
    act(&mut desk, LevelAct::Prove);
    assert!(desk.is_proved() && !desk.is_forged());
    let written = level::read(desk.text()).unwrap().proof.unwrap();
    assert_eq!((written.par, written.lines, &written.line), (Some(9), Some(1), &proved.proof.unwrap().line));
    // Any change makes the proof void.
    act(&mut desk, LevelAct::Cell(at("a5")));
    assert_eq!(desk.level().proof, None);
    act(&mut desk, LevelAct::Undo);
    assert!(desk.is_proved());
    while desk.undoable().is_some() {
        desk.update(LevelAct::Undo);
    }
    assert_eq!(desk.text(), NEW_LEVEL);
}

/// All levels that ship, in all formats.
fn shipped() -> Vec<String> {
    let campaign = packs::CAMPAIGN.iter().flat_map(packs::Chapter::texts).map(str::to_owned);
    let daily = (0..packs::days()).step_by(17).map(|day| packs::daily(day).to_owned());
    campaign.chain(daily).collect()
}

#[test]
fn every_level_opens_and_is_saved_as_it_was() {
    let mut count = 0;
    for text in shipped() {
        let level = level::read(&text).unwrap();
        let tiled = chesswright_catalog::import::tiled::write(&level);
        for text in [text.clone(), level.to_json(), level.to_code(), tiled] {
            let desk = open(&text);
            assert_eq!(desk.text(), text);
            assert!(desk.problems().is_empty(), "{:?}\n{text}", desk.problems());
            assert!(desk.rules().is_some(), "it can be drawn: {text}");
            count += 1;
        }
    }
    assert!(count > 300, "{count}");
}

#[test]
fn an_edit_touches_only_what_it_is_about() {
    for text in shipped() {
        for text in [text.clone(), level::read(&text).unwrap().to_json()] {
            let mut desk = open(&text);
            let (files, ranks) = desk.level().size;
            let Some(free) = (0..files * ranks).map(|n| Place::new(n % files, n / files)).find(|place| {
                desk.level().tile(*place) == Tile::Floor
                    && !desk.level().pieces.iter().any(|piece| piece.at == *place)
                    && !desk.level().items.iter().any(|(at, _)| at == place)
                    && !desk.level().fixtures.iter().any(|(at, _)| at == place)
                    && !desk.level().win.iter().any(|goal| format!("{goal:?}").contains("zone"))
            }) else {
                continue;
            };
            desk.update(LevelAct::Brush(LevelBrush::Tile(Tile::Ice)));
            desk.update(LevelAct::Cell(free));
            assert_eq!(desk.level().tile(free), Tile::Ice);
            assert_eq!(level::examine(desk.text()).0.as_ref(), Some(desk.level()), "the text says it");
            let other = |line: &&str| !text.lines().any(|known| known == *line);
            let changed = desk.text().lines().filter(other).count();
            // The cell, and what it took with it: a pad, its other end, and their line.
            assert!(changed <= 3, "{changed} lines changed:\n{text}\n{}", desk.text());
            desk.update(LevelAct::Undo);
            assert_eq!(desk.text(), text);
        }
    }
}

#[test]
fn comments_of_drawings_stay() {
    let text = "; for Ann\ntitle: Gate\nenemy: none\ngoal: exit\npar: 3\n\n// the hall\n  P..#\n  ...x\n";
    let mut desk = open(text);
    cells(&mut desk, LevelBrush::Tile(Tile::Hole), "c2");
    assert_eq!(
        desk.text(),
        "; for Ann\ntitle: Gate\nenemy: none\ngoal: exit\n\n// the hall\n  P._#\n  ...x\n"
    );
    act(&mut desk, LevelAct::Enemy(Enemy::Hunter));
    assert!(desk.text().contains("; for Ann") && desk.text().contains("hunter"), "{}", desk.text());
}

#[test]
fn a_forged_proof_is_refused() {
    let honest = level::read("title: t\nenemy: none\ngoal: exit\n\nP..x\n").unwrap();
    for (par, lines, line) in [(Some(2), None, "Pa1b1 Pb1d1"), (Some(3), Some(7), "Pa1b1 Pb1c1 Pc1d1")] {
        let proof = level::Proof { par, lines, line: line.into(), ..level::Proof::default() };
        let forged = Level { proof: Some(proof), ..honest.clone() }.to_json();
        let (mut desk, tasks) = LevelDesk::open(&forged).unwrap();
        assert_eq!(desk.proved(), None, "nobody has proved anything yet");
        answer(&mut desk, &tasks);
        assert!(desk.is_forged(), "{forged}");
        // What is published has the real proof.
        let proof = desk.proved().unwrap().proof.unwrap();
        assert_eq!((proof.par, proof.lines), (Some(3), Some(1)));
        assert!(!desk.is_proved());
    }
    let mut lost = open("goal: exit\nenemy: none\n\nP#x\n");
    act(&mut lost, LevelAct::Title("Lost".into()));
    let (mut lost, tasks) = LevelDesk::open(lost.text()).unwrap();
    answer(&mut lost, &tasks);
    assert!(matches!(lost.standing(), Standing::Lost(_)), "{:?}", lost.standing());
    assert_eq!(lost.proved(), None, "nothing is published without a proof");
    let late = lost.update(LevelAct::Known(0, Answer { par: Some(1), ..Answer::default() }));
    assert!(late.is_empty() && lost.proved().is_none(), "an old answer is about another level");
}

/// What the maker is told about a level that cannot be won.
fn told(text: &str) -> Vec<Reason> {
    let (mut desk, tasks) = LevelDesk::open(text).unwrap();
    answer(&mut desk, &tasks);
    assert!(matches!(desk.standing(), Standing::Lost(_)), "{:?}", desk.standing());
    desk.reasons()
}

#[test]
fn a_level_that_cannot_be_won_says_why() {
    let never =
        |what: Untouched, cells: &str| Reason::Never(what, cells.split(' ').map(str::to_owned).collect());
    let shut_in = told("goal: exit\nenemy: none\n\nR.D1x\n");
    assert_eq!(shut_in.first(), Some(&Reason::ShutIn { door: "c1".into(), key: "d1".into() }));
    assert!(shut_in.contains(&never(Untouched::Exit, "e1")), "{shut_in:?}");
    let walled = told("goal: exit\nenemy: none\n\nR.#x\n");
    assert_eq!(walled.first(), Some(&never(Untouched::Exit, "d1")), "{walled:?}");
    assert!(walled.contains(&Reason::Way(Way::NoWall("c1".into()), 1)), "{walled:?}");
    let limited = told("goal: exit\nenemy: none\nlose: moves(2)\n\nK..x\n");
    assert_eq!(limited.first(), Some(&Reason::Way(Way::NoLimit, 3)), "{limited:?}");
    let two = told("goal: exit and collect 1 coin\nenemy: none\n\nR.x\n###\n$..\n");
    assert!(two.contains(&Reason::Unmet(vec![GoalName::Aim(Aim::Coins)])), "{two:?}");
    // A win takes the reasons away.
    let (mut desk, tasks) = LevelDesk::open("goal: exit\nenemy: none\n\nR.#x\n").unwrap();
    answer(&mut desk, &tasks);
    cells(&mut desk, LevelBrush::Erase, "c1");
    act(&mut desk, LevelAct::Title("Open".into()));
    let tasks = desk.search_again();
    answer(&mut desk, &tasks);
    assert!(matches!(desk.standing(), Standing::Won(_)) && desk.reasons().is_empty());
}

#[test]
fn whatever_is_drawn_is_kept() {
    let mut desk = open(NEW_LEVEL);
    let brushes = [
        (LevelBrush::Warp, "b2 d2"),
        (LevelBrush::Plate(0, level::Mode::Hold), "c1"),
        (LevelBrush::Gate(0), "c3"),
        (LevelBrush::Item(4), "b4 c4"),
        (LevelBrush::Item(0), "d4"),
        (LevelBrush::Promotion, "g1"),
        (LevelBrush::OneWay(level::Direction::East), "f1"),
        (LevelBrush::Piece(2, true), "e3"),
        (LevelBrush::Route, "e3 e4 e5 e3"),
        (LevelBrush::Tile(Tile::Belt(level::Direction::North)), "f3"),
    ];
    for (brush, names) in brushes {
        cells(&mut desk, brush, names);
        assert_eq!(level::examine(desk.text()).0.as_ref(), Some(desk.level()), "{brush:?}: {}", desk.text());
        assert!(desk.rules().is_some(), "{brush:?}");
    }
    let level = desk.level();
    assert_eq!((level.fixtures.len(), level.items.len()), (7, 3), "{level:?}");
    assert_eq!(level.pieces.last().unwrap().patrol, [at("e3"), at("e4"), at("e5")]);
    act(&mut desk, LevelAct::Aim(Aim::Coins, true));
    act(&mut desk, LevelAct::Carry(at("e3"), at("e2")));
    act(&mut desk, LevelAct::Resize(8, 6));
    assert!(desk.problems().is_empty(), "{:?}", desk.problems());
    assert_eq!(desk.level().size, (8, 6));
    act(&mut desk, LevelAct::Resize(3, 3));
    assert_eq!(level::examine(desk.text()).0.as_ref(), Some(desk.level()));
    // A stroke is one step.
    act(&mut desk, LevelAct::Brush(LevelBrush::Tile(Tile::Ice)));
    let before = desk.text().to_owned();
    for (name, goes_on) in [("b1", false), ("b2", true), ("b3", true)] {
        act(&mut desk, LevelAct::Through(at(name), goes_on));
    }
    assert_eq!(["b1", "b2", "b3"].map(|name| desk.level().tile(at(name))), [Tile::Ice; 3]);
    act(&mut desk, LevelAct::Undo);
    assert_eq!(desk.text(), before);
    // A wall takes away what stands there.
    cells(&mut desk, LevelBrush::Tile(Tile::Wall), "a1");
    assert!(desk.level().pieces.is_empty() && !desk.problems().is_empty());
    assert_eq!((desk.standing(), desk.playable()), (&Standing::Broken, None));
    assert!(desk.rules().is_some(), "it is still drawn");
    act(&mut desk, LevelAct::Undo);
    // A broken text keeps its board, and cannot be drawn on.
    let before = desk.level().clone();
    act(&mut desk, LevelAct::Type("{ \"format\": \"chess-level\", ".into()));
    assert!(!desk.is_readable() && *desk.level() == before);
    act(&mut desk, LevelAct::Cell(at("b2")));
    assert_eq!(*desk.level(), before);
    act(&mut desk, LevelAct::Undo);
    assert!(desk.is_readable());
    let (again, _) = LevelDesk::restore(desk.kept());
    assert_eq!((again.text(), again.level()), (desk.text(), desk.level()));
    assert!(again.undoable().is_some());
}

/// Kinds of pieces, goals, ways to lose, rules and enemies come by clicks, are written as text, and undo takes each back.
#[test]
fn what_a_level_can_say_has_a_click() {
    let mut desk = open(NEW_LEVEL);
    let mut steps = 0;
    let mut click = |desk: &mut LevelDesk, act: LevelAct| {
        let before = desk.text().to_owned();
        desk.update(act.clone());
        assert_ne!(desk.text(), before, "{act:?} changes nothing");
        assert_eq!(level::examine(desk.text()).0.as_ref(), Some(desk.level()), "{act:?}: {}", desk.text());
        let after = desk.text().to_owned();
        desk.update(LevelAct::Undo);
        assert_eq!(desk.text(), before, "undo takes back {act:?}");
        desk.update(LevelAct::Redo);
        assert_eq!(desk.text(), after);
        steps += 1;
    };
    desk.update(LevelAct::AddKind("Fox".into(), "F".into()));
    desk.update(LevelAct::AddKind("Wolf".into(), "WD".into()));
    desk.update(LevelAct::RemoveKind("fox".into()));
    desk.update(LevelAct::AddKind("Fox".into(), "F".into()));
    desk.update(LevelAct::AddKind("Wolf".into(), "WA".into()));
    desk.update(LevelAct::RemoveKind("fox".into()));
    desk.update(LevelAct::AddKind("Wolf".into(), "WD".into()));
    assert_eq!(desk.own_kinds(), [("wolf".to_owned(), "WD".to_owned())]);
    let LevelBrush::Piece(wolf, false) = desk.brush() else { panic!("the new kind is the brush") };
    // Once it stands, it is in the text, and its moves may still change.
    click(&mut desk, LevelAct::Cell(at("b3")));
    click(&mut desk, LevelAct::AddKind("Wolf".into(), "WF".into()));
    assert_eq!(desk.level().kinds["wolf"].betza, "WF");
    click(&mut desk, LevelAct::Cell(at("b1")));
    assert_eq!(desk.level().pieces.last().map(|piece| piece.kind.as_str()), Some("wolf"));
    desk.update(LevelAct::Brush(LevelBrush::Form(wolf)));
    click(&mut desk, LevelAct::Cell(at("c3")));
    assert_eq!(desk.level().items, [(at("c3"), level::Item::Form { to: "wolf".into() })]);
    for mode in [level::Mode::Hold, level::Mode::Latch, level::Mode::Toggle] {
        desk.update(LevelAct::Brush(LevelBrush::Plate(0, mode)));
        click(&mut desk, LevelAct::Cell(at("d3")));
    }
    desk.update(LevelAct::Brush(LevelBrush::Gate(0)));
    click(&mut desk, LevelAct::Cell(at("e3")));
    desk.update(LevelAct::Brush(LevelBrush::OneWayWarp));
    desk.update(LevelAct::Cell(at("a3")));
    click(&mut desk, LevelAct::Cell(at("a5")));
    desk.update(LevelAct::Brush(LevelBrush::Ward));
    click(&mut desk, LevelAct::Cell(at("a1")));
    assert!(desk.level().pieces[0].ward);
    desk.update(LevelAct::Brush(LevelBrush::Mark));
    click(&mut desk, LevelAct::Cell(at("g1")));
    assert_eq!((desk.marked(), desk.aims(Aim::Marked)), (vec![at("g1")], true));
    click(&mut desk, LevelAct::Cell(at("g1")));
    assert!(!desk.aims(Aim::Marked), "the goal goes with its last cell");
    for aim in Aim::ALL.into_iter().filter(|aim| !matches!(aim, Aim::Exit | Aim::Marked)) {
        click(&mut desk, LevelAct::Aim(aim, true));
        if desk.amount(aim).is_some() {
            click(&mut desk, LevelAct::Amount(aim, 7));
            assert_eq!(desk.amount(aim), Some(7));
        }
        click(&mut desk, LevelAct::Aim(aim, false));
    }
    for fall in Fall::ALL {
        let on = !desk.falls(fall);
        click(&mut desk, LevelAct::Fall(fall, on));
        assert_eq!(desk.falls(fall), on);
    }
    for rule in House::ALL {
        click(&mut desk, LevelAct::House(rule, true));
        assert!(desk.has_house(rule));
    }
    for enemy in Enemy::ALL.into_iter().filter(|enemy| *enemy != Enemy::Guard) {
        click(&mut desk, LevelAct::Enemy(enemy));
        assert_eq!(desk.enemy(), Some(enemy));
        if enemy == Enemy::Thinker {
            click(&mut desk, LevelAct::Depth(3));
            assert_eq!((desk.depth(), desk.enemy()), (Some(3), Some(enemy)));
        }
    }
    click(&mut desk, LevelAct::RemoveKind("wolf".into()));
    assert!(steps > 40, "{steps}");
}

/// A level with an enemy rook on e3 that only guards.
fn guarded() -> LevelDesk {
    let mut desk = open(NEW_LEVEL);
    cells(&mut desk, LevelBrush::Piece(ROOK, true), "e3");
    assert_eq!(desk.enemy(), Some(Enemy::Guard));
    desk
}

/// The route of the rook.
fn walks(desk: &LevelDesk) -> Vec<Place> {
    desk.level().pieces.iter().find(|piece| piece.at == at("e3")).unwrap().patrol.clone()
}

fn route_notes(desk: &mut LevelDesk, names: &str) -> Vec<RouteNote> {
    desk.update(LevelAct::Brush(LevelBrush::Route));
    let mut notes = vec![];
    for name in names.split_whitespace() {
        let tasks = desk.update(LevelAct::Cell(at(name)));
        notes.extend(tasks.into_iter().filter_map(|task| match task {
            LevelTask::Note(note) => Some(note),
            _ => None,
        }));
    }
    notes
}

#[test]
fn a_route_that_is_drawn_is_followed() {
    let mut desk = guarded();
    let before = desk.text().to_owned();
    assert_eq!(route_notes(&mut desk, "e3 e5"), [RouteNote::Follows]);
    assert_eq!(desk.enemy(), Some(Enemy::Patrol));
    assert_eq!(walks(&desk), [at("e3"), at("e5")]);
    // One step takes both back.
    desk.update(LevelAct::Undo);
    assert_eq!((desk.text(), desk.enemy()), (before.as_str(), Some(Enemy::Guard)));
    // It is said once.
    assert_eq!(route_notes(&mut desk, "e3 e5 g5 g3 e3"), [RouteNote::Follows]);
    assert_eq!(desk.blocked_legs(), []);
}

#[test]
fn a_route_that_cannot_be_closed_goes_there_and_back() {
    let mut desk = guarded();
    let notes = route_notes(&mut desk, "e3 e5 b5 e3");
    assert_eq!(notes, [RouteNote::Follows, RouteNote::ThereAndBack(at("b5"), at("e3"))]);
    let route = ["e3", "e5", "b5", "e5"].map(at);
    assert_eq!(walks(&desk), route);
    assert_eq!((desk.blocked_legs(), desk.problems()), (vec![], &[][..]));
    assert_eq!(level::examine(desk.text()).0.as_ref(), Some(desk.level()), "{}", desk.text());
}

#[test]
fn a_leg_that_the_piece_cannot_make_is_said_and_marked() {
    let mut desk = guarded();
    let notes = route_notes(&mut desk, "e3 f4");
    assert_eq!(notes, [RouteNote::Follows, RouteNote::Blocked(at("e3"), at("f4"))]);
    assert_eq!(desk.blocked_legs(), [(at("e3"), at("f4"))], "the way back is not drawn yet");
    // A wall on the way is in the way.
    let mut walled = guarded();
    cells(&mut walled, LevelBrush::Tile(Tile::Wall), "e4");
    let notes = route_notes(&mut walled, "e3 e5");
    assert_eq!(notes, [RouteNote::Follows, RouteNote::Blocked(at("e3"), at("e5"))]);
}

#[test]
fn the_solution_is_written_as_in_play() {
    let level = level::read("enemy: none\ngoal: exit\n\nx.\n..\nP.\n").unwrap();
    let game = Rules::new(&level.definition()).unwrap();
    let start = game.start();
    let words: Vec<String> = start.legal_moves().iter().map(|played| move_word(&start, played)).collect();
    assert_eq!(words, ["b1", "a2"]);
}
