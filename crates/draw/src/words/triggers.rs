//! Triggers in words.

use chesswright_rules::definition::model::{
    BecomeDef, CellsDef, ConditionDef, ConvertDef, CountEffect, CountTest, CounterTest, EffectDef, Event,
    HandEffect, HandTest, NoCastlingDef, Party, PlaceDef, ResultDef, Spot, TriggerDef, TurnEffect, TurnTest,
    Verdict, Wing,
};

use super::places::Places;
use super::{a, count, list, many_kinds, named, one_of, plural, sentence};

pub(crate) fn trigger(trigger: &TriggerDef, places: &Places<'_>) -> String {
    let TriggerDef { on, sides, before, when, delay, effects } = trigger;
    let events: Vec<&str> = on.iter().map(|event| event_words(*event)).collect();
    let mut text = format!("When {}", list(&events, "or"));
    if let Some(sides) = sides {
        text += &format!(" (for {} only)", list(sides, "and"));
    }
    let earlier = before.iter().map(|c| format!("before that {}", condition_words(c, places)));
    let tests: Vec<String> = earlier.chain(when.iter().map(|c| condition_words(c, places))).collect();
    if !tests.is_empty() {
        text += &format!(", if {}", list(&tests, "and"));
    }
    if *delay > 0 {
        text += &format!(", {} later", count(usize::from(*delay), "turn"));
    }
    let effects: Vec<String> = effects.iter().map(|effect| effect_words(effect, places)).collect();
    sentence(&format!("{text}: {}", list(&effects, "and then")))
}

fn event_words(event: Event) -> &'static str {
    match event {
        Event::GameStart => "the game starts",
        Event::TurnStart => "a side's turn begins",
        Event::TurnEnd => "a side's turn ends",
        Event::BeforeMove => "a side is about to move",
        Event::AfterMove => "a side has moved",
        Event::Drop => "a piece has been dropped",
        Event::Capture => "a piece has captured",
        Event::Promotion => "a piece has promoted",
        Event::Gating => "a piece has entered through a gate",
    }
}

fn owner_words(owner: Party) -> &'static str {
    match owner {
        Party::Own => "that side",
        Party::Enemy => "the other side",
        Party::Any => "every side",
    }
}

fn cells_words(cells: &CellsDef, places: &Places<'_>) -> String {
    let CellsDef { at, around, region, pieces, except, owner } = cells;
    let spot = match at {
        Spot::Board => "the board",
        Spot::From => "the cell where the move began",
        Spot::To => "the cell where the move ended",
        Spot::Captured => "the cell of the capture",
    };
    if let (Spot::Board, "", Some(region), [], [], whose) =
        (at, around.as_str(), region, &pieces[..], &except[..], owner)
    {
        let whose = match whose {
            Party::Own => "that side's pieces",
            Party::Enemy => "the other side's pieces",
            Party::Any => "the cells",
        };
        return format!("{whose} on {}", places.words(region));
    }
    let mut text = match around.as_str() {
        "" => spot.to_owned(),
        "K" => format!("the cells next to {spot}"),
        leaps => format!("the cells that `{leaps}` could reach from {spot}"),
    };
    if let Some(region) = region {
        text += &format!(" within {}", places.words(region));
    }
    let whose = match owner {
        Party::Own => " of that side",
        Party::Enemy => " of the other side",
        Party::Any => "",
    };
    if !pieces.is_empty() {
        text += &format!(" with {}{whose}", many_kinds(pieces, "and"));
    } else if !whose.is_empty() {
        text += &format!(" with pieces{whose}");
    }
    if !except.is_empty() {
        text += &format!(", {} excepted,", many_kinds(except, "and"));
    }
    text
}

fn range_words(at_least: impl ToString, at_most: Option<impl ToString>) -> String {
    match at_most {
        Some(most) => format!("{} to {}", at_least.to_string(), most.to_string()),
        None => format!("at least {}", at_least.to_string()),
    }
}

