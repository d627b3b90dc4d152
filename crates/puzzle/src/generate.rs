//! Generates new levels by simulated annealing: a drawing is changed cell by cell, and a change is kept if the solver
//! finds the level better.
//!
//! A level is good if its shortest solution requires many decisions, if there are few such solutions, and if every
//! object matters. Long corridors without decisions get a low score.

use chesswright_catalog::level::{self, Level, Place, Proof, RULES, Tile};
use chesswright_rules::prng::SplitMix64;

pub use crate::solve::Progress;
use crate::solve::{self, Extent, Grade, Limits, Object, Solution};
use crate::{Game, Unplayable};

/// The wanted properties of a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// The number of files and ranks.
    pub size: (usize, usize),
    /// The ground characters of drawings. A character that occurs more often is tried more often.
    pub ground: String,
    /// The pieces and items on the cells, one character each.
    pub objects: String,
    /// The lines above the drawing: `enemy`, `goal` and the like.
    pub head: String,
    /// The least and the most moves.
    pub par: (u32, u32),
    /// How many bits of decision are enough.
    pub bits: f64,
    /// The most shortest solutions.
    pub lines: u64,
}

/// A new level with its solution and grade.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// The level, with its proof.
    pub level: Level,
    /// Its solution.
    pub solution: Solution,
    /// Its grade.
    pub grade: Grade,
}

/// The most positions that a generated level may have.
const STATES: usize = 4_000;

/// Why no level can be as wished.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum WishError {
    /// There is no ground.
    #[error("the ground needs a terrain character, such as `.`")]
    NoGround,
    /// There are more objects than cells.
    #[error("{objects} objects do not fit on {files} by {ranks} cells")]
    TooManyObjects {
        /// How many objects.
        objects: usize,
        /// The number of files.
        files: usize,
        /// The number of ranks.
        ranks: usize,
    },
    /// A level with all objects cannot be read.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Unreadable(Vec<level::Problem>),
    /// A level with all objects cannot be played or solved.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
    /// The player would have no piece.
    #[error("the player has no piece; capital letters are the player's")]
    NoPiece,
}

/// Checks whether levels can be generated at all. Tries one level that contains everything, in the order of the wish.
///
/// # Errors
/// Fails if such a level cannot be read or played.
pub fn check(wish: &Wish) -> Result<(), WishError> {
    let (files, ranks) = wish.size;
    let mut signs = wish.ground.chars();
    let (Some(floor), objects) = (signs.next(), wish.objects.chars().count()) else {
        return Err(WishError::NoGround);
    };
    if objects > files * ranks {
        return Err(WishError::TooManyObjects { objects, files, ranks });
    }
    // Every kind of ground once, as far as it fits.
    let ground = std::iter::once(floor).chain(signs).chain(std::iter::repeat(floor));
    let cells: Vec<char> = wish.objects.chars().chain(ground).take(files * ranks).collect();
    let level = level::read(&drawn(wish, &cells)).map_err(WishError::Unreadable)?;
    let game = Game::new(&level)?;
    game.solvable()?;
    let player = &level.sides[game.player().index()].id;
    match level.pieces.iter().any(|piece| piece.side == *player) {
        true => Ok(()),
        false => Err(WishError::NoPiece),
    }
}

/// Generates a level in a given number of tries. The same seed gives the same level. Returns `None` if no try was
/// good enough, or if `watch` stops it.
pub fn generate(wish: &Wish, seed: u64, tries: u32, watch: &mut dyn FnMut(Progress) -> bool) -> Option<Made> {
    let mut random = Random(SplitMix64::new(seed ^ 0x5851_F42D_4C95_7F2D));
    let ground: Vec<char> = wish.ground.chars().collect();
    let mut cells = first(wish, &ground, &mut random)?;
    let mut now = drawing_score(wish, &cells);
    for attempt in 0..tries {
        if attempt & 63 == 0 && !watch(Progress { states: attempt as usize, depth: 0 }) {
            return None;
        }
        let heat = 3.0 * (1.0 - f64::from(attempt) / f64::from(tries)) + 0.05;
        let mut other = cells.clone();
        for _ in 0..=random.below(2) {
            change(wish, &mut other, &ground, &mut random);
        }
        let then = drawing_score(wish, &other);
        let chance = ((then - now) / heat).exp();
        if then >= now || random.part() < chance {
            (cells, now) = (other, then);
        }
        if then >= wish.bits
            && now == then
            && let Some(made) = finished(wish, &cells)
        {
            return Some(made);
        }
    }
    None
}

