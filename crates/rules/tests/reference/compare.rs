//! Plays the same game in the core and in the reference, and compares everything on the way.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use chesswright_rules::board::Cell;
use chesswright_rules::definition::Definition;
use chesswright_rules::search::SearchExt;
use chesswright_rules::{Kind, Move, MoveId, Outcome, Position, Reason, Rules, Setup, Side};

use super::game::{Game, TooCostly};
use super::random::Random;
use super::situation::{Deed, Identity, Put, Situation, WALL};
use super::triggers::Pending;
use super::turn::Record;

/// A disagreement: what differs, in which position, and after which moves.
#[derive(Clone, Debug)]
pub struct Mismatch {
    pub what: String,
    pub path: Vec<String>,
    /// The last position that both reached in agreement.
    pub place: String,
}

/// The amount of what was compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub games: usize,
    /// Positions of which everything was compared: pieces, rights and counters, check, outcome, moves, and taking them back.
    pub plies: usize,
    pub moves: usize,
    /// Positions after one more move, of which all was compared but the moves that follow.
    pub children: usize,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.moves += other.moves;
        self.children += other.children;
    }
}

/// In positions with more moves, only some of those after them are compared.
const MOST_CHILDREN: usize = 100;

/// The steps that pieces of a random definition may walk in a game. Some definitions cost hundreds of times as much as others.
pub const STEPS: u64 = 600_000;

/// How to play a game.
#[derive(Clone, Debug)]
pub struct Play {
    pub seed: u64,
    pub plies: usize,
    /// The position to start from, instead of the start position.
    pub setup: Option<Setup>,
    /// The most legal moves to compare in total.
    pub effort: usize,
    /// The most steps that the reference may walk its pieces.
    pub steps: u64,
}

/// Plays a random game and compares everything at every ply. A panic counts as a disagreement.
pub fn play(definition: &Definition, play: &Play) -> Result<Tally, Mismatch> {
    let mut path = vec![];
    let mut place = String::new();
    let played = unless_panicking(|| play_along(definition, play, &mut path, &mut place));
    let what = match played {
        Ok(Ok(tally)) => return Ok(tally),
        Err(panicked) if panicked.is::<TooCostly>() => return Ok(Tally::default()),
        Ok(Err(what)) => what,
        Err(_) => PANIC.take(),
    };
    Err(Mismatch { what, path, place })
}

/// What this returns, or its panic, of which nothing is printed.
pub fn unless_panicking<T>(of: impl FnOnce() -> T) -> std::thread::Result<T> {
    listen_for_panics();
    catch_unwind(AssertUnwindSafe(of))
}

thread_local! {
    /// The message of the last panic.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Stores the panic messages of the core and the reference for the report instead of printing them.
fn listen_for_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if info.payload().is::<TooCostly>() {
                return;
            }
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            if place.contains("tests/") && !place.contains("tests/reference") {
                usual(info);
            } else {
                let text = info.payload_as_str().unwrap_or("?");
                PANIC.set(format!("panic: {text} at {place}"));
            }
        }));
    });
}

fn play_along(
    definition: &Definition,
    play: &Play,
    path: &mut Vec<String>,
    place: &mut String,
) -> Result<Tally, String> {
    let rules = Rules::new(definition).map_err(|error| format!("does not compile: {error}"))?;
    let game = Game::new(definition).ok_or("the reference cannot read the definition")?;
    game.most.set(play.steps.saturating_mul(8));
    let mut random = Random::new(play.seed);
    let (mut position, start) = match &play.setup {
        None => (rules.start(), Situation::start(&game)),
        Some(setup) => {
            let position = rules.position(setup).map_err(|problems| format!("no position: {problems:?}"))?;
            (position, Situation::from_pieces(&game, setup))
        }
    };
    let mut record = Record::begin(&game, start);
    let mut tally = Tally { games: 1, ..Tally::default() };
    let comes = game.comes();
    for ply in 0..play.plies {
        if !comes.is_empty() && random.one_in(3) {
            supply(&game, &mut position, &mut record, &comes, &mut random, path)?;
        }
        *place = diagram(definition, &position);
        let deeds = game.legal(&record.now);
        let (moves, children) = compare(&game, &mut position, &record, &deeds)?;
        if ply == 0 && moves.len() * moves.len() < play.effort {
            compare_trees(&game, &position, &record)?;
        }
        tally.plies += 1;
        tally.children += children;
        tally.moves += moves.len();
        if moves.is_empty() || tally.moves > play.effort || game.walked.get() > play.steps {
            break;
        }
        let chosen = choose(&position, &moves, &mut random);
        path.push(describe(&position, chosen));
        let identity = identity(&position, chosen);
        let deed = deeds.iter().find(|deed| deed.identity() == identity).ok_or("the move has vanished")?;
        record.play(&game, deed);
        position.play(chosen).map_err(|error| error.to_string())?;
    }
    Ok(tally)
}

