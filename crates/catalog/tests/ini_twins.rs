//! Compares our documents with the built-in games of `variants.ini`: two independent descriptions of one game, which must
//! agree on how it ends.

use chesswright_catalog::{find, import::ini};
use chesswright_rules::definition::model::EndDef;

/// The differences that are allowed: the reason, the aspect, and the games.
const DIFFERENT: [(&str, &str, &[&str]); 6] = [
    (
        "kings that are captured or blown up are royal here, and extinct there",
        "extinction",
        &["nocheckatomic", "atomic", "atomar", "duck"],
    ),
    ("who has no horse left cannot move and loses as well", "extinction", &["jesonmor"]),
    ("nothing can repeat, or it cannot for ever", "repetition", FINITE),
    ("so there is nothing to count", "move rule", FINITE),
    (
        "drops bring progress: no such rule where these games are played",
        "move rule",
        &["crazyhouse", "loop", "chessgi", "bughouse", "koedem", "shouse", "capahouse"],
    ),
    (
        "who may always pass is never stalemated",
        "stalemate",
        &["janggi", "janggitraditional", "janggimodern", "janggicasual", "ataxx"],
    ),
];

/// Games in which every move is irreversible.
const FINITE: &[&str] = &[
    "isolation",
    "isolation7x7",
    "snailtrail",
    "joust",
    "fox-and-hounds",
    "clobber",
    "clobber10",
    "breakthrough",
    "amazons",
    "flipersi",
    "flipello",
];

#[test]
fn our_documents_end_as_the_built_in_games_do() {
    let mut wrong = vec![];
    let mut compared = 0;
    for name in ini::built_in_names() {
        let Some(ours) = find(name).and_then(|entry| entry.examine().definition) else { continue };
        let Some(theirs) = ini::built_in(name).and_then(|game| game.definition) else { continue };
        compared += 1;
        for ((what, ours), (_, theirs)) in told(&ours.end).into_iter().zip(told(&theirs.end)) {
            let allowed = DIFFERENT.iter().any(|(_, point, games)| *point == what && games.contains(&name));
            if ours != theirs && !allowed {
                wrong.push(format!("{name}: {what}: {ours} in our document, {theirs} there"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{} of {compared} games", wrong.join("\n"), wrong.len());
    assert!(compared > 90, "only {compared} games were compared");
}

/// The keys that can be compared without names of pieces.
fn told(end: &EndDef) -> Vec<(&'static str, String)> {
    vec![
        ("checkmate", format!("{:?}", end.checkmate)),
        ("stalemate", format!("{:?}", end.stalemate)),
        ("move rule", end.move_rule.to_string()),
        ("repetition", end.repetition.to_string()),
        ("repetition verdict", format!("{:?}", end.repetition_verdict)),
        ("perpetual check", end.perpetual_check_loses.to_string()),
        ("chase", end.chase.is_some().to_string()),
        ("counting", format!("{:?}", end.counting.is_some())),
        ("checks", format!("{:?}", end.checks)),
        ("to and fro", end.to_and_fro.to_string()),
        ("full board", format!("{:?}", end.full_board)),
        ("goals", end.goals.len().to_string()),
        ("extinction", (!end.extinction.is_empty()).to_string()),
    ]
}
