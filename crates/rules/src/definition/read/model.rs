//! Lists the fields of each structure of the model.

use super::build::{Build, Entries, Mismatch, listed_words, tables, words};
use super::two_sides;
use crate::board::{Edge, Geometry, Wrap};
use crate::definition::model::{
    AboutDef, ActionDef, AnnouncesDef, BarrierDef, BecomeDef, BlastDef, BlockedRule, BoardDef, BoardShape,
    CaptureDef, CapturedRule, CapturesGo, CastlingDef, CellsDef, ChainPromotion, ChainRule, ChanceDef,
    ChaseDef, CheckBan, CheckDef, CheckingCaptures, ChecksTold, Compass, ConditionDef, ConnectDef,
    ConvertDef, CountEffect, CountTest, CounterTest, CountingDef, Custom, DeclarationDef, Definition,
    DoorDef, DrawsDef, DropDef, DropMate, EffectDef, EliminatedRule, EncloseRule, EndDef, Event,
    ExtinctionDef, FacingRule, FirstMoveRule, FlipRule, ForwardInDef, GateDef, GateFrom, GlueDef, GoalDef,
    HandDef, HandEffect, HandTest, InfluenceDef, Item, ItemDef, JamRule, JoinDef, LendMode, LendersDef,
    LookDef, MarkedDef, MateDef, MoveDef, MoveEffect, NeighbourTest, NoCastlingDef, Outline, Party, PartyDef,
    PassRule, PieceDef, PieceLook, PiecesHonour, PlaceDef, PlateDef, PlateMode, PromotionDef,
    PromotionMoment, QuestDef, QuestGoalDef, QuestLossDef, Reach, RebirthEffect, RegionLook, RemovalRule,
    ResultDef, RungDef, SeesRule, SetupDef, ShuffleCondition, ShuffleDef, SideDef, SideLook, Spot, StepsDef,
    SwapEffect, TeamLoss, TerrainDef, TileDef, TowardDef, TriesRule, TriggerDef, TurnDef, TurnEffect,
    TurnTest, Verdict, ViewDef, WallDef, WallRule, WarpDef, WhoDef, Wing,
};
use crate::definition::node::{Node, Value};

