//! Applies a section's keys to a record in the order of the original: pieces first, regardless of the order in the
//! file.

use chesswright_rules::betza::{self, Dialect};

use super::findings::Findings;
use super::grammar::{Entry, Section};
use super::keys::{self, COLOURS, FREE_DROPS, KEYS, Key, LAST_STONE, PIECE_VALUES, SYNONYMS, Type};
use super::pieces::{self, CUSTOM, KING, Kind};
use super::record::{Record, Value};
use super::values::{self, square};

/// Applies the keys of a section to a record. `ours` allows the keys that only built-in games have.
pub(super) fn apply(record: &mut Record, section: &Section, ours: bool, findings: &mut Findings<'_>) {
    let mut reader = SectionReader { record, section, findings };
    for key in &KEYS[..2] {
        reader.plain(key);
    }
    for kind in (0..KING).chain([KING]) {
        reader.piece(kind);
    }
    reader.piece_values();
    for key in &KEYS[2..] {
        if ours || !key.name.starts_with('*') {
            reader.plain(key);
        }
    }
    reader.unknown(ours);
}

struct SectionReader<'a, 'f> {
    record: &'a mut Record,
    section: &'a Section,
    findings: &'a mut Findings<'f>,
}

impl SectionReader<'_, '_> {
    /// The value of a key, if the section has it.
    fn value(&mut self, name: &str, kind: Type) -> Option<Value> {
        let entry = self.section.get(name)?;
        let read = values::read(kind, &entry.value, &|letter| self.record.by_letter(letter));
        if let Some(fault) = read.fault {
            self.findings.fault(entry.line, name, "bad-value", &fault, value_hint(kind));
        }
        Some(read.value)
    }

    fn plain(&mut self, key: &Key) {
        // For the region of walls the order is reversed: the key for both sides takes precedence.
        let mut names = keys::names(key);
        if key.name == "wallingRegion" {
            names.rotate_left(1);
        }
        for name in names {
            let Some(value) = self.value(&name, key.kind) else { continue };
            if let (Some(instead), Some(entry)) = (key.instead, self.section.get(&name)) {
                let message = format!("`{name}` is an old option name");
                self.findings.note(entry.line, &name, "deprecated", &message, &format!("write {instead}"));
            }
            if key.sided && name == key.name {
                for colour in COLOURS {
                    self.store(&format!("{name}{colour}"), value.clone());
                }
            } else {
                self.store(&name, value);
            }
            if matches!(key.name, "promotionPawnTypes" | "pawnTypes") {
                self.main_pawn(&name);
            }
        }
    }

    /// Stores a value. Some keys are aliases that set other keys.
    fn store(&mut self, name: &str, value: Value) {
        let both = |record: &mut Record, key: &str, value: &Value| {
            for colour in COLOURS {
                record.set(&format!("{key}{colour}"), value.clone());
            }
        };
        let rank = |value: &Value| match value {
            Value::Int(rank) => u8::try_from(*rank - 1).unwrap_or(0),
            _ => 0,
        };
        match (name, &value) {
            ("pawnTypes", _) => {
                for key in ["promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes"] {
                    both(self.record, key, &value);
                }
            }
            ("promotionRank", _) => self.zones("promotionRegion", rank(&value), u8::MAX),
            ("doubleStepRank", _) => self.zones("doubleStepRegion", rank(&value), rank(&value)),
            ("doubleStepRankMin", _) => {
                let most = self.section.get("doubleStepRank").and_then(|entry| entry.value.parse().ok());
                self.zones(
                    "doubleStepRegion",
                    rank(&value),
                    most.map_or(1, |most: u8| most.saturating_sub(1)),
                );
            }
            ("whiteFlag", _) => self.record.set("flagRegionWhite", value),
            ("blackFlag", _) => self.record.set("flagRegionBlack", value),
            ("castlingRookPiece", _) => both(self.record, "castlingRookPieces", &value),
            ("whiteDropRegion", _) => self.record.set("dropRegionWhite", value),
            ("blackDropRegion", _) => self.record.set("dropRegionBlack", value),
            ("dropOnTop", Value::Bool(true)) => self.record.set("enclosingDrop", Value::Word("top")),
            ("dropOnTop", _) => {}
            ("doubleStep", Value::Bool(false)) => both(self.record, "doubleStepRegion", &Value::Squares(0)),
            ("promotionLimit", Value::Amounts(list)) => self.record.limits.extend(list.iter().copied()),
            ("promotedPieceType", Value::Pairs(list)) => {
                for (from, to) in list {
                    match to {
                        Some(to) => self.record.promoted.insert(*from, *to),
                        None => self.record.promoted.remove(from),
                    };
                }
            }
            _ => self.record.set(name, value),
        }
    }

