//! Reading pieces.

use indexmap::IndexMap;

use super::fields::{Fields, Reader, join};
use super::keys;
use crate::definition::diagnostic::Diagnostic;
use crate::definition::limits;
use crate::definition::model::{FirstMoveRule, MoveDef, PieceDef, PromotionDef, PromotionMoment, StepsDef};
use crate::definition::node::{Node, Value};

impl Reader<'_> {
    pub(super) fn pieces(&mut self, node: &Node, path: &str) -> Option<IndexMap<String, PieceDef>> {
        let Some(table) = node.table() else {
            self.wrong_type(node, path, "a table of pieces by name");
            return None;
        };
        let mut pieces = IndexMap::new();
        for (name, entry) in &table.entries {
            let path = join(path, name);
            self.places.insert(&path, entry.node.span);
            self.places.insert_key(&path, entry.key);
            if !entry.node.is_false() {
                pieces.insert(name.clone(), self.piece(&entry.node, &path));
            }
        }
        Some(pieces)
    }

    /// A piece that cannot be read is still there, so that nothing else complains that it is missing.
    fn piece(&mut self, node: &Node, path: &str) -> PieceDef {
        if let Some(text) = node.text() {
            let finding = Diagnostic::error("wrong-type", format!("`{text}` does not describe a piece"))
                .expected("a letter, a colon and a Betza text, such as `n:N`")
                .hint(Some("or a table such as `{ letter = \"n\", betza = \"N\" }`".to_owned()));
            self.report(finding, node.span, path);
            return PieceDef::default();
        }
        let Some(fields) = self.table(node, path, "a table, or a text such as `n:N`", &keys::PIECE) else {
            return PieceDef::default();
        };
        if let Some(entry) = fields.table.entries.get("betza") {
            let finding = Diagnostic::error("conflict", "a piece says either `betza` or `moves`")
                .hint("write the Betza text as one of the `moves`".to_owned());
            self.report(finding, entry.key, &fields.at("betza"));
        }
        PieceDef {
            letter: self
                .required(&fields, "letter", |r, n, p| r.sided(n, p, Self::letter))
                .unwrap_or_default(),
            also: self.optional(&fields, "also", |r, n, p| r.list(n, p, Self::letter)).unwrap_or_default(),
            character: self.optional(&fields, "character", |r, n, p| {
                r.sided(n, p, |r, n, p| r.short_text(n, p, limits::MAX_LETTER))
            }),
            moves: self
                .optional(&fields, "moves", |r, n, p| r.list(n, p, Self::one_move))
                .unwrap_or_default(),
            royal: self.flag(&fields, "royal", false),
            value: self
                .optional(&fields, "value", |r, n, p| r.number(n, p, -1_000_000..=1_000_000))
                .map(|n| n as i32),
            confined: self.optional(&fields, "confined", Self::sided_region),
            first_move: self.optional(&fields, "first-move", Self::first_move).unwrap_or_default(),
            promotion: self.optional(&fields, "promotion", Self::promotion),
            capturable_by: self.optional(&fields, "capturable-by", Self::names),
            no_hop_over: self.optional(&fields, "no-hop-over", Self::names).unwrap_or_default(),
            startled_by: self.optional(&fields, "startled-by", Self::names).unwrap_or_default(),
            royal_up_to: self.optional(&fields, "royal-up-to", Self::count),
            royal_with: self.optional(&fields, "royal-with", Self::names).unwrap_or_default(),
            captured_as: self.optional(&fields, "captured-as", Self::name),
            drop: self.optional(&fields, "drop", Self::drop),
        }
    }

    fn letter(&mut self, node: &Node, path: &str) -> Option<String> {
        self.short_text(node, path, limits::MAX_LETTER).map(|l| l.to_lowercase())
    }

    fn one_move(&mut self, node: &Node, path: &str) -> Option<MoveDef> {
        if let Some(betza) = node.text() {
            return Some(MoveDef { betza: betza.to_owned(), ..MoveDef::default() });
        }
        let fields = self.table(node, path, "a Betza text or a table", &keys::MOVE)?;
        Some(MoveDef {
            betza: self.optional(&fields, "betza", Self::text).unwrap_or_default(),
            steps: self.optional(&fields, "steps", Self::steps),
            from: self.optional(&fields, "from", Self::sided_region),
            to: self.optional(&fields, "to", Self::sided_region),
            within: self.optional(&fields, "within", Self::sided_region),
        })
    }

    fn steps(&mut self, node: &Node, path: &str) -> Option<StepsDef> {
        if let Value::List(_) = node.value {
            return Some(StepsDef { vectors: self.vectors(node, path)?, ..StepsDef::default() });
        }
        let fields = self.table(node, path, "a list of vectors or a table", &keys::STEPS)?;
        Some(StepsDef {
            vectors: self.required(&fields, "vectors", Self::vectors).unwrap_or_default(),
            range: self
                .optional(&fields, "range", Self::count)
                .unwrap_or(if fields.table.get("range").is_some_and(Node::is_false) { 0 } else { 1 }),
            least: self.optional(&fields, "least", Self::count).unwrap_or(1),
            modality: self.optional(&fields, "modality", Self::text).unwrap_or_default(),
            initial: self.flag(&fields, "initial", false),
            marks_en_passant: self.flag(&fields, "marks-en-passant", false),
        })
    }

    fn vectors(&mut self, node: &Node, path: &str) -> Option<Vec<Vec<i16>>> {
        let far = i64::from(limits::MAX_EXTENT) - 1;
        let Value::List(items) = &node.value else {
            self.wrong_type(node, path, "a list of vectors such as `[[1, 2]]`");
            return None;
        };
        // A single vector needs no list around it.
        if items.iter().all(|item| matches!(item.value, Value::Integer(_))) && !items.is_empty() {
            return Some(vec![
                self.list(node, path, |r, n, p| r.number(n, p, -far..=far).map(|v| v as i16))?,
            ]);
        }
        self.list(node, path, |r, n, p| {
            if !matches!(n.value, Value::List(_)) {
                r.wrong_type(n, p, "a vector such as `[1, 2]`");
                return None;
            }
            r.list(n, p, |r, n, p| r.number(n, p, -far..=far).map(|v| v as i16))
        })
    }

    fn first_move(&mut self, node: &Node, path: &str) -> Option<FirstMoveRule> {
        if node.text().is_some() {
            return match self.word(node, path, &[("home", false), ("unmoved", true)])? {
                true => Some(FirstMoveRule::Unmoved),
                false => Some(FirstMoveRule::Home),
            };
        }
        let fields = self.table(node, path, "`home`, `unmoved` or `{ in = \"…\" }`", &["in"])?;
        self.required(&fields, "in", Self::sided_region).map(FirstMoveRule::In)
    }

    fn promotion(&mut self, node: &Node, path: &str) -> Option<PromotionDef> {
        let fields = self.table(node, path, "a table with `zone` and `to`", &keys::PROMOTION)?;
        let moments = [
            ("arriving", PromotionMoment::Arriving),
            ("leaving", PromotionMoment::Leaving),
            ("staying", PromotionMoment::Staying),
        ];
        Some(PromotionDef {
            zone: self.required(&fields, "zone", Self::sided_region).unwrap_or_default(),
            to: self.required(&fields, "to", |r, n, p| r.sided(n, p, Self::names)).unwrap_or_default(),
            on: self
                .optional(&fields, "on", |r, n, p| r.list(n, p, |r, n, p| r.word(n, p, &moments)))
                .unwrap_or_default(),
            forced: self
                .optional(&fields, "forced", Self::sided_region)
                .or_else(|| self.never(&fields, "forced")),
            limit: self.optional(&fields, "limit", Self::limit).unwrap_or_default(),
            captures_only: self.flag(&fields, "captures-only", false),
            from_hand: self.flag(&fields, "from-hand", false),
            last: self.optional(&fields, "last", Self::sided_region),
            peaceful: self.flag(&fields, "peaceful", false),
        })
    }

    /// `forced = false` means that nobody is ever forced.
    fn never(&mut self, fields: &Fields<'_>, key: &str) -> Option<crate::definition::model::Sided<String>> {
        let node = fields.table.get(key).filter(|n| n.is_false())?;
        self.places.insert(&fields.at(key), node.span);
        Some(crate::definition::model::Sided::All("none".into()))
    }

    fn limit(&mut self, node: &Node, path: &str) -> Option<IndexMap<String, u16>> {
        let Some(table) = node.table() else {
            self.wrong_type(node, path, "a table of pieces and numbers, such as `{ queen = 1 }`");
            return None;
        };
        let mut limits = IndexMap::new();
        for (name, entry) in &table.entries {
            let path = join(path, name);
            self.places.insert(&path, entry.node.span);
            if !entry.node.is_false()
                && let Some(n) = self.count(&entry.node, &path)
            {
                limits.insert(name.clone(), n);
            }
        }
        Some(limits)
    }
}