/// A drawing that contains everything at random cells.
fn first(wish: &Wish, ground: &[char], random: &mut Random) -> Option<Vec<char>> {
    let count = wish.size.0 * wish.size.1;
    if ground.is_empty() || wish.objects.chars().count() > count {
        return None;
    }
    let mut cells: Vec<char> = (0..count).map(|_| ground[random.below(ground.len())]).collect();
    let mut free: Vec<usize> = (0..count).collect();
    for sign in wish.objects.chars() {
        let place = random.below(free.len());
        cells[free.swap_remove(place)] = sign;
    }
    Some(cells)
}

/// Changes the ground of a cell, or swaps two cells.
fn change(wish: &Wish, cells: &mut [char], ground: &[char], random: &mut Random) {
    let (one, other) = (random.below(cells.len()), random.below(cells.len()));
    if random.below(2) == 0 && !wish.objects.contains(cells[one]) {
        cells[one] = ground[random.below(ground.len())];
    } else {
        cells.swap(one, other);
    }
}

fn drawn(wish: &Wish, cells: &[char]) -> String {
    let rows: Vec<String> = cells.chunks(wish.size.0).map(|row| row.iter().collect()).collect();
    format!("{}\n\n{}\n", wish.head.trim(), rows.join("\n"))
}

/// The score of a drawing. A drawing that cannot be won has a very low score.
fn drawing_score(wish: &Wish, cells: &[char]) -> f64 {
    const NOTHING: f64 = -20.0;
    let Ok(level) = level::read(&drawn(wish, cells)) else { return NOTHING * 2.0 };
    let Ok(game) = Game::new(&level) else { return NOTHING * 2.0 };
    let limits = Limits { states: STATES, bytes: 64 << 20 };
    let Ok(graph) = solve::explore(&game, &limits, Extent::Whole, &mut solve::quietly) else {
        return NOTHING;
    };
    if graph.ended() != solve::Ended::Done {
        return NOTHING;
    }
    let Some(grade) = solve::grade(&game, &graph) else {
        // Among unsolvable levels, those with more positions score higher: a change is more likely to open a
        // solution.
        return NOTHING + (graph.len() as f64 + 1.0).ln();
    };
    score(wish, &graph.solution(&game), &grade)
}

fn score(wish: &Wish, solution: &Solution, grade: &Grade) -> f64 {
    let par = solution.par.unwrap_or(0);
    let (least, most) = wish.par;
    let outside = f64::from(least.saturating_sub(par) + par.saturating_sub(most));
    let ways = (solution.lines as f64 / wish.lines.max(1) as f64).max(1.0).log2();
    grade.bits + 4.0 * grade.fatal - 3.0 * outside - 3.0 * ways
}

/// The level, if it meets the wish and every object of it matters.
fn finished(wish: &Wish, cells: &[char]) -> Option<Made> {
    let mut level = level::read(&drawn(wish, cells)).ok()?;
    let limits = Limits { states: STATES, bytes: 64 << 20 };
    loop {
        let game = Game::new(&level).ok()?;
        let graph = solve::explore(&game, &limits, Extent::Whole, &mut solve::quietly).ok()?;
        let solution = graph.solution(&game);
        let par = solution.par?;
        if !(wish.par.0..=wish.par.1).contains(&par) || solution.lines > wish.lines {
            return None;
        }
        let ablated = solve::ablate(&game, &solution, &limits, &mut solve::quietly).ok()?;
        let idle: Vec<&Object> = ablated.iter().filter(|one| !one.matters).map(|one| &one.object).collect();
        let Some(&object) = idle.first() else {
            let grade = solve::grade(&game, &graph)?;
            level.proof = Some(Proof {
                rules: RULES.into(),
                ai: level.ai_name(),
                par: Some(par),
                lines: Some(solution.lines),
                forced: None,
                line: solution.line_text(&game),
            });
            return Some(Made { level, solution, grade });
        };
        match object {
            // Ground that does not matter is replaced by floor.
            Object::Tile(at) => set(&mut level, *at),
            _ => return None,
        }
    }
}

fn set(level: &mut Level, at: Place) {
    let row = level.size.1 - 1 - at.rank();
    level.tiles[row][at.file()] = Tile::Floor;
}

/// Pseudo-random numbers.
struct Random(SplitMix64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() >> 33) as usize % n.max(1)
    }

    fn part(&mut self) -> f64 {
        self.0.unit()
    }
}