tables! {
    GlueDef { from, to, flip, shift }
    JoinDef { from, toward, to, heading }
    ForwardInDef { region, forward }
    AboutDef { author, licence, notes, titles, descriptions }
    LookDef { regions, sides, pieces, lines, shape }
    RegionLook { colour, label }
    SideLook { colour, label }
    PieceLook { drawing, fills, lines, spots, body }

    PieceDef {
        letter, also, character, moves, royal, royal_up_to, royal_with, value, confined, first_move,
        promotion, capturable_by, no_hop_over, startled_by, captured_as, drop,
    }
    MoveDef { betza, steps, from, to, within, when }
    StepsDef { vectors, range, least, modality, initial, marks_en_passant }
    PromotionDef { zone, to, on, forced, limit, captures_only, from_hand, last, peaceful, in_chain }
    SetupDef { rows, hand, waiting, shuffle }
    ShuffleDef { cells, conditions, mirrored }
    CastlingDef {
        wing, sides, king, partner, king_from, partner_from, king_to, partner_to, exclusive, wins, dropped,
    }

    TurnDef { steps, first_steps, grows_by, check_ends, pass, passes_end }
    CheckDef { binding, forbidden, facing, all, stays, captures, before_effects }
    CaptureDef { forced, most, chain, removed, no_turning_back, blast, petrifies, flips }
    BlastDef { area, spares, immune, petrifies }
    WallDef { put, region, instead }
    HandDef { captures, reverts, drops, region, checks, must, encloses, first, endless, waits }
    DropDef { region, forms as "as", per_file, other_colour, mates }
    GateDef { from, cells, pieces }

    EndDef {
        checkmate, stalemate, mate, goals, checks, connect, full_board, extinction, eliminated, team_loss,
        score, move_rule, move_rule_pieces, move_rule_at_last, move_rule_checks, repetition, repetition_verdict,
        repetition_at_last, to_and_fro, to_and_fro_pieces, perpetual_check_loses, chase, counting,
        declarations, draws,
    }
    MateDef { not_by, needs_check_by }
    GoalDef { pieces, region, count, last_reply, blocked, safe, held }
    ConnectDef { pieces, line, collinear, square, from, to, along, verdict }
    ExtinctionDef { pieces, sides, at_most, others_at_least, reply, verdict }
    ChaseDef { free, prey, prey_at_home, home, stronger }
    CountingDef { without, at_most, board, bare_without, bare, from_pieces }
    PiecesHonour { against, limit }
    DeclarationDef { region, pieces, points, at_least, verdict }
    DrawsDef { winner, points, bonus }

    ChanceDef { dice, bag, covered, captured, face_down, first_own }

    ViewDef { sees, tries, announces }
    AnnouncesDef { captures, names, checks, can_capture, counts }

    InfluenceDef { pieces, from, mode }
    LendersDef { around, pieces, owner }

    ActionDef { name, sides, when, cells, must, effects as "do" }
    TriggerDef { on, sides, along, before, when, delay, effects as "do" }
    CellsDef { at, ahead, around, first_ahead, reach, crossing, region, pieces, except, owner, attacked_by, beside }
    NeighbourTest { around, pieces, owner, at_least, at_most }
    ConditionDef { not, mover, captured, promoted, from, to, along, check, count, hand, counter, turns }
    CountTest { cells, at_least, at_most }
    HandTest { piece, owner, at_least, at_most }
    CounterTest { name, owner, at_least, at_most }
    TurnTest { at_least, at_most, every }
    PlaceDef { piece, owner, cells }
    BecomeDef { piece, cells }
    ConvertDef { owner, cells }
    MoveEffect { cells, by, ahead, to, home, far, blocked }
    SwapEffect { cells, with, blocked }
    RebirthEffect { pieces, except, to, blocked }
    HandEffect { piece, owner, count }
    NoCastlingDef { owner, wing }
    CountEffect { counter, owner, set, add, each }
    ResultDef { owner, verdict }

    TerrainDef {
        fences, cracked, ice, belts, one_way, doors, gates, plates, warps, exits, promotion, items, marked,
        l_paths, sides, ladder, promotes, warp_occupied, no_corner_cutting, items_block_paths,
        sliders_pass_items, door_pass, bomb_radius, bomb_chain, ward_adjacent,
    }
    TowardDef { at, toward }
    DoorDef { at, colour }
    BarrierDef { at, channel, all }
    PlateDef { at, channel, mode, who }
    WarpDef { at, to }
    TileDef { at, to }
    ItemDef { at, item }
    MarkedDef { at, tag, ward, route, numbered }
    PartyDef { takes_items, ignores_warps, actions, each, may_pass, idle, allies, shares_keys }
    RungDef { sword, shield }
    WhoDef { kind, tag, side }
    QuestDef { side, win, lose }
}

words! {
    Geometry { "square" => Square, "hex" => Hex, "layers" => Layers }
    Wrap { "none" => None, "files" => Files, "ranks" => Ranks, "both" => Both }
    Edge { "west" => West, "east" => East, "south" => South, "north" => North }
    Outline { "box" => Box, "hexagon" => Hexagon }
    BoardShape { "flat" => Flat, "ring" => Ring, "three-sided" => ThreeSided }
    PromotionMoment {
        "arriving" => Arriving, "entering" => Entering, "leaving" => Leaving, "staying" => Staying,
    }
    ChainPromotion { "at-end" => AtEnd, "stops" => Stops, "at-once" => AtOnce }
    ChainRule { "never" => Never, "may" => May, "must" => Must }
    RemovalRule { "at-once" => AtOnce, "at-end" => AtEnd }
    CheckingCaptures { "all" => All, "legal" => Legal }
    Wing { "king" => King, "queen" => Queen }
    PassRule { "never" => Never, "allowed" => Allowed, "stuck" => Stuck }
    FacingRule { "ignored" => Ignored, "bikjang" => Bikjang }
    EliminatedRule { "stay" => Stay, "vanish" => Vanish, "obstacles" => Obstacles, "captor" => Captor }
    TeamLoss { "all" => All, "any" => Any }
    PlateMode { "hold" => Hold, "latch" => Latch, "toggle" => Toggle }
    JamRule { "jam" => Jam, "capture" => Capture, "forbid" => Forbid }
}

listed_words! {
    BlockedRule CapturedRule CapturesGo CheckBan ChecksTold Custom DropMate EncloseRule Event FlipRule GateFrom LendMode Party Reach Spot TriesRule TurnEffect Verdict WallRule
}

