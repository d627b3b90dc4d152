//! Pictures of levels: keys that are held, doors that open, and places that are no cells.

use chesswright_catalog::level;
use chesswright_draw::terrain::{Kind, features, keys};
use chesswright_draw::{Picture, Solid, View, svg};
use chesswright_rules::board::Vector;
use chesswright_rules::{Position, Rules, Side};

/// The start of a level.
fn start(drawing: &str) -> Position {
    let level = level::read(&format!("enemy: none\ngoal: exit\n\n{drawing}")).expect("a level");
    Rules::new(&level.definition()).expect("its rules").start()
}

fn play(position: &mut Position, from: &str, to: &str) {
    let board = position.rules().board().clone();
    let found = position
        .legal_moves()
        .into_iter()
        .find(|played| board.name(played.from()) == from && board.name(played.to()) == to);
    position.play(&found.unwrap_or_else(|| panic!("{from}{to} is not legal"))).expect("it is legal");
}

/// Whether the first door is open, and whether it can be opened.
fn door(position: &Position) -> (bool, bool) {
    let ground = position.ground();
    let all = features(position.rules(), ground.as_ref());
    let door = all.iter().find_map(|feature| match feature.kind {
        Kind::Door { open, unlocked } => Some((open, unlocked)),
        _ => None,
    });
    door.expect("a door")
}

#[test]
fn a_door_tells_whether_its_key_is_held() {
    let mut position = start("R1Dx\n");
    let held = |position: &Position| {
        let ground = position.ground().expect("terrain");
        let held = keys(position.rules(), &ground, Side(0));
        held.into_iter().map(|held| (held.name, held.count)).collect::<Vec<_>>()
    };
    let mut pictures = vec![];
    for (step, (from, to), known, keys) in [
        (0, ("", ""), (false, false), vec![]),
        (1, ("a1", "b1"), (false, true), vec![("1".to_owned(), Some(1))]),
        (2, ("b1", "c1"), (true, false), vec![]),
    ] {
        if step > 0 {
            play(&mut position, from, to);
        }
        assert_eq!((door(&position), held(&position)), (known, keys), "step {step}");
        pictures
            .push(Picture::new(position.rules(), View::default()).below(&View::default().of(&position), &[]));
    }
    // Closed, openable and open doors are three drawings.
    assert!(pictures[0] != pictures[1] && pictures[1] != pictures[2] && pictures[0] != pictures[2]);
}

#[test]
fn a_numbered_colour_does_not_depend_on_the_other_keys() {
    let colour = |drawing: &str, name: &str| {
        let position = start(drawing);
        let all = features(position.rules(), None);
        let door =
            all.iter().find(|feature| matches!(feature.kind, Kind::Door { .. }) && feature.sign == name);
        door.expect("a door").colour
    };
    assert_eq!(colour("R2Ex\n", "2"), colour("R1D2Ex\n", "2"));
    assert_ne!(colour("R2Ex\n", "2"), colour("R1Dx\n", "1"));
}

#[test]
fn walls_are_part_of_the_picture() {
    let position = start("###\nR.x\n");
    let wall = |x: i16, solid| (Vector::flat(x, 1), solid);
    let view = |solid| View { solids: (0..3).map(|x| wall(x, solid)).collect(), ..View::default() };
    let size = |view: View| Picture::new(position.rules(), view).layout().size;
    let (bare, walled) = (size(View::default()), size(view(Solid::Wall)));
    assert!(walled.y > bare.y + 90.0, "{bare:?} {walled:?}");
    // Now the frame is straight and needs a little less room.
    assert!(walled.x <= bare.x && walled.x > bare.x - 20.0, "{bare:?} {walled:?}");
    // Walls, holes and free room are three drawings of the same size.
    let [walls, pits, room] =
        [Solid::Wall, Solid::Pit, Solid::Room].map(|solid| svg(&position, &view(solid)));
    assert!(walls != pits && pits != room && walls != room);
    // Cells are where they were, below the walls.
    let picture = Picture::new(position.rules(), view(Solid::Wall));
    for cell in position.rules().board().cells() {
        let middle = picture.layout().centre(cell);
        assert_eq!(picture.layout().cell_at(middle), Some(cell));
        let at = position.rules().board().coords(cell);
        assert_eq!(picture.layout().middle(position.rules().board(), at), middle);
    }
}
