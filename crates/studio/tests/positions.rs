//! Positions of all games, made by clicks.

use chesswright_notation::position;
use chesswright_rules::board::Vector;
use chesswright_rules::{Piece, Rules, Side};
use chesswright_studio::position::{Pen, PositionAct, PositionDesk, palette};

fn rules(name: &str) -> Rules {
    Rules::new(&chesswright_catalog::definition(name).expect(name)).expect(name)
}

#[test]
fn every_position_of_every_game_is_taken_apart_and_put_together_again() {
    for name in chesswright_catalog::names() {
        let rules = rules(name);
        let mut position = rules.start();
        for turn in 0..6 {
            let Some(played) = position.legal_moves().into_iter().nth(turn % 3) else { break };
            position.play_unchecked(&played);
        }
        let text = position::write(&position);
        let mut desk = PositionDesk::new(&rules, &text);
        assert_eq!(desk.fen().as_deref(), Some(&*text), "{name}");
        let wanted = desk.setup().clone();
        if wanted.ground.is_some() {
            continue;
        }
        desk.update(PositionAct::Clear);
        assert!(desk.setup().pieces.is_empty(), "{name}");
        for (cell, piece) in &wanted.pieces {
            desk.update(PositionAct::Pen(Pen::Piece(*piece)));
            desk.update(PositionAct::Cell(*cell));
        }
        for (side, kind, count) in &wanted.hands {
            desk.update(PositionAct::Hand(Piece { side: *side, kind: *kind }, *count));
        }
        assert_eq!(
            desk.setup().pieces,
            {
                let mut all = wanted.pieces.clone();
                all.sort_by_key(|(at, _)| *at);
                all
            },
            "{name}"
        );
        desk.update(PositionAct::Fen(text.clone()));
        assert_eq!(desk.fen(), Some(text), "{name}");
        while desk.can_undo() {
            desk.update(PositionAct::Undo);
        }
        assert_eq!(*desk.setup(), wanted, "{name}");
    }
}

#[test]
fn clicks_set_all_that_a_position_has() {
    let rules = rules("chess");
    let mut desk = PositionDesk::new(&rules, "");
    let cell = |x, y| rules.board().at(Vector::flat(x, y)).unwrap();
    assert_eq!(desk.castlings().iter().filter(|(_, on)| *on).count(), 4);
    // A rook that leaves takes its right along; undo brings both back.
    desk.update(PositionAct::Carry(cell(0, 0), cell(0, 3)));
    assert_eq!(desk.castlings().iter().filter(|(_, on)| *on).count(), 3);
    desk.update(PositionAct::Undo);
    assert_eq!(desk.castlings().iter().filter(|(_, on)| *on).count(), 4);
    let (right, _) = desk.castlings()[0];
    desk.update(PositionAct::Castling(right, false));
    desk.update(PositionAct::Turn(1));
    desk.update(PositionAct::Clock(7));
    desk.update(PositionAct::Carry(cell(4, 1), cell(4, 3)));
    desk.update(PositionAct::Carry(cell(3, 6), cell(3, 3)));
    desk.update(PositionAct::Pen(Pen::EnPassant));
    desk.update(PositionAct::Cell(cell(4, 2)));
    let fen = desk.fen().unwrap();
    assert!(fen.starts_with("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b "), "{fen}");
    assert!(fen.contains(" e3 ") && fen.contains(" 7 "), "{fen}");
    // Without a king it is no position of chess, and the remark says so.
    assert!(desk.remarks().iter().all(|remark| !remark.impossible), "{:?}", desk.remarks());
    desk.update(PositionAct::Pen(Pen::Erase));
    desk.update(PositionAct::Cell(cell(4, 0)));
    assert!(desk.remarks().iter().any(|remark| remark.impossible), "{:?}", desk.remarks());
    desk.update(PositionAct::Fen("nonsense".into()));
    assert!(desk.unread().is_some());
    let queen =
        palette(&rules, Side(1)).into_iter().find(|piece| rules.kind_name(piece.kind) == "queen").unwrap();
    desk.update(PositionAct::Put(queen, cell(4, 0)));
    assert_eq!(desk.unread(), None);
    desk.update(PositionAct::Start);
    assert!(desk.is_playable() && desk.remarks().is_empty());
    let mut three = PositionDesk::new(&self::rules("3check"), "");
    assert!(three.counts_checks());
    three.update(PositionAct::Checks(Side(0), 2));
    assert!(three.fen().unwrap().contains('+'), "{:?}", three.fen());
}