    /// Sets the ranks from `low` to `high`, counted from each colour's own side.
    fn zones(&mut self, key: &str, low: u8, high: u8) {
        let last = u8::try_from(self.record.ranks() - 1).unwrap_or(0).min(super::record::RANKS - 1);
        for (side, colour) in COLOURS.iter().enumerate() {
            let mut set = 0;
            for rank in low..=high.min(last) {
                let rank = if side == 0 { rank } else { last.saturating_sub(rank) };
                set |= (0..super::record::FILES).fold(0, |set, file| set | square(file, rank));
            }
            self.record.set(&format!("{key}{colour}"), Value::Squares(set));
        }
    }

    /// Captured promoted pieces become the kind that is named last.
    fn main_pawn(&mut self, name: &str) {
        let Some(entry) = self.section.get(name) else { return };
        let letters = entry.value.chars().filter(|c| !c.is_whitespace());
        if let Some(last) = letters.map_while(|c| self.record.by_letter(c)).last() {
            self.record.main_pawn = last;
        }
    }

    fn piece(&mut self, kind: Kind) {
        let name = pieces::key(kind);
        let section = self.section;
        if let Some(entry) = section.get(&name)
            && let Some(letter) = entry.value.chars().next()
        {
            if letter.is_ascii_alphabetic() {
                let former = self.record.add(kind, letter);
                self.defined(kind, entry, former);
            } else {
                if letter != '-' {
                    let message = format!("`{letter}` is not a letter; the piece is removed");
                    self.findings.fault(
                        entry.line,
                        &name,
                        "bad-letter",
                        &message,
                        "write one letter, or - to remove it",
                    );
                }
                self.record.remove(kind);
            }
        }
        let mut capital = name.clone();
        capital[..1].make_ascii_uppercase();
        for (side, colour) in COLOURS.iter().enumerate() {
            if let Some(Value::Squares(set)) =
                self.value(&format!("mobilityRegion{colour}{capital}"), Type::Squares)
            {
                self.record.mobility.insert((kind, side), set);
            }
        }
    }

