//! The compiled rules that judge whole games: verdicts, points, counts and repetitions. They do not depend on the width
//! of sets. The core judges ends that a step brings about at once.

use crate::board::{Board, CellSet};
use crate::core::compile::{CompileCause, CompileError};
use crate::core::threats::Chase;
use crate::definition::Definition;
use crate::definition::model::{CountingDef, DeclarationDef, DropMate, RegionText, SideDef, Sided, Verdict};
use crate::definition::region::Regions;
use crate::types::{Kind, Side};

/// [`EndDef`](crate::definition::model::EndDef) with numbers instead of names.
#[derive(Debug)]
pub(crate) struct EndRules {
    /// Sides can be eliminated while others play on: there are more than two. Levels have rules of their own.
    pub(crate) eliminations: bool,
    /// By side: the verdicts for the side to move.
    pub(crate) checkmate: Vec<Verdict>,
    pub(crate) stalemate: Vec<Verdict>,
    pub(crate) repetition: Vec<Verdict>,
    /// Kinds that may not mate, and similar limits.
    pub(crate) not_by: Vec<Kind>,
    pub(crate) not_by_drop: Vec<Kind>,
    pub(crate) needs_check_by: Vec<Kind>,
    /// Points by kind and by side, where points decide draws.
    pub(crate) points: Option<(Vec<i64>, Vec<i64>)>,
    /// The side that wins drawn games.
    pub(crate) draws_winner: Option<Side>,
    /// Kinds that may not move to and fro. An empty list means all kinds.
    pub(crate) to_and_fro: Vec<Kind>,
    pub(crate) counting: Option<Counting>,
    pub(crate) chase: Option<Chase>,
    pub(crate) declarations: Vec<Declaration>,
}

/// Counting against a limit.
#[derive(Debug)]
pub(crate) struct Counting {
    pub(crate) without: Vec<Kind>,
    pub(crate) at_most: usize,
    pub(crate) board: u16,
    pub(crate) bare_without: Vec<Kind>,
    /// The pieces that the other side must have, with the limit.
    pub(crate) bare: Vec<(Vec<(Kind, usize)>, u16)>,
    pub(crate) from_pieces: bool,
}

/// A declaration.
#[derive(Debug)]
pub(crate) struct Declaration {
    /// By side.
    pub(crate) region: Vec<CellSet>,
    pub(crate) pieces: usize,
    /// By kind.
    pub(crate) points: Vec<i64>,
    /// By side.
    pub(crate) at_least: Vec<i64>,
    pub(crate) verdict: Verdict,
}

impl EndRules {
    pub(crate) fn new(definition: &Definition, board: &Board) -> Result<Self, CompileError> {
        let end = &definition.end;
        let names = Names(definition);
        let by_side = |verdict: &Sided<Verdict>| -> Vec<Verdict> {
            definition.sides.iter().map(|side| verdict.of(&side.name)).collect()
        };
        let draws = &end.draws;
        let mut points = (vec![0; definition.pieces.len()], vec![0; definition.sides.len()]);
        for (name, &value) in &draws.points {
            points.0[names.kind(name, "end.draws.points")?.index()] = i64::from(value);
        }
        for (name, &value) in &draws.bonus {
            points.1[names.side(name, "end.draws.bonus")?.index()] = i64::from(value);
        }
        let counted = !draws.points.is_empty() || !draws.bonus.is_empty();
        Ok(Self {
            eliminations: definition.sides.len() > 2 && definition.terrain.is_none(),
            checkmate: by_side(&end.checkmate),
            stalemate: by_side(&end.stalemate),
            repetition: by_side(&end.repetition_verdict),
            not_by: names.kinds(&end.mate.not_by, "end.mate.not-by")?,
            not_by_drop: (0u8..)
                .zip(definition.pieces.values())
                .filter(|(_, piece)| piece.drop.as_ref().is_some_and(|drop| drop.mates == DropMate::Loses))
                .map(|(kind, _)| Kind(kind))
                .collect(),
            needs_check_by: names.kinds(&end.mate.needs_check_by, "end.mate.needs-check-by")?,
            points: counted.then_some(points),
            draws_winner: match &draws.winner {
                Some(name) => Some(names.side(name, "end.draws.winner")?),
                None => None,
            },
            to_and_fro: names.kinds(&end.to_and_fro_pieces, "end.to-and-fro-pieces")?,
            counting: end.counting.as_ref().map(|counting| names.counting(counting)).transpose()?,
            chase: names.chase(board)?,
            declarations: names.declarations(board)?,
        })
    }
}

