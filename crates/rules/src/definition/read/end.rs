//! Reading how games end.

use indexmap::IndexMap;

use super::fields::{Fields, Reader, join};
use super::keys;
use crate::definition::limits;
use crate::definition::model::{
    ChaseDef, CountingDef, DeclarationDef, DrawsDef, EliminatedRule, EndDef, ExtinctionDef, MateDef,
    PiecesHonour, Sided, Verdict,
};
use crate::definition::node::Node;

impl Reader<'_> {
    pub(super) fn end(&mut self, node: &Node, path: &str) -> Option<EndDef> {
        let default = EndDef::default();
        let fields = self.table(node, path, "a table", &keys::END)?;
        let rules = [("stay", EliminatedRule::Stay), ("vanish", EliminatedRule::Vanish)];
        let count = |r: &mut Self, key: &str| r.optional(&fields, key, Self::count).unwrap_or_default();
        Some(EndDef {
            checkmate: self.verdict(&fields, "checkmate", default.checkmate),
            stalemate: self.verdict(&fields, "stalemate", default.stalemate),
            mate: self.optional(&fields, "mate", Self::mate).unwrap_or_default(),
            goals: self.optional(&fields, "goals", |r, n, p| r.list(n, p, Self::goal)).unwrap_or_default(),
            connect: self
                .optional(&fields, "connect", |r, n, p| r.list(n, p, Self::connect))
                .unwrap_or_default(),
            full_board: self.optional(&fields, "full-board", |r, n, p| r.word(n, p, &Verdict::ALL)),
            checks: count(self, "checks"),
            extinction: self
                .optional(&fields, "extinction", |r, n, p| r.list(n, p, Self::extinction))
                .unwrap_or_default(),
            eliminated: self
                .optional(&fields, "eliminated", |r, n, p| r.word(n, p, &rules))
                .unwrap_or(default.eliminated),
            move_rule: count(self, "move-rule"),
            move_rule_pieces: self.optional(&fields, "move-rule-pieces", Self::names).unwrap_or_default(),
            move_rule_at_last: count(self, "move-rule-at-last"),
            move_rule_checks: count(self, "move-rule-checks"),
            repetition: count(self, "repetition"),
            repetition_verdict: self.verdict(&fields, "repetition-verdict", default.repetition_verdict),
            repetition_at_last: count(self, "repetition-at-last"),
            to_and_fro: count(self, "to-and-fro"),
            to_and_fro_pieces: self.optional(&fields, "to-and-fro-pieces", Self::names).unwrap_or_default(),
            perpetual_check_loses: self.flag(&fields, "perpetual-check-loses", false),
            chase: self.optional(&fields, "chase", Self::chase),
            counting: self.optional(&fields, "counting", Self::counting),
            declarations: self
                .optional(&fields, "declarations", |r, n, p| r.list(n, p, Self::declaration))
                .unwrap_or_default(),
            draws: self.optional(&fields, "draws", Self::draws).unwrap_or_default(),
        })
    }

    fn verdict(&mut self, fields: &Fields<'_>, key: &str, default: Sided<Verdict>) -> Sided<Verdict> {
        let word = |r: &mut Self, n: &Node, p: &str| r.word(n, p, &Verdict::ALL);
        self.optional(fields, key, |r, n, p| r.sided(n, p, word)).unwrap_or(default)
    }

    fn mate(&mut self, node: &Node, path: &str) -> Option<MateDef> {
        let fields = self.table(node, path, "a table", &keys::MATE)?;
        let names = |r: &mut Self, key: &str| r.optional(&fields, key, Self::names).unwrap_or_default();
        Some(MateDef { not_by: names(self, "not-by"), needs_check_by: names(self, "needs-check-by") })
    }

    fn extinction(&mut self, node: &Node, path: &str) -> Option<ExtinctionDef> {
        let fields = self.table(node, path, "a table with `verdict`", &keys::EXTINCTION)?;
        Some(ExtinctionDef {
            pieces: self.optional(&fields, "pieces", Self::names).unwrap_or_default(),
            sides: self.optional(&fields, "sides", Self::names),
            at_most: self.optional(&fields, "at-most", Self::count).unwrap_or_default(),
            others_at_least: self.optional(&fields, "others-at-least", Self::count).unwrap_or_default(),
            reply: self.flag(&fields, "reply", false),
            verdict: self
                .required(&fields, "verdict", |r, n, p| r.word(n, p, &Verdict::ALL))
                .unwrap_or_default(),
        })
    }

    fn chase(&mut self, node: &Node, path: &str) -> Option<ChaseDef> {
        let fields = self.table(node, path, "a table", &keys::CHASE)?;
        let names = |r: &mut Self, key: &str| r.optional(&fields, key, Self::names).unwrap_or_default();
        Some(ChaseDef {
            free: names(self, "free"),
            prey: names(self, "prey"),
            prey_at_home: names(self, "prey-at-home"),
            home: self.optional(&fields, "home", Self::sided_region),
            stronger: self
                .optional(&fields, "stronger", |r, n, p| r.by_name(n, p, Self::names))
                .unwrap_or_default(),
        })
    }

    fn counting(&mut self, node: &Node, path: &str) -> Option<CountingDef> {
        let fields = self.table(node, path, "a table", &keys::COUNTING)?;
        Some(CountingDef {
            without: self.optional(&fields, "without", Self::names).unwrap_or_default(),
            at_most: self.optional(&fields, "at-most", Self::count).unwrap_or_default(),
            board: self.optional(&fields, "board", Self::count).unwrap_or_default(),
            bare_without: self.optional(&fields, "bare-without", Self::names).unwrap_or_default(),
            bare: self.optional(&fields, "bare", |r, n, p| r.list(n, p, Self::honour)).unwrap_or_default(),
            from_pieces: self.flag(&fields, "from-pieces", false),
        })
    }

    fn honour(&mut self, node: &Node, path: &str) -> Option<PiecesHonour> {
        let fields = self.table(node, path, "a table with `limit`", &keys::HONOUR)?;
        Some(PiecesHonour {
            against: self
                .optional(&fields, "against", |r, n, p| r.by_name(n, p, Self::count))
                .unwrap_or_default(),
            limit: self.required(&fields, "limit", Self::count).unwrap_or_default(),
        })
    }

    fn declaration(&mut self, node: &Node, path: &str) -> Option<DeclarationDef> {
        let fields = self.table(node, path, "a table with `region` and `verdict`", &keys::DECLARATION)?;
        let at_least = |r: &mut Self, n: &Node, p: &str| r.sided(n, p, Self::count);
        Some(DeclarationDef {
            region: self.required(&fields, "region", Self::sided_region)?,
            pieces: self.optional(&fields, "pieces", Self::count).unwrap_or_default(),
            points: self.points(&fields, "points"),
            at_least: self.optional(&fields, "at-least", at_least).unwrap_or_default(),
            verdict: self.required(&fields, "verdict", |r, n, p| r.word(n, p, &Verdict::ALL))?,
        })
    }

    /// Points by name.
    fn points(&mut self, fields: &Fields<'_>, key: &str) -> IndexMap<String, i32> {
        let most = i64::from(limits::MAX_COUNT);
        let point = |r: &mut Self, n: &Node, p: &str| r.number(n, p, -most..=most).map(|n| n as i32);
        self.optional(fields, key, |r, n, p| r.by_name(n, p, point)).unwrap_or_default()
    }

    fn draws(&mut self, node: &Node, path: &str) -> Option<DrawsDef> {
        let fields = self.table(node, path, "a table", &keys::DRAWS)?;
        Some(DrawsDef {
            winner: self.optional(&fields, "winner", Self::name),
            points: self.points(&fields, "points"),
            bonus: self.points(&fields, "bonus"),
        })
    }

    /// A table from names to something.
    pub(super) fn by_name<T>(
        &mut self,
        node: &Node,
        path: &str,
        mut read: impl FnMut(&mut Self, &Node, &str) -> Option<T>,
    ) -> Option<IndexMap<String, T>> {
        let Some(table) = node.table() else {
            self.wrong_type(node, path, "a table by name");
            return None;
        };
        let mut out = IndexMap::new();
        for (name, entry) in &table.entries {
            let path = join(path, name);
            self.places.insert(&path, entry.node.span);
            if !entry.node.is_false()
                && let Some(value) = read(self, &entry.node, &path)
            {
                out.insert(name.clone(), value);
            }
        }
        Some(out)
    }
}
