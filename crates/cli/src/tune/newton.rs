//! Newton's method on the cross entropy. The derivatives of the evaluation are finite differences.

use chesswright_engine::eval::{EvalParams, Evaluation, HandcraftedEval, LearnedPsqt};

use super::logistic::{best_scale, cross_entropy, expected_share};
use super::sample::Group;

/// The step for a derivative, as a share of the value, and the smallest step.
const RELATIVE_STEP: f64 = 0.1;
const LEAST_STEP: f64 = 0.02;

pub(super) struct Fit<'a> {
    groups: &'a [Group],
    names: Vec<&'static str>,
    parameters: EvalParams,
    /// The first value of each parameter, and how far the penalty lets it move.
    home: Vec<(f64, f64)>,
    keep: f64,
    /// For each group, the scale of a hundredth of a pawn.
    scales: Vec<f64>,
    scores: Vec<Vec<f64>>,
}

impl<'a> Fit<'a> {
    pub(super) fn new(groups: &'a [Group], parameters: EvalParams, names: &[&str], keep: f64) -> Self {
        let names: Vec<_> = EvalParams::NAMES.iter().copied().filter(|name| names.contains(name)).collect();
        let home = names
            .iter()
            .map(|name| {
                let value = parameters.get(name).unwrap_or_default();
                (value, (value.abs() / 2.0).max(LEAST_STEP))
            })
            .collect();
        let scores = scores(groups, &parameters);
        let mut fit = Self { groups, names, parameters, home, keep, scales: vec![], scores };
        fit.scales = (0..groups.len()).map(|group| fit.best_scale(group)).collect();
        fit
    }

    pub(super) fn parameters(&self) -> &EvalParams {
        &self.parameters
    }

    /// The mean error of a group for these scores and a scale.
    fn error_of(&self, group: usize, scores: &[f64], scale: f64) -> f64 {
        let samples = &self.groups[group].samples;
        let each =
            |(sample, score): (&super::sample::Sample, &f64)| cross_entropy(score * scale, sample.points);
        samples.iter().zip(scores).map(each).sum::<f64>() / samples.len() as f64
    }

    /// The mean error of all groups.
    pub(super) fn error(&self) -> f64 {
        self.error_with(&self.scores)
    }

    fn error_with(&self, scores: &[Vec<f64>]) -> f64 {
        let each = |group: usize| self.error_of(group, &scores[group], self.scales[group]);
        (0..self.groups.len()).map(each).sum::<f64>() / self.groups.len() as f64
    }

    /// The scale of a hundredth of a pawn that minimises the error of a group.
    fn best_scale(&self, group: usize) -> f64 {
        best_scale(|scale| self.error_of(group, &self.scores[group], scale))
    }

    /// Takes one step of Newton's method, shortened until it lowers the error. Returns `false` if no step does.
    pub(super) fn improve(&mut self) -> bool {
        let size = self.names.len();
        let mut slope = vec![0.0; size];
        let mut curve = vec![vec![0.0; size]; size];
        let changes = self.changes();
        for (group, changes) in changes.iter().enumerate() {
            let samples = &self.groups[group].samples;
            let scale = self.scales[group];
            let weight = 1.0 / samples.len() as f64 / self.groups.len() as f64;
            for (at, sample) in samples.iter().enumerate() {
                let share = expected_share(self.scores[group][at] * scale);
                let pull = (share - sample.points) * scale * weight;
                let bend = (share * (1.0 - share)).max(1e-4) * scale * scale * weight;
                let row = &changes[at * size..(at + 1) * size];
                for (one, &a) in row.iter().enumerate().filter(|(_, a)| **a != 0.0) {
                    slope[one] += pull * f64::from(a);
                    for (cell, &b) in curve[one].iter_mut().zip(row) {
                        *cell += bend * f64::from(a) * f64::from(b);
                    }
                }
            }
        }
        let positions: usize = self.groups.iter().map(|group| group.samples.len()).sum();
        for (at, name) in self.names.iter().enumerate() {
            let (home, room) = self.home[at];
            let stiff = self.keep / positions as f64 / (room * room);
            let now = self.parameters.get(name).unwrap_or_default();
            slope[at] += stiff * (now - home);
            curve[at][at] += stiff;
        }
        let step = solve(curve, slope);
        let before = self.error();
        for part in [1.0, 0.5, 0.25, 0.1] {
            let mut tried = self.parameters.clone();
            for (name, step) in self.names.iter().zip(&step) {
                add(&mut tried, name, -part * step);
            }
            let scores = scores(self.groups, &tried);
            if self.error_with(&scores) < before {
                self.parameters = tried;
                self.scores = scores;
                return true;
            }
        }
        false
    }

