//! The state of the 3D board: what is shown, the camera, the resolution, and the held piece. It needs no graphics
//! processor.

use chesswright_scene::gl::Shot;
use chesswright_scene::model::Patterns;
use chesswright_scene::{
    Arrangement, BoardView, Camera, Changes, MATERIALS, Material, Motion, Pose, Preset, Quality, Stand, Vec2,
    picking,
};

use crate::resolution::ResolutionScaler;

/// The duration of a camera flight, in milliseconds.
const FLIGHT: f64 = 360.0;
/// A pointer that has not moved for this many milliseconds is at rest.
const RESTS: f64 = 160.0;
/// A picture that has not changed for this many milliseconds is drawn finer where edges would be jagged.
const UNCHANGED: f64 = 240.0;

/// The state of the 3D board.
pub struct Viewport {
    view: BoardView,
    motion: Motion,
    material: &'static Material,
    arrangement: Arrangement,
    /// The quality of frames.
    pub quality: Quality,
    stand: Stand,
    /// The start and the end of the camera flight, and when it began.
    flight: Option<(Stand, Stand, f64)>,
    scaler: ResolutionScaler,
    /// The factor of width and height of the last frame.
    scale: f64,
    /// The factor at rest: more than 1 where the graphics do not smooth edges, so that the browser does.
    pub finest: f64,
    /// When the picture last changed.
    changed: f64,
    /// Whether anything moved when that frame began.
    moving: bool,
    held: Option<(u16, Vec2)>,
    /// Whether the user moved the camera or a piece since the last frame, and when that last happened.
    handled: bool,
    last_handled: f64,
    shape: f32,
    stale: bool,
    tall: Vec<f32>,
}

impl Default for Viewport {
    fn default() -> Self {
        Self {
            view: BoardView::default(),
            motion: Motion::default(),
            material: &MATERIALS[0],
            arrangement: Arrangement::Exploded,
            quality: Quality::Medium,
            stand: Preset::default().stand(),
            flight: None,
            scaler: ResolutionScaler::default(),
            scale: 1.0,
            finest: 1.0,
            changed: f64::MIN,
            moving: false,
            held: None,
            handled: false,
            last_handled: f64::MIN,
            shape: 1.0,
            stale: true,
            tall: vec![],
        }
    }
}

impl Viewport {
    /// Shows a view. Pieces of the view before move to their new cells.
    pub fn show(&mut self, view: BoardView, patterns: &Patterns, now: f64) {
        let other = self.view.cells != view.cells || self.view.bodies != view.bodies;
        if other {
            self.motion.forget();
            (self.stand, self.flight) = (Preset::default().stand(), None);
        }
        self.motion.follow(&view, self.arrangement, now);
        self.view = view;
        if other {
            self.measure_bodies(patterns);
        }
        self.stale = true;
    }

    /// Applies changes to the view on the same board.
    pub fn update(&mut self, changes: Changes, now: f64) {
        self.view.apply(changes);
        self.motion.follow(&self.view, self.arrangement, now);
        self.stale = true;
    }

    /// The current view.
    pub fn view(&self) -> &BoardView {
        &self.view
    }

    /// Measures the heights of the bodies.
    pub fn measure_bodies(&mut self, patterns: &Patterns) {
        let tall = |body: &chesswright_scene::Body| {
            let model = patterns.0.get(&body.name).and_then(|model| model.level(0));
            model.and_then(|mesh| mesh.bounds()).map_or(1.0, |(_, high)| high.y)
        };
        self.tall = self.view.bodies.iter().map(tall).collect();
        self.stale = true;
    }

    /// Sets the look of the board. Unknown names change nothing.
    pub fn set_look(&mut self, material: &str, quality: &str, arrangement: &str, reduced: bool, now: f64) {
        self.material = Material::named(material).unwrap_or(self.material);
        self.quality = Quality::named(quality).unwrap_or(self.quality);
        let arrangement = match arrangement {
            "stacked" => Arrangement::Stacked,
            "beside" => Arrangement::Beside,
            _ => Arrangement::Exploded,
        };
        if arrangement != self.arrangement {
            self.arrangement = arrangement;
            self.motion.forget();
            self.motion.follow(&self.view, arrangement, now);
        }
        self.motion.reduced = reduced;
        self.stale = true;
    }

    /// Copies the look and the camera of another viewport, except that motion is never reduced here.
    pub fn look_like(&mut self, other: &Self) {
        (self.material, self.quality, self.arrangement) = (other.material, other.quality, other.arrangement);
        self.stand = other.stand;
        self.stale = true;
    }

    /// Flies to the preset with a number.
    pub fn go_to(&mut self, preset: usize, now: f64) {
        let Some(preset) = Preset::ALL.get(preset) else { return };
        let to = preset.stand();
        match self.motion.reduced {
            true => self.stand = to,
            false => self.flight = Some((self.stand, to, now)),
        }
        self.stale = true;
    }

