//! Triggers: when this event happens and these conditions hold, these effects follow. Actions: a side brings such effects about.

use chesswright_rules::definition::model::{
    ActionDef, BecomeDef, BlockedRule, CellsDef, ConditionDef, ConvertDef, CountEffect, CountTest,
    CounterTest, EffectDef, Event, HandEffect, HandTest, MoveEffect, NeighbourTest, NoCastlingDef, Party,
    PlaceDef, Reach, RebirthEffect, ResultDef, Spot, SwapEffect, TriggerDef, TurnEffect, TurnTest, Verdict,
    Wing,
};

use super::moves::leaps;
use super::phrases::{Phrase, Sentence};
use super::places::Places;
use super::term::{Counted, Counter, Kinds, Phrases, Sides};
use crate::words;

pub(crate) fn trigger(trigger: &TriggerDef, places: &Places<'_>) -> Sentence {
    let TriggerDef { on, sides, along, before, when, delay, effects } = trigger;
    let told = |test| condition(test, Asks::Event, places);
    let earlier = before.iter().map(|test| Phrase::TestBefore { test: told(test).into() });
    let tests: Phrases = earlier.chain(when.iter().map(told)).collect();
    let delay = u32::from(*delay);
    Sentence::Trigger {
        events: on.iter().map(|event| happening(*event)).collect(),
        sides: only(sides.as_ref()),
        along: (!along.is_empty()).then(|| Phrase::TriggerAlong { ways: leaps(along, places) }).into(),
        tests: (!tests.is_empty()).then_some(Phrase::TriggerTests { tests }).into(),
        delay: (delay > 0).then_some(Phrase::TriggerDelay { turns: delay }).into(),
        effects: effects.iter().map(|what| effect(what, Asks::Event, places)).collect(),
    }
}

pub(crate) fn action(action: &ActionDef, places: &Places<'_>) -> Sentence {
    let ActionDef { name, sides, when, cells: chosen, must, effects } = action;
    let (name, sides) = (words::action(name), only(sides.as_ref()));
    let tests: Phrases = when.iter().map(|test| condition(test, Asks::Action, places)).collect();
    let tests = (!tests.is_empty()).then_some(Phrase::TriggerTests { tests }).into();
    let aim = chosen.as_ref().map(|at| Phrase::ActionAim { cells: cells(at, Asks::Action, places) }).into();
    let effects = effects.iter().map(|what| effect(what, Asks::Action, places)).collect();
    match must {
        false => Sentence::Action { name, sides, aim, tests, effects },
        true => Sentence::ActionMust { name, sides, aim, tests, effects },
    }
}

/// The sides for which alone something is so.
fn only(sides: Option<&Vec<String>>) -> Phrases {
    sides.map(|sides| Phrase::TriggerSides { sides: Sides::of(sides) }).into()
}

/// What a condition is asked about: an event, a piece that would move, or a side that would act.
#[derive(Clone, Copy)]
enum Asks {
    Event,
    Piece,
    Action,
}

/// The conditions on which a piece has some of its moves.
pub(crate) fn conditions_of_moves(conditions: &[ConditionDef], places: &Places<'_>) -> Phrases {
    conditions.iter().map(|test| condition(test, Asks::Piece, places)).collect()
}

fn happening(event: Event) -> Phrase {
    match event {
        Event::GameStart => Phrase::OnGameStart,
        Event::TurnStart => Phrase::OnTurnStart,
        Event::TurnEnd => Phrase::OnTurnEnd,
        Event::BeforeMove => Phrase::OnBeforeMove,
        Event::AfterMove => Phrase::OnAfterMove,
        Event::Drop => Phrase::OnDrop,
        Event::Capture => Phrase::OnCapture,
        Event::Promotion => Phrase::OnPromotion,
        Event::Gating => Phrase::OnGating,
        Event::Elimination => Phrase::OnElimination,
    }
}

fn owner(owner: Party, asks: Asks) -> Phrases {
    let owner = match owner {
        Party::Own if matches!(asks, Asks::Piece) => Phrase::ItsSide,
        Party::Own => Phrase::ThatSide,
        Party::Enemy => Phrase::OtherSide,
        Party::Ally => Phrase::AllySide,
        Party::Any => Phrase::EverySide,
    };
    owner.into()
}

/// One side: the other one, an ally, or else its own.
fn one_side(owner: Party) -> Phrases {
    let one = match owner {
        Party::Own | Party::Any => Phrase::ThatSide,
        Party::Enemy => Phrase::OtherSide,
        Party::Ally => Phrase::AllySide,
    };
    one.into()
}

