//! The file of a network: what it is for, and its numbers.
//!
//! All numbers are little-endian. First the text `cwnet` and a version, then the hash of the rules (24 letters and digits) and
//! that of the layout of the inputs (64 bits), the sizes, what it corrects, the numbers, and a checksum of all before. A file whose inputs are
//! others is refused: its numbers would mean something else. So is one for other rules, unless it is meant to be transferred.

use chesswright_rules::Rules;

use super::{BUCKETS, HIDDEN, Inputs, InputsError, Network, Parameters};

const MAGIC: &[u8; 5] = b"cwnet";
const VERSION: u8 = 1;
/// The most bytes of a file: a page must load it.
pub const MOST_BYTES: usize = 1 << 20;
/// The length of a hash of rules.
const HASH: usize = 24;
/// Weights of the output layer stay within this, so that a product fits in 16 bits.
const MOST_OUTPUT: i8 = 127;

/// Why a file is not a network for a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// The game cannot have a network.
    #[error(transparent)]
    Game(#[from] InputsError),
    /// It is something else.
    #[error("this is not a network: it does not begin with `cwnet`")]
    Magic,
    /// It is too long.
    #[error("a network has at most {MOST_BYTES} bytes, this file has {0}")]
    TooLong(usize),
    /// Another version of the format.
    #[error(
        "the network has version {0} of the format; this program reads version {VERSION}; train it again"
    )]
    Version(u8),
    /// It ends early, or some byte is wrong.
    #[error("the network is damaged: {0}; copy it again")]
    Damaged(&'static str),
    /// It was trained for other rules.
    #[error(
        "the network was trained for other rules ({found}, this game is {wanted}); train one for this game"
    )]
    OtherRules {
        /// The hash in the file.
        found: String,
        /// The hash of the game.
        wanted: String,
    },
    /// The inputs of the game are laid out differently.
    #[error("the network has other inputs than this version of the program gives the game; train it again")]
    OtherLayout,
    /// It corrects another handcrafted evaluation.
    #[error("the network corrects another handcrafted evaluation than this one; train it again")]
    OtherEvaluation,
    /// The sizes do not fit.
    #[error("the network has {found} {what}, expected {wanted}")]
    Size {
        /// What there is too much or too little of.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A hidden layer of another size.
    #[error("the hidden layer has {0} neurons; possible are {HIDDEN:?}")]
    Hidden(usize),
    /// The numbers are too large.
    #[error("the numbers of the network are too large: {0} could overflow")]
    Overflow(&'static str),
}

impl Network {
    /// Reads a network for a game.
    ///
    /// # Errors
    /// When the file is damaged or does not fit the game.
    pub fn read(rules: &Rules, bytes: &[u8]) -> Result<Self, NetworkError> {
        Self::read_trained_for(Some(rules.definition().hash()), rules, bytes)
    }

    /// Reads a network for a game, which may have been trained for another game with the same inputs. Whether it is of use there only a
    /// match can tell.
    ///
    /// # Errors
    /// When the file is damaged or the inputs of the game are others.
    pub fn read_transferred(rules: &Rules, bytes: &[u8]) -> Result<Self, NetworkError> {
        Self::read_trained_for(None, rules, bytes)
    }

    /// Reads a network that was trained for rules with this hash, or for any rules.
    fn read_trained_for(wanted: Option<String>, rules: &Rules, bytes: &[u8]) -> Result<Self, NetworkError> {
        if bytes.len() > MOST_BYTES {
            return Err(NetworkError::TooLong(bytes.len()));
        }
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::Magic)?;
        let mut reader = Reader(rest);
        let version = reader.byte()?;
        if version != VERSION {
            return Err(NetworkError::Version(version));
        }
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(NetworkError::Damaged("it ends too early"))?;
        if checksum(body) != u64::from_le_bytes(*sum) {
            return Err(NetworkError::Damaged("its checksum is wrong"));
        }
        let found = String::from_utf8_lossy(reader.take(HASH)?).into_owned();
        if let Some(wanted) = wanted.filter(|wanted| *wanted != found) {
            return Err(NetworkError::OtherRules { found, wanted });
        }
        let inputs = Inputs::new(rules)?;
        if reader.array().map(u64::from_le_bytes)? != checksum(inputs.layout().as_bytes()) {
            return Err(NetworkError::OtherLayout);
        }
        let hidden = usize::from(reader.array().map(u16::from_le_bytes)?);
        if !HIDDEN.contains(&hidden) {
            return Err(NetworkError::Hidden(hidden));
        }
        let parameters = Parameters {
            hidden,
            qa: reader.array().map(i16::from_le_bytes)?,
            scale: reader.array().map(u16::from_le_bytes)?,
            corrects: match reader.byte()? {
                0 => None,
                1 => Some(reader.array().map(u64::from_le_bytes)?),
                _ => return Err(NetworkError::Damaged("a switch is neither on nor off")),
            },
            input: reader.numbers(inputs.len() * hidden, i16::from_le_bytes)?,
            bias: reader.numbers(hidden, i16::from_le_bytes)?,
            output: reader.numbers(BUCKETS * 2 * hidden, i8::from_le_bytes)?,
            output_bias: reader.numbers(BUCKETS, i32::from_le_bytes)?,
        };
        if reader.0.len() != 8 {
            return Err(NetworkError::Damaged("it has more numbers than it says"));
        }
        Self::new(rules, parameters)
    }

    /// The file of the network.
    ///
    /// # Errors
    /// When the file would be too long.
    pub fn write(&self, rules: &Rules) -> Result<Vec<u8>, NetworkError> {
        let Parameters { hidden, qa, scale, corrects, input, bias, output, output_bias } = &self.parameters;
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend(rules.definition().hash().as_bytes());
        bytes.extend(checksum(self.inputs.layout().as_bytes()).to_le_bytes());
        bytes.extend((*hidden as u16).to_le_bytes());
        bytes.extend(qa.to_le_bytes());
        bytes.extend(scale.to_le_bytes());
        bytes.push(u8::from(corrects.is_some()));
        bytes.extend(corrects.iter().flat_map(|print| print.to_le_bytes()));
        bytes.extend(input.iter().chain(bias).flat_map(|number| number.to_le_bytes()));
        bytes.extend(output.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(output_bias.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        if bytes.len() > MOST_BYTES { Err(NetworkError::TooLong(bytes.len())) } else { Ok(bytes) }
    }

    /// The largest hidden layer of at most `most` neurons with which the file of a network for this game is not too long.
    pub fn hidden_for(inputs: &Inputs, most: usize) -> Option<usize> {
        let bytes = |hidden: usize| 200 + 2 * (inputs.len() + 1 + BUCKETS) * hidden;
        HIDDEN.into_iter().rfind(|&hidden| hidden <= most && bytes(hidden) <= MOST_BYTES)
    }
}

/// Whether the numbers fit the inputs, and no sum can overflow.
pub(super) fn check(inputs: &Inputs, parameters: &Parameters) -> Result<(), NetworkError> {
    let Parameters { hidden, qa, scale, input, bias, output, output_bias, .. } = parameters;
    if !HIDDEN.contains(hidden) {
        return Err(NetworkError::Hidden(*hidden));
    }
    for (what, found, wanted) in [
        ("input weights", input.len(), inputs.len() * hidden),
        ("sums", bias.len(), *hidden),
        ("output weights", output.len(), BUCKETS * 2 * hidden),
        ("outputs", output_bias.len(), BUCKETS),
    ] {
        if found != wanted {
            return Err(NetworkError::Size { what, found, wanted });
        }
    }
    if !(1..=255).contains(qa) || *scale == 0 {
        return Err(NetworkError::Damaged("a scale is out of range"));
    }
    if output.iter().any(|weight| !(-MOST_OUTPUT..=MOST_OUTPUT).contains(weight)) {
        return Err(NetworkError::Overflow("a product"));
    }
    let square = i64::from(*qa) * i64::from(*qa);
    for (weights, &bias) in output.chunks(2 * hidden).zip(output_bias) {
        let sum: i64 = weights.iter().map(|&weight| i64::from(weight).abs()).sum();
        // The score, too, must fit.
        let most = sum * square + i64::from(bias).abs();
        if most > i64::from(i32::MAX) {
            return Err(NetworkError::Overflow("an output"));
        }
    }
    let sums_fit = (0..2).all(|side| {
        worst_sums(inputs, parameters, side)
            .iter()
            .all(|range| range[0] >= i32::from(i16::MIN) && range[1] <= i32::from(i16::MAX))
    });
    if sums_fit { Ok(()) } else { Err(NetworkError::Overflow("a sum of the hidden layer")) }
}

/// The least and the greatest sum that any position could give each neuron.
fn worst_sums(inputs: &Inputs, parameters: &Parameters, side: usize) -> Vec<[i32; 2]> {
    let hidden = parameters.hidden;
    let mut worst: Vec<[i32; 2]> = parameters.bias.iter().map(|&bias| [i32::from(bias); 2]).collect();
    let mut of_slot = vec![[0_i32; 2]; hidden];
    let mut of_value = vec![0_i32; hidden];
    for slot in 0..inputs.slots() {
        of_slot.fill([0; 2]);
        for value in inputs.values(slot) {
            of_value.fill(0);
            for input in inputs.of(slot, value, side) {
                let row = &parameters.input[usize::from(input) * hidden..][..hidden];
                of_value.iter_mut().zip(row).for_each(|(sum, &weight)| *sum += i32::from(weight));
            }
            for (range, &sum) in of_slot.iter_mut().zip(&of_value) {
                *range = [range[0].min(sum), range[1].max(sum)];
            }
        }
        for (worst, range) in worst.iter_mut().zip(&of_slot) {
            *worst = [worst[0] + range[0], worst[1] + range[1]];
        }
    }
    worst
}

/// The numbers of a file that are still to be read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], NetworkError> {
        let (taken, rest) =
            self.0.split_at_checked(count).ok_or(NetworkError::Damaged("it ends too early"))?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NetworkError> {
        let taken = self.take(N)?;
        taken.try_into().map_err(|_| NetworkError::Damaged("it ends too early"))
    }

    fn byte(&mut self) -> Result<u8, NetworkError> {
        self.array().map(|[byte]| byte)
    }

    fn numbers<T, const N: usize>(
        &mut self,
        count: usize,
        read: impl Fn([u8; N]) -> T,
    ) -> Result<Vec<T>, NetworkError> {
        Ok(self.take(count * N)?.as_chunks::<N>().0.iter().map(|&bytes| read(bytes)).collect())
    }
}

/// A checksum (FNV-1a, 64 bits).
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::super::tests::random;
    use super::*;
    use crate::prng::Prng;

    fn rules(name: &str) -> Rules {
        Rules::new(&chesswright_catalog::definition(name).expect("it is built in")).expect("it compiles")
    }

    fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
        let body = bytes.len() - 8;
        let sum = checksum(&bytes[..body]).to_le_bytes();
        bytes[body..].copy_from_slice(&sum);
        bytes
    }

    #[test]
    fn a_network_is_the_same_after_writing_and_reading() {
        let rules = rules("3check");
        let network = random(&rules, 32, 4).expect("it has two sides");
        let bytes = network.write(&rules).expect("it is short");
        let again = Network::read(&rules, &bytes).expect("it fits");
        assert_eq!(again.parameters(), network.parameters());
        let start = rules.start();
        assert_eq!(again.score(&start, start.turn()), network.score(&start, start.turn()));
    }

    #[test]
    fn a_network_for_something_else_is_refused_with_the_reason() {
        let (chess, atomic) = (rules("chess"), rules("atomic"));
        let bytes = random(&chess, 16, 4).expect("two sides").write(&chess).expect("it is short");
        let refused = |bytes: &[u8], rules: &Rules| Network::read(rules, bytes).expect_err("it does not fit");
        assert!(matches!(refused(&bytes, &atomic), NetworkError::OtherRules { .. }));
        assert_eq!(refused(b"hello", &chess), NetworkError::Magic);
        assert_eq!(refused(b"", &chess), NetworkError::Magic);
        assert_eq!(refused(&vec![0; MOST_BYTES + 1], &chess), NetworkError::TooLong(MOST_BYTES + 1));
        let mut newer = bytes.clone();
        newer[5] = 2;
        assert_eq!(refused(&newer, &chess), NetworkError::Version(2));
        let mut layout = bytes.clone();
        layout[6 + HASH] ^= 1;
        assert_eq!(refused(&sealed(layout), &chess), NetworkError::OtherLayout);
        let mut hidden = bytes.clone();
        hidden[6 + HASH + 8] = 17;
        assert_eq!(refused(&sealed(hidden), &chess), NetworkError::Hidden(17));
        let mut more = bytes.clone();
        more.push(0);
        assert!(matches!(refused(&sealed(more), &chess), NetworkError::Damaged(_)));
        let four = ["bughouse", "chaturaji"].into_iter().find_map(|name| {
            let rules = Rules::new(&chesswright_catalog::definition(name)?).ok()?;
            (rules.sides() > 2).then_some(rules)
        });
        if let Some(four) = four {
            assert!(matches!(Inputs::new(&four), Err(InputsError::Sides(_))));
        }
    }

    #[test]
    fn damaged_files_are_refused_and_never_panic() {
        let rules = rules("losalamos");
        let bytes = random(&rules, 16, 4).expect("two sides").write(&rules).expect("it is short");
        for cut in (0..bytes.len()).step_by(7) {
            assert!(Network::read(&rules, &bytes[..cut]).is_err(), "cut at {cut}");
            if cut >= 8 {
                assert!(
                    Network::read(&rules, &sealed(bytes[..cut].to_vec())).is_err(),
                    "cut at {cut}, sealed"
                );
            }
        }
        let mut prng = Prng::new(3);
        for _ in 0..300 {
            let mut hostile = bytes.clone();
            let at = prng.below(hostile.len());
            hostile[at] ^= 1 << prng.below(8);
            assert!(Network::read(&rules, &hostile).is_err(), "one bit at {at}");
            // With a right checksum it may be a network, but then it is one that cannot overflow.
            for _ in 0..40 {
                let at = prng.below(hostile.len());
                hostile[at] = prng.next_u64() as u8;
            }
            if let Ok(network) = Network::read(&rules, &sealed(hostile)) {
                let start = rules.start();
                network.score(&start, start.turn());
            }
        }
    }

    #[test]
    fn numbers_that_could_overflow_are_refused() {
        let rules = rules("losalamos");
        let network = random(&rules, 16, 4).expect("two sides");
        let with = |change: &dyn Fn(&mut Parameters)| {
            let mut parameters = network.parameters().clone();
            change(&mut parameters);
            Network::new(&rules, parameters).expect_err("it could overflow")
        };
        let sums = with(&|p| p.input.iter_mut().step_by(16).for_each(|weight| *weight = 1_500));
        assert_eq!(sums, NetworkError::Overflow("a sum of the hidden layer"));
        assert_eq!(with(&|p| p.output[3] = -128), NetworkError::Overflow("a product"));
        assert_eq!(with(&|p| p.output_bias[3] = i32::MAX), NetworkError::Overflow("an output"));
        assert!(matches!(with(&|p| p.bias.truncate(3)), NetworkError::Size { .. }));
        assert!(matches!(with(&|p| p.qa = 0), NetworkError::Damaged(_)));
        assert!(matches!(with(&|p| p.qa = 256), NetworkError::Damaged(_)));
    }
}