/// A piece comes from another board, unless the game is over. Taking that back restores the position.
fn supply(
    game: &Game,
    position: &mut Position,
    record: &mut Record,
    comes: &[usize],
    random: &mut Random,
    path: &mut Vec<String>,
) -> Result<(), String> {
    let (side, kind) = (random.below(game.sides()), comes[random.below(comes.len())]);
    let (by, what) = (Side(side as u8), Kind(kind as u8));
    let before = (position.setup(), position.key());
    if !position.supply(by, what, 1) {
        return if position.outcome().is_some() { Ok(()) } else { Err("a supply is refused".into()) };
    }
    let entry = position.undo().ok_or("the supply is no entry")?;
    if entry.supplies() != Some((by, what, 1)) || (position.setup(), position.key()) != before {
        return Err("taking a supply back does not restore the position".into());
    }
    position.play_unchecked(&entry);
    if position.key() != position.fresh_key() {
        return Err("after a supply the incremental hash is not the fresh one".into());
    }
    path.push(format!("a {} comes to side {side}", position.rules().kind_name(what)));
    record.supply(side, kind);
    Ok(())
}

/// A random move. Moves with an effect are preferred slightly.
fn choose<'a>(position: &Position, moves: &'a [Move], random: &mut Random) -> &'a Move {
    let lively: Vec<&Move> = moves
        .iter()
        .filter(|&played| {
            let effects = position.effects(played);
            let rare = effects.removed.len() + effects.flipped.len() + effects.opened.len() > 0;
            rare || !effects.captures.is_empty() || effects.promotion.is_some() || effects.moves.len() > 1
        })
        .collect();
    if !lively.is_empty() && random.one_in(4) {
        lively[random.below(lively.len())]
    } else {
        &moves[random.below(moves.len())]
    }
}

/// Compares everything observable about a position. If everything agrees, returns the legal moves, and the number of positions after
/// them that were compared, too.
///
/// `deeds` are the legal moves of the reference.
pub fn compare(
    game: &Game,
    position: &mut Position,
    record: &Record,
    deeds: &[Deed],
) -> Result<(Vec<Move>, usize), String> {
    let now = &record.now;
    compare_state(game, position, now)?;
    let outcome = record.outcome(game, deeds.is_empty());
    // The reference does not implement chases.
    let chase = |outcome: &Option<Outcome>| {
        let reason = outcome.map(|outcome| outcome.reason);
        game.definition.end.chase.is_some()
            && matches!(reason, Some(Reason::PerpetualChase | Reason::Repetition))
    };
    let beyond = chase(&position.outcome()) && chase(&outcome);
    if position.outcome() != outcome && !beyond {
        return Err(format!("outcome: core {:?}, reference {outcome:?}", position.outcome()));
    }
    let declared = position.claims().into_iter().find(|claim| claim.reason == Reason::Declaration);
    let wanted = record.declaration(game).filter(|_| outcome.is_none());
    if declared != wanted {
        return Err(format!("declaration: core {declared:?}, reference {wanted:?}"));
    }
    let in_check = !now.out[now.turn] && game.in_check(now, now.turn);
    if position.is_check() != in_check {
        return Err(format!("check: core {}, reference {in_check}", position.is_check()));
    }
    let drawn = record.drawn_by_count(game).is_some();
    let wanted: BTreeSet<Identity> =
        if drawn { BTreeSet::new() } else { deeds.iter().map(Deed::identity).collect() };
    let moves = position.legal_moves();
    let mut found = BTreeSet::new();
    for played in &moves {
        if !found.insert(identity(position, played)) {
            return Err(format!("move generated twice: {}", describe(position, played)));
        }
    }
    if found != wanted {
        return Err(differences(game, &found, &wanted));
    }
    let captures: BTreeSet<Identity> =
        position.legal_captures().iter().map(|played| identity(position, played)).collect();
    let wanted: BTreeSet<Identity> =
        found.iter().filter(|identity| !identity.4.is_empty()).cloned().collect();
    if captures != wanted {
        return Err(format!("legal_captures: {}", differences(game, &captures, &wanted)));
    }
    compare_hash(game, position, &moves, now)?;
    let children = compare_children(game, position, record, deeds, &moves)?;
    Ok((moves, children))
}