impl Build for Compass {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        let found = node.text().and_then(|text| Self::ALL.into_iter().find(|way| way.word() == text));
        found.ok_or(Mismatch(node.span))
    }
}

impl Build for Definition {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        let said = Entries::of(node)?;
        Ok(Self {
            name: said.get("name")?,
            title: said.get("title")?,
            description: said.get("description")?,
            aliases: said.get("aliases")?,
            about: said.get("about")?,
            look: said.get("look")?,
            board: said.get("board")?,
            sides: said.get::<Option<_>>("sides")?.unwrap_or_else(two_sides),
            regions: said.get("regions")?,
            pieces: said.get("pieces")?,
            setup: said.get("setup")?,
            castling: said.get::<Castling>("castling")?.0,
            hand: said.get("hand")?,
            gates: said.get("gates")?,
            turn: said.get("turn")?,
            check: said.get("check")?,
            capture: said.get("capture")?,
            walls: said.get("walls")?,
            counters: said.get("counters")?,
            triggers: said.get("triggers")?,
            actions: said.get("actions")?,
            influence: said.get("influence")?,
            chance: said.get("chance")?,
            terrain: said.get("terrain")?,
            quest: said.get("quest")?,
            end: said.get("end")?,
            view: said.get("view")?,
            notation: said.get("notation")?,
        })
    }
}

impl Build for BoardDef {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        let said = Entries::of(node)?;
        let layers = said.get("layers")?;
        let usual = if layers > 1 { Geometry::Layers } else { Geometry::Square };
        Ok(Self {
            files: said.get("files")?,
            ranks: said.get("ranks")?,
            layers,
            geometry: said.get::<Option<_>>("geometry")?.unwrap_or(usual),
            wrap: said.get("wrap")?,
            glue: said.get("glue")?,
            joins: said.get("joins")?,
            holes: said.get("holes")?,
            outline: said.get("outline")?,
        })
    }
}

impl Build for SideDef {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        let said = Entries::of(node)?;
        let name: String = said.get("name")?;
        let first = || name.chars().take(1).collect();
        let letter = said.get::<Option<_>>("letter")?.unwrap_or_else(first);
        let (forward, forward_in) = (said.get("forward")?, said.get("forward-in")?);
        Ok(Self { letter, forward, forward_in, team: said.get("team")?, name })
    }
}

impl Build for FirstMoveRule {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        match node.text() {
            Some("home") => Ok(Self::Home),
            Some("unmoved") => Ok(Self::Unmoved),
            Some(_) => Err(Mismatch(node.span)),
            None => Entries::of(node)?.get("in").map(Self::In),
        }
    }
}

impl Build for SeesRule {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        match node.text() {
            Some("all") => Ok(Self::All),
            Some("reach") => Ok(Self::Reach),
            Some("own") => Ok(Self::Own),
            Some(_) => Err(Mismatch(node.span)),
            None => Entries::of(node)?.get("around").map(Self::Around),
        }
    }
}

impl Build for ShuffleCondition {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        match Entries::of(node)?.only()? {
            ("on-both-colours", kinds) => Build::build(kinds).map(Self::OnBothColours),
            ("protected", kinds) => Build::build(kinds).map(Self::Protected),
            ("not", rank) => Build::build(rank).map(Self::Not),
            ("between", pair) => match <[String; 2]>::try_from(Vec::<String>::build(pair)?) {
                Ok([inner, outer]) => Ok(Self::Between(inner, outer)),
                // The shape of the list was wrong and is already reported.
                Err(_) => Ok(Self::Between(String::new(), String::new())),
            },
            _ => Err(Mismatch(node.span)),
        }
    }
}

/// Castling rules, from any of the forms that documents use.
struct Castling(Vec<CastlingDef>);

impl Build for Castling {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        if let Value::List(_) = node.value {
            return Build::build(node).map(Self);
        }
        let said = Entries::of(node)?;
        let mut wings = vec![];
        for (key, wing) in [("king-side", Wing::King), ("queen-side", Wing::Queen)] {
            let Some(WingOnly { king_to, partner_from, partner_to }) = said.get(key)? else {
                continue;
            };
            wings.push(CastlingDef {
                wing,
                sides: said.get("sides")?,
                king: said.get("king")?,
                partner: said.get("partner")?,
                king_from: said.get("king-from")?,
                partner_from,
                king_to,
                partner_to,
                exclusive: said.get("exclusive")?,
                wins: said.get("wins")?,
                dropped: said.get("dropped")?,
            });
        }
        Ok(Self(wings))
    }
}

