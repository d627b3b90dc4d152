//! Solving and grading levels.

use chesswright_catalog::level::{Level, Proof, RULES};
use chesswright_puzzle::solve::{self, Change, Ended, Extent, Forced, Limits, Object, Progress};
use chesswright_puzzle::{Game, Unplayable};
use serde::{Deserialize, Serialize};

/// The most positions of a search, so that a browser has the memory for it.
const MOST: Limits = Limits { states: 1_500_000, bytes: 512 << 20 };
/// The most positions of a level that is graded.
const WHOLE: Limits = Limits { states: 200_000, bytes: 256 << 20 };
/// The most positions that are looked at to find out why a level cannot be won.
const REASON: Limits = Limits { states: 300_000, bytes: 256 << 20 };

/// What is known about a level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The fewest moves that win.
    pub par: Option<u32>,
    /// The number of ways to win in so many moves.
    pub lines: u64,
    /// One of them, as the player's moves.
    pub line: String,
    /// The number of positions.
    pub states: usize,
    /// Whether it is certain that nothing wins.
    pub lost: bool,
    /// The moves in which the player wins against any play of the enemies.
    pub forced: Option<u32>,
    /// How hard it is, once that is known.
    pub grades: Option<Grades>,
    /// The cells of objects that could as well be missing, once that is known.
    pub idle: Option<Vec<String>>,
    /// Why nothing wins, or why nothing that wins was found, once that is known.
    pub why: Option<Why>,
}

/// Why nothing wins, or why nothing that wins was found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Why {
    /// How many moves lead to the last position.
    pub depth: u32,
    /// The goals that cannot be met, each taken alone, by their numbers in the level.
    pub unmet: Vec<usize>,
    /// What is never reached, taken or opened: its cell, and what it is.
    pub untouched: Vec<(String, Untouched)>,
    /// How many enemies are always left, if they must be captured.
    pub foes: Option<usize>,
    /// What would open a way, with the moves that it then takes.
    pub ways: Vec<(Way, u32)>,
    /// A door, and the key to it that lies behind it.
    pub shut_in: Option<(String, String)>,
}

/// What is never touched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Untouched {
    /// An exit is never reached.
    Exit,
    /// A cell is never reached.
    Cell,
    /// An item is never taken: its word.
    Item(String),
    /// A door never opens.
    Door,
    /// A gate never opens.
    Gate,
}

/// A change that would open a way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// As many moves as one likes.
    NoLimit,
    /// A later checkmate.
    Later,
    /// Enemies that never move.
    Still,
    /// No enemies.
    NoEnemies,
    /// Without the object on this cell, which is an enemy or anything else.
    Without {
        /// The cell.
        cell: String,
        /// The kind of the enemy, if it is one.
        enemy: Option<String>,
    },
    /// Without the wall on this cell.
    NoWall(String),
}

impl Why {
    fn of(why: solve::Why) -> Self {
        let untouched = |what: solve::Untouched| match what {
            solve::Untouched::Exit => Untouched::Exit,
            solve::Untouched::Cell => Untouched::Cell,
            solve::Untouched::Item(word) => Untouched::Item(word.to_owned()),
            solve::Untouched::Door => Untouched::Door,
            solve::Untouched::Gate => Untouched::Gate,
        };
        let way = |change: Change| match change {
            Change::NoLimit => Way::NoLimit,
            Change::Later => Way::Later,
            Change::Still => Way::Still,
            Change::NoEnemies => Way::NoEnemies,
            Change::Without(Object::Enemy(at, kind)) => {
                Way::Without { cell: at.to_string(), enemy: Some(kind) }
            }
            Change::Without(object) => Way::Without { cell: object.place().to_string(), enemy: None },
            Change::NoWall(at) => Way::NoWall(at.to_string()),
        };
        Self {
            depth: why.depth,
            unmet: why.unmet,
            untouched: why
                .untouched
                .into_iter()
                .map(|(at, what)| (at.to_string(), untouched(what)))
                .collect(),
            foes: why.foes,
            ways: why.ways.into_iter().map(|(change, moves)| (way(change), moves)).collect(),
            shut_in: why.shut_in.map(|(door, key)| (door.to_string(), key.to_string())),
        }
    }
}

