//! Kinds of pieces: letters, moves, and the cells where they may stand.

use chesswright_rules::betza::mover::{FirstMove, Modality, Mover};
use chesswright_rules::betza::{self, Dialect, Options};
use chesswright_rules::board::Geometry;
use serde_json::{Map, Value as Json, json};

use super::{Form, Lowering};
use crate::import::ini::keys::{COLOURS, SYNONYMS};
use crate::import::ini::pieces::{
    self as kinds, FERS, JANGGI_CANNON, KING, Kind, PAWN, ROOK, SOLDIER, WAZIR,
};
use crate::import::ini::record::Squares;
use crate::import::ini::values::square;
use crate::import::ride_text;

impl Lowering<'_> {
    pub(super) fn pieces(&mut self) -> Json {
        let mut pieces = Map::new();
        for form in self.forms.clone() {
            pieces.insert(form.name.clone(), self.piece(&form));
        }
        Json::Object(pieces)
    }

    fn piece(&mut self, form: &Form) -> Json {
        let record = self.record;
        let kind = form.kind;
        let mut piece = Map::new();
        piece.insert("letter".into(), json!(form.letter));
        let also = record.text(SYNONYMS).split_whitespace().filter_map(|pair| pair.split_once(':'));
        let also: Vec<&str> =
            also.filter(|(letter, _)| *letter == form.letter).map(|(_, other)| other).collect();
        if !also.is_empty() {
            piece.insert("also".into(), json!(also));
        }
        let movers = self.movers(form);
        let dead = self.dead_ends(form, &movers);
        let mobility = [0, 1].map(|side| record.mobility.get(&(kind, side)).copied());
        let home = [0, 1].map(|side| mobility[side].filter(|set| *set != 0).unwrap_or(Squares::MAX));
        // Where a piece could never move again, only a promoted piece may arrive; the promotion rule covers those
        // cells.
        let trap = [0, 1].map(|side| dead[side] & !self.promotes_at(form, side));
        let live = [0, 1].map(|side| home[side] & !trap[side] & self.outline.all());
        let bound = live.iter().any(|set| *set != self.outline.all());
        let sees_generals = record.flag("flyingGeneral") && kind == KING;
        let moves = self.moves(form, &movers, (bound && sees_generals).then_some(live), sees_generals);
        piece.insert("moves".into(), moves);
        if bound && !sees_generals {
            piece.insert("confined".into(), self.outline.sided(live));
        }
        if movers.iter().any(is_initial) {
            let regions = record.squares_of("doubleStepRegion");
            piece.insert("first-move".into(), json!({ "in": self.outline.sided(regions) }));
        }
        if record.flag("cambodianMoves") && matches!(kind, KING | FERS) {
            piece.insert("first-move".into(), json!("unmoved"));
        }
        if record.flag("cambodianMoves") && kind == KING {
            piece.insert("startled-by".into(), json!(self.names(kinds::one(ROOK))));
        }
        self.royalty(form, &mut piece);
        if kind == JANGGI_CANNON {
            let cannons = self.names(kinds::one(JANGGI_CANNON));
            let others: Vec<String> = self
                .forms
                .iter()
                .map(|form| form.name.clone())
                .filter(|name| !cannons.contains(name))
                .collect();
            piece.insert("no-hop-over".into(), json!(cannons));
            piece.insert("capturable-by".into(), json!(others));
        }
        if record.kinds("mutuallyImmuneTypes") & kinds::one(kind) != 0 {
            let same = self.names(kinds::one(kind));
            let others: Vec<String> =
                self.forms.iter().map(|form| form.name.clone()).filter(|name| !same.contains(name)).collect();
            piece.insert("capturable-by".into(), json!(others));
        }
        if let Some(promotion) = self.promotion(form, dead) {
            piece.insert("promotion".into(), promotion);
        }
        self.in_hand(form, dead, &mut piece);
        Json::Object(piece)
    }

    fn royalty(&self, form: &Form, piece: &mut Map<String, Json>) {
        let record = self.record;
        if form.kind == KING {
            piece.insert("royal".into(), json!(true));
            return;
        }
        let pseudo = record.flag("extinctionPseudoRoyal") && record.word("extinctionValue") == "loss";
        let listed = record.kinds("extinctionPieceTypes") & kinds::one(form.kind) != 0;
        if pseudo && listed {
            piece.insert("royal".into(), json!(true));
            // A side that could lose one of these pieces without losing the game does not have to protect them.
            let up_to = record.int("extinctionPieceCount").clamp(0, 64) + 1;
            if up_to < 64 {
                piece.insert("royal-up-to".into(), json!(up_to));
                // Promoted pieces of the same kind count too.
                let alike = self.names(kinds::one(form.kind)).into_iter();
                let others: Vec<String> = alike.filter(|name| *name != form.name).collect();
                if !others.is_empty() {
                    piece.insert("royal-with".into(), json!(others));
                }
            }
        }
    }

    /// The moves of a form, as the original reads them.
    pub(super) fn movers(&mut self, form: &Form) -> Vec<Mover> {
        let text = self.record.betza.get(&form.kind).cloned().unwrap_or_else(|| match form.kind {
            KING => "K".to_owned(),
            kind => {
                kinds::NAMED.get(usize::from(kind)).map_or_else(String::new, |(_, betza)| (*betza).to_owned())
            }
        });
        let options = Options { dialect: Dialect::Fsf, lenient: true, ..Options::default() };
        // A Betza string that cannot be parsed means no moves.
        let parsed = betza::parse(&text, &options).ok();
        let mut movers =
            parsed.and_then(|piece| betza::lower(&piece, Geometry::Square).ok()).unwrap_or_default();
        let takes_in_passing =
            self.record.kinds_of("enPassantTypes").iter().any(|set| set & kinds::one(form.kind) != 0);
        for mover in &mut movers {
            if let Mover::Ride(ride) = mover {
                // Where a piece may move without capturing, it never captures en passant.
                let modality = &mut ride.how.modality;
                modality.en_passant = takes_in_passing && modality.capture && !modality.quiet;
                // After its first leap a piece can be captured en passant.
                ride.how.marks_en_passant |= ride.how.first != FirstMove::Any;
            }
        }
        movers
    }

    /// Where captures en passant may end, if not everywhere.
    fn passing_region(&self) -> Option<[Squares; 2]> {
        let all = self.outline.all();
        let region = self.record.squares_of("enPassantRegion").map(|set| set & all);
        (region != [all, all]).then_some(region)
    }

    /// The captures en passant of a piece, where the game restricts them to a region.
    fn captures_in_passing(&self, movers: &[Mover], to: Option<[Squares; 2]>) -> Option<Json> {
        let region = self.passing_region()?;
        let region = to.map_or(region, |to| [0, 1].map(|side| region[side] & to[side]));
        let passing: Vec<Mover> = movers
            .iter()
            .filter_map(|mover| match mover {
                Mover::Ride(ride) if ride.how.modality.en_passant => {
                    let mut ride = ride.clone();
                    ride.how.modality = Modality { en_passant: true, ..Modality::NONE };
                    Some(Mover::Ride(ride))
                }
                _ => None,
            })
            .collect();
        let betza = ride_text::text(&passing).filter(|text| !text.is_empty())?;
        region
            .iter()
            .any(|set| *set != 0)
            .then(|| json!({ "betza": betza, "to": self.outline.sided(region) }))
    }

    fn moves(
        &mut self,
        form: &Form,
        movers: &[Mover],
        to: Option<[Squares; 2]>,
        sees_generals: bool,
    ) -> Json {
        let record = self.record;
        let mut moves: Vec<Json> = vec![];
        let bound = |betza: &str| match to {
            Some(region) => json!({ "betza": betza, "to": self.outline.sided(region) }),
            None => json!(betza),
        };
        let restricted = self.passing_region().is_some();
        let elsewhere: Vec<Mover> = movers
            .iter()
            .cloned()
            .map(|mut mover| {
                if let Mover::Ride(ride) = &mut mover {
                    ride.how.modality.en_passant &= !restricted;
                }
                mover
            })
            .collect();
        let rank = record.int("soldierPromotionRank");
        if form.kind == SOLDIER && rank > 1 {
            moves.push(bound("fW"));
            let beyond = [0, 1].map(|side| {
                let ranks = (0..self.outline.ranks).filter(|&at| {
                    let own = if side == 0 { at + 1 } else { self.outline.ranks - at };
                    i32::from(own) >= rank
                });
                ranks.fold(0, |set, rank| {
                    (0..self.outline.files).fold(set, |set, file| set | square(file, rank))
                })
            });
            moves.push(json!({ "betza": "sW", "from": self.outline.sided(beyond) }));
        } else {
            match ride_text::text(&elsewhere) {
                Some(text) if !text.is_empty() => moves.push(bound(&text)),
                Some(_) => {}
                // If the components cannot be joined to one string, each is written alone.
                None => {
                    for mover in &elsewhere {
                        match ride_text::text(std::slice::from_ref(mover)) {
                            Some(text) => moves.push(bound(&text)),
                            None => self.missing.push(super::Missing {
                                key: "betza",
                                why: "a move that our Betza notation cannot express",
                            }),
                        }
                    }
                }
            }
        }
        moves.extend(self.captures_in_passing(movers, to));
        let lines = record.squares("diagonalLines") & self.outline.all();
        if lines != 0 {
            let diagonal = match form.kind {
                KING | WAZIR => "F",
                SOLDIER => "fF",
                ROOK => "B",
                JANGGI_CANNON => "pB",
                _ => "",
            };
            if !diagonal.is_empty() {
                moves.push(json!({ "betza": diagonal, "within": self.outline.words(lines) }));
            }
        }
        let triple = record.squares_of("tripleStepRegion");
        if form.kind == PAWN && triple.iter().any(|set| set & self.outline.all() != 0) {
            moves.push(json!({ "betza": "fmnnH", "from": self.outline.sided(triple) }));
        }
        if sees_generals {
            moves.push(json!("kR"));
        }
        match form.kind {
            KING if record.flag("cambodianMoves") => moves.push(bound("imfsN")),
            FERS if record.flag("cambodianMoves") => moves.push(bound("ifmD")),
            _ => {}
        }
        json!(moves)
    }

    /// The squares from which a form has no quiet move on an empty board, if the game forbids going there.
    fn dead_ends(&self, form: &Form, movers: &[Mover]) -> [Squares; 2] {
        if !self.record.flag("immobilityIllegal") {
            return [0, 0];
        }
        COLOURS.map(|colour| {
            let forward = if colour == COLOURS[0] { 1 } else { -1 };
            let all = self.outline.all();
            self.outline
                .cells(all)
                .filter(|&(file, rank)| !self.moves_from(form.kind, movers, file, rank, forward))
                .fold(0, |set, (file, rank)| set | square(file, rank))
        })
    }

    /// Whether a step leads from a square to one of the given squares. Moves of several steps always count.
    pub(super) fn steps_onto(
        &self,
        movers: &[Mover],
        (file, rank): (u8, u8),
        forward: i16,
        onto: Squares,
    ) -> bool {
        let hits = |x: i16, y: i16| {
            let there = u8::try_from(x).ok().zip(u8::try_from(y).ok());
            let inside = there.filter(|&(x, y)| x < self.outline.files && y < self.outline.ranks);
            inside.is_some_and(|(x, y)| square(x, y) & onto != 0)
        };
        movers.iter().any(|mover| match mover {
            Mover::Ride(ride) if ride.how.max == 1 => ride
                .steps
                .iter()
                .any(|step| hits(i16::from(file) + step.x * forward, i16::from(rank) + step.y * forward)),
            _ => true,
        })
    }

    fn moves_from(&self, _kind: Kind, movers: &[Mover], file: u8, rank: u8, forward: i16) -> bool {
        let on_board = |x: i16, y: i16| {
            (0..i16::from(self.outline.files)).contains(&x) && (0..i16::from(self.outline.ranks)).contains(&y)
        };
        movers.iter().any(|mover| match mover {
            Mover::Ride(ride) => {
                ride.how.modality.quiet
                    && ride.how.first == FirstMove::Any
                    && ride.steps.iter().any(|step| {
                        on_board(i16::from(file) + step.x * forward, i16::from(rank) + step.y * forward)
                    })
            }
            _ => true,
        })
    }
}

fn is_initial(mover: &Mover) -> bool {
    matches!(mover, Mover::Ride(ride) if ride.how.first != FirstMove::Any)
}
