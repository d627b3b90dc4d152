//! Animates pieces: gliding, hopping, leaving, blowing up. The caller supplies the time, in milliseconds.

use glam::Vec3;

use crate::stage::{Pose, beside};
use crate::view::{Arrangement, BoardView};

/// Durations in milliseconds: a glide over one cell takes `STEP`, each further cell adds `MORE`, and no glide takes
/// longer than `LONGEST`.
const STEP: f64 = 180.0;
const MORE: f64 = 12.0;
const LONGEST: f64 = 320.0;
/// The time in which a piece appears or fades.
const FADE: f64 = 200.0;
/// The time in which a piece blows up.
const BURST: f64 = 520.0;

/// The pieces that move from one view to the next.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    walkers: Vec<Walker>,
    resting: Vec<Pose>,
    /// Whether motion is off, so that pieces jump to their places.
    pub reduced: bool,
}

#[derive(Clone, Debug)]
struct Walker {
    id: u32,
    pose: Pose,
    from: Vec3,
    to: Vec3,
    begun: f64,
    takes: f64,
    hops: bool,
    fate: Fate,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    Stays,
    Comes,
    Goes,
    /// It blows up, after it has moved for this many milliseconds to the place of the explosion.
    Bursts(f64),
}

impl Fate {
    fn leaves(self) -> bool {
        matches!(self, Self::Goes | Self::Bursts(_))
    }
}

impl Motion {
    /// Forgets all pieces. Those of the next view appear without motion.
    pub fn forget(&mut self) {
        self.walkers.clear();
    }

    /// Starts the motion to a new view.
    pub fn follow(&mut self, view: &BoardView, arrangement: Arrangement, now: f64) {
        let anew = self.walkers.is_empty();
        let mut walkers = vec![];
        let mut longest = 0.0f64;
        for piece in &view.pieces {
            let to = view.place(piece.cell, arrangement);
            let pose = Pose::standing(view, piece.id, piece.body, piece.side, to);
            let known = self.walkers.iter().find(|old| old.id == piece.id && !old.fate.leaves());
            let rests = Walker {
                id: piece.id,
                pose,
                from: to,
                to,
                begun: now,
                takes: 0.0,
                hops: false,
                fate: Fate::Stays,
            };
            walkers.push(match known {
                Some(old) if old.to.distance(to) < 0.01 => Walker { pose, ..old.clone() },
                Some(old) => {
                    let from = old.at(now).at;
                    let takes = (STEP + MORE * f64::from(from.distance(to))).min(LONGEST);
                    longest = longest.max(takes);
                    Walker { from, takes, hops: piece.hops, ..rests }
                }
                None if anew => rests,
                None => Walker { takes: FADE, fate: Fate::Comes, ..rests },
            });
        }
        let bursts: Vec<(Vec3, Vec3)> = view
            .bursts
            .iter()
            .map(|(from, to)| (view.place(*from, arrangement), view.place(*to, arrangement)))
            .collect();
        // Everything blows up when the capturing piece arrives.
        let fuse = bursts.iter().map(|(from, to)| from.distance(*to)).fold(0.0, f32::max);
        let fuse = if fuse > 0.01 { (STEP + MORE * f64::from(fuse)).min(LONGEST) } else { longest };
        for old in &self.walkers {
            if !view.pieces.iter().any(|piece| piece.id == old.id) && !old.fate.leaves() {
                if let Some((_, to)) = bursts.iter().find(|(from, _)| from.distance(old.to) < 0.01) {
                    let fate = Fate::Bursts(fuse);
                    let takes = fuse + BURST;
                    walkers.push(Walker { from: old.to, to: *to, begun: now, takes, fate, ..old.clone() });
                    continue;
                }
                // The captured piece fades when the capturing piece has almost arrived.
                let begun = now + longest * 0.55;
                walkers.push(Walker { from: old.to, begun, takes: FADE, fate: Fate::Goes, ..old.clone() });
            } else if old.fate.leaves() && old.is_moving(now) {
                walkers.push(old.clone());
            }
        }
        self.walkers = walkers;
        self.resting = beside(view, arrangement);
    }

    /// The poses of all pieces at a moment.
    pub fn poses(&mut self, now: f64) -> Vec<Pose> {
        let reduced = self.reduced;
        self.walkers.retain(|walker| !walker.fate.leaves() || (walker.is_moving(now) && !reduced));
        let now = if reduced { f64::MAX } else { now };
        self.walkers.iter().map(|walker| walker.at(now)).chain(self.resting.iter().copied()).collect()
    }

    /// Whether anything still moves.
    pub fn is_moving(&self, now: f64) -> bool {
        !self.reduced && self.walkers.iter().any(|walker| walker.is_moving(now))
    }
}

impl Walker {
    fn is_moving(&self, now: f64) -> bool {
        now < self.begun + self.takes
    }

