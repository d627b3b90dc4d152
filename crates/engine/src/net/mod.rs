//! A small neural network that judges positions, for any game with two sides (an "efficiently updatable" network, NNUE).
//!
//! The inputs are derived from the rules ([`Inputs`]): a piece on a cell, a piece in hand, a right, a counter, all seen from
//! one side. One hidden layer sums the weights of the inputs that are active, once as seen from the side to move and once as
//! seen from the other; a move changes few of them, so the sums are kept from position to position (`Accumulators`). Its
//! activation is the square of the sum, clipped (SCReLU); one of several output layers, chosen by the number of pieces, gives the
//! score. All weights are quantised to whole numbers, and the result is the same on every machine.
//!
//! [`NetworkEval`] plays with a network; [`Network::read`] reads one from a file, `chesswright train` makes one.

mod accumulators;
mod file;
mod inputs;
mod kernel;

use chesswright_rules::search::SearchExt;
use chesswright_rules::{Move, Position, Rules, Side};

use crate::eval::{Evaluation, HandcraftedEval};
use crate::prng::Prng;
use crate::score::INFINITE;
pub(crate) use accumulators::Accumulators;
pub use file::{MOST_BYTES, NetworkError};
pub use inputs::{Inputs, InputsError};

/// The number of output layers; the number of pieces on the board decides between them.
pub const BUCKETS: usize = 8;
/// The quantisation of the output layer: a weight of 1 is stored as this.
pub const QB: i32 = 64;
/// The length of the random walks of a fingerprint.
const FINGERPRINT_MOVES: usize = 60;
/// The sizes that a hidden layer can have: multiples of what a processor adds at once.
pub const HIDDEN: [usize; 5] = [16, 32, 64, 128, 256];

/// The numbers of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The size of the hidden layer, one of [`HIDDEN`].
    pub hidden: usize,
    /// The quantisation of the hidden layer: a sum of 1, where its activation is clipped, is stored as this; at most 255.
    pub qa: i16,
    /// The score in centipawns of an output of 1.
    pub scale: u16,
    /// The network corrects a handcrafted evaluation with this [`fingerprint`]: the scores of both are added. With none it
    /// replaces the handcrafted evaluation.
    pub corrects: Option<u64>,
    /// For each input its weights for the hidden layer.
    pub input: Vec<i16>,
    /// The sums of the hidden layer without any input.
    pub bias: Vec<i16>,
    /// For each bucket the weights of the hidden layer seen from the side to move, then seen from the other.
    pub output: Vec<i8>,
    /// For each bucket its output without the hidden layer, in units of 1 / (`qa`² · [`QB`]).
    pub output_bias: Vec<i32>,
}

/// A network for one game.
#[derive(Clone, Debug)]
pub struct Network {
    inputs: Inputs,
    parameters: Parameters,
    /// The output weights as the kernel takes them.
    output: Vec<i16>,
    kernel: kernel::Kernel,
}

impl Network {
    /// A network of these numbers.
    ///
    /// # Errors
    /// When the game cannot have a network, when there are too many or too few numbers, or when sums could overflow.
    pub fn new(rules: &Rules, parameters: Parameters) -> Result<Self, NetworkError> {
        let inputs = Inputs::new(rules)?;
        file::check(&inputs, &parameters)?;
        let output = parameters.output.iter().map(|&weight| weight.into()).collect();
        Ok(Self { inputs, output, parameters, kernel: kernel::Kernel::detect() })
    }

    /// What the network sees.
    pub fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    /// Its numbers.
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// The score of a position for a side, in centipawns, computed from scratch.
    pub fn score(&self, position: &Position, side: Side) -> i32 {
        let mut accumulators = Accumulators::new(self, 1);
        accumulators.see(self, position);
        accumulators.score(self, side, 0)
    }

    /// The score from the sums of the hidden layer, first as seen from the side that it is for.
    #[inline]
    fn output(&self, sums: [&[i16]; 2], bucket: usize) -> i32 {
        let Parameters { hidden, qa, scale, .. } = self.parameters;
        let weights = &self.output[bucket * 2 * hidden..][..2 * hidden];
        let sum = self.kernel.activate(sums, weights, qa);
        let sum = i64::from(sum) + i64::from(self.parameters.output_bias[bucket]);
        (sum * i64::from(scale) / (i64::from(qa) * i64::from(qa) * i64::from(QB))) as i32
    }
}

