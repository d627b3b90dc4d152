//! The network while it is trained: the same shape with weights that are not quantised, and the gradient of its loss.

use chesswright_engine::Prng;
use chesswright_engine::net::{BUCKETS, Inputs, Network, NetworkError, Parameters, QB};
use chesswright_rules::Rules;

use super::samples::Samples;

/// Weights stay within this, so that they fit the whole numbers of the finished network.
const MOST_WEIGHT: f32 = 1.98;
/// The quantisations of the hidden layer: the first one counts with which no sum can overflow.
const QAS: [i16; 5] = [255, 181, 127, 90, 64];
/// Numbers that are handled together. Sums are always formed in this order, so they do not depend on the processor.
const LANES: usize = 16;

/// All numbers of a network in one list: the weights of the inputs, the weights that the inputs of a block have in common, the
/// biases of the hidden layer, the output weights, the output biases.
#[derive(Clone)]
pub(super) struct Model {
    shape: Shape,
    /// The output that a centipawn of the handcrafted evaluation is worth; 0 where the network replaces it.
    scale: f32,
    pub(super) numbers: Vec<f32>,
    /// The weights of the inputs, each with what its block has in common.
    rows: Vec<f32>,
}

#[derive(Clone)]
pub(super) struct Shape {
    pub(super) hidden: usize,
    inputs: usize,
    /// For each input the number of its block, if it has one.
    block_of: Vec<Option<usize>>,
    blocks: usize,
}

impl Shape {
    pub(super) fn new(inputs: &Inputs, hidden: usize) -> Self {
        let mut block_of = vec![None; inputs.len()];
        for (number, block) in inputs.blocks().iter().enumerate() {
            for input in block.clone() {
                block_of[usize::from(input)] = Some(number);
            }
        }
        Self { hidden, inputs: inputs.len(), blocks: inputs.blocks().len(), block_of }
    }

    fn bias(&self) -> usize {
        (self.inputs + self.blocks) * self.hidden
    }

    fn output(&self) -> usize {
        self.bias() + self.hidden
    }

    fn output_bias(&self) -> usize {
        self.output() + BUCKETS * 2 * self.hidden
    }

    pub(super) fn numbers(&self) -> usize {
        self.output_bias() + BUCKETS
    }
}

/// The gradient of the loss by each number, and room for one position.
pub(super) struct Gradient {
    pub(super) numbers: Vec<f32>,
    pub(super) loss: f64,
    sums: [Vec<f32>; 2],
    of_sums: Vec<f32>,
}

impl Gradient {
    pub(super) fn new(shape: &Shape) -> Self {
        let zero = vec![0.0; shape.hidden];
        Self {
            numbers: vec![0.0; shape.numbers()],
            loss: 0.0,
            sums: [zero.clone(), zero.clone()],
            of_sums: zero,
        }
    }

    pub(super) fn clear(&mut self) {
        self.numbers.fill(0.0);
        self.loss = 0.0;
    }

    /// Adds the gradient of another part of a batch.
    pub(super) fn add(&mut self, other: &Self) {
        self.loss += other.loss;
        self.numbers.iter_mut().zip(&other.numbers).for_each(|(sum, number)| *sum += number);
    }
}

impl Model {
    /// A model of small random numbers.
    pub(super) fn random(shape: Shape, scale: f64, seed: u64) -> Self {
        let mut prng = Prng::new(seed);
        let mut numbers = vec![0.0; shape.numbers()];
        let mut random = |range: f32| (2.0 * prng.unit() as f32 - 1.0) * range;
        let inputs = shape.inputs * shape.hidden;
        numbers[..inputs].iter_mut().for_each(|number| *number = random(0.12));
        numbers[shape.bias()..shape.output()].iter_mut().for_each(|number| *number = 0.3);
        let range = 1.0 / (2.0 * shape.hidden as f32).sqrt();
        numbers[shape.output()..shape.output_bias()].iter_mut().for_each(|number| *number = random(range));
        Self::of(shape, scale, numbers)
    }

    fn of(shape: Shape, scale: f64, numbers: Vec<f32>) -> Self {
        let mut model =
            Self { rows: vec![0.0; shape.inputs * shape.hidden], scale: scale as f32, numbers, shape };
        model.changed();
        model
    }

    /// A model of the same shape with other numbers.
    pub(super) fn with(&self, numbers: Vec<f32>) -> Self {
        Self::of(self.shape.clone(), self.scale.into(), numbers)
    }

