//! Reading everything but pieces.

use indexmap::IndexMap;

use super::fields::{Reader, join};
use super::keys;
use crate::board::{Geometry, Wrap};
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::model::{
    BoardDef, CastlingDef, CheckDef, Compass, Custom, FacingRule, Outline, PassRule, SetupDef,
    ShuffleCondition, ShuffleDef, SideDef, Sided, TurnDef, Wing,
};
use crate::definition::node::{Node, Value};

impl Reader<'_> {
    pub(super) fn board(&mut self, node: &Node, path: &str) -> Option<BoardDef> {
        let fields = self.table(node, path, "a table, or a text such as `8x8`", &keys::BOARD)?;
        let side = |r: &mut Self, n: &Node, p: &str| {
            r.number(n, p, 1..=i64::from(limits::MAX_EXTENT)).map(|n| n as u16)
        };
        let mut extent = |key, default| {
            let given = fields.table.get(key).is_some();
            let read = self.optional(&fields, key, side);
            if given && read.is_none() { None } else { Some(read.unwrap_or(default)) }
        };
        let (files, ranks, layers) = (extent("files", 8), extent("ranks", 8), extent("layers", 1));
        let geometries = [("square", Geometry::Square), ("hex", Geometry::Hex), ("layers", Geometry::Layers)];
        let default = if layers.is_some_and(|n| n > 1) { Geometry::Layers } else { Geometry::Square };
        let geometry =
            self.optional(&fields, "geometry", |r, n, p| r.word(n, p, &geometries)).unwrap_or(default);
        let wraps = [("none", Wrap::None), ("files", Wrap::Files), ("both", Wrap::Both)];
        let wrap = self.optional(&fields, "wrap", |r, n, p| r.word(n, p, &wraps)).unwrap_or_default();
        let outlines = [("box", Outline::Box), ("hexagon", Outline::Hexagon)];
        let outline =
            self.optional(&fields, "outline", |r, n, p| r.word(n, p, &outlines)).unwrap_or_default();
        let holes = self.optional(&fields, "holes", Self::region).unwrap_or_else(|| "none".into());
        Some(BoardDef { files: files?, ranks: ranks?, layers: layers?, geometry, wrap, holes, outline })
    }

    pub(super) fn side(&mut self, node: &Node, path: &str) -> Option<SideDef> {
        let fields = self.table(node, path, "a table with `name` and `forward`", &keys::SIDE)?;
        let name = self.required(&fields, "name", Self::name);
        let letter = self.optional(&fields, "letter", |r, n, p| r.short_text(n, p, limits::MAX_LETTER));
        let words = Compass::ALL.map(|c| (c.word(), c));
        let forward = self.required(&fields, "forward", |r, n, p| r.word(n, p, &words));
        let name = name?;
        Some(SideDef {
            letter: letter.unwrap_or_else(|| name.chars().take(1).collect()),
            forward: forward?,
            name,
        })
    }

    pub(super) fn custom(&mut self, node: &Node, path: &str) -> Option<Custom> {
        self.word(node, path, &Custom::ALL)
    }

    pub(super) fn regions(&mut self, node: &Node, path: &str) -> Option<IndexMap<String, String>> {
        let Some(table) = node.table() else {
            self.wrong_type(node, path, "a table of regions by name");
            return None;
        };
        let mut regions = IndexMap::new();
        for (name, entry) in &table.entries {
            let path = join(path, name);
            self.places.insert(&path, entry.node.span);
            self.places.insert_key(&path, entry.key);
            if !entry.node.is_false() {
                let text = self.region(&entry.node, &path);
                regions.insert(name.clone(), text.unwrap_or_default());
            }
        }
        Some(regions)
    }

    /// The setup, and where its pieces stand when it says so piece by piece.
    pub(super) fn setup(
        &mut self,
        node: &Node,
        path: &str,
    ) -> Option<(SetupDef, IndexMap<String, Sided<String>>)> {
        let fields = self.table(node, path, "rows as a list, or as one text joined by `/`", &keys::SETUP)?;
        let place = self.optional(&fields, "place", Self::places);
        if let (Some(entry), true) = (fields.table.entries.get("place"), fields.table.get("rows").is_some()) {
            let finding = Diagnostic::error("conflict", "a setup says either `rows` or `place`");
            self.report(finding, entry.key, &fields.at("place"));
        }
        let rows = self.optional(&fields, "rows", |r, n, p| r.list(n, p, Self::text));
        if place.is_none()
            && rows.is_none()
            && fields.table.get("rows").is_none()
            && fields.table.get("place").is_none()
        {
            self.required(&fields, "rows", |_, _, _| Some(()));
        }
        let setup = SetupDef {
            rows: rows.unwrap_or_default(),
            hand: self.optional(&fields, "hand", Self::text).unwrap_or_default(),
            waiting: self.optional(&fields, "waiting", Self::places).unwrap_or_default(),
            shuffle: self.optional(&fields, "shuffle", Self::shuffle),
        };
        Some((setup, place.unwrap_or_default()))
    }

    /// Pieces by name, and the cells they belong to.
    fn places(&mut self, node: &Node, path: &str) -> Option<IndexMap<String, Sided<String>>> {
        let Some(table) = node.table() else {
            self.wrong_type(node, path, "a table of pieces and cells, such as `{ king = \"e1\" }`");
            return None;
        };
        let mut place = IndexMap::new();
        for (name, entry) in &table.entries {
            let path = join(path, name);
            self.places.insert(&path, entry.node.span);
            if !entry.node.is_false()
                && let Some(cells) = self.sided_region(&entry.node, &path)
            {
                place.insert(name.clone(), cells);
            }
        }
        Some(place)
    }

    fn shuffle(&mut self, node: &Node, path: &str) -> Option<ShuffleDef> {
        let fields = self.table(node, path, "a table with `cells`", &keys::SHUFFLE)?;
        Some(ShuffleDef {
            cells: self.required(&fields, "cells", Self::region).unwrap_or_default(),
            conditions: self
                .optional(&fields, "conditions", |r, n, p| r.list(n, p, Self::condition))
                .unwrap_or_default(),
            mirrored: self.flag(&fields, "mirrored", true),
        })
    }

    fn condition(&mut self, node: &Node, path: &str) -> Option<ShuffleCondition> {
        let fields =
            self.table(node, path, "a table such as `{ on-both-colours = \"bishop\" }`", &keys::CONDITIONS)?;
        if fields.table.entries.len() != 1 {
            let finding = Diagnostic::error(
                "wrong-type",
                format!("a condition with {} keys", fields.table.entries.len()),
            );
            self.report(
                finding.expected("exactly one of `on-both-colours`, `between`, `protected`, `not`"),
                node.span,
                path,
            );
            return None;
        }
        if let Some(kinds) = self.optional(&fields, "on-both-colours", Self::names) {
            return Some(ShuffleCondition::OnBothColours(kinds));
        }
        if let Some(kinds) = self.optional(&fields, "protected", Self::names) {
            return Some(ShuffleCondition::Protected(kinds));
        }
        if let Some(rank) = self.optional(&fields, "not", Self::text) {
            return Some(ShuffleCondition::Not(rank));
        }
        let pair = self.optional(&fields, "between", Self::names)?;
        match <[String; 2]>::try_from(pair) {
            Ok([inner, outer]) => Some(ShuffleCondition::Between(inner, outer)),
            Err(kinds) => {
                let finding =
                    Diagnostic::error("wrong-type", format!("`between` names {} pieces", kinds.len()));
                self.report(
                    finding.expected("two: the piece in the middle and the one around it"),
                    node.span,
                    &fields.at("between"),
                );
                None
            }
        }
    }

    /// A list of wings, or a table for both at once.
    pub(super) fn castling(&mut self, node: &Node, path: &str) -> Option<Vec<CastlingDef>> {
        if let Value::List(_) = node.value {
            return self.list(node, path, Self::wing);
        }
        let fields = self.table(node, path, "a table, or a list of wings", &keys::CASTLING)?;
        let sides = self.optional(&fields, "sides", Self::names);
        let king = self.optional(&fields, "king", Self::name).unwrap_or_else(|| "king".into());
        let partner = self.optional(&fields, "partner", Self::names).unwrap_or_else(|| vec!["rook".into()]);
        let king_from = self.optional(&fields, "king-from", |r, n, p| r.sided(n, p, Self::name));
        let (exclusive, wins) = (self.flag(&fields, "exclusive", false), self.flag(&fields, "wins", false));
        let dropped = self.flag(&fields, "dropped", false);
        let mut wings = vec![];
        for (key, wing) in [("king-side", Wing::King), ("queen-side", Wing::Queen)] {
            let to = self.optional(&fields, key, |r, n, p| {
                if n.text().is_some() {
                    return r.name(n, p).map(|to| (to, None, None));
                }
                let fields = r.table(n, p, "the file the king goes to, or a table", &keys::WING_ONLY)?;
                let king_to = r.required(&fields, "king-to", Self::name)?;
                let partner_from = r.optional(&fields, "partner-from", |r, n, p| r.sided(n, p, Self::name));
                let partner_to = r.optional(&fields, "partner-to", Self::name);
                Some((king_to, partner_from, partner_to))
            });
            if let Some((king_to, partner_from, partner_to)) = to {
                wings.push(CastlingDef {
                    wing,
                    sides: sides.clone(),
                    king: king.clone(),
                    partner: partner.clone(),
                    king_from: king_from.clone(),
                    partner_from,
                    king_to,
                    partner_to,
                    exclusive,
                    wins,
                    dropped,
                });
            }
        }
        Some(wings)
    }

    fn wing(&mut self, node: &Node, path: &str) -> Option<CastlingDef> {
        let fields = self.table(node, path, "a table with `king-to`", &keys::WING)?;
        let wings = [("king", Wing::King), ("queen", Wing::Queen)];
        Some(CastlingDef {
            wing: self.required(&fields, "wing", |r, n, p| r.word(n, p, &wings)).unwrap_or_default(),
            sides: self.optional(&fields, "sides", Self::names),
            king: self.optional(&fields, "king", Self::name).unwrap_or_else(|| "king".into()),
            partner: self.optional(&fields, "partner", Self::names).unwrap_or_else(|| vec!["rook".into()]),
            king_from: self.optional(&fields, "king-from", |r, n, p| r.sided(n, p, Self::name)),
            partner_from: self.optional(&fields, "partner-from", |r, n, p| r.sided(n, p, Self::name)),
            king_to: self.required(&fields, "king-to", Self::name).unwrap_or_default(),
            partner_to: self.optional(&fields, "partner-to", Self::name),
            exclusive: self.flag(&fields, "exclusive", false),
            wins: self.flag(&fields, "wins", false),
            dropped: self.flag(&fields, "dropped", false),
        })
    }

    pub(super) fn turn(&mut self, node: &Node, path: &str) -> Option<TurnDef> {
        let default = TurnDef::default();
        let fields = self.table(node, path, "a table", &keys::TURN)?;
        let steps = |r: &mut Self, n: &Node, p: &str| {
            r.number(n, p, 1..=i64::from(limits::MAX_LIST as u16)).map(|n| n as u16)
        };
        Some(TurnDef {
            steps: self.optional(&fields, "steps", steps).unwrap_or(default.steps),
            first_steps: self.optional(&fields, "first-steps", steps),
            grows_by: self.optional(&fields, "grows-by", Self::count).unwrap_or(default.grows_by),
            check_ends: self.flag(&fields, "check-ends", default.check_ends),
            passes_end: self.optional(&fields, "passes-end", Self::count).unwrap_or(default.passes_end),
            pass: self
                .optional(&fields, "pass", |r, n, p| {
                    let words = [
                        ("never", PassRule::Never),
                        ("allowed", PassRule::Allowed),
                        ("stuck", PassRule::Stuck),
                    ];
                    if n.value == Value::Bool(true) { Some(PassRule::Allowed) } else { r.word(n, p, &words) }
                })
                .unwrap_or(default.pass),
        })
    }

    pub(super) fn check(&mut self, node: &Node, path: &str) -> Option<CheckDef> {
        let default = CheckDef::default();
        let fields = self.table(node, path, "a table", &keys::CHECK)?;
        let rules = [("ignored", FacingRule::Ignored), ("bikjang", FacingRule::Bikjang)];
        Some(CheckDef {
            binding: self.flag(&fields, "binding", default.binding),
            forbidden: self.flag(&fields, "forbidden", default.forbidden),
            facing: self
                .optional(&fields, "facing", |r, n, p| r.word(n, p, &rules))
                .unwrap_or(default.facing),
            all: self.flag(&fields, "all", default.all),
            stays: self.flag(&fields, "stays", default.stays),
        })
    }
}