/// Compares pieces, turn, counters and rights.
fn compare_state(game: &Game, position: &Position, now: &Situation) -> Result<(), String> {
    let setup = position.setup();
    let pieces: Vec<(Cell, usize, usize)> =
        setup.pieces.iter().map(|(cell, piece)| (*cell, piece.side.index(), piece.kind.index())).collect();
    let standing = |cell: &Cell| now.at(*cell).filter(|man| *man != WALL);
    let men = game.board.cells().filter_map(|cell| standing(&cell).map(|man| (cell, man.side, man.kind)));
    let walls: Vec<Cell> = game.board.cells().filter(|&cell| now.at(cell) == Some(WALL)).collect();
    let differ = |what: &str, core: &dyn std::fmt::Debug, reference: &dyn std::fmt::Debug| {
        Err(format!("{what}: core {core:?}, reference {reference:?}"))
    };
    let men: Vec<_> = men.collect();
    if setup.walls != walls {
        return differ("walls", &setup.walls, &walls);
    }
    if pieces != men {
        return differ("pieces", &pieces, &men);
    }
    let counters = (
        usize::from(setup.turn),
        u32::from(setup.clock),
        setup.turns,
        setup.steps_left.map(u32::from),
        setup.out.iter().map(|&side| usize::from(side)).collect::<Vec<_>>(),
        setup.checks.iter().map(|&checks| u32::from(checks)).collect::<Vec<_>>(),
    );
    let out = (0..game.sides()).filter(|&side| now.out[side]).collect();
    let reference = (now.turn, now.clock, now.turns, Some(now.steps_left), out, now.checks.clone());
    // A finished game need not update its counters.
    if counters != reference && now.end.is_none() {
        return differ("turn, clock, turns, steps left, out, checks", &counters, &reference);
    }
    let rights: BTreeSet<_> = setup.castling.iter().map(|r| (r.side, r.wing as u8, r.partner)).collect();
    let castles = now.castles.iter().map(|c| (c.side as u8, c.wing as u8, Some(c.partner[0])));
    let castles: BTreeSet<_> = castles.collect();
    if rights != castles {
        return differ("castling rights", &rights, &castles);
    }
    let held: BTreeSet<_> = setup.hands.iter().map(|(s, k, n)| (s.index(), k.index(), *n)).collect();
    let hands = now.hands.iter().enumerate();
    let hands = hands.flat_map(|(s, hand)| hand.iter().enumerate().map(move |(k, &n)| (s, k, n)));
    let hands: BTreeSet<_> = hands.filter(|&(_, _, n)| n > 0).collect();
    if held != hands {
        return differ("hands", &held, &hands);
    }
    let marked: Vec<Cell> = game.board.cells().filter(|&cell| now.promoted[cell as usize]).collect();
    if setup.promoted != marked {
        return differ("promoted pieces", &setup.promoted, &marked);
    }
    let gate = |cell: &Cell| {
        let man = now.at(*cell).filter(|man| *man != WALL);
        man.is_some_and(|man| game.is_gate(now, man.side, *cell))
    };
    let unmoved = setup.unmoved.clone().unwrap_or_default();
    let shut = |open: &dyn Fn(Cell) -> bool| -> Vec<Cell> {
        game.board.cells().filter(gate).filter(|&cell| !open(cell)).collect()
    };
    let (core, reference) = (shut(&|cell| unmoved.contains(&cell)), shut(&|cell| now.unmoved[cell as usize]));
    if core != reference {
        return differ("gates that are shut", &core, &reference);
    }
    if let Some(chance) = &setup.chance {
        let list = |counts: &[Vec<u16>]| -> Vec<(usize, usize, u16)> {
            let all = counts.iter().enumerate();
            let all = all.flat_map(|(s, kinds)| kinds.iter().enumerate().map(move |(k, &n)| (s, k, n)));
            all.filter(|&(_, _, n)| n > 0).collect()
        };
        let told = |counts: &[(Side, Kind, u16)]| -> Vec<(usize, usize, u16)> {
            counts.iter().map(|(s, k, n)| (s.index(), k.index(), *n)).collect()
        };
        let draws = now.nature.draws.iter().copied().enumerate().filter(|(_, n)| *n > 0);
        let core = (
            chance.die.map(|kind| kind.index()),
            chance.reveals.map(|(cell, side)| (cell, side.index())),
            told(&chance.bag),
            told(&chance.taken),
            chance.draws.iter().map(|(s, n)| (s.index(), *n)).collect::<Vec<_>>(),
        );
        let (bag, taken) = (list(&now.nature.bag), list(&now.nature.taken));
        let reference = (now.nature.die, now.nature.reveals, bag, taken, draws.collect());
        if core != reference && now.end.is_none() {
            return differ("nature", &core, &reference);
        }
    }
    if setup.counters != now.counters {
        return differ("counters", &setup.counters, &now.counters);
    }
    let waiting: Vec<_> =
        setup.gates.iter().map(|(cell, piece)| (*cell, piece.side.index(), piece.kind.index())).collect();
    let behind: Vec<_> = now.waiting.iter().map(|&(cell, man)| (cell, man.side, man.kind)).collect();
    if waiting != behind {
        return differ("waiting pieces", &waiting, &behind);
    }
    let pending: Vec<_> = setup
        .pending
        .iter()
        .map(|p| Pending { trigger: p.trigger.into(), side: p.side.into(), way: p.cells, left: p.left })
        .collect();
    if pending != now.pending {
        return differ("pending effects", &pending, &now.pending);
    }
    let targets: BTreeSet<Cell> = setup.en_passant.iter().copied().collect();
    let wanted = now.targets.as_ref().map(|targets| targets.cells.clone()).unwrap_or_default();
    if wanted != targets {
        return differ("en-passant targets", &targets, &wanted);
    }
    let victim = now.targets.as_ref().map(|targets| targets.victim);
    if victim.is_some() && setup.en_passant_victim != victim {
        return differ("en-passant victim", &setup.en_passant_victim, &victim);
    }
    if u32::from(setup.passes) != now.passes && now.end.is_none() {
        return differ("passes", &setup.passes, &now.passes);
    }
    Ok(())
}

