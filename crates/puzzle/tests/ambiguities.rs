//! The open points of the rules and how they are decided, with one test for each, named after it.

use crate::common;

use common::scene;

#[test]
fn a01_items_stop_the_players_sliders() {
    let scene = scene("goal: collect coin\n\nR.$..\n");
    assert_eq!(scene.targets("a1"), ["b1", "c1"]);
}

#[test]
fn a02_an_item_is_taken_on_landing() {
    let mut scene = scene("goal: exit\n\nRs..x\n");
    scene.play("Ra1b1");
    assert!(scene.ground().items.is_empty());
    assert_eq!(scene.kind("b1"), "king");
}

#[test]
fn a03_sides_that_take_items_are_named_and_others_do_not() {
    let mut json = level_json("R$..r");
    assert_eq!(scene(&json.to_string()).targets_of(1, "e1"), ["c1", "d1"]);
    json["sides"][1]["takes_items"] = true.into();
    assert_eq!(scene(&json.to_string()).targets_of(1, "e1"), ["b1", "c1", "d1"]);
}

#[test]
fn a04_an_item_does_not_block_an_enemy_knights_path_only_its_destination() {
    // Towards b3, the hole blocks the way over a2. The other way leads over the coin on b2.
    let path = scene("goal: exit\nenemy: guard\n\nK..x\n_...\n_$..\nn...\n");
    assert!(path.targets_of(1, "a1").contains(&"b3".to_owned()));
    let landing = scene("goal: collect coin\nenemy: guard\n\nK...\n....\n..$.\nn...\n");
    assert!(!landing.targets_of(1, "a1").contains(&"c2".to_owned()));
}

#[test]
fn a05_an_item_blocks_an_enemy_sliders_line() {
    let scene = scene("goal: exit\nenemy: guard\n\nr.$.K\n....x\n");
    assert_eq!(scene.targets_of(1, "a2"), ["a1", "b2"]);
}

#[test]
fn a06_a_piece_on_a_former_item_cell_can_be_captured() {
    let mut scene = scene("goal: exit\nenemy: guard\n\nr.$..\n..Kx.\n");
    scene.play("Kc1c2");
    assert_eq!(scene.replies(), ["ra2xc2"]);
}

#[test]
fn a07_an_item_that_cannot_be_used_is_consumed() {
    let mut scene = scene("goal: exit\n\nKs..x\n");
    // A queen gains nothing from a shield, and a king nothing from a sword.
    scene.play("Ka1b1");
    assert_eq!(scene.kind("b1"), "king");
    assert!(scene.ground().items.is_empty());
}

#[test]
fn a08_sword_and_shield_climb_two_branches() {
    for (sword, from, to) in [
        (true, 'P', "knight"),
        (true, 'N', "rook"),
        (true, 'R', "king"),
        (false, 'P', "knight"),
        (false, 'N', "bishop"),
        (false, 'B', "queen"),
        (true, 'Q', "king"),
        (false, 'K', "queen"),
        (false, 'Q', "queen"),
        (true, 'K', "king"),
    ] {
        assert_eq!(climbed(from, sword), to, "{from} with a {}", if sword { "sword" } else { "shield" });
    }
}

#[test]
fn a09_a_rook_with_a_sword_becomes_a_king_and_a_monotone_ladder_makes_it_a_queen() {
    assert_eq!(climbed('R', true), "king");
    assert!(chesswright_catalog::level::ladder_lowers("rook", &chesswright_catalog::level::Item::Sword));
    let mut json = level_json("Rs..x");
    json["rules"] = serde_json::json!({ "base": "levels-1", "ladder": "monotone" });
    let mut scene = scene(&json.to_string());
    scene.play("Ra1b1");
    assert_eq!(scene.kind("b1"), "queen");
}

#[test]
fn a10_a_mixed_branch_goes_one_tier_up_on_the_items_branch() {
    assert_eq!(climbed('B', true), "king");
    assert_eq!(climbed('R', false), "queen");
}

#[test]
fn a11_the_extra_life_is_a_ward() {
    let mut scene = scene("goal: exit\nenemy: guard\n\nr..\n_gx\n_K.\n");
    scene.play("Kb1b2");
    assert_eq!(scene.ground().wards, [scene.cell("b2")]);
    assert_eq!(scene.kind("b2"), "king", "a ward changes nothing else");
}