fn cells(cells: &CellsDef, asks: Asks, places: &Places<'_>) -> Phrases {
    let CellsDef {
        at,
        ahead,
        around,
        first_ahead,
        reach,
        crossing,
        region,
        pieces,
        except,
        owner,
        attacked_by,
        beside,
    } = cells;
    let related = cells.asks_for_direction()
        || reach.is_some()
        || !crossing.is_empty()
        || attacked_by.is_some()
        || beside.is_some();
    if let (Spot::Board, "", Some(region), [], [], false) =
        (at, around.as_str(), region, &pieces[..], &except[..], related)
    {
        let cells = places.told(region);
        let whose = match owner {
            Party::Own => Phrase::OwnPiecesOn { cells },
            Party::Enemy => Phrase::EnemyPiecesOn { cells },
            Party::Ally => Phrase::AllyPiecesOn { cells },
            Party::Any => Phrase::TheCellsOn { cells },
        };
        return whose.into();
    }
    let spot = Phrases::from(match at {
        Spot::Board => Phrase::SpotBoard,
        Spot::From if matches!(asks, Asks::Piece) => Phrase::SpotPiece,
        Spot::From => Phrase::SpotFrom,
        Spot::To if matches!(asks, Asks::Action) => Phrase::SpotAim,
        Spot::To => Phrase::SpotTo,
        Spot::Captured => Phrase::SpotCaptured,
        Spot::Partner => Phrase::SpotPartner,
    });
    let n = u32::from(ahead.unsigned_abs());
    let spot = match ahead.signum() {
        1 => Phrase::AheadOf { n, spot }.into(),
        -1 => Phrase::Behind { n, spot }.into(),
        _ => spot,
    };
    let spot = match around.as_str() {
        "" => spot,
        "K" => Phrase::NextTo { spot }.into(),
        around => Phrase::ReachedFrom { ways: leaps(around, places), spot }.into(),
    };
    let spot = if *first_ahead { Phrase::FirstAhead { spot }.into() } else { spot };
    let spot = match reach {
        Some(Reach::Captures) => Phrase::CapturableFrom { spot }.into(),
        None => spot,
    };
    let spot = match crossing.is_empty() {
        true => spot,
        false => Phrase::CrossingWith { kinds: Kinds::of(crossing), spot }.into(),
    };
    let whose = whose_pieces(*owner);
    let attacked = attacked_by.map(|party| Phrase::AttackedBy {
        side: match party {
            Party::Any => Phrase::AnySide.into(),
            party => self::owner(party, asks),
        },
    });
    let beside = beside.as_ref().map(|test| neighbours(test, places));
    let held = !pieces.is_empty() || !whose.is_empty();
    let region = region.as_ref().map(|region| Phrase::Within { cells: places.told(region) });
    Phrase::CellsWhere {
        spot,
        within: region.into(),
        holding: held.then(|| Phrase::Holding { kinds: Kinds::of(pieces), whose }).into(),
        except: (!except.is_empty()).then(|| Phrase::Except { kinds: Kinds::of(except) }).into(),
        relations: beside.into_iter().chain(attacked).collect(),
    }
    .into()
}

/// Whose pieces are meant, after the pieces.
pub(crate) fn whose_pieces(owner: Party) -> Phrases {
    let whose = match owner {
        Party::Own => Some(Phrase::OfThatSide),
        Party::Enemy => Some(Phrase::OfOtherSide),
        Party::Ally => Some(Phrase::OfAllySide),
        Party::Any => None,
    };
    whose.into()
}

fn neighbours(test: &NeighbourTest, places: &Places<'_>) -> Phrase {
    let NeighbourTest { around, pieces, owner, at_least, at_most } = test;
    let range = match (at_least, at_most) {
        (0, Some(most)) => Phrase::AtMost { most: f64::from(*most) }.into(),
        (least, most) => range(*least, *most),
    };
    let (kinds, whose) = (Kinds::of(pieces), whose_pieces(*owner));
    match around.as_str() {
        "K" => Phrase::Beside { range, kinds, whose },
        around => Phrase::BesideReached { range, kinds, whose, ways: leaps(around, places) },
    }
}

fn range(least: impl Into<f64>, most: Option<impl Into<f64>>) -> Phrases {
    let least = least.into();
    let range = match most {
        Some(most) => Phrase::FromTo { least, most: most.into() },
        None => Phrase::AtLeast { least },
    };
    range.into()
}

