//! How finely pictures are drawn: in full where nothing moves, more coarsely while something does and the machine cannot keep up.

/// Frames that take longer than this, in milliseconds, are drawn more coarsely; those that take less than the other, more finely.
const SLOW: f64 = 70.0;
const QUICK: f64 = 28.0;
/// At the coarsest, so many of the points across and down are drawn.
const LEAST: f64 = 0.45;
/// Longer than this between two frames is a pause.
const PAUSE: f64 = 600.0;

/// How finely pictures are drawn while something moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    scale: f64,
    last: Option<f64>,
}

impl Default for Pace {
    fn default() -> Self {
        Self { scale: 1.0, last: None }
    }
}

impl Pace {
    /// How many of the points across and down are drawn.
    pub fn scale(&self, moving: bool) -> f64 {
        if moving { self.scale } else { 1.0 }
    }

    /// A frame was drawn at this moment. What counts is the time from one frame of a movement to its next: the browser waits with
    /// asking for frames until those before are on the screen.
    pub fn drawn(&mut self, now: f64, moving: bool) {
        let before = self.last.replace(now).filter(|_| moving);
        if !moving {
            self.last = None;
        }
        let Some(took) = before.map(|before| now - before).filter(|took| *took < PAUSE) else { return };
        if took > SLOW {
            // What is drawn grows with the square of the scale; one step goes most of the way.
            self.scale = (self.scale * (SLOW / took).sqrt().max(0.6)).max(LEAST);
        } else if took < QUICK {
            self.scale = (self.scale * 1.06).min(1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A movement of so many frames on a machine that needs so long for a whole picture.
    fn run(pace: &mut Pace, whole: f64, frames: usize) -> f64 {
        let mut now = 0.0;
        for _ in 0..frames {
            pace.drawn(now, true);
            now += (whole * pace.scale(true).powi(2)).max(16.0);
        }
        pace.scale(true)
    }

    #[test]
    fn slow_machines_draw_coarsely_while_something_moves_and_in_full_at_rest() {
        let mut pace = Pace::default();
        let scale = run(&mut pace, 200.0, 12);
        assert!((LEAST..0.65).contains(&scale), "{scale}");
        assert!(200.0 * scale * scale < SLOW * 1.1);
        assert_eq!(pace.scale(false), 1.0);
    }

    #[test]
    fn quick_machines_never_do_and_slow_ones_recover() {
        let mut pace = Pace::default();
        assert_eq!(run(&mut pace, 10.0, 40), 1.0);
        run(&mut pace, 500.0, 20);
        assert_eq!(run(&mut pace, 10.0, 40), 1.0);
    }

    #[test]
    fn a_pause_is_no_slow_frame() {
        let mut pace = Pace::default();
        pace.drawn(0.0, true);
        pace.drawn(5_000.0, true);
        assert_eq!(pace.scale(true), 1.0);
        pace.drawn(5_016.0, false);
        pace.drawn(5_300.0, true);
        assert_eq!(pace.scale(true), 1.0);
    }
}