#[test]
fn a12_keys_belong_to_the_side_and_are_spent() {
    let mut scene = scene("goal: exit\n\nR.1..\nN_D.x\n");
    scene.play("Ra2c2");
    scene.play("Rc2a2");
    assert_eq!(scene.keys(0), [1]);
    // The rook took the key, so the rook's side has it.
    scene.play("Ra2c2");
    scene.play("Rc2c1");
    assert_eq!(scene.keys(0), [0]);
    assert!(scene.ground().doors.is_empty());
}

#[test]
fn a13_a_door_opens_by_moving_onto_it_and_the_move_ends_there() {
    let mut scene = scene("goal: exit\n\nR1.D.x\n");
    assert_eq!(scene.targets("a1"), ["b1"]);
    scene.play("Ra1b1");
    assert_eq!(scene.targets("b1"), ["a1", "c1", "d1"], "not beyond the door");
    scene.play("Rb1d1");
    assert_eq!(scene.targets("d1"), ["a1", "b1", "c1", "e1", "f1"], "open for ever");
}

#[test]
fn a14_a_knight_lands_on_a_door_with_a_key_but_does_not_cross_it() {
    // From a1 to b3: over a2 and a3, which is a hole, or over the door on b1.
    let mut crossing = scene("goal: exit\n\n_.x\n..R\nND1\n");
    crossing.play("Rc2c1");
    assert_eq!(crossing.keys(0), [1]);
    assert_eq!(crossing.targets("a1"), ["c2"], "a key in hand opens no way");
    let mut landing = scene("goal: exit\n\nN..x\nR1D.\n");
    assert!(!landing.targets("a2").contains(&"c1".to_owned()));
    landing.play("Ra1b1");
    assert!(landing.targets("a2").contains(&"c1".to_owned()));
}

#[test]
fn a15_enemies_open_doors_only_with_keys_of_their_own() {
    let without = scene("goal: exit\nenemy: guard\n\nr.D.K\n1...x\n");
    assert_eq!(without.targets_of(1, "a2"), ["b2"]);
    let mut json = level_json("r1D.K");
    json["sides"][1]["takes_items"] = true.into();
    json["sides"][1]["control"] = serde_json::json!({ "ai": "guard" });
    let mut with = scene(&json.to_string());
    with.force(1, "a1", "b1");
    assert_eq!(with.targets_of(1, "b1"), ["a1", "c1"]);
}

#[test]
fn a16_holes_and_walls_stop_alike_and_are_distinguished() {
    let hole = scene("goal: exit\n\nR._x\n....\n");
    let wall = scene("goal: exit\n\nR.#x\n....\n");
    assert_eq!(hole.targets("a2"), wall.targets("a2"));
    assert_ne!(hole.level().tiles, wall.level().tiles);
}

#[test]
fn a17_a_warp_ends_the_slide_and_one_warp_is_enough_for_a_move() {
    let mut scene = scene("goal: exit\nwarp: c1 -> a3, a3 -> e3\n\n....x\n_____\nR....\n");
    assert_eq!(scene.targets("a1"), ["b1", "c1"], "pads are not passed");
    scene.play("Ra1c1");
    assert_eq!(scene.pieces_of(0), ["a3"], "the pad it comes out on does not send it on");
}

#[test]
fn a18_an_occupied_exit_jams_the_pad() {
    let mut taken = scene("goal: exit\nenemy: none\nwarp: c1 -> a3\n\nn...x\n_____\nR....\n");
    taken.play("Ra1c1");
    assert_eq!(taken.pieces_of(0), ["c1"]);
    let mut json = level_json("R.....n.");
    json["fixtures"] = serde_json::json!([{ "at": "c1", "kind": "warp", "to": "g1" }]);
    json["rules"] = serde_json::json!({ "warp_occupied": "capture" });
    let mut capture = scene(&json.to_string());
    capture.play("Ra1c1");
    assert_eq!((capture.pieces_of(0), capture.pieces_of(1).len()), (vec!["g1".to_owned()], 0));
    json["rules"] = serde_json::json!({ "warp_occupied": "forbid" });
    assert_eq!(scene(&json.to_string()).targets("a1"), ["b1"]);
}

#[test]
fn a19_sliders_do_not_pass_over_pads() {
    let scene = scene("goal: exit\nwarp: c1 -> a2\n\n....x\nR....\n");
    assert!(!scene.targets("a1").contains(&"d1".to_owned()));
}

