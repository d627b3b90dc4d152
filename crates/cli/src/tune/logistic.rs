//! The logistic model: the share of the points that a score predicts.

/// The expected share of the points for a scaled score.
pub(crate) fn expected_share(score: f64) -> f64 {
    1.0 / (1.0 + (-score).exp())
}

/// The cross entropy between the expected share and the points of the game.
pub(crate) fn cross_entropy(score: f64, points: f64) -> f64 {
    let share = expected_share(score).clamp(1e-9, 1.0 - 1e-9);
    -points * share.ln() - (1.0 - points) * (1.0 - share).ln()
}

/// The scale of a hundredth of a pawn that minimises an error.
pub(crate) fn best_scale(error_at: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (1e-5, 0.05);
    for _ in 0..40 {
        let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if error_at(a) < error_at(b) { high = b } else { low = a }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_of_made_up_scores_is_found_again() {
        let scores = [-400.0, -120.0, -30.0, 0.0, 10.0, 90.0, 250.0];
        let made = |score: f64| expected_share(score * 0.004);
        let found =
            best_scale(|scale| scores.iter().map(|&score| cross_entropy(score * scale, made(score))).sum());
        assert!((found - 0.004).abs() < 1e-5, "{found}");
    }
}
