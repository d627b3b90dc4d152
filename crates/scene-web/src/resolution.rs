//! The resolution of frames: full while nothing moves, and lower while something moves too fast for the machine.

/// Frames that take longer than `SLOW` milliseconds lower the resolution. Frames that take less than `QUICK` raise it.
const SLOW: f64 = 70.0;
const QUICK: f64 = 24.0;
/// The steps of the resolution, as factors of width and height. There are few, because every change reallocates the
/// canvas.
const SCALES: [f64; 3] = [1.0, 0.72, 0.5];
/// The resolution changes after this many frames at the earliest.
const ENOUGH: u32 = 4;
/// A longer time than this between two frames is a pause, not a slow frame.
const PAUSE: f64 = 900.0;

/// Scales the resolution while something moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ResolutionScaler {
    step: usize,
    last: Option<f64>,
    /// The number of frames drawn at this step, and their total time.
    frames: u32,
    took: f64,
}

impl ResolutionScaler {
    /// The factor of width and height to draw with.
    pub fn scale(&self, moving: bool) -> f64 {
        if moving { SCALES[self.step] } else { 1.0 }
    }

    /// Records that a frame was drawn. The mean time between the frames of a motion counts, not each time alone:
    /// browsers request several frames at once and then wait until they are on the screen.
    pub fn drawn(&mut self, now: f64, moving: bool) {
        let before = self.last.replace(now).filter(|_| moving);
        if !moving {
            self.last = None;
        }
        let Some(took) = before.map(|before| now - before).filter(|took| *took < PAUSE) else { return };
        (self.frames, self.took) = (self.frames + 1, self.took + took);
        if self.frames < ENOUGH {
            return;
        }
        let mean = self.took / f64::from(self.frames);
        self.step = match self.step {
            step if mean > SLOW => (step + 1).min(SCALES.len() - 1),
            step if mean < QUICK => step.saturating_sub(1),
            step => step,
        };
        (self.frames, self.took) = (0, 0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Simulates a motion of some frames on a machine that needs `whole` milliseconds for a picture at full
    /// resolution.
    fn run(scaler: &mut ResolutionScaler, whole: f64, frames: usize) -> f64 {
        let mut now = 0.0;
        for _ in 0..frames {
            scaler.drawn(now, true);
            now += (whole * scaler.scale(true).powi(2)).max(16.0);
        }
        scaler.drawn(now, false);
        scaler.scale(true)
    }

    #[test]
    fn slow_machines_draw_coarsely_while_something_moves_and_in_full_at_rest() {
        let mut scaler = ResolutionScaler::default();
        assert_eq!(run(&mut scaler, 120.0, 20), 0.72);
        assert_eq!(run(&mut scaler, 300.0, 20), 0.5);
        assert_eq!(scaler.scale(false), 1.0);
    }

    #[test]
    fn quick_machines_never_do_and_slow_ones_recover() {
        let mut scaler = ResolutionScaler::default();
        assert_eq!(run(&mut scaler, 10.0, 40), 1.0);
        run(&mut scaler, 500.0, 20);
        assert_eq!(run(&mut scaler, 10.0, 40), 1.0);
    }

    #[test]
    fn frames_that_come_in_bursts_count_on_the_whole() {
        let mut scaler = ResolutionScaler::default();
        let mut now = 0.0;
        for i in 0..24 {
            scaler.drawn(now, true);
            now += if i % 4 == 3 { 130.0 } else { 16.0 };
        }
        assert_eq!(scaler.scale(true), 1.0, "44 ms on the whole");
    }

    #[test]
    fn a_pause_is_no_slow_frame() {
        let mut scaler = ResolutionScaler::default();
        for i in 0..20 {
            scaler.drawn(f64::from(i) * 5_000.0, true);
        }
        assert_eq!(scaler.scale(true), 1.0);
    }
}
