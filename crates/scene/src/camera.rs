//! The camera: its position, its limits, and how it flies from one position to another.

use glam::{Mat4, Vec2, Vec3};
use serde::{Deserialize, Serialize};

/// Positions of the camera that a key selects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Preset {
    /// At the table, on the player's side.
    Near,
    /// At the table, on the other side.
    Far,
    /// From higher up, so that no piece hides another.
    #[default]
    Play,
    /// From straight above, without perspective.
    Top,
    /// Low and from a corner, as on television.
    Broadcast,
}

impl Preset {
    /// All of them, in the order of their number keys.
    pub const ALL: [Self; 5] = [Self::Near, Self::Far, Self::Play, Self::Top, Self::Broadcast];

    /// The name used in options.
    pub fn name(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Far => "far",
            Self::Play => "play",
            Self::Top => "top",
            Self::Broadcast => "broadcast",
        }
    }

    /// The preset of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The position of the camera.
    pub fn stand(self) -> Stand {
        let (around, up, flat) = match self {
            Self::Near => (0.0, 30.0, 0.0),
            Self::Far => (180.0, 30.0, 0.0),
            Self::Play => (0.0, 44.0, 0.0),
            Self::Top => (0.0, 90.0, 1.0),
            Self::Broadcast => (38.0, 25.0, 0.0),
        };
        Stand { around, up, flat, near: 1.0, shift: Vec2::ZERO }
    }
}

/// The position of a camera, relative to the middle of the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stand {
    /// Degrees around the table, to the right.
    pub around: f32,
    /// Degrees above the table.
    pub up: f32,
    /// How far perspective is removed: at 1 the projection is parallel.
    pub flat: f32,
    /// How much closer it is than needed to see everything.
    pub near: f32,
    /// How far it is moved along the table. Only a close camera can be moved.
    pub shift: Vec2,
}

impl Stand {
    /// The same position, limited so that the camera stays above the table and the board stays in the frame.
    #[must_use]
    pub fn clamped(self) -> Self {
        let sane = |n: f32, otherwise: f32| if n.is_finite() { n } else { otherwise };
        let near = sane(self.near, 1.0).clamp(0.75, 4.0);
        let room = 4.0 * (1.0 - 1.0 / near).max(0.0);
        Self {
            around: sane(self.around, 0.0).rem_euclid(360.0),
            up: sane(self.up, 44.0).clamp(12.0, 90.0),
            flat: sane(self.flat, 0.0).clamp(0.0, 1.0),
            near,
            shift: if self.shift.is_finite() { self.shift.clamp_length_max(room) } else { Vec2::ZERO },
        }
    }

    /// A position on the way to another, around the shorter side.
    #[must_use]
    pub fn toward(self, other: Self, part: f32) -> Self {
        let mix = |a: f32, b: f32| a + (b - a) * part;
        let turn = (other.around - self.around + 540.0).rem_euclid(360.0) - 180.0;
        Self {
            around: (self.around + turn * part).rem_euclid(360.0),
            up: mix(self.up, other.up),
            flat: mix(self.flat, other.flat),
            near: mix(self.near, other.near),
            shift: self.shift.lerp(other.shift, part),
        }
    }
}

/// A camera for a picture of some aspect ratio.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The position of the eye.
    pub eye: Vec3,
    /// The transformation from the world to the picture, whose `x` and `y` go from -1 to 1.
    pub sight: Mat4,
}

/// How far tall things lean up the picture when seen from above.
const SLANT: f32 = 0.42;
/// Half the vertical angle of view.
const HALF_ANGLE: f32 = 0.28;
/// The part of the picture that everything fits into.
const INSIDE: f32 = 0.95;

