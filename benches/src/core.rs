//! Our side: the only module of the benchmarks that uses the rules.

use chesswright_rules::{Position, Rules};

/// A position of ours, ready for perft.
#[derive(Debug)]
pub struct Core(Position);

impl Core {
    /// Sets up a built-in variant, at its start position or at `fen`.
    pub fn new(variant: &str, fen: Option<&str>) -> Result<Self, String> {
        let definition = chesswright_catalog::definition(variant)
            .ok_or_else(|| format!("there is no variant `{variant}`"))?;
        let rules = Rules::new(&definition).map_err(|error| error.to_string())?;
        Ok(Self(match fen {
            None => rules.start(),
            Some(fen) => {
                chesswright_notation::position::read(&rules, fen).map_err(|error| error.to_string())?.position
            }
        }))
    }

    /// Leaf nodes at `depth`, leaves counted without making them.
    pub fn perft(&mut self, depth: u32) -> u64 {
        self.0.perft(depth)
    }
}