/// The evaluation by a network, which replaces the handcrafted evaluation or corrects it. Exchanges are always judged by the
/// piece values of the handcrafted evaluation, and so is a position in which one side has nothing left but its royals: it is won or not,
/// which is all that games teach a network about it, and what is missing is the way to the mate.
pub struct NetworkEval {
    network: Network,
    handcrafted: HandcraftedEval,
}

impl NetworkEval {
    /// The evaluation by this network, with a handcrafted evaluation of the same rules.
    ///
    /// # Errors
    /// When the network corrects another handcrafted evaluation.
    pub fn new(rules: &Rules, network: Network, handcrafted: HandcraftedEval) -> Result<Self, NetworkError> {
        match network.parameters.corrects {
            Some(wanted) if wanted != fingerprint(rules, &handcrafted) => Err(NetworkError::OtherEvaluation),
            _ => Ok(Self { network, handcrafted }),
        }
    }

    /// The evaluation by the network that ships for a game. `None` if there is none, if the program was built without networks, or if
    /// the game is not the built-in one of its name.
    pub fn shipped(rules: &Rules) -> Option<Self> {
        let entry = chesswright_catalog::find(&rules.definition().name)?;
        let bytes = entry.network()?;
        if entry.examine().definition?.hash() != rules.definition().hash() {
            return None;
        }
        Self::fetched(rules, bytes, HandcraftedEval::new(rules)).ok()
    }

    /// The evaluation by the network that ships for a built-in game, which corrects this handcrafted evaluation. Some games share the
    /// network of another game.
    ///
    /// # Errors
    /// When the network is damaged or was trained for something else.
    pub fn fetched(rules: &Rules, bytes: &[u8], handcrafted: HandcraftedEval) -> Result<Self, NetworkError> {
        let name = rules.definition().name.as_str();
        let is_transferred = chesswright_catalog::network_of(name).is_some_and(|teacher| teacher != name);
        let read = if is_transferred { Network::read_transferred } else { Network::read };
        Self::new(rules, read(rules, bytes)?, handcrafted)
    }

    /// The network.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// The same as [`Evaluation::lazy_score`], with sums kept from position to position.
    #[inline]
    pub(crate) fn score_at(
        &self,
        accumulators: &mut Accumulators,
        position: &Position,
        side: Side,
        ply: usize,
        (alpha, beta): (i32, i32),
    ) -> (i32, bool) {
        let pieces = accumulators.see(&self.network, position);
        let is_alone = self.network.parameters.corrects.is_none();
        if is_alone && self.network.inputs.has_bare_side(pieces) {
            return self.handcrafted.lazy_score(position, side, (alpha, beta));
        }
        let score = accumulators.score(&self.network, side, ply);
        if is_alone {
            return (score, true);
        }
        let window = (alpha - score, beta - score);
        let (base, is_exact) = self.handcrafted.lazy_score(position, side, window);
        (base + score, is_exact)
    }
}

impl Evaluation for NetworkEval {
    fn score(&self, position: &Position, side: Side) -> i32 {
        let mut accumulators = Accumulators::new(&self.network, 1);
        self.score_at(&mut accumulators, position, side, 0, (-INFINITE, INFINITE)).0
    }

    fn see_values(&self) -> &[i32] {
        self.handcrafted.see_values()
    }

    fn network(&self) -> Option<&NetworkEval> {
        Some(self)
    }
}

/// A number that differs between evaluations that judge a game differently: a checksum of the scores on random walks.
pub fn fingerprint(rules: &Rules, evaluation: &dyn Evaluation) -> u64 {
    let mut prng = Prng::new(0);
    let mut bytes = vec![];
    let mut position = rules.start();
    for _ in 0..FINGERPRINT_MOVES {
        let mut moves = position.legal_moves();
        moves.sort_by_key(Move::id);
        if moves.is_empty() {
            position = rules.start();
            continue;
        }
        position.play_unchecked(&moves[prng.below(moves.len())]);
        bytes.extend(evaluation.score(&position, position.turn()).to_le_bytes());
    }
    file::checksum(&bytes)
}