impl Camera {
    /// A camera that sees all of these points, in a picture of this shape (width by height).
    pub fn seeing(points: &[Vec3], stand: Stand, shape: f32) -> Self {
        let stand = stand.clamped();
        let shape = if shape.is_normal() { shape.clamp(0.1, 10.0) } else { 1.0 };
        let (around, up) = (stand.around.to_radians(), stand.up.to_radians());
        let back = Vec3::new(around.sin() * up.cos(), up.sin(), around.cos() * up.cos());
        let right = Vec3::new(around.cos(), 0.0, -around.sin());
        let above = back.cross(right);
        // Seen from above, things lean up the picture by their height. Pieces stay recognizable, and cells stay in
        // place.
        let ahead = Vec3::new(-around.sin(), 0.0, -around.cos());
        let lean = ahead * (SLANT * stand.flat);
        let points: Vec<Vec3> = points.iter().map(|&p| p + lean * p.y).collect();
        // Less perspective means a longer lens from farther away.
        let half = HALF_ANGLE * (1.0 - stand.flat) + 0.02 * stand.flat;
        let (high, wide) = (half.tan() * INSIDE, half.tan() * shape * INSIDE);
        let low = points.iter().copied().fold(Vec3::splat(f32::MAX), Vec3::min);
        let top = points.iter().copied().fold(Vec3::splat(f32::MIN), Vec3::max);
        let mut aim = if points.is_empty() { Vec3::ZERO } else { (low + top) / 2.0 };
        let mut far = 1.0;
        for _ in 0..6 {
            let seen = points.iter().map(|p| {
                let p = *p - aim;
                (p.dot(right), p.dot(above), p.dot(back))
            });
            far = seen.clone().map(|(x, y, z)| z + (x.abs() / wide).max(y.abs() / high)).fold(0.5, f32::max);
            // Centres the picture vertically.
            let height = |(_, y, z): (f32, f32, f32)| y / (far - z).max(0.1);
            let width = |(x, _, z): (f32, f32, f32)| x / (far - z).max(0.1);
            let middle = |all: &dyn Fn((f32, f32, f32)) -> f32| {
                let range =
                    seen.clone().map(all).fold((f32::MAX, f32::MIN), |(a, b), n| (a.min(n), b.max(n)));
                if range.0 > range.1 { 0.0 } else { (range.0 + range.1) / 2.0 }
            };
            aim += (above * middle(&height) + right * middle(&width)) * far * 0.9;
        }
        aim += right * stand.shift.x - ahead * stand.shift.y;
        let far = far / stand.near;
        let eye = aim + back * far;
        let reach = points.iter().map(|p| p.distance(aim)).fold(1.0, f32::max);
        let view = Mat4::look_at_rh(eye, aim, above);
        let lens = Mat4::perspective_rh_gl(
            half * 2.0,
            shape,
            (far - reach * 2.5).max(0.4),
            far + reach * 6.0 + 40.0,
        );
        let mut slant = Mat4::IDENTITY;
        slant.y_axis = (Vec3::Y + lean).extend(0.0);
        Self { eye, sight: lens * view * slant }
    }

    /// The ray through a point of the picture with coordinates between -1 and 1 and `y` upwards: origin and
    /// direction.
    pub fn ray(&self, at: Vec2) -> (Vec3, Vec3) {
        let back = self.sight.inverse();
        let near = back.project_point3(at.extend(-1.0));
        let far = back.project_point3(at.extend(1.0));
        (near, (far - near).normalize_or(Vec3::NEG_Y))
    }

    /// The position of a point in the picture.
    pub fn project(&self, point: Vec3) -> Vec2 {
        self.sight.project_point3(point).truncate()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Vec<Vec3> {
        let ends = [-4.6, 4.6];
        let all =
            ends.iter().flat_map(|&x| ends.iter().flat_map(move |&z| [0.0, 1.5].map(|y| Vec3::new(x, y, z))));
        all.collect()
    }

    #[test]
    fn every_preset_sees_the_whole_board_and_fills_the_frame() {
        for preset in Preset::ALL {
            for shape in [0.5, 1.0, 1.8] {
                let camera = Camera::seeing(&board(), preset.stand(), shape);
                let seen: Vec<Vec2> = board().iter().map(|&p| camera.project(p)).collect();
                let most = seen.iter().map(|p| p.abs().max_element()).fold(0.0, f32::max);
                assert!((0.9..1.02).contains(&most), "{preset:?} {shape}: {most}");
            }
        }
    }

    #[test]
    fn rays_go_through_what_was_projected() {
        let camera = Camera::seeing(&board(), Preset::Broadcast.stand(), 1.5);
        let point = Vec3::new(1.0, 0.0, -2.0);
        let (from, way) = camera.ray(camera.project(point));
        let on_table = from + way * (-from.y / way.y);
        assert!(on_table.distance(point) < 0.01, "{on_table}");
    }

    #[test]
    fn stands_are_clamped_and_turn_the_shorter_way() {
        let odd = Stand { around: -30.0, up: 3.0, flat: 9.0, near: f32::NAN, shift: Vec2::splat(99.0) };
        let kept = odd.clamped();
        assert_eq!((kept.around, kept.up, kept.flat, kept.near), (330.0, 12.0, 1.0, 1.0));
        assert_eq!(kept.shift, Vec2::ZERO);
        let (a, b) = (Stand { around: 350.0, ..kept }, Stand { around: 20.0, ..kept });
        assert!((a.toward(b, 0.5).around - 5.0).abs() < 0.01);
        assert_eq!(a.toward(b, 1.0).around, 20.0);
    }
}