    /// Turns the camera by degrees, and moves it closer by a factor.
    pub fn orbit(&mut self, around: f32, up: f32, near: f32) {
        self.flight = None;
        let stand = Stand {
            around: self.stand.around + around,
            up: self.stand.up + up,
            near: self.stand.near * near,
            ..self.stand
        };
        // Turning away from the view from above restores the perspective.
        let flat = if around == 0.0 && up == 0.0 { stand.flat } else { 0.0 };
        self.stand = Stand { flat, ..stand }.clamped();
        (self.stale, self.handled) = (true, true);
    }

    /// Sets the aspect ratio of the picture.
    pub fn reshape(&mut self, shape: f32) {
        self.stale |= shape != self.shape;
        self.shape = shape;
    }

    /// The size at which to draw a picture of this many points now. It is smaller while something moves too fast for
    /// the machine, and may be larger at rest.
    pub fn resolution(&mut self, width: u32, height: u32, now: f64) -> (u32, u32) {
        self.reshape(width as f32 / height.max(1) as f32);
        self.moving = self.is_moving(now);
        if self.moving || self.stale {
            self.changed = now;
        }
        let rests = now - self.changed > UNCHANGED;
        let scale = if rests { self.finest } else { self.scaler.scale(self.moving) };
        self.stale |= scale != self.scale;
        self.scale = scale;
        let points = |length: u32| (f64::from(length) * scale).round().max(1.0) as u32;
        (points(width), points(height))
    }

    /// Records that the frame sized by [`Self::resolution`] was drawn.
    pub fn drawn(&mut self, now: f64) {
        self.scaler.drawn(now, self.moving);
    }

    /// The cell at a point of the picture, from -1 to 1 with `y` upwards.
    pub fn pick(&self, at: Vec2) -> Option<u16> {
        let tall = |body: u16| self.tall.get(usize::from(body)).copied().unwrap_or(1.0);
        picking::pick(&self.view, self.arrangement, &self.camera(), &tall, at)
    }

    /// The piece in a tray at a point of the picture: the tray, and the index of its kind.
    pub fn pick_tray(&self, at: Vec2) -> Option<(usize, usize)> {
        let tall = |body: u16| self.tall.get(usize::from(body)).copied().unwrap_or(1.0);
        picking::pick_tray(&self.view, self.arrangement, &self.camera(), &tall, at)
    }

    /// Holds the piece of a cell at a point of the picture.
    pub fn hold(&mut self, cell: u16, at: Vec2) {
        self.held = Some((cell, at));
        (self.stale, self.handled) = (true, true);
    }

    /// Releases the held piece.
    pub fn let_go(&mut self) {
        self.stale |= self.held.take().is_some();
    }

    /// The position of the middle of a cell in the picture, from -1 to 1.
    pub fn place(&self, cell: u16) -> Vec2 {
        self.camera().project(self.view.place(cell, self.arrangement))
    }

    /// Whether the next frame would differ from the last one.
    pub fn wants_frame(&self, now: f64) -> bool {
        self.stale || self.flight.is_some() || self.motion.is_moving(now)
    }

    /// Whether the camera, pieces or the pointer move, or moved a moment ago.
    pub fn is_moving(&self, now: f64) -> bool {
        let handled = self.handled || now - self.last_handled < RESTS;
        let flies = self.flight.is_some_and(|(.., begun)| now < begun + FLIGHT);
        handled || flies || self.motion.is_moving(now)
    }

    /// Whether to request another frame. After motion at a lower resolution, one more frame is drawn at the finest
    /// resolution.
    pub fn needs_more_frames(&self, now: f64) -> bool {
        self.wants_frame(now) || self.is_moving(now) || self.scale < self.finest
    }

    /// Requests the next frame, for instance because its size changed.
    pub fn spoil(&mut self) {
        self.stale = true;
    }

    /// The poses to draw at a moment.
    pub fn frame(&mut self, now: f64) -> Vec<Pose> {
        // One more frame follows the end of a motion, so that everything is drawn in its final position.
        self.stale = self.motion.is_moving(now);
        if std::mem::take(&mut self.handled) {
            self.last_handled = now;
        }
        if let Some((from, to, begun)) = self.flight {
            let part = ((now - begun) / FLIGHT).clamp(0.0, 1.0) as f32;
            self.stand = from.toward(to, part * part * (3.0 - 2.0 * part));
            if part >= 1.0 {
                self.flight = None;
            }
        }
        let poses = self.motion.poses(now);
        let Some((cell, at)) = self.held else { return poses };
        let from = self.view.place(cell, self.arrangement);
        match picking::on_plane(&self.camera(), at, from.y) {
            Some(hand) => picking::held(poses, from, hand),
            None => poses,
        }
    }

    /// The shot of these pieces.
    pub fn shot<'a>(&'a self, poses: &'a [Pose]) -> Shot<'a> {
        Shot {
            view: &self.view,
            poses,
            material: self.material,
            arrangement: self.arrangement,
            stand: self.stand,
            quality: self.quality,
        }
    }