    /// Takes the weights of a network with the same inputs into its first neurons. Here a centipawn is worth an output of `scale`.
    pub(super) fn take(&mut self, known: &Parameters, scale: f64) {
        let (hidden, qa) = (self.shape.hidden, f32::from(known.qa));
        let worth = f32::from(known.scale) * scale as f32;
        let fill = |into: &mut [f32], from: &mut dyn Iterator<Item = f32>| {
            into.iter_mut().zip(from).for_each(|(number, weight)| *number = weight);
        };
        let (bias, output, output_bias) = (self.shape.bias(), self.shape.output(), self.shape.output_bias());
        for (row, known) in self.numbers.chunks_mut(hidden).zip(known.input.chunks(known.hidden)) {
            fill(row, &mut known.iter().map(|&weight| f32::from(weight) / qa));
        }
        fill(&mut self.numbers[bias..output], &mut known.bias.iter().map(|&sum| f32::from(sum) / qa));
        let weights = self.numbers[output..output_bias].chunks_mut(hidden);
        for (weights, known) in weights.zip(known.output.chunks(known.hidden)) {
            fill(weights, &mut known.iter().map(|&weight| f32::from(weight) / QB as f32 * worth));
        }
        let one = qa * qa * QB as f32;
        fill(
            &mut self.numbers[output_bias..],
            &mut known.output_bias.iter().map(|&bias| bias as f32 / one * worth),
        );
        self.changed();
    }

    pub(super) fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Must be called when the numbers have changed.
    pub(super) fn changed(&mut self) {
        let Shape { hidden, inputs, .. } = self.shape;
        let (own, common) = self.numbers.split_at(inputs * hidden);
        for ((row, own), block) in
            self.rows.chunks_mut(hidden).zip(own.chunks(hidden)).zip(&self.shape.block_of)
        {
            match block {
                Some(block) => {
                    let common = &common[block * hidden..][..hidden];
                    for ((sum, own), common) in row.iter_mut().zip(own).zip(common) {
                        *sum = (own + common).clamp(-MOST_WEIGHT, MOST_WEIGHT);
                    }
                }
                None => {
                    row.iter_mut().zip(own).for_each(|(sum, own)| *sum = own.clamp(-MOST_WEIGHT, MOST_WEIGHT))
                }
            }
        }
        let output = self.shape.output()..self.shape.output_bias();
        self.numbers[output].iter_mut().for_each(|weight| *weight = weight.clamp(-MOST_WEIGHT, MOST_WEIGHT));
    }