/// The entry of one wing in the short form for both wings.
struct WingOnly {
    king_to: String,
    partner_from: Option<crate::definition::model::Sided<String>>,
    partner_to: Option<String>,
}

tables! {
    WingOnly { king_to, partner_from, partner_to }
}

impl Build for EffectDef {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        match node.text() {
            Some("forbid") => return Ok(Self::Forbid),
            Some("no-en-passant") => return Ok(Self::NoEnPassant),
            Some(_) => return Err(Mismatch(node.span)),
            None => {}
        }
        match Entries::of(node)?.only()? {
            ("clear", cells) => Build::build(cells).map(Self::Clear),
            ("place", place) => Build::build(place).map(Self::Place),
            ("become", turned) => Build::build(turned).map(Self::Become),
            ("convert", convert) => Build::build(convert).map(Self::Convert),
            ("move", shift) => Build::build(shift).map(Self::Move),
            ("swap", swap) => Build::build(swap).map(Self::Swap),
            ("rebirth", rebirth) => Build::build(rebirth).map(Self::Rebirth),
            ("wall", cells) => Build::build(cells).map(Self::Wall),
            ("open", cells) => Build::build(cells).map(Self::Open),
            ("hand", hand) => Build::build(hand).map(Self::Hand),
            ("moved", cells) => Build::build(cells).map(Self::Moved),
            ("unmoved", cells) => Build::build(cells).map(Self::Unmoved),
            ("no-castling", rights) => Build::build(rights).map(Self::NoCastling),
            ("en-passant", cells) => Build::build(cells).map(Self::EnPassant),
            ("count", count) => Build::build(count).map(Self::Count),
            ("turn", turn) => Build::build(turn).map(Self::Turn),
            ("result", result) => Build::build(result).map(Self::Result),
            _ => Err(Mismatch(node.span)),
        }
    }
}

impl Build for Item {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        match node.text() {
            Some("sword") => return Ok(Self::Sword),
            Some("shield") => return Ok(Self::Shield),
            Some("ward") => return Ok(Self::Ward),
            Some("bomb") => return Ok(Self::Bomb),
            Some("coin") => return Ok(Self::Coin),
            Some(_) => return Err(Mismatch(node.span)),
            None => {}
        }
        match Entries::of(node)?.only()? {
            ("key", key) => {
                let said = Entries::of(key)?;
                Ok(Self::Key { colour: said.get("colour")?, forever: said.get("forever")? })
            }
            ("form", kind) => Build::build(kind).map(Self::Form),
            _ => Err(Mismatch(node.span)),
        }
    }
}

impl Build for QuestGoalDef {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        let (key, value) = Entries::of(node)?.only()?;
        let said = || Entries::of(value);
        match key {
            "take-all" => Build::build(value).map(Self::TakeAll),
            "exit" => Ok(Self::Exit {
                who: said()?.get("who")?,
                count: said()?.get("count")?,
                leaves: said()?.get("leaves")?,
            }),
            "survive" => Build::build(value).map(Self::Survive),
            "collect" => Ok(Self::Collect {
                item: said()?.get("item")?,
                colour: said()?.get("colour")?,
                count: said()?.get("count")?,
            }),
            "place" => Ok(Self::Place {
                on: said()?.get("on")?,
                who: said()?.get("who")?,
                count: said()?.get("count")?,
            }),
            "visit" => Build::build(value).map(Self::Visit),
            "promote" => Build::build(value).map(Self::Promote),
            "material" => Ok(Self::Material {
                side: said()?.get("side")?,
                values: said()?.get("values")?,
                least: said()?.get("least")?,
            }),
            "protect" => Build::build(value).map(Self::Protect),
            "any-of" => Build::build(value).map(Self::AnyOf),
            "all-of" => Build::build(value).map(Self::AllOf),
            _ => Err(Mismatch(node.span)),
        }
    }
}

impl Build for QuestLossDef {
    fn build(node: &Node) -> Result<Self, Mismatch> {
        match Entries::of(node)?.only()? {
            ("no-pieces", side) => Build::build(side).map(Self::NoPieces),
            ("lost", who) => Build::build(who).map(Self::Lost),
            ("moves", count) => Build::build(count).map(Self::Moves),
            ("rounds", count) => Build::build(count).map(Self::Rounds),
            _ => Err(Mismatch(node.span)),
        }
    }
}