/// The number of pieces on the board.
fn pieces(position: &Position) -> usize {
    let mut count = 0;
    position.for_each_piece(|_, _| count += 1);
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::EvalParams;

    /// A network of random numbers, which depends on all its inputs.
    pub(super) fn random(rules: &Rules, hidden: usize, seed: u64) -> Option<Network> {
        let inputs = Inputs::new(rules).ok()?;
        let mut prng = Prng::new(seed);
        let mut numbers = |count: usize, range: i32| -> Vec<i32> {
            (0..count).map(|_| prng.below(2 * range as usize + 1) as i32 - range).collect()
        };
        let most = (32_000 / (2 * inputs.most_active() as i32)).clamp(1, 60);
        let parameters = Parameters {
            hidden,
            qa: 255,
            scale: 400,
            corrects: None,
            input: numbers(inputs.len() * hidden, most).into_iter().map(|n| n as i16).collect(),
            bias: numbers(hidden, 60).into_iter().map(|n| n as i16).collect(),
            output: numbers(BUCKETS * 2 * hidden, 60).into_iter().map(|n| n as i8).collect(),
            output_bias: numbers(BUCKETS, 9_000),
        };
        Some(Network::new(rules, parameters).expect("the numbers fit"))
    }

    /// Walks at random through a game as a search does, up and down, and compares the kept sums with those from scratch.
    fn walk(rules: &Rules, network: &Network, prng: &mut Prng, steps: usize) {
        let mut accumulators = Accumulators::new(network, 24);
        let mut position = rules.start();
        let mut ply = 0;
        for _ in 0..steps {
            let moves = if ply < 23 { position.legal_moves() } else { vec![] };
            if moves.is_empty() || prng.below(3) == 0 {
                // Back by some plies; some positions on the way are never evaluated.
                for _ in 0..(1 + prng.below(4)).min(ply) {
                    position.undo();
                    ply -= 1;
                }
                if ply == 0 && moves.is_empty() {
                    position = rules.start();
                }
            } else {
                position.play_unchecked(&moves[prng.below(moves.len())]);
                ply += 1;
            }
            if prng.below(4) > 0 {
                let side = Side(prng.below(2) as u8);
                accumulators.see(network, &position);
                let kept = accumulators.score(network, side, ply);
                assert_eq!(kept, network.score(&position, side), "{}", rules.definition().name);
            }
        }
    }

    #[test]
    fn kept_sums_equal_sums_from_scratch_in_every_built_in_game() {
        let mut prng = Prng::new(5);
        let mut tested = 0;
        for entry in chesswright_catalog::DOCUMENTS {
            let Some(game) = chesswright_catalog::definition(entry.name) else { continue };
            let rules = Rules::new(&game).expect("it compiles");
            let Some(network) = random(&rules, 16, 1) else { continue };
            walk(&rules, &network, &mut prng, 800);
            tested += 1;
        }
        assert!(tested > 100, "{tested}");
    }

    #[test]
    fn the_inputs_tell_apart_what_the_rules_tell_apart() {
        let active = |game: &str, fen: &str| {
            let rules = Rules::new(&chesswright_catalog::definition(game).expect("it is built in"))
                .expect("it compiles");
            let position =
                chesswright_notation::position::read(&rules, fen).expect("it is a position").position;
            let inputs = Inputs::new(&rules).expect("it has two sides");
            let of = |side| {
                let mut active = inputs.active(&position, Side(side));
                active.sort_unstable();
                active
            };
            [of(0), of(1)]
        };
        let pairs = [
            ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1"),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K2Q[P] w - - 0 1", "4k3/8/8/8/8/8/8/4K2Q[PP] w - - 0 1"),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K2Q[] w - - 0 1", "4k3/8/8/8/8/8/8/4K2Q~[] w - - 0 1"),
            ("3check", "4k3/8/8/8/8/8/8/4K2R w - - 3+3 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 2+3 0 1"),
            ("duck", "4k3/8/8/8/3*4/8/8/4K2R w - - 0 1", "4k3/8/8/8/4*3/8/8/4K2R w - - 0 1"),
        ];
        for (game, one, other) in pairs {
            let (one, other) = (active(game, one), active(game, other));
            assert!(one[0] != other[0] && one[1] != other[1], "{game}");
        }
    }

    #[test]
    fn a_mirrored_position_has_the_same_score_for_the_other_side() {
        for (game, white, black) in [
            ("chess", "4k2r/6pp/8/3N4/8/8/1P6/R3K3 w Qk - 0 1", "r3k3/1p6/8/8/3n4/8/6PP/4K2R b Kq - 0 1"),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K2Q[PPn] w - - 0 1", "4k2q/8/8/8/8/8/8/4K3[Npp] b - - 0 1"),
        ] {
            let rules = Rules::new(&chesswright_catalog::definition(game).expect("it is built in"))
                .expect("it compiles");
            let network = random(&rules, 32, 9).expect("it has two sides");
            let position =
                |fen| chesswright_notation::position::read(&rules, fen).expect("it is one").position;
            let (white, black) = (position(white), position(black));
            let scores = [network.score(&white, Side(0)), network.score(&black, Side(1))];
            assert_eq!(scores[0], scores[1], "{game}");
            assert_ne!(scores[0], network.score(&white, Side(1)), "{game}");
        }
    }

    #[test]
    fn a_network_alone_leaves_bare_kings_to_the_handcrafted_evaluation() {
        let game = chesswright_catalog::definition("chess").expect("it is built in");
        let rules = Rules::new(&game).expect("it compiles");
        let network = random(&rules, 16, 4).expect("it has two sides");
        let handcrafted = HandcraftedEval::new(&rules);
        let eval = NetworkEval::new(&rules, network.clone(), HandcraftedEval::new(&rules)).expect("it fits");
        for (fen, is_bare) in [
            ("8/8/8/4k3/8/8/4K3/4Q3 w - - 0 1", true),
            ("4q3/8/8/4k3/8/8/4K3/8 w - - 0 1", true),
            ("8/8/8/4k3/4p3/8/4K3/4Q3 w - - 0 1", false),
        ] {
            let position =
                chesswright_notation::position::read(&rules, fen).expect("it is a position").position;
            for side in [Side(0), Side(1)] {
                let (by_hand, by_net) = (handcrafted.score(&position, side), network.score(&position, side));
                assert_ne!(by_hand, by_net, "{fen}");
                assert_eq!(eval.score(&position, side), if is_bare { by_hand } else { by_net }, "{fen}");
            }
        }
    }

    #[test]
    fn a_correction_is_added_to_the_evaluation_that_it_was_trained_with() {
        let rules = Rules::new(&chesswright_catalog::definition("3check").expect("it is built in"))
            .expect("it compiles");
        let handcrafted = HandcraftedEval::new(&rules);
        let network = random(&rules, 16, 2).expect("it has two sides");
        let corrects = Some(fingerprint(&rules, &handcrafted));
        let parameters = Parameters { corrects, ..network.parameters().clone() };
        let network = Network::new(&rules, parameters).expect("it fits");
        let start = rules.start();
        let sum = handcrafted.score(&start, Side(0)) + network.score(&start, Side(0));
        let eval = NetworkEval::new(&rules, network.clone(), handcrafted).expect("it is the same");
        assert_eq!(eval.score(&start, Side(0)), sum);
        assert_ne!(network.score(&start, Side(0)), 0);
        let mut other = EvalParams::default();
        other.set("tempo", 30.0).expect("there is such a parameter");
        let other = HandcraftedEval::with(&rules, &other, None);
        assert_eq!(NetworkEval::new(&rules, network, other).err(), Some(NetworkError::OtherEvaluation));
    }

    #[test]
    fn a_search_with_a_network_is_the_same_every_time() {
        use crate::{Engine, Limits, Stop};
        use std::sync::Arc;
        for game in ["crazyhouse", "horde", "marseillais"] {
            let rules = Rules::new(&chesswright_catalog::definition(game).expect("it is built in"))
                .expect("it compiles");
            let search = || {
                let network = random(&rules, 16, 2).expect("it has two sides");
                let eval = NetworkEval::new(&rules, network, HandcraftedEval::new(&rules)).expect("it fits");
                let mut engine = Engine::with_evaluation(&rules, Arc::new(eval), 1);
                let limits = Limits::nodes(3_000);
                let result = engine.search(&rules.start(), &limits, &Stop::new(), &|| 0, &mut |_| {});
                (result.best_move, result.score, result.nodes)
            };
            assert_eq!(search(), search(), "{game}");
        }
    }
}