    fn defined(&mut self, kind: Kind, entry: &Entry, former: Option<Kind>) {
        let name = pieces::key(kind);
        let rest = entry.value.get(1..).unwrap_or("");
        if let Some(former) = former {
            let message = format!(
                "the letter `{}` belonged to {}, which is removed from the game",
                &entry.value[..1],
                pieces::key(former)
            );
            let hint = format!("write `{} = -` to make this explicit", pieces::key(former));
            self.findings.note(entry.line, &name, "letter-taken-over", &message, &hint);
        }
        if kind < CUSTOM {
            if !rest.is_empty() {
                let message = format!("only the first letter is read; `{rest}` is dropped");
                self.findings.fault(
                    entry.line,
                    &name,
                    "bad-letter",
                    &message,
                    "use a customPiece for other moves",
                );
            }
            return;
        }
        if rest.is_empty() {
            if kind == KING {
                self.record.betza.remove(&kind);
            }
            return;
        }
        let betza = rest.get(1..).unwrap_or("").to_owned();
        if !rest.starts_with(':') {
            let message =
                format!("`{}` should be a colon; it is skipped", rest.chars().next().unwrap_or(' '));
            self.findings.fault(
                entry.line,
                &name,
                "bad-letter",
                &message,
                "write letter:moves, such as s:FfW",
            );
        }
        for finding in
            betza::parse(&betza, &betza::Options::dialect(Dialect::Fsf)).err().into_iter().flatten()
        {
            let message = format!(
                "in `{betza}`: {} Fairy-Stockfish ignores it silently.",
                sentence(&finding.message.to_string())
            );
            let hint = finding.hint.as_ref().map(ToString::to_string).unwrap_or_default();
            self.findings.fault(entry.line, &name, "betza", &message, &hint);
        }
        if betza.contains('e') {
            for colour in COLOURS {
                let key = format!("enPassantTypes{colour}");
                let kinds = self.record.kinds(&key) | pieces::one(kind);
                self.record.set(&key, Value::Kinds(kinds));
            }
        }
        self.record.betza.insert(kind, betza);
    }

    fn piece_values(&mut self) {
        for name in PIECE_VALUES {
            if let Some(Value::Amounts(list)) = self.value(name, Type::Amounts)
                && name == PIECE_VALUES[0]
            {
                self.record.worth.extend(list);
            }
        }
    }

    /// Reports keys that the importer does not know.
    fn unknown(&mut self, ours: bool) {
        for entry in &self.section.entries {
            let name = entry.key.as_str();
            let plain = KEYS.iter().any(|key| {
                keys::names(key).iter().any(|known| known == name) && (ours || !key.name.starts_with('*'))
            });
            let mobility = COLOURS.iter().any(|colour| {
                name.strip_prefix("mobilityRegion").and_then(|rest| rest.strip_prefix(colour)).is_some_and(
                    |piece| {
                        let mut piece = piece.to_owned();
                        if let Some(first) = piece.get_mut(..1) {
                            first.make_ascii_lowercase();
                        }
                        pieces::by_key(&piece).is_some()
                    },
                )
            });
            if plain || mobility || pieces::by_key(name).is_some() || PIECE_VALUES.contains(&name) {
                continue;
            }
            let near = all_names().find(|known| known.eq_ignore_ascii_case(name.trim()));
            let hint = match (name, near) {
                ("kingType", _) => "write king = k:BETZA".to_owned(),
                (_, Some(near)) => format!("did you mean `{near}`?"),
                _ => "remove it, or check its name".to_owned(),
            };
            let message = format!("there is no option `{name}`; the line has no effect");
            self.findings.fault(entry.line, name, "unknown-key", &message, &hint);
        }
    }
}

fn all_names() -> impl Iterator<Item = String> {
    let plain = KEYS
        .iter()
        .filter(|key| ![FREE_DROPS, LAST_STONE, SYNONYMS].contains(&key.name))
        .flat_map(keys::names);
    plain.chain((0..=KING).map(pieces::key))
}

fn value_hint(kind: Type) -> &'static str {
    match kind {
        Type::Bool => "write true or false, with nothing after it",
        Type::Int | Type::Rank => "write a whole number",
        Type::File => "write a letter or a number",
        Type::Verdict => "write win, loss, draw or none",
        Type::Piece => "write the letter of a piece, * or -",
        Type::Pieces => "write letters of pieces, * or -",
        Type::Squares => "write squares separated by spaces, *4 for a rank, e* for a file, or -",
        Type::Rights => "write letters of KQkq, or -",
        Type::Word(_) => "write one of these words",
        Type::Amounts => "write letters and numbers, such as q:1 r:2",
        Type::Pairs => "write pairs of letters, such as p:g s:g",
        Type::Text => "",
    }
}

fn sentence(text: &str) -> String {
    if text.ends_with(['.', '!', '?']) { text.to_owned() } else { format!("{text}.") }
}