/// Looks up the names of a definition.
struct Names<'a>(&'a Definition);

impl Names<'_> {
    fn kind(&self, name: &str, place: &str) -> Result<Kind, CompileError> {
        let index = self.0.pieces.get_index_of(name);
        let kind = index.map(|index| Kind(index as u8));
        kind.ok_or_else(|| CompileError::new(place, CompileCause::no_such("piece", name)))
    }

    fn kinds(&self, names: &[String], place: &str) -> Result<Vec<Kind>, CompileError> {
        names.iter().map(|name| self.kind(name, place)).collect()
    }

    fn side(&self, name: &str, place: &str) -> Result<Side, CompileError> {
        let index = self.0.sides.iter().position(|side| side.name == name);
        let side = index.map(|index| Side(index as u8));
        side.ok_or_else(|| CompileError::new(place, CompileCause::no_such("side", name)))
    }

    fn counting(&self, counting: &CountingDef) -> Result<Counting, CompileError> {
        let bare = counting
            .bare
            .iter()
            .map(|honour| {
                let against = honour.against.iter();
                let against = against
                    .map(|(name, &count)| Ok((self.kind(name, "end.counting.bare")?, usize::from(count))))
                    .collect::<Result<_, CompileError>>()?;
                Ok((against, honour.limit))
            })
            .collect::<Result<_, CompileError>>()?;
        Ok(Counting {
            without: self.kinds(&counting.without, "end.counting.without")?,
            at_most: if counting.at_most == 0 { usize::MAX } else { counting.at_most.into() },
            board: counting.board,
            bare_without: self.kinds(&counting.bare_without, "end.counting.bare-without")?,
            bare,
            from_pieces: counting.from_pieces,
        })
    }

    fn chase(&self, board: &Board) -> Result<Option<Chase>, CompileError> {
        let Some(chase) = &self.0.end.chase else { return Ok(None) };
        let mut stronger = vec![];
        for (weak, strong) in &chase.stronger {
            let weak = self.kind(weak, "end.chase.stronger")?;
            stronger
                .extend(self.kinds(strong, "end.chase.stronger")?.into_iter().map(|strong| (weak, strong)));
        }
        let home = self.region(board, chase.home.as_ref(), "end.chase.home")?;
        Ok(Some(Chase {
            free: self.kinds(&chase.free, "end.chase.free")?,
            prey: self.kinds(&chase.prey, "end.chase.prey")?,
            prey_at_home: self.kinds(&chase.prey_at_home, "end.chase.prey-at-home")?,
            home,
            stronger,
        }))
    }

    fn declarations(&self, board: &Board) -> Result<Vec<Declaration>, CompileError> {
        let read = |declaration: &DeclarationDef| {
            let mut points = vec![0; self.0.pieces.len()];
            for (name, &value) in &declaration.points {
                points[self.kind(name, "end.declarations.points")?.index()] = i64::from(value);
            }
            let needed = |side: &SideDef| declaration.at_least.get(&side.name).copied().unwrap_or_default();
            Ok(Declaration {
                region: self.region(board, Some(&declaration.region), "end.declarations.region")?,
                pieces: declaration.pieces.into(),
                points,
                at_least: self.0.sides.iter().map(|side| i64::from(needed(side))).collect(),
                verdict: declaration.verdict,
            })
        };
        self.0.end.declarations.iter().map(read).collect()
    }

    /// The cells of a region for each side. Sides that are not named have none.
    fn region(
        &self,
        board: &Board,
        region: Option<&Sided<RegionText>>,
        place: &str,
    ) -> Result<Vec<CellSet>, CompileError> {
        let regions = Regions::new(board, Some(&self.0.regions));
        let cells = |side: &SideDef| {
            let text = region.and_then(|region| region.get(&side.name));
            match (text, side.forward.frame(board.geometry())) {
                (Some(text), Some(frame)) => {
                    regions.cells(text, &frame).map_err(|error| CompileError::new(place, error))
                }
                _ => Ok(CellSet::new()),
            }
        };
        self.0.sides.iter().map(cells).collect()
    }
}