    fn camera(&self) -> Camera {
        self.shot(&[]).camera(self.shape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chesswright_scene::{CellView, PieceView};

    fn view(cell: u16) -> BoardView {
        let place =
            |i: u16| CellView { at: Vec2::new(f32::from(i) - 1.5, 0.0), layer: 0, tone: 0, tint: None };
        let piece = PieceView { id: 1, cell, body: 0, side: 0, hops: false };
        BoardView { cells: (0..4).map(place).collect(), pieces: vec![piece], ..BoardView::default() }
    }

    #[test]
    fn frames_are_wanted_only_while_something_moves() {
        let (mut viewport, patterns) = (Viewport::default(), Patterns::default());
        viewport.show(view(0), &patterns, 0.0);
        assert!(viewport.wants_frame(0.0));
        viewport.frame(0.0);
        assert!(!viewport.wants_frame(1.0), "what stands is drawn once");
        viewport.show(view(3), &patterns, 100.0);
        viewport.frame(150.0);
        assert!(viewport.wants_frame(160.0));
        let last = viewport.frame(900.0);
        assert_eq!(last[0].at.x, 1.5);
        assert!(!viewport.wants_frame(901.0));
        viewport.go_to(3, 1000.0);
        viewport.frame(1100.0);
        assert!(viewport.wants_frame(1101.0));
        viewport.frame(1500.0);
        assert!(!viewport.wants_frame(1501.0));
        viewport.orbit(10.0, 0.0, 1.0);
        assert!(viewport.wants_frame(1502.0));
    }

    #[test]
    fn a_held_piece_follows_the_hand() {
        let (mut viewport, patterns) = (Viewport::default(), Patterns::default());
        viewport.show(view(0), &patterns, 0.0);
        let to = viewport.place(2);
        assert_eq!(viewport.pick(to), Some(2));
        viewport.hold(0, to);
        let poses = viewport.frame(1.0);
        assert!((poses[0].at.x - 0.5).abs() < 0.05 && poses[0].at.y > 0.1, "{:?}", poses[0].at);
        viewport.let_go();
        assert_eq!(viewport.frame(2.0)[0].at.x, -1.5);
    }

    /// Draws frames, whose times are proportional to their sizes, until no more are needed. Returns the size of the
    /// last one.
    fn draw_to_rest(viewport: &mut Viewport, mut now: f64) -> (u32, u32) {
        for _ in 0..500 {
            let size = viewport.resolution(1000, 1000, now);
            if viewport.wants_frame(now) {
                viewport.frame(now);
                viewport.drawn(now);
            }
            if !viewport.needs_more_frames(now) {
                return size;
            }
            now += f64::from(size.0 * size.1) / 1e6 * 120.0;
        }
        panic!("frames are drawn for ever")
    }

    #[test]
    fn what_rests_is_drawn_in_full_after_every_kind_of_movement() {
        let (mut viewport, patterns) = (Viewport::default(), Patterns::default());
        viewport.show(view(0), &patterns, 0.0);
        // A long turn of the camera makes the scaler find out that this machine is slow.
        let mut now = 0.0;
        for _ in 0..20 {
            viewport.orbit(1.0, 0.0, 1.0);
            viewport.resolution(1000, 1000, now);
            viewport.frame(now);
            viewport.drawn(now);
            now += 120.0;
        }
        assert!(viewport.resolution(1000, 1000, now).0 < 1000, "the machine cannot keep up");
        assert_eq!(draw_to_rest(&mut viewport, now), (1000, 1000), "after a turn by hand");
        viewport.go_to(3, 10_000.0);
        assert_eq!(draw_to_rest(&mut viewport, 10_000.0), (1000, 1000), "after a flight");
        viewport.show(view(3), &patterns, 20_000.0);
        assert_eq!(draw_to_rest(&mut viewport, 20_000.0), (1000, 1000), "after a move");
    }

    #[test]
    fn edges_that_graphics_do_not_smooth_are_drawn_finer_at_rest_but_not_before_a_change_is_seen() {
        let (mut viewport, patterns) = (Viewport { finest: 1.5, ..Viewport::default() }, Patterns::default());
        viewport.show(view(0), &patterns, 0.0);
        assert_eq!(viewport.resolution(1000, 1000, 0.0), (1000, 1000), "it is seen as soon as possible");
        assert_eq!(draw_to_rest(&mut viewport, 0.0), (1500, 1500));
        assert!(!viewport.wants_frame(5_000.0), "nothing changes");
        viewport.update(view(0).changes(&view(3)).expect("the same board"), 5_000.0);
        assert_eq!(viewport.resolution(1000, 1000, 5_000.0), (1000, 1000));
        assert_eq!(draw_to_rest(&mut viewport, 5_000.0), (1500, 1500));
    }

    #[test]
    fn another_board_begins_with_the_camera_in_its_usual_place() {
        let (mut viewport, patterns) = (Viewport::default(), Patterns::default());
        viewport.show(view(0), &patterns, 0.0);
        viewport.orbit(70.0, -20.0, 2.0);
        viewport.show(view(1), &patterns, 1.0);
        assert_ne!(viewport.stand, Preset::default().stand(), "a move does not turn the table");
        let mut other = view(0);
        other.cells.pop();
        viewport.show(other, &patterns, 2.0);
        assert_eq!(viewport.stand, Preset::default().stand());
    }
}
