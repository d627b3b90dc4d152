//! Compares the table of fields with the model: a key added to only one of them fails here.

use std::collections::BTreeSet;

use serde::de::value::Error;
use serde::de::{Deserialize, Deserializer, Visitor};
use serde::forward_to_deserialize_any;

use super::*;
use crate::definition::fields::{self, DOCUMENT, Field, Form, Kind, Table, all_tables};
use crate::definition::model::*;
use crate::definition::source::{Format, Sources};
use crate::definition::{Definition, extends};

/// Deserialises a type of the model to record the names of its fields or of its variants.
struct Probe<'a>(&'a mut BTreeSet<&'static str>);

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        self.0.extend(fields);
        Err(serde::de::Error::custom("asked"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        self.0.extend(variants);
        Err(serde::de::Error::custom("asked"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(serde::de::Error::custom("neither a structure nor a choice"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

/// The names of the fields or variants of a type.
fn names_of<T: for<'de> Deserialize<'de>>() -> BTreeSet<&'static str> {
    let mut names = BTreeSet::new();
    assert!(T::deserialize(Probe(&mut names)).is_err());
    assert!(!names.is_empty(), "no structure and no choice");
    names
}

fn table(name: &str) -> &'static Table {
    all_tables().into_iter().find(|(_, table)| table.name == name).expect(name).1
}

/// The keys and words of a table, except those that exist only in documents.
fn names_in(table: &Table) -> BTreeSet<&'static str> {
    let only_in_documents: &[&str] = match table.name {
        // The parent is merged in; the schema is only for editors.
        "document" => &["extends", "$schema"],
        // A short form of `moves`.
        "piece" => &["betza"],
        // A form that is expanded to rows.
        "setup" => &["place"],
        _ => &[],
    };
    let words = table.words().iter().map(|word| word.word);
    table.keys().chain(words).filter(|key| !only_in_documents.contains(key)).collect()
}

#[test]
fn every_table_has_the_keys_of_its_structure() {
    macro_rules! same {
        ($($name:literal $model:ty),* $(,)?) => {
            [$(($name, names_of::<$model>())),*]
        };
    }
    let pairs = same![
        "document" Definition, "about" AboutDef, "look" LookDef, "region-look" RegionLook,
        "side-look" SideLook, "piece-look" PieceLook, "board" BoardDef, "glue" GlueDef, "join" JoinDef, "side" SideDef, "forward-in" ForwardInDef, "piece" PieceDef,
        "move" MoveDef, "steps" StepsDef, "first-move" FirstMoveRule, "promotion" PromotionDef,
        "setup" SetupDef, "shuffle" ShuffleDef, "shuffle-condition" ShuffleCondition, "wing" CastlingDef,
        "hand" HandDef, "drop" DropDef, "gates" GateDef, "turn" TurnDef, "check" CheckDef,
        "capture" CaptureDef, "blast" BlastDef, "walls" WallDef, "trigger" TriggerDef, "action" ActionDef,
        "condition" ConditionDef, "cells" CellsDef, "count-test" CountTest, "hand-test" HandTest,
        "counter-test" CounterTest, "turn-test" TurnTest, "neighbour-test" NeighbourTest,
        "influence" InfluenceDef, "lenders" LendersDef, "effect" EffectDef, "place" PlaceDef,
        "become" BecomeDef, "convert" ConvertDef, "move-effect" MoveEffect, "swap-effect" SwapEffect, "rebirth-effect" RebirthEffect, "hand-effect" HandEffect, "no-castling" NoCastlingDef,
        "count-effect" CountEffect, "result" ResultDef, "terrain" TerrainDef, "toward" TowardDef,
        "door" DoorDef, "barrier" BarrierDef, "plate" PlateDef, "warp" WarpDef, "tile" TileDef,
        "item-on-cells" ItemDef, "item" Item, "marked" MarkedDef, "party" PartyDef, "rung" RungDef,
        "who" WhoDef, "quest" QuestDef, "aim" QuestGoalDef, "loss" QuestLossDef, "end" EndDef, "mate" MateDef,
        "goal" GoalDef, "connect" ConnectDef, "extinction" ExtinctionDef, "chase" ChaseDef,
        "counting" CountingDef, "chance" ChanceDef, "view" ViewDef, "announces" AnnouncesDef, "sees" SeesRule, "honour" PiecesHonour, "declaration" DeclarationDef, "draws" DrawsDef,
    ];
    for (name, model) in &pairs {
        assert_eq!(&names_in(table(name)), model, "{name}");
    }
    // The other tables have no structure of their own: the short form of castling, and the fields of enum variants.
    let rest = ["castling", "one-wing", "key", "exit", "collect", "placed", "material"];
    for (path, table) in all_tables() {
        let known = rest.contains(&table.name) || pairs.iter().any(|(name, _)| *name == table.name);
        assert!(known, "nothing is known of `{}` at `{path}`", table.name);
    }
}

#[test]
fn every_choice_has_the_words_of_its_type() {
    let word = |path: &str| {
        let mut kind = fields::find(path).expect(path).kind();
        while let Kind::List { of, .. } | Kind::Sided(of) = kind {
            kind = *of;
        }
        let Kind::Word(words) = kind else { panic!("{path} is not a choice") };
        words.iter().map(|word| word.word).collect::<BTreeSet<_>>()
    };
    let pairs = [
        ("notation", names_of::<Custom>()),
        ("board.geometry", names_of::<crate::board::Geometry>()),
        ("board.wrap", names_of::<crate::board::Wrap>()),
        ("look.shape", names_of::<BoardShape>()),
        ("board.joins.toward", names_of::<crate::board::Edge>()),
        ("board.joins.heading", names_of::<crate::board::Edge>()),
        ("board.glue.from", names_of::<crate::board::Edge>()),
        ("board.glue.to", names_of::<crate::board::Edge>()),
        ("board.outline", names_of::<Outline>()),
        ("sides.forward", names_of::<Compass>()),
        ("pieces.king.promotion.on", names_of::<PromotionMoment>()),
        ("castling[0].wing", names_of::<Wing>()),
        ("hand.captures", names_of::<CapturesGo>()),
        ("hand.encloses", names_of::<EncloseRule>()),
        ("pieces.king.drop.mates", names_of::<DropMate>()),
        ("gates.from", names_of::<GateFrom>()),
        ("turn.pass", names_of::<PassRule>()),
        ("check.facing", names_of::<FacingRule>()),
        ("check.forbidden", CheckBan::ALL.iter().map(|(word, _)| *word).collect()),
        ("capture.flips", names_of::<FlipRule>()),
        ("walls.put", names_of::<WallRule>()),
        ("triggers[0].on", names_of::<Event>()),
        ("triggers[0].do[0].convert.owner", names_of::<Party>()),
        ("triggers[0].do[0].move.blocked", names_of::<BlockedRule>()),
        ("triggers[0].do[0].clear.at", names_of::<Spot>()),
        ("triggers[0].do[0].clear.reach", names_of::<Reach>()),
        ("triggers[0].do[0].clear.attacked-by", names_of::<Party>()),
        ("triggers[0].do[0].turn", names_of::<TurnEffect>()),
        ("influence[0].mode", names_of::<LendMode>()),
        ("terrain.plates[0].mode", names_of::<PlateMode>()),
        ("terrain.warp-occupied", names_of::<JamRule>()),
        ("end.checkmate", names_of::<Verdict>()),
        ("end.eliminated", names_of::<EliminatedRule>()),
        ("end.team-loss", names_of::<TeamLoss>()),
        ("view.tries", names_of::<TriesRule>()),
        ("chance.captured", names_of::<CapturedRule>()),
        ("view.announces.checks", names_of::<ChecksTold>()),
    ];
    for (path, model) in pairs {
        assert_eq!(word(path), model, "{path}");
    }
}

/// A document that leads to a table, with the required keys of its outer tables.
fn document(path: &str, said: &str) -> String {
    let mut steps = path.split('.').filter(|step| !step.is_empty());
    let inner = inside(&DOCUMENT, &mut steps, said);
    inner.strip_prefix('{').and_then(|text| text.strip_suffix('}')).expect("a table").to_owned()
}

fn inside<'p>(table: &Table, steps: &mut impl Iterator<Item = &'p str>, said: &str) -> String {
    let Some(step) = steps.next() else {
        return format!("{{{said}}}");
    };
    let key = step.trim_end_matches("[]");
    let field = table.field(key).unwrap_or_else(|| panic!("{} has no {key}", table.name));
    let mut kind = field.kind;
    let mut name = None;
    // A list of one may be written without brackets, unless a table would mean something else.
    let bracketed = matches!(kind, Kind::Either { .. }) && step.ends_with("[]");
    let inner = loop {
        kind = match kind {
            Kind::ByName { names, of } => {
                steps.next();
                name = Some(names.example());
                *of
            }
            Kind::List { of, .. } | Kind::Sided(of) => *of,
            Kind::Either { list, .. } if step.ends_with("[]") => *list,
            Kind::Table(inner) | Kind::Either { table: inner, .. } => break inside(inner, steps, said),
            _ => panic!("{key} holds no table"),
        };
    };
    let value = match name {
        Some(name) => format!("{{ {name} = {inner} }}"),
        None if bracketed => format!("[{inner}]"),
        None => inner,
    };
    let mut entries = vec![format!("{key} = {value}")];
    entries.extend(required(table, key));
    table_text(table, &entries)
}

/// The text of a table: a document has one entry per line, other tables stand in braces.
fn table_text(table: &Table, entries: &[String]) -> String {
    format!("{{{}}}", entries.join(if table.name == "document" { "\n" } else { ", " }))
}

/// The required keys of a table, except one.
fn required(table: &Table, but: &str) -> Vec<String> {
    if matches!(table.form, Form::OneOf(_)) {
        return vec![];
    }
    let instead = table.field(but).and_then(|field| field.instead_of).map(|instead| instead.key);
    let wanted = table.required().filter(|field| field.key != but && Some(field.key) != instead);
    // Castling without a wing has no effect, so a wing is required as well.
    let wing = table.field("king-side").filter(|field| field.key != but);
    wanted.chain(wing).map(entry).collect()
}

fn entry(field: &Field) -> String {
    format!("{} = {}", field.key, field.example())
}

/// Reads a document without checking whether the game makes sense.
fn try_read(text: &str) -> Result<Definition, String> {
    read_as(text, Format::Toml)
}

fn read_json(text: &str) -> Result<Definition, String> {
    read_as(text, Format::Json)
}

fn read_as(text: &str, format: Format) -> Result<Definition, String> {
    let mut report = Report::new();
    let mut sources = Sources::default();
    let tree = extends::load("x", text, format, &(), &mut sources, &mut report);
    let mut places = Places::new(sources);
    let tree = tree.map(|tree| shape::shape(&tree, &mut places, &mut report));
    match (report.is_empty(), tree) {
        (true, Some(tree)) => match build(&tree) {
            Ok((mut definition, place)) => {
                // Rows cannot be written without a matching board; keep the cells to show that they were read.
                definition.setup.waiting.extend(place);
                Ok(definition)
            }
            Err(Mismatch(span)) => Err(format!("{text}\nno place in the model for {span:?}")),
        },
        _ => Err(format!("{text}\n{report}")),
    }
}

fn read_text(text: &str) -> Definition {
    try_read(text).unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// The entries of a table without its braces.
fn bare(table: &Table, entries: &[String]) -> String {
    let text = table_text(table, entries);
    text[1..text.len() - 1].to_owned()
}

/// A document with a key, and one without it. If the key must not be absent, the second has another key instead.
fn with_and_without(path: &str, table: &Table, field: &Field) -> (String, Option<String>) {
    let mut with = vec![entry(field)];
    with.extend(required(table, field.key));
    let without = match table.form {
        Form::OneOf(words) if !words.is_empty() => None,
        Form::OneOf(_) => table.usable().find(|other| other.key != field.key).map(|other| vec![entry(other)]),
        Form::Record => {
            let mut rest = required(table, field.key);
            let instead = field.instead_of.and_then(|instead| table.field(instead.key)).map(entry);
            rest.extend(instead.filter(|instead| !rest.contains(instead)));
            Some(rest)
        }
    };
    (document(path, &bare(table, &with)), without.map(|entries| document(path, &bare(table, &entries))))
}

/// The keys that correspond to the model.
fn keys_of_the_model() -> Vec<(String, &'static Table, &'static Field)> {
    let only_in_documents = ["extends", "$schema"];
    let tables = all_tables().into_iter();
    let keys = tables.flat_map(|(path, table)| table.usable().map(move |field| (path.clone(), table, field)));
    keys.filter(|(_, _, field)| !only_in_documents.contains(&field.key)).collect()
}

#[test]
fn every_key_is_read_and_its_example_is_in_order() {
    let keys = keys_of_the_model();
    assert!(keys.len() > 300, "{} keys", keys.len());
    let mut wrong = vec![];
    for (path, table, field) in keys {
        let (with, without) = with_and_without(&path, table, field);
        let mandatory = matches!((field.presence, table.form), (fields::Presence::Required, Form::Record));
        match (try_read(&with), without.as_deref().map(try_read)) {
            (Err(report), _) => wrong.push(report),
            (Ok(_), Some(Err(report))) if mandatory && report.contains("missing-key") => {}
            (Ok(_), Some(Ok(_))) if mandatory => {
                wrong.push(format!("`{}` of `{path}` is not missed", field.key))
            }
            (Ok(_), Some(Err(report))) => wrong.push(report),
            (Ok(said), Some(Ok(unsaid))) if said == unsaid => {
                wrong.push(format!("`{}` of `{path}` changes nothing", field.key));
            }
            (Ok(_), _) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn every_key_comes_back_from_the_canonical_form() {
    let mut wrong = vec![];
    for (path, table, field) in keys_of_the_model() {
        // `place` is expanded to rows, and the pieces of the example do not fit the board.
        if (path.as_str(), field.key) == ("setup", "place") {
            continue;
        }
        let (with, _) = with_and_without(&path, table, field);
        let game = match try_read(&with) {
            Ok(game) => game.canonical(),
            Err(report) => {
                wrong.push(report);
                continue;
            }
        };
        let json = game.canonical_json();
        match read_json(&json) {
            Ok(again) if again.clone().canonical() == game => {}
            Ok(_) => wrong.push(format!("`{}` of `{path}`: {json}", field.key)),
            Err(report) => wrong.push(report),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn what_is_absent_is_what_the_model_says_by_default() {
    let with = |said: &str| {
        let pieces = if said.starts_with("pieces") { "" } else { "pieces = {}" };
        read_text(&format!("name = 'x'\nsetup = '8'\n{pieces}\n{said}"))
    };
    let game = with("");
    assert_eq!(game.board, BoardDef::rectangle(8, 8));
    assert_eq!(game.turn, TurnDef::default());
    assert_eq!(game.check, CheckDef::default());
    assert_eq!(game.capture, CaptureDef::default());
    assert_eq!(game.end, EndDef::default());
    assert_eq!(game.about, AboutDef::default());
    assert_eq!(game.look, LookDef::default());
    assert_eq!(game.notation, Custom::default());
    assert_eq!(with("hand = {}").hand, Some(HandDef::default()));
    assert_eq!(with("capture.blast = {}").capture.blast, Some(BlastDef::default()));
    assert_eq!(with("end.chase = {}").end.chase, Some(ChaseDef::default()));
    assert_eq!(with("end.counting = {}").end.counting, Some(CountingDef::default()));
    assert_eq!(with("end.connect = {}").end.connect, [ConnectDef::default()]);
    assert_eq!(with("terrain = {}").terrain, Some(TerrainDef::default()));
    assert_eq!(with("terrain.sides.white = {}").terrain.unwrap().sides["white"], PartyDef::default());
    let piece = &with("pieces.rook = { letter = 'r', drop = {} }").pieces["rook"];
    let plain =
        PieceDef { letter: Sided::All("r".into()), drop: Some(DropDef::default()), ..PieceDef::default() };
    assert_eq!(*piece, plain);
    let steps =
        with("pieces.rook = { letter = 'r', moves = { steps = [1, 0] } }").pieces["rook"].moves.clone();
    let vectors = vec![vec![1, 0]];
    let plain = MoveDef { steps: Some(StepsDef { vectors, ..StepsDef::default() }), ..MoveDef::default() };
    assert_eq!(steps, [plain]);
}

#[test]
fn every_key_is_explained() {
    let mut names = BTreeSet::new();
    let mut wrong = vec![];
    for (path, table) in all_tables() {
        assert!(names.insert(table.name), "two tables are called `{}`", table.name);
        if !table.doc.ends_with('.') {
            wrong.push(format!("`{path}`: {}", table.doc));
        }
        let mut keys = BTreeSet::new();
        for field in table.fields {
            assert!(keys.insert(field.key), "`{}` of `{path}` is there twice", field.key);
            if !field.doc.ends_with(['.', '…']) || field.doc.len() < 6 {
                wrong.push(format!("`{}` of `{path}`: {}", field.key, field.doc));
            }
            wrong.extend(
                words_of(&field.kind)
                    .iter()
                    .filter(|word| word.doc.is_empty())
                    .map(|word| format!("`{}` for `{}` of `{path}`", word.word, field.key)),
            );
        }
        let unexplained = table.words().iter().filter(|word| word.doc.is_empty());
        wrong.extend(unexplained.map(|word| format!("`{}` for `{path}`", word.word)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn words_of(kind: &Kind) -> &'static [fields::Word] {
    match kind {
        Kind::Word(words) => words,
        Kind::List { of, .. } | Kind::Sided(of) => words_of(of),
        _ => &[],
    }
}