#[test]
fn a20_pawns_promote_only_on_promotion_tiles() {
    let mut far = scene("goal: exit\n\n....x\nP....\n");
    far.play("Pa1a2");
    assert_eq!(far.kind("a2"), "pawn");
    let tile = scene("goal: exit\n\nu...x\nP....\n");
    let texts: Vec<String> = tile.texts().into_iter().filter(|text| text.contains('=')).collect();
    assert_eq!(texts, ["Pa1a2=N", "Pa1a2=B", "Pa1a2=R", "Pa1a2=Q"]);
}

#[test]
fn a21_the_pawns_double_step_is_off_unless_a_level_says_so() {
    let mut json = level_json("P...x");
    assert_eq!(scene(&json.to_string()).targets("a1"), ["b1"]);
    json["rules"] = serde_json::json!({ "pawn_double_step": true });
    let mut double = scene(&json.to_string());
    assert_eq!(double.targets("a1"), ["b1", "c1"]);
    double.play("Pa1b1");
    assert_eq!(double.targets("b1"), ["a1", "c1"], "only as its first move");
}

#[test]
fn a22_diagonals_pass_between_two_corners_unless_a_level_says_otherwise() {
    let mut json = level_json("P.x");
    json["size"] = serde_json::json!([2, 2]);
    json["terrain"] = serde_json::json!(["#.", ".#"]);
    json["pieces"] = serde_json::json!([{ "at": "a1", "kind": "bishop" }]);
    json["fixtures"] = serde_json::json!([{ "at": "b2", "kind": "exit" }]);
    assert_eq!(scene(&json.to_string()).targets("a1"), ["b2"]);
    json["rules"] = serde_json::json!({ "corner_cutting": false });
    assert!(scene(&json.to_string()).targets("a1").is_empty());
}

#[test]
fn a23_a_zigzag_is_not_a_path_of_a_knight() {
    // From a1 to b3: the way a2, a3 is blocked at a3, and b1, b2 at b1. Only the zigzag a2, b2 would be free.
    let scene = scene("goal: exit\n\n#.x\n...\nN#.\n");
    assert!(!scene.targets("a1").contains(&"b3".to_owned()));
}

#[test]
fn a24_destination_and_edge_are_tested_apart_from_the_path() {
    let scene = scene("goal: exit\n\n._x\n...\nN..\n");
    assert_eq!(scene.targets("a1"), ["c2"], "b3 is a hole, and nothing lies beyond the edge");
}

#[test]
fn a25_winning_is_a_list_of_goals_and_losing_goes_first() {
    let text = "goal: collect coin and exit\n\nR...$\n....x\n";
    let mut both = scene(text);
    both.play("Ra2e2");
    assert_eq!(both.verdict(), None, "one of two goals is not enough");
    both.play("Re2e1");
    assert_eq!(both.verdict(), Some(true));
    let mut late = scene(&format!("lose: moves 1\n{text}"));
    late.play("Ra2e2");
    late.play("Re2e1");
    assert_eq!(late.verdict(), Some(false));
}

#[test]
fn a26_a_side_without_moves_passes_and_a_round_without_moves_loses() {
    let mut moving = scene("goal: exit\nenemy: hunter\n\nP#r...x\n");
    assert_eq!(moving.texts(), ["--"]);
    moving.play("--");
    assert_eq!(moving.verdict(), None, "the enemy has moved");
    let mut dead = scene("goal: exit\nenemy: none\n\nP#r..x\n");
    dead.play("--");
    assert_eq!(dead.verdict(), Some(false));
}

#[test]
fn a27_sides_act_in_the_order_of_the_list_with_one_action_by_default() {
    let mut json = level_json("R...x");
    json["size"] = serde_json::json!([5, 2]);
    json["sides"][0]["moves"] = 2.into();
    json["sides"][1]["control"] = serde_json::json!({ "ai": "hunter" });
    json["terrain"] = serde_json::json!([".....", "....."]);
    json["pieces"] =
        serde_json::json!([{ "at": "a1", "kind": "king" }, { "at": "a2", "kind": "pawn", "side": "foe" }]);
    let mut scene = scene(&json.to_string());
    scene.play("Ka1b1");
    assert!(scene.replies().is_empty(), "two actions before the enemy's one");
    scene.play("Kb1c1");
    assert_eq!(scene.replies().len(), 1);
}