    /// For each group and sample, the derivative of the score by each parameter.
    fn changes(&self) -> Vec<Vec<f32>> {
        let size = self.names.len();
        let mut changes: Vec<Vec<f32>> =
            self.groups.iter().map(|group| vec![0.0; group.samples.len() * size]).collect();
        for (one, name) in self.names.iter().enumerate() {
            let mut more = self.parameters.clone();
            let (Some(value), Some(range)) = (more.get(name), EvalParams::range(name)) else { continue };
            let step = (value.abs() * RELATIVE_STEP).max(LEAST_STEP);
            // At the upper end of its range a parameter is changed downwards.
            let step = if range.contains(&(value + step)) { step } else { -step };
            let step = add(&mut more, name, step);
            for ((changes, new), old) in changes.iter_mut().zip(scores(self.groups, &more)).zip(&self.scores)
            {
                for (at, (new, old)) in new.iter().zip(old).enumerate() {
                    changes[at * size + one] = ((new - old) / step) as f32;
                }
            }
        }
        changes
    }
}

/// Adds to a parameter as much as its range allows, and returns the change.
fn add(parameters: &mut EvalParams, name: &str, amount: f64) -> f64 {
    let (Some(value), Some(range)) = (parameters.get(name), EvalParams::range(name)) else { return 0.0 };
    let new = (value + amount).clamp(*range.start(), *range.end());
    parameters.set(name, new).expect("the value is clamped to the range");
    new - value
}

/// For each group and sample, the score of the evaluation.
fn scores(groups: &[Group], parameters: &EvalParams) -> Vec<Vec<f64>> {
    let group = |group: &Group| {
        let experience = LearnedPsqt::shipped(&group.rules);
        let evaluation = HandcraftedEval::with(&group.rules, parameters, experience.as_ref());
        let each =
            |sample: &super::sample::Sample| f64::from(evaluation.score(&sample.position, sample.turn));
        group.samples.iter().map(each).collect()
    };
    groups.iter().map(group).collect()
}

/// Solves `curve * x = slope` for a symmetric matrix by elimination with the largest pivots.
fn solve(mut curve: Vec<Vec<f64>>, mut slope: Vec<f64>) -> Vec<f64> {
    let size = slope.len();
    for at in 0..size {
        let pivot =
            (at..size).max_by(|&a, &b| curve[a][at].abs().total_cmp(&curve[b][at].abs())).unwrap_or(at);
        curve.swap(at, pivot);
        slope.swap(at, pivot);
        let row = curve[at].clone();
        if row[at].abs() < 1e-300 {
            continue;
        }
        for below in at + 1..size {
            let factor = curve[below][at] / row[at];
            curve[below].iter_mut().zip(&row).for_each(|(cell, above)| *cell -= factor * above);
            slope[below] -= factor * slope[at];
        }
    }
    let mut found = vec![0.0; size];
    for at in (0..size).rev() {
        let rest: f64 = (at + 1..size).map(|next| curve[at][next] * found[next]).sum();
        found[at] = if curve[at][at].abs() < 1e-300 { 0.0 } else { (slope[at] - rest) / curve[at][at] };
    }
    found
}

#[cfg(test)]
mod tests {
    use super::solve;

    #[test]
    fn equations_are_solved() {
        let found = solve(vec![vec![2.0, 1.0], vec![1.0, 3.0]], vec![5.0, 10.0]);
        assert!((found[0] - 1.0).abs() < 1e-9 && (found[1] - 3.0).abs() < 1e-9, "{found:?}");
    }
}