/// How hard a level is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Grades {
    /// Decisions along the shortest way, in bits.
    pub bits: f64,
    /// The share of the other moves along that way that lose.
    pub fatal: f64,
    /// The share of positions from which nothing wins.
    pub dead: f64,
    /// All factors in one number.
    pub difficulty: f64,
}

impl Grades {
    /// The difficulty on a scale from 1 to 5. The levels of the campaign are divided evenly among its steps.
    pub fn step(&self) -> u8 {
        const STEPS: [f64; 4] = [12.7, 15.2, 17.7, 24.0];
        1 + STEPS.iter().filter(|least| self.difficulty >= **least).count() as u8
    }
}

impl Answer {
    /// What it proves about the level.
    pub fn proof(&self, level: &Level) -> Option<Proof> {
        self.par.map(|par| Proof {
            rules: RULES.into(),
            ai: level.ai_name(),
            par: Some(par),
            lines: Some(self.lines),
            forced: self.forced,
            line: self.line.clone(),
        })
    }
}

/// The level with its proof, if it can be solved within the limits of a search. What it says about itself is not used.
pub fn prove(level: &Level) -> Option<Level> {
    let bare = Level { proof: None, ..level.clone() };
    let game = Game::new(&bare).ok()?;
    let solution = solve::solve(&game, &MOST, &mut solve::quietly).ok()?;
    let answer = Answer {
        par: solution.par,
        lines: solution.lines,
        line: solution.line_text(&game),
        ..Answer::default()
    };
    Some(Level { proof: Some(answer.proof(&bare)?), ..bare })
}

/// Solves a level, then grades it, and at last finds out what does not matter; or, if nothing wins, why. `told` is called with what is known after each
/// part, and `watch` with the progress of a search, which stops when it returns false.
///
/// # Errors
/// Fails if the level cannot be played or solved at all.
pub fn solve(
    level: &Level,
    told: &mut dyn FnMut(&Answer),
    watch: &mut dyn FnMut(Progress) -> bool,
) -> Result<Answer, Unplayable> {
    let game = Game::new(level)?;
    let graph = solve::explore(&game, &MOST, Extent::ToPar, watch)?;
    let solution = graph.solution(&game);
    let mut answer = Answer {
        par: solution.par,
        lines: solution.lines,
        line: solution.line_text(&game),
        states: solution.states,
        lost: solution.is_unsolvable(),
        ..Answer::default()
    };
    told(&answer);
    if answer.par.is_none() {
        if graph.ended() != Ended::Stopped {
            answer.why = Some(Why::of(solve::why(&game, &graph, &REASON, watch)?));
            told(&answer);
        }
        return Ok(answer);
    }
    let whole = solve::explore(&game, &WHOLE, Extent::Whole, watch)?;
    if whole.ended() == Ended::Done {
        answer.states = whole.len();
        let grade = solve::grade(&game, &whole);
        answer.grades = grade.map(|grade| Grades {
            bits: grade.bits,
            fatal: grade.fatal,
            dead: grade.dead,
            difficulty: grade.difficulty,
        });
        if let Forced::Win(moves) = solve::force(&game, &WHOLE, watch)? {
            answer.forced = Some(moves);
        }
        told(&answer);
    }
    let small = Limits { states: (solution.states * 4).clamp(20_000, WHOLE.states), ..WHOLE };
    let ablated = solve::ablate(&game, &solution, &small, watch)?;
    answer.idle =
        Some(ablated.iter().filter(|one| !one.matters).map(|one| one.object.place().to_string()).collect());
    told(&answer);
    Ok(answer)
}
