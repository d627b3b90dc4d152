//! Reading hands, drops and gates.

use super::fields::Reader;
use super::keys;
use crate::definition::model::{CapturesGo, DropDef, DropMate, EncloseRule, GateDef, GateFrom, HandDef};
use crate::definition::node::Node;

impl Reader<'_> {
    pub(super) fn hand(&mut self, node: &Node, path: &str) -> Option<HandDef> {
        let fields = self.table(node, path, "a table", &keys::HAND)?;
        Some(HandDef {
            captures: self
                .optional(&fields, "captures", |r, n, p| r.word(n, p, &CapturesGo::ALL))
                .unwrap_or_default(),
            reverts: self.optional(&fields, "reverts", Self::name),
            drops: self.flag(&fields, "drops", true),
            region: self.optional(&fields, "region", Self::sided_region),
            checks: self.flag(&fields, "checks", true),
            must: self.optional(&fields, "must", Self::names).unwrap_or_default(),
            encloses: self
                .optional(&fields, "encloses", |r, n, p| r.word(n, p, &EncloseRule::ALL))
                .unwrap_or_default(),
            first: self.optional(&fields, "first", Self::sided_region),
            endless: self.optional(&fields, "endless", Self::names).unwrap_or_default(),
        })
    }

    pub(super) fn drop(&mut self, node: &Node, path: &str) -> Option<DropDef> {
        let fields = self.table(node, path, "a table", &keys::DROP)?;
        Some(DropDef {
            region: self.optional(&fields, "region", Self::sided_region),
            forms: self.optional(&fields, "as", Self::names).unwrap_or_default(),
            per_file: self.optional(&fields, "per-file", Self::count).unwrap_or_default(),
            other_colour: self.flag(&fields, "other-colour", false),
            mates: self
                .optional(&fields, "mates", |r, n, p| r.word(n, p, &DropMate::ALL))
                .unwrap_or_default(),
        })
    }

    pub(super) fn gates(&mut self, node: &Node, path: &str) -> Option<GateDef> {
        let fields = self.table(node, path, "a table with `cells`", &keys::GATES)?;
        Some(GateDef {
            from: self.optional(&fields, "from", |r, n, p| r.word(n, p, &GateFrom::ALL)).unwrap_or_default(),
            cells: self.required(&fields, "cells", Self::sided_region).unwrap_or_default(),
            pieces: self.optional(&fields, "pieces", Self::names).unwrap_or_default(),
        })
    }
}