fn condition(condition: &ConditionDef, asks: Asks, places: &Places<'_>) -> Phrase {
    let ConditionDef { not, mover, captured, promoted, from, to, along, check, count, hand, counter, turns } =
        condition;
    if let Some(CountTest { cells: at, at_least: 1, at_most: None }) = count
        && *condition == none_of(at)
    {
        return Phrase::TestNone { cells: cells(at, asks, places) };
    }
    let mut tests = vec![];
    let mut of = |kinds: &[String], test: fn(Kinds) -> Phrase| {
        tests.extend((!kinds.is_empty()).then(|| test(Kinds::of(kinds))));
    };
    of(mover, |kinds| Phrase::TestMover { kinds });
    of(captured, |kinds| Phrase::TestCaptured { kinds });
    of(promoted, |kinds| Phrase::TestPromoted { kinds });
    tests.extend(from.as_ref().map(|region| Phrase::TestFrom { cells: places.told(region) }));
    tests.extend(to.as_ref().map(|region| Phrase::TestTo { cells: places.told(region) }));
    tests.extend(along.then_some(Phrase::TestAlong));
    tests.extend(check.then_some(Phrase::TestCheck));
    if let Some(CountTest { cells: at, at_least, at_most }) = count {
        tests.push(Phrase::TestCount { range: range(*at_least, *at_most), cells: cells(at, asks, places) });
    }
    if let Some(HandTest { piece, owner: whose, at_least, at_most }) = hand {
        let (side, range) = (owner(*whose, asks), range(*at_least, *at_most));
        tests.push(Phrase::TestHand { side, range, kind: Kinds::one(piece) });
    }
    if let Some(test) = counter {
        tests.push(counter_test(test, asks));
    }
    if let Some(TurnTest { at_least, at_most, every }) = turns {
        let every = u32::from(*every);
        tests.push(Phrase::TestTurns {
            range: range(*at_least, *at_most),
            every: (every > 1).then_some(Phrase::MultipleOf { n: every }).into(),
        });
    }
    let all = match tests.len() {
        1 => tests.remove(0),
        _ => Phrase::AllTests { tests: Phrases(tests) },
    };
    if *not { Phrase::NotTrue { test: all.into() } } else { all }
}

/// The condition that there are none of some cells, and nothing else.
fn none_of(cells: &CellsDef) -> ConditionDef {
    let count = CountTest { cells: cells.clone(), at_least: 1, at_most: None };
    ConditionDef { not: true, count: Some(count), ..ConditionDef::default() }
}

fn counter_test(test: &CounterTest, asks: Asks) -> Phrase {
    let CounterTest { name, owner: whose, at_least, at_most } = test;
    let side = match whose {
        Party::Any => Phrase::AnySide.into(),
        whose => owner(*whose, asks),
    };
    let range = match (at_least, at_most) {
        (Some(least), most) => range(*least, *most),
        (None, Some(most)) => Phrase::AtMost { most: f64::from(*most) }.into(),
        (None, None) => Phrase::AnyNumber.into(),
    };
    Phrase::TestCounter { side, range, counter: Counter(name.clone()) }
}

/// How far a piece moves, direction by direction.
fn steps(by: &[i16]) -> Phrases {
    let step = |(axis, by): (usize, &i16)| {
        let n = u32::from(by.unsigned_abs());
        match (axis, *by > 0) {
            (0, true) => Phrase::StepRight { n },
            (0, false) => Phrase::StepLeft { n },
            (1, true) => Phrase::StepForward { n },
            (1, false) => Phrase::StepBack { n },
            (_, true) => Phrase::StepUp { n },
            (_, false) => Phrase::StepDown { n },
        }
    };
    by.iter().enumerate().filter(|(_, n)| **n != 0).map(step).collect()
}

/// Where an effect moves pieces.
fn way(shift: &MoveEffect, asks: Asks, places: &Places<'_>) -> Phrases {
    let MoveEffect { cells: _, by, ahead, to, home, far, blocked: _ } = shift;
    let n = u32::from(ahead.unsigned_abs());
    let mut told = by.as_ref().map(|by| steps(by)).unwrap_or_default();
    told.0.extend(match (*ahead, *far) {
        (0, _) => None,
        (1, true) => Some(Phrase::StepAheadFar),
        (-1, true) => Some(Phrase::StepBehindFar),
        (1.., _) => Some(Phrase::StepAhead { n }),
        (..0, _) => Some(Phrase::StepBehind { n }),
    });
    told.0.extend(to.as_ref().map(|to| Phrase::StepTo { cells: cells(to, asks, places) }));
    told.0.extend(home.then_some(Phrase::StepHome));
    let unsaid = *far && ahead.abs() != 1;
    told.0.extend(unsaid.then_some(Phrase::StepFar));
    told
}