fn condition_words(condition: &ConditionDef, places: &Places<'_>) -> String {
    let ConditionDef { not, mover, captured, promoted, from, to, check, count, hand, counter, turns } =
        condition;
    let mut tests = vec![];
    let mut kinds = |names: &[String], what: &str| {
        if !names.is_empty() {
            tests.push(format!("{what} is {}", one_of(names)));
        }
    };
    kinds(mover, "the piece that moves");
    kinds(captured, "a captured piece");
    kinds(promoted, "the new piece");
    if let Some(from) = from {
        tests.push(format!("the move begins on {}", places.words(from)));
    }
    if let Some(to) = to {
        tests.push(format!("the move ends on {}", places.words(to)));
    }
    if *check {
        tests.push("it gives check".into());
    }
    if let Some(CountTest { cells, at_least, at_most }) = count {
        let cells = cells_words(cells, places);
        tests.push(format!("there are {} of {cells}", range_words(at_least, at_most.as_ref())));
    }
    if let Some(HandTest { piece, owner, at_least, at_most }) = hand {
        let many = range_words(at_least, at_most.as_ref());
        tests.push(format!("{} has {many} {} in hand", owner_words(*owner), plural(&named(piece))));
    }
    if let Some(CounterTest { name, owner, at_least, at_most }) = counter {
        let whose = match owner {
            Party::Any => "any side",
            owner => owner_words(*owner),
        };
        let high = match (at_least, at_most) {
            (Some(least), most) => range_words(least, most.as_ref()),
            (None, Some(most)) => format!("at most {most}"),
            (None, None) => "any number of".into(),
        };
        tests.push(format!("{whose} has {high} {name}"));
    }
    if let Some(TurnTest { at_least, at_most, every }) = turns {
        let every = if *every > 1 { format!(", a multiple of {every}") } else { String::new() };
        tests.push(format!("{}{every} turns have been played", range_words(at_least, at_most.as_ref())));
    }
    let all = list(&tests, "and");
    if *not { format!("it is not true that {all}") } else { all }
}

fn effect_words(effect: &EffectDef, places: &Places<'_>) -> String {
    let cells = |cells: &CellsDef| cells_words(cells, places);
    match effect {
        EffectDef::Clear(at) => format!("any piece on {} is removed from the board", cells(at)),
        EffectDef::Place(PlaceDef { piece, owner, cells: at }) => {
            let whose = if *owner == Party::Enemy { "the other side" } else { "that side" };
            format!("a new {} of {whose} is placed on {}, if empty", named(piece), cells(at))
        }
        EffectDef::Become(BecomeDef { piece, cells: at }) => {
            format!("any piece on {} becomes {}", cells(at), a(&named(piece)))
        }
        EffectDef::Convert(ConvertDef { owner, cells: at }) => {
            let to = if *owner == Party::Enemy { "the other side" } else { "that side" };
            format!("any piece on {} joins {to}", cells(at))
        }
        EffectDef::Wall(at) => format!("{} becomes a wall, if empty", cells(at)),
        EffectDef::Open(at) => format!("walls on {} are removed", cells(at)),
        EffectDef::Hand(HandEffect { piece, owner, count: n }) => {
            let what = count(usize::from(n.unsigned_abs()), piece);
            let verb = if *n < 0 { "loses" } else { "gets" };
            format!("{} {verb} {what} in hand", owner_words(*owner))
        }
        EffectDef::Moved(at) => format!("any piece on {} counts as having moved", cells(at)),
        EffectDef::Unmoved(at) => format!("any piece on {} counts as unmoved", cells(at)),
        EffectDef::NoCastling(NoCastlingDef { owner, wing }) => {
            let where_to = match wing {
                Some(Wing::King) => " to the right",
                Some(Wing::Queen) => " to the left",
                None => "",
            };
            format!("{} can no longer castle{where_to}", owner_words(*owner))
        }
        EffectDef::EnPassant(at) => format!("the piece may be captured en passant on {}", cells(at)),
        EffectDef::NoEnPassant => "nothing may be captured en passant".into(),
        EffectDef::Count(CountEffect { counter, owner, set, add, each }) => {
            let mut parts = vec![];
            if let Some(set) = set {
                parts.push(format!("is set to {set} {counter}"));
            }
            if *add != 0 {
                let each = each.as_ref().map_or(String::new(), |at| format!(" for each of {}", cells(at)));
                let verb = if *add < 0 { "loses" } else { "gets" };
                parts.push(format!("{verb} {}{each}", counted(add.unsigned_abs(), counter)));
            }
            format!("{} {}", owner_words(*owner), list(&parts, "and"))
        }
        EffectDef::Turn(TurnEffect::Again) => "the side makes one more move".into(),
        EffectDef::Turn(TurnEffect::End) => "the side's turn ends".into(),
        EffectDef::Result(ResultDef { owner, verdict }) => {
            let who = if *owner == Party::Enemy { "the other side" } else { "that side" };
            match verdict {
                Verdict::Win => format!("{who} wins"),
                Verdict::Loss => format!("{who} loses"),
                Verdict::Draw | Verdict::Fewest | Verdict::Most => "the game is drawn".into(),
            }
        }
        EffectDef::Forbid => "the move is not allowed".into(),
    }
}

/// `1 point`, `15 points`: the names of counters are plurals.
fn counted(n: u32, counter: &str) -> String {
    match (n, counter.strip_suffix('s')) {
        (1, Some(one)) => format!("1 {one}"),
        _ => format!("{n} {counter}"),
    }
}