    fn at(&self, now: f64) -> Pose {
        if let Fate::Bursts(fuse) = self.fate {
            return self.bursting(now - self.begun, fuse);
        }
        let part =
            if self.takes > 0.0 { ((now - self.begun) / self.takes).clamp(0.0, 1.0) as f32 } else { 1.0 };
        let eased = part * part * (3.0 - 2.0 * part);
        let mut pose = Pose { at: self.from.lerp(self.to, eased), ..self.pose };
        let way = self.from.distance(self.to);
        let arc = 4.0 * part * (1.0 - part);
        match self.fate {
            Fate::Stays if self.hops => pose.at.y += arc * (0.45 + 0.16 * way),
            // A gliding piece is lifted slightly off the board.
            Fate::Stays => pose.at.y += arc * 0.05 * way.min(1.0),
            Fate::Comes => {
                pose.at.y += (1.0 - eased) * 0.5;
                pose.solid = 0.15 + 0.85 * eased;
            }
            Fate::Goes => {
                pose.lean = 28.0 * eased;
                pose.solid = (1.0 - eased) * 0.998;
                pose.size *= 1.0 - 0.15 * eased;
            }
            Fate::Bursts(_) => {}
        }
        pose
    }

    /// The pose of a piece that blows up, this many milliseconds after it began.
    fn bursting(&self, since: f64, fuse: f64) -> Pose {
        let way = if fuse > 0.0 { (since / fuse).clamp(0.0, 1.0) as f32 } else { 1.0 };
        let burst = ((since - fuse) / BURST).clamp(0.0, 1.0) as f32;
        // The piece itself disappears quickly.
        let size = self.pose.size * (1.0 - 5.0 * burst).max(0.0);
        Pose { at: self.from.lerp(self.to, way * way * (3.0 - 2.0 * way)), size, burst, ..self.pose }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::{CellView, PieceView};
    use glam::Vec2;

    fn view(pieces: &[(u32, u16, bool)]) -> BoardView {
        let cell = |i: u16| CellView { at: Vec2::new(f32::from(i), 0.0), layer: 0, tone: 0, tint: None };
        let piece = |&(id, cell, hops): &(u32, u16, bool)| PieceView { id, cell, body: 0, side: 0, hops };
        BoardView {
            cells: (0..8).map(cell).collect(),
            pieces: pieces.iter().map(piece).collect(),
            ..BoardView::default()
        }
    }

    fn at(motion: &mut Motion, now: f64) -> Vec<(f32, f32)> {
        motion.poses(now).iter().map(|pose| (pose.at.x, pose.at.y)).collect()
    }

    #[test]
    fn pieces_glide_hop_and_arrive() {
        let mut motion = Motion::default();
        motion.follow(&view(&[(1, 0, false), (2, 1, true)]), Arrangement::Stacked, 0.0);
        assert!(!motion.is_moving(0.0), "what is set up stands at once");
        motion.follow(&view(&[(1, 4, false), (2, 3, true)]), Arrangement::Stacked, 1000.0);
        assert!(motion.is_moving(1050.0));
        let halfway = at(&mut motion, 1110.0);
        assert!(halfway[0].0 > 0.5 && halfway[0].0 < 3.5 && halfway[0].1 < 0.1, "{halfway:?}");
        assert!(halfway[1].1 > 0.3, "{halfway:?}");
        assert!(!motion.is_moving(1400.0));
        assert_eq!(at(&mut motion, 1400.0), [(4.0, 0.0), (3.0, 0.0)]);
    }

    #[test]
    fn the_captured_leave_after_the_captor_came() {
        let mut motion = Motion::default();
        motion.follow(&view(&[(1, 0, false), (2, 4, false)]), Arrangement::Stacked, 0.0);
        motion.follow(&view(&[(1, 4, false)]), Arrangement::Stacked, 0.0);
        let early = motion.poses(50.0);
        assert_eq!(early.len(), 2);
        assert!(early[1].solid > 0.99);
        assert!(motion.poses(250.0)[1].solid < 0.8);
        assert_eq!(motion.poses(900.0).len(), 1);
    }

    #[test]
    fn what_blows_up_goes_there_first() {
        let mut motion = Motion::default();
        motion.follow(&view(&[(1, 0, false), (2, 4, false), (3, 5, false)]), Arrangement::Stacked, 0.0);
        let after = BoardView { bursts: vec![(0, 4), (4, 4)], ..view(&[(3, 5, false)]) };
        motion.follow(&after, Arrangement::Stacked, 0.0);
        let on_the_way = motion.poses(100.0);
        assert!(on_the_way[1].at.x > 0.5 && on_the_way[1].burst == 0.0, "{on_the_way:?}");
        let bursting = motion.poses(400.0);
        assert!(bursting[1..].iter().all(|pose| pose.at.x == 4.0 && pose.burst > 0.1), "{bursting:?}");
        // The same view shown again, as when clocks tick, does not restart the motion.
        motion.follow(&after, Arrangement::Stacked, 500.0);
        assert!(!motion.is_moving(800.0));
        assert_eq!(motion.poses(800.0).len(), 1);
    }

    #[test]
    fn nothing_moves_where_motion_is_unwanted() {
        let mut motion = Motion { reduced: true, ..Motion::default() };
        motion.follow(&view(&[(1, 0, false), (2, 4, false)]), Arrangement::Stacked, 0.0);
        motion.follow(&view(&[(1, 4, false)]), Arrangement::Stacked, 0.0);
        assert!(!motion.is_moving(1.0));
        assert_eq!(at(&mut motion, 1.0), [(4.0, 0.0)]);
    }
}