fn effect(effect: &EffectDef, asks: Asks, places: &Places<'_>) -> Phrase {
    let cells = |at: &CellsDef| cells(at, asks, places);
    match effect {
        EffectDef::Clear(at) => Phrase::EffectClear { cells: cells(at) },
        EffectDef::Place(PlaceDef { piece, owner, cells: at }) => {
            Phrase::EffectPlace { kind: Kinds::one(piece), side: one_side(*owner), cells: cells(at) }
        }
        EffectDef::Become(BecomeDef { piece, cells: at }) => {
            Phrase::EffectBecome { cells: cells(at), kind: Kinds::one(piece) }
        }
        EffectDef::Convert(ConvertDef { owner, cells: at }) => {
            Phrase::EffectConvert { cells: cells(at), side: one_side(*owner) }
        }
        EffectDef::Move(shift) => {
            let (cells, steps) = (cells(&shift.cells), way(shift, asks, places));
            match shift.blocked {
                BlockedRule::Stay => Phrase::EffectMoveOrStay { cells, steps },
                BlockedRule::Remove => Phrase::EffectMoveOrGo { cells, steps },
                BlockedRule::Forbid => Phrase::EffectMoveOrForbid { cells, steps },
            }
        }
        EffectDef::Swap(SwapEffect { cells: at, with, blocked }) => {
            let (cells, others) = (cells(at), cells(with));
            match blocked {
                BlockedRule::Forbid => Phrase::EffectSwapOrForbid { cells, others },
                BlockedRule::Stay | BlockedRule::Remove => Phrase::EffectSwap { cells, others },
            }
        }
        EffectDef::Rebirth(RebirthEffect { pieces, except, to, blocked }) => {
            let goal = match to {
                Some(to) => Phrase::StepTo { cells: cells(to) }.into(),
                None => Phrase::StepHome.into(),
            };
            let kinds = Kinds::of(pieces);
            let except = (!except.is_empty()).then(|| Phrase::Except { kinds: Kinds::of(except) }).into();
            match blocked {
                BlockedRule::Forbid => Phrase::EffectRebirthOrForbid { kinds, except, goal },
                BlockedRule::Stay | BlockedRule::Remove => Phrase::EffectRebirth { kinds, except, goal },
            }
        }
        EffectDef::Wall(at) => Phrase::EffectWall { cells: cells(at) },
        EffectDef::Open(at) => Phrase::EffectOpen { cells: cells(at) },
        EffectDef::Hand(HandEffect { piece, owner: whose, count }) => {
            let held = Counted(vec![(u32::from(count.unsigned_abs()), piece.clone())]);
            let side = owner(*whose, Asks::Event);
            if *count < 0 {
                Phrase::EffectHandLoses { side, held }
            } else {
                Phrase::EffectHandGets { side, held }
            }
        }
        EffectDef::Moved(at) => Phrase::EffectMoved { cells: cells(at) },
        EffectDef::Unmoved(at) => Phrase::EffectUnmoved { cells: cells(at) },
        EffectDef::NoCastling(NoCastlingDef { owner: whose, wing }) => {
            let side = owner(*whose, Asks::Event);
            match wing {
                Some(Wing::King) => Phrase::EffectNoCastlingRight { side },
                Some(Wing::Queen) => Phrase::EffectNoCastlingLeft { side },
                None => Phrase::EffectNoCastling { side },
            }
        }
        EffectDef::EnPassant(at) => Phrase::EffectEnPassant { cells: cells(at) },
        EffectDef::NoEnPassant => Phrase::EffectNoEnPassant,
        EffectDef::Count(CountEffect { counter, owner: whose, set, add, each }) => {
            let counter = || Counter(counter.clone());
            let each = each.as_ref().map(|at| Phrase::ForEach { cells: cells(at) });
            let amount = Phrase::CounterAmount { n: add.unsigned_abs(), counter: counter() };
            let (amount, each) = (amount.into(), each.into());
            let set = set.map(|set| Phrase::CounterSet { n: f64::from(set), counter: counter() });
            let add = match add.signum() {
                1 => Some(Phrase::CounterGets { amount, each }),
                -1 => Some(Phrase::CounterLoses { amount, each }),
                _ => None,
            };
            Phrase::EffectCount {
                side: owner(*whose, Asks::Event),
                changes: set.into_iter().chain(add).collect(),
            }
        }
        EffectDef::Turn(TurnEffect::Again) => Phrase::EffectTurnAgain,
        EffectDef::Turn(TurnEffect::End) => Phrase::EffectTurnEnd,
        EffectDef::Result(ResultDef { owner, verdict }) => {
            let side = one_side(*owner);
            match verdict {
                Verdict::Win => Phrase::EffectWin { side },
                Verdict::Loss => Phrase::EffectLoss { side },
                Verdict::Draw | Verdict::Fewest | Verdict::Most => Phrase::GameDrawn,
            }
        }
        EffectDef::Forbid => Phrase::EffectForbid,
    }
}