/// Checks that the hash equals a freshly computed one, and that setting up the position again gives the same
/// position.
fn compare_hash(game: &Game, position: &Position, moves: &[Move], now: &Situation) -> Result<(), String> {
    if position.key() != position.fresh_key() {
        return Err("the incremental hash is not the fresh one".into());
    }
    // A setup does not record who brought pieces to a goal: only the steps of the side to move count. It also does
    // not record which of the turns without progress gave check.
    let end = &game.definition.end;
    let discounted = end.move_rule_checks > 0 && now.clock >= u32::from(end.move_rule) * game.sides() as u32;
    if now.end.is_some() || moves.is_empty() || game.somebody_is_there(now) || discounted {
        return Ok(());
    }
    let setup = position.setup();
    let again = position
        .rules()
        .position(&setup)
        .map_err(|problems| format!("set up again: {problems:?}, {}", short(&setup)))?;
    if again.setup() != setup {
        return Err(format!("set up again it is another: {}, was {}", short(&again.setup()), short(&setup)));
    }
    if again.key() != position.key() {
        return Err(format!("set up again it has another hash: {}", short(&setup)));
    }
    let set = |position: &Position, moves: &[Move]| -> BTreeSet<Identity> {
        moves.iter().map(|played| identity(position, played)).collect()
    };
    if set(&again, &again.legal_moves()) != set(position, moves) {
        return Err("set up again it has other moves".into());
    }
    Ok(())
}

/// Checks that counting moves and listing them give the same numbers.
fn compare_trees(game: &Game, position: &Position, record: &Record) -> Result<(), String> {
    let (leaves, wanted) = (position.perft(2), game.perft(&record.now, 2));
    if leaves != wanted {
        let differs = position.divide(2).into_iter().find_map(|(first, leaves)| {
            let identity = identity(position, &first);
            let deed = game.legal(&record.now).into_iter().find(|deed| deed.identity() == identity)?;
            let replies = game.legal(&game.after(&record.now, &deed));
            let said = || {
                let mut after = position.clone();
                after.play_unchecked(&first);
                let found = after.legal_moves().iter().map(|reply| self::identity(&after, reply)).collect();
                let wanted = replies.iter().map(Deed::identity).collect();
                format!("{}: {}", describe(position, &first), differences(game, &found, &wanted))
            };
            (replies.len() as u64 != leaves).then(said)
        });
        let differs = differs.unwrap_or_default();
        return Err(format!("leaves at depth 2: core {leaves}, reference {wanted}; after {differs}"));
    }
    let divided: u64 = position.divide(2).iter().map(|(_, leaves)| leaves).sum();
    if divided != leaves {
        return Err(format!("leaves at depth 2: {leaves}, by first move {divided}"));
    }
    Ok(())
}