#[test]
fn a28_controllers_are_named_versioned_and_deterministic() {
    let text = "goal: exit\nenemy: minimax-1(2)\n\nr.n..\n.....\nP.K.x\n";
    let (mut one, mut two) = (scene(text), scene(text));
    assert_eq!(one.level().ai_name(), "minimax-1(2)");
    one.play("Kc1d2");
    two.play("Kc1d2");
    assert_eq!(one.replies(), two.replies());
    assert!(chesswright_catalog::level::read("goal: exit\nenemy: guard-2\n\nP.x\n").is_err());
}

#[test]
fn a29_minimax_knows_the_goals_and_the_others_do_not() {
    let after = |enemy: &str| {
        let mut scene = scene(&format!("goal: exit\nenemy: {enemy}\n\n..r\n__.\nP.x\n"));
        scene.play("Pa1b1");
        scene.pieces_of(1)
    };
    assert_eq!(after("guard"), ["c3"], "a guard sees nothing to take");
    assert_eq!(after("minimax-1(2)"), ["c1"], "it stands in the way");
}

#[test]
fn a30_minimax_knows_that_the_player_takes_items() {
    // Next to the bomb, the rook would be blown up with it as soon as the pawn can set it off.
    let text = "goal: exit\nenemy: minimax-1(2)\n\n____#K..x\nP%.r.##__\n";
    let mut takes = scene(text);
    takes.play("Kf2g2");
    assert_eq!(takes.replies(), ["rd1e1"]);
    let level = chesswright_catalog::level::read(text).unwrap();
    let mut json: serde_json::Value = serde_json::from_str(&level.to_json()).unwrap();
    json["sides"][0]["takes_items"] = false.into();
    let mut leaves = scene(&json.to_string());
    leaves.play("Kf2g2");
    assert_eq!(leaves.replies(), ["rd1c1"], "otherwise all is the same to it");
}

#[test]
fn a31_any_one_of_several_alike_may_move() {
    let scene = scene("goal: exit\n\nN...x\n.....\nN....\n");
    assert!(!scene.targets("a1").is_empty() && !scene.targets("a3").is_empty());
}

#[test]
fn a32_the_score_of_pieces_reproduces_the_table() {
    let rows = "........\n".repeat(7) + ".......x\n";
    let fixed = scene(&format!("goal: exit\n\n{}", rows.replacen('.', "P", 1)));
    assert_eq!(fixed.values(), [2, 4, 5, 7, 10, 5]);
    let board =
        scene(&format!("goal: exit\nrules: {{\"score\": \"board\"}}\n\n{}", rows.replacen('.', "P", 1)));
    assert_eq!(board.values(), [2, 4, 5, 7, 10, 5]);
}

#[test]
fn a33_captured_pieces_are_not_summoned() {
    let mut scene = scene("goal: exit\n\nRp..x\n");
    scene.play("Ra1xb1");
    assert!(scene.texts().iter().all(|text| !text.contains('@')));
}

#[test]
fn a34_stairs_belong_to_packs_and_no_level_has_them() {
    let mut json = level_json("R...x");
    json["fixtures"] = serde_json::json!([{ "at": "e1", "kind": "stairs" }]);
    let problems = chesswright_catalog::level::read(&json.to_string()).unwrap_err();
    assert!(problems.iter().any(|problem| problem.to_string().contains("stairs")), "{problems:?}");
}

/// What a piece becomes on a sword or a shield next to it.
fn climbed(piece: char, sword: bool) -> String {
    let item = if sword { 's' } else { 'h' };
    let mut scene = scene(&format!("goal: exit\n\n.{item}..\n{item}{item}{item}.\n{piece}{item}.x\n"));
    let target = scene.targets("a1").first().cloned().unwrap_or_default();
    let target = if piece == 'N' { "c2".to_owned() } else { target };
    scene.play_to("a1", &target);
    scene.kind(&target)
}

/// A level of one row, as JSON that tests change.
fn level_json(row: &str) -> serde_json::Value {
    let text = format!("goal: take_all\nenemy: none\n\n{row}\n");
    let level = chesswright_catalog::level::read(&text).unwrap();
    let mut json: serde_json::Value = serde_json::from_str(&level.to_json()).unwrap();
    if row.contains('x') {
        json["win"] = serde_json::json!(["exit"]);
    }
    json
}
