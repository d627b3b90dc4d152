//! Reading what happens on the board besides moves: what captures do, walls, goals and connections.

use super::fields::Reader;
use super::keys;
use crate::definition::model::{
    BlastDef, CaptureDef, ConnectDef, FlipRule, GoalDef, Verdict, WallDef, WallRule,
};
use crate::definition::node::{Node, Value};

impl Reader<'_> {
    pub(super) fn capture(&mut self, node: &Node, path: &str) -> Option<CaptureDef> {
        let fields = self.table(node, path, "a table", &keys::CAPTURE)?;
        Some(CaptureDef {
            forced: self.flag(&fields, "forced", false),
            blast: self.optional(&fields, "blast", Self::blast),
            petrifies: self.optional(&fields, "petrifies", Self::names).unwrap_or_default(),
            flips: self
                .optional(&fields, "flips", |r, n, p| r.word(n, p, &FlipRule::ALL))
                .unwrap_or_default(),
        })
    }

    fn blast(&mut self, node: &Node, path: &str) -> Option<BlastDef> {
        if node.value == Value::Bool(true) {
            return Some(BlastDef::default());
        }
        let fields = self.table(node, path, "`true`, or a table", &keys::BLAST)?;
        let default = BlastDef::default();
        Some(BlastDef {
            area: self.optional(&fields, "area", Self::text).unwrap_or(default.area),
            spares: self.optional(&fields, "spares", Self::names).unwrap_or_default(),
            immune: self.optional(&fields, "immune", Self::names).unwrap_or_default(),
            petrifies: self.flag(&fields, "petrifies", false),
        })
    }

    pub(super) fn walls(&mut self, node: &Node, path: &str) -> Option<WallDef> {
        let fields = self.table(node, path, "a table with `put`", &keys::WALLS)?;
        Some(WallDef {
            put: self.required(&fields, "put", |r, n, p| r.word(n, p, &WallRule::ALL)).unwrap_or_default(),
            region: self.optional(&fields, "region", Self::sided_region),
            instead: self.flag(&fields, "instead", false),
        })
    }

    pub(super) fn goal(&mut self, node: &Node, path: &str) -> Option<GoalDef> {
        let fields = self.table(node, path, "a table with `region`", &keys::GOAL)?;
        Some(GoalDef {
            pieces: self.optional(&fields, "pieces", Self::names).unwrap_or_default(),
            region: self.required(&fields, "region", Self::sided_region).unwrap_or_default(),
            count: self
                .optional(&fields, "count", |r, n, p| r.number(n, p, 1..=1024).map(|n| n as u16))
                .unwrap_or(1),
            last_reply: self.flag(&fields, "last-reply", false),
            blocked: self.flag(&fields, "blocked", false),
            safe: self.flag(&fields, "safe", false),
            held: self.flag(&fields, "held", false),
        })
    }

    pub(super) fn connect(&mut self, node: &Node, path: &str) -> Option<ConnectDef> {
        let fields = self.table(node, path, "a table", &keys::CONNECT)?;
        let mut number = |key| self.optional(&fields, key, Self::count).unwrap_or_default();
        let (line, collinear, square) = (number("line"), number("collinear"), number("square"));
        Some(ConnectDef {
            pieces: self.optional(&fields, "pieces", Self::names).unwrap_or_default(),
            line,
            collinear,
            square,
            from: self.optional(&fields, "from", Self::sided_region),
            to: self.optional(&fields, "to", Self::sided_region),
            along: self.optional(&fields, "along", Self::text).unwrap_or_default(),
            verdict: self.optional(&fields, "verdict", |r, n, p| r.word(n, p, &Verdict::ALL)),
        })
    }
}