/// A setup with its pieces as numbers of cell, side and kind.
fn short(setup: &Setup) -> String {
    let pieces: Vec<String> = setup
        .pieces
        .iter()
        .map(|(cell, piece)| format!("{cell}:{}.{}", piece.side.index(), piece.kind.index()))
        .collect();
    format!("[{}] {:?}", pieces.join(" "), Setup { pieces: vec![], ..setup.clone() })
}

/// Makes each move in both, compares what follows, and checks that undoing the move restores the position exactly. Returns the number
/// of positions compared.
fn compare_children(
    game: &Game,
    position: &mut Position,
    record: &Record,
    deeds: &[Deed],
    moves: &[Move],
) -> Result<usize, String> {
    let before = (position.setup(), position.key(), position.outcome());
    let ids: BTreeSet<MoveId> = moves.iter().map(Move::id).collect();
    if ids.len() != moves.len() {
        return Err("two moves have the same id".into());
    }
    // Where a side can drop out between moves, the reference lists the moves of each child for that.
    let each = if game.sides() > 2 { 8 } else { 1 };
    // Where walls end every move there are thousands, and most differ in the wall alone.
    let each = each * (1 + moves.len() / MOST_CHILDREN);
    let deeds: BTreeMap<Identity, &Deed> = deeds.iter().map(|deed| (deed.identity(), deed)).collect();
    let mut children = 0;
    for (place, played) in moves.iter().enumerate() {
        let text = || describe(position, played);
        if place == record.past.len() % moves.len()
            && position.legal_move(played.id()).as_ref() != Some(played)
        {
            return Err(format!("the id of {} finds another move", text()));
        }
        let (text, identity) = (text(), identity(position, played));
        position.play_unchecked(played);
        if position.key() != position.fresh_key() {
            return Err(format!("after {text} the incremental hash is not the fresh one"));
        }
        if let Some(deed) = deeds.get(&identity).filter(|_| place % each == 0) {
            compare_child(game, position, record, deed).map_err(|what| format!("after {text}: {what}"))?;
            children += 1;
        }
        if position.undo().as_ref() != Some(played) {
            return Err(format!("undo gives back another move than {text}"));
        }
        if position.key() != before.1 {
            return Err(format!("taking {text} back leaves another hash"));
        }
        if position.key() != position.fresh_key() {
            return Err(format!("after taking {text} back the hash is not the fresh one"));
        }
        let setup = position.setup();
        if setup != before.0 {
            return Err(format!("taking {text} back leaves {}, was {}", short(&setup), short(&before.0)));
        }
    }
    if position.legal_moves() != moves || position.outcome() != before.2 {
        return Err("after taking all moves back the legal moves are others".into());
    }
    Ok(children)
}

/// Compares a position in which a move has just been made: all but the moves that follow and ends that depend on them or on the past.
fn compare_child(game: &Game, position: &Position, record: &Record, deed: &Deed) -> Result<(), String> {
    let mut after = Record { count: record.count, ..Record::new(record.now.clone()) };
    after.play(game, deed);
    compare_state(game, position, &after.now)?;
    let in_check = !after.now.out[after.now.turn] && game.in_check(&after.now, after.now.turn);
    if position.is_check() != in_check {
        return Err(format!("check: core {}, reference {in_check}", position.is_check()));
    }
    if after.now.end.is_some() {
        let (core, reference) = (position.outcome(), after.outcome(game, false));
        if core != reference {
            return Err(format!("outcome: core {core:?}, reference {reference:?}"));
        }
    }
    Ok(())
}