    /// The output for a position. The sums of the hidden layer are left in `sums`.
    #[inline(always)]
    fn output(&self, samples: &Samples, at: usize, sums: &mut [Vec<f32>; 2]) -> f32 {
        let Shape { hidden, .. } = self.shape;
        let bucket = usize::from(samples.buckets[at]);
        let bias = &self.numbers[self.shape.bias()..][..hidden];
        let weights = &self.numbers[self.shape.output() + bucket * 2 * hidden..][..2 * hidden];
        let mut total = [0.0_f32; LANES];
        for ((sums, inputs), weights) in sums.iter_mut().zip(samples.inputs(at)).zip(weights.chunks(hidden)) {
            sums.copy_from_slice(bias);
            for &input in inputs {
                let row = &self.rows[usize::from(input) * hidden..][..hidden];
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
            for (sums, weights) in sums.as_chunks::<LANES>().0.iter().zip(weights.as_chunks::<LANES>().0) {
                for lane in 0..LANES {
                    let clipped = sums[lane].clamp(0.0, 1.0);
                    total[lane] += clipped * clipped * weights[lane];
                }
            }
        }
        let base = f32::from(samples.bases[at]) * self.scale;
        base + total.iter().sum::<f32>() + self.numbers[self.shape.output_bias() + bucket]
    }

    /// Adds the gradient of the errors of some positions.
    #[inline(always)]
    fn add_gradient_plain(&self, samples: &Samples, targets: &[f32], batch: &[u32], gradient: &mut Gradient) {
        let Shape { hidden, .. } = self.shape;
        let Gradient { numbers, loss, sums, of_sums } = gradient;
        for &at in batch {
            let at = at as usize;
            let share = expected_share(self.output(samples, at, sums));
            let difference = share - targets[at];
            *loss += f64::from(difference * difference);
            let pull = 2.0 * difference * share * (1.0 - share);
            let bucket = usize::from(samples.buckets[at]);
            let first = self.shape.output() + bucket * 2 * hidden;
            numbers[self.shape.output_bias() + bucket] += pull;
            for (half, inputs) in samples.inputs(at).into_iter().enumerate() {
                let weights = &self.numbers[first + half * hidden..][..hidden];
                let output = &mut numbers[first + half * hidden..][..hidden];
                for (((&sum, weight), output), gradient) in
                    sums[half].iter().zip(weights).zip(output).zip(of_sums.iter_mut())
                {
                    let clipped = sum.clamp(0.0, 1.0);
                    *output += pull * clipped * clipped;
                    let inside = if sum > 0.0 && sum < 1.0 { 2.0 * clipped } else { 0.0 };
                    *gradient = pull * weight * inside;
                }
                let bias = &mut numbers[self.shape.bias()..][..hidden];
                bias.iter_mut().zip(of_sums.iter()).for_each(|(sum, gradient)| *sum += gradient);
                for &input in inputs {
                    let row = &mut numbers[usize::from(input) * hidden..][..hidden];
                    row.iter_mut().zip(of_sums.iter()).for_each(|(sum, gradient)| *sum += gradient);
                }
            }
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn add_gradient_fast(&self, samples: &Samples, targets: &[f32], batch: &[u32], gradient: &mut Gradient) {
        self.add_gradient_plain(samples, targets, batch, gradient);
    }

    /// Adds the gradient of the errors of some positions, except for what blocks have in common.
    #[allow(unsafe_code)]
    pub(super) fn add_gradient(
        &self,
        samples: &Samples,
        targets: &[f32],
        batch: &[u32],
        gradient: &mut Gradient,
    ) {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has what the function is compiled for.
            return unsafe { self.add_gradient_fast(samples, targets, batch, gradient) };
        }
        self.add_gradient_plain(samples, targets, batch, gradient);
    }

    /// Completes a gradient: what a block has in common changes all its inputs.
    pub(super) fn add_common(&self, gradient: &mut Gradient) {
        let Shape { hidden, inputs, .. } = self.shape;
        let (own, common) = gradient.numbers.split_at_mut(inputs * hidden);
        for (row, block) in own.chunks(hidden).zip(&self.shape.block_of) {
            if let Some(block) = block {
                let common = &mut common[block * hidden..][..hidden];
                common.iter_mut().zip(row).for_each(|(sum, gradient)| *sum += gradient);
            }
        }
    }

    /// The loss: the mean squared error.
    pub(super) fn loss(&self, samples: &Samples, targets: &[f32]) -> f64 {
        let mut sums = [vec![0.0; self.shape.hidden], vec![0.0; self.shape.hidden]];
        let each = |at: usize| {
            let share = expected_share(self.output(samples, at, &mut sums));
            f64::from(share - targets[at]).powi(2)
        };
        (0..samples.len()).map(each).sum::<f64>() / samples.len().max(1) as f64
    }

    /// The network with quantised weights. An output of 1 is worth `scale` centipawns.
    pub(super) fn quantised(
        &self,
        rules: &Rules,
        scale: u16,
        corrects: Option<u64>,
    ) -> Result<Network, NetworkError> {
        let Shape { hidden, .. } = self.shape;
        let mut refused = None;
        for qa in QAS {
            let whole = |number: &f32| (number * f32::from(qa)).round() as i16;
            let square = f32::from(qa) * f32::from(qa) * QB as f32;
            let output = &self.numbers[self.shape.output()..self.shape.output_bias()];
            let parameters = Parameters {
                hidden,
                qa,
                scale,
                corrects,
                input: self.rows.iter().map(whole).collect(),
                bias: self.numbers[self.shape.bias()..][..hidden].iter().map(whole).collect(),
                output: output.iter().map(|weight| (weight * QB as f32).round() as i8).collect(),
                output_bias: self.numbers[self.shape.output_bias()..]
                    .iter()
                    .map(|bias| (bias * square).round() as i32)
                    .collect(),
            };
            match Network::new(rules, parameters) {
                Err(error @ NetworkError::Overflow(_)) => refused = Some(error),
                other => return other,
            }
        }
        Err(refused.unwrap_or(NetworkError::Overflow("a sum of the hidden layer")))
    }
}

fn expected_share(output: f32) -> f32 {
    1.0 / (1.0 + (-output).exp())
}