/// What distinguishes a move of the core from others.
pub fn identity(position: &Position, played: &Move) -> Identity {
    let effects = position.effects(played);
    let captures: BTreeSet<Cell> = effects.captures.iter().copied().collect();
    if let Some(action) = played.action() {
        let at = action.1.unwrap_or(0);
        let put = Put { action: Some(action), ..Put::default() };
        return (false, at, at, None, captures, None, None, put);
    }
    if played.is_chance() || played.uncovers() {
        let cell = if played.rolls().is_some() || played.draws().is_some() { 0 } else { played.to() };
        let turned_up =
            played.reveals().or(played.draws()).map(|piece| (Some(piece.side.index()), piece.kind.index()));
        let chance = turned_up.or(played.rolls().map(|kind| (None, kind.index())));
        let draws = played.draws().is_some();
        let put = Put { uncovers: played.uncovers(), chance, draws, ..Put::default() };
        return (false, cell, cell, None, captures, None, None, put);
    }
    if let Some(kind) = played.drop() {
        let dropped = Put { drop: Some(kind.index()), wall: played.wall(), ..Put::default() };
        return (false, played.to(), played.to(), None, captures, None, None, dropped);
    }
    let gate = played.gate().map(|(kind, cell)| (kind.index(), cell));
    let put = Put { gate, wall: played.wall(), ..Put::default() };
    let Some((&(from, to), others)) = effects.moves.split_first() else {
        let from = if played.wall().is_some() { played.from() } else { 0 };
        return (true, from, from, None, captures, None, None, put);
    };
    let unload = others.iter().find(|(from, _)| captures.contains(from)).map(|&(_, cell)| cell);
    let partner = others.iter().find(|(from, _)| !captures.contains(from)).map(|&(from, to)| [from, to]);
    (false, from, to, effects.promotion.map(|kind| kind.index()), captures, unload, partner, put)
}

/// A move in words.
pub fn describe(position: &Position, played: &Move) -> String {
    let rules = position.rules();
    let kind = |kind| rules.kind_name(kind).to_owned();
    let piece = position.piece(played.from()).map(|piece| kind(piece.kind)).unwrap_or_default();
    let name = |cell: Cell| rules.cell_name(cell).to_owned();
    tell(&identity(position, played), &name, &|index| kind(chesswright_rules::Kind(index as u8)), &piece)
}

fn tell(
    identity: &Identity,
    name: &dyn Fn(Cell) -> String,
    kind: &dyn Fn(usize) -> String,
    piece: &str,
) -> String {
    let (pass, from, to, promotion, captures, unload, partner, put) = identity;
    let Put { drop, gate, wall, action, uncovers, chance, draws } = put;
    if let Some((number, cell)) = action {
        return format!("action {number} {}", cell.map(name).unwrap_or_default());
    }
    if *pass {
        return "pass".into();
    }
    if let Some((side, what)) = chance {
        let place = if *draws { "that was captured".to_owned() } else { format!("on {}", name(*to)) };
        return format!("nature: {} of {side:?} {place}", kind(*what));
    }
    if *uncovers {
        return format!("turn up {}", name(*to));
    }
    if let Some(drop) = drop {
        return format!("{}@{}", kind(*drop), name(*to));
    }
    let mut text = format!("{piece} {}-{}", name(*from), name(*to));
    if let Some((gate, cell)) = gate {
        let _ = write!(text, " behind it {} on {}", kind(*gate), name(*cell));
    }
    if let Some(promotion) = promotion {
        let _ = write!(text, "={}", kind(*promotion));
    }
    if !captures.is_empty() {
        let cells: Vec<String> = captures.iter().map(|&cell| name(cell)).collect();
        let _ = write!(text, " x{}", cells.join(","));
    }
    if let Some(cell) = unload {
        let _ = write!(text, " back to {}", name(*cell));
    }
    if let Some([from, to]) = partner {
        let _ = write!(text, " with {}-{}", name(*from), name(*to));
    }
    if let Some(cell) = wall {
        let _ = write!(text, " wall {}", name(*cell));
    }
    text
}

fn differences(game: &Game, found: &BTreeSet<Identity>, wanted: &BTreeSet<Identity>) -> String {
    let name = |cell: Cell| game.board.name(cell).to_owned();
    let kind = |kind: usize| {
        game.definition.pieces.get_index(kind).map(|(name, _)| name.clone()).unwrap_or_default()
    };
    let list = |set: Vec<&Identity>| {
        let texts: Vec<String> = set.into_iter().map(|identity| tell(identity, &name, &kind, "")).collect();
        format!("[{}]", texts.join("; "))
    };
    let only_core = list(found.difference(wanted).collect());
    let only_reference = list(wanted.difference(found).collect());
    let both = found.intersection(wanted).count();
    format!("moves: only core {only_core}, only reference {only_reference}, both {both}")
}

/// The board as rows of letters, and the side to move.
pub fn diagram(definition: &Definition, path_end: &Position) -> String {
    let rules = path_end.rules();
    let placed: Vec<_> = path_end
        .pieces()
        .map(|(cell, piece)| chesswright_rules::definition::Placed {
            cell,
            side: piece.side.index(),
            piece: piece.kind.index(),
        })
        .collect();
    let rows = definition.rows(rules.board(), &placed).join("/");
    format!("{rows} {}", definition.sides[path_end.turn().index()].letter)
}
