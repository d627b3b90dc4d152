//! One frame: shadows, then the reflections of the board, then everything else.

use glam::{Mat4, Vec2, Vec3};
use three_d::core::{
    ClearState, Context, CoreError, DepthTexture2D, ElementBuffer, Program, RenderTarget, Texture2D,
    VertexBuffer, Viewport,
};
use three_d::{vec2, vec3, vec4};

use super::gpu::{Copies, GpuMesh};
use super::passes::{Passes, draw, opaque, over};
use super::renderer::{Cost, Shot};
use crate::camera::Camera;
use crate::look::{Material, Quality};
use crate::stage::{extent, footprint, is_raised, is_round};
use crate::table::DROP;

/// The height of the table's mesh. No other mesh is this low, so the shaders recognize the table by it.
pub(super) const TABLE: f32 = -100.0;

/// All pieces with the same body, drawn as instances of one mesh.
pub(super) struct InstanceBatch<'a> {
    pub(super) mesh: &'a GpuMesh,
    pub(super) solid: Copies,
    pub(super) faint: Copies,
    /// The dark spots under them.
    pub(super) spots: Copies,
}

/// The light of a frame.
pub(super) struct Light {
    sun: Vec3,
    shade: Mat4,
}

impl Light {
    /// Light from the upper left of the viewer, over everything on the table.
    pub(super) fn over(shot: &Shot<'_>) -> Self {
        // The light follows the seat, but not every turn of the camera.
        let seat =
            if (90.0..270.0).contains(&shot.stand.clamped().around) { std::f32::consts::PI } else { 0.0 };
        let sun = glam::Quat::from_rotation_y(seat) * Vec3::new(-0.66, 0.92, 0.30).normalize();
        let points = extent(shot.view, shot.arrangement);
        let low = points.iter().copied().fold(Vec3::splat(f32::MAX), Vec3::min);
        let high = points.iter().copied().fold(Vec3::splat(f32::MIN), Vec3::max);
        let middle = (low + high) / 2.0;
        let view = Mat4::look_at_rh(middle + sun * 60.0, middle, Vec3::Z);
        let (mut reach, mut deep) = (Vec2::ZERO, 0.0f32);
        for x in [low.x, high.x] {
            for y in [low.y - 0.3, high.y + 0.3] {
                for z in [low.z, high.z] {
                    let p = view.transform_point3(Vec3::new(x, y, z));
                    reach = reach.max(p.truncate().abs());
                    deep = deep.max((p.z + 60.0).abs());
                }
            }
        }
        let reach = reach + Vec2::splat(0.4);
        let lens = Mat4::orthographic_rh_gl(
            -reach.x,
            reach.x,
            -reach.y,
            reach.y,
            60.0 - deep - 1.0,
            60.0 + deep + 1.0,
        );
        Self { sun, shade: lens * view }
    }
}

/// Everything that a frame consists of.
pub(super) struct Frame<'a> {
    pub(super) context: &'a Context,
    pub(super) passes: &'a Passes,
    pub(super) shot: &'a Shot<'a>,
    pub(super) camera: Camera,
    pub(super) light: Light,
    pub(super) size: three_d::Vec2,
    pub(super) batches: Vec<InstanceBatch<'a>>,
    pub(super) ground: Option<&'a GpuMesh>,
    pub(super) table: Option<&'a GpuMesh>,
    pub(super) marks: Option<GpuMesh>,
    /// Clocks and scores.
    pub(super) beside: Option<GpuMesh>,
    /// Explosions.
    pub(super) bursts: Option<GpuMesh>,
    pub(super) still: &'a Copies,
    pub(super) quad: &'a (VertexBuffer<three_d::Vec2>, ElementBuffer<u32>),
    pub(super) shadows: &'a DepthTexture2D,
    pub(super) mirror: &'a (Texture2D, DepthTexture2D),
}

impl Frame<'_> {
    /// Draws the frame and returns its cost.
    pub(super) fn draw(&self, target: &RenderTarget<'_>) -> Cost {
        let mut cost = Cost::default();
        if self.shot.quality > Quality::Low {
            let map = self.shadows.as_depth_target();
            map.clear(ClearState::depth(1.0));
            always(map.write(|| self.shadows_of(&mut cost)));
        }
        if self.shot.mirrors() {
            let (colour, depth) = self.mirror;
            let small = RenderTarget::new(colour.as_color_target(None), depth.as_depth_target());
            small.clear(ClearState::color_and_depth(0.0, 0.0, 0.0, 0.0, 1.0));
            let viewport = Viewport::new_at_origo(colour.width(), colour.height());
            always(small.write(|| {
                self.reflection(viewport, &mut cost);
                Ok(())
            }));
        }
        let [r, g, b] = backdrop(self.shot.material).map(screen);
        target.clear(ClearState::color_and_depth(r, g, b, 1.0, 1.0));
        let viewport = Viewport::new_at_origo(target.width(), target.height());
        always(target.write(|| {
            self.solids(viewport, &mut cost);
            Ok(())
        }));
        cost
    }

    fn shadows_of(&self, cost: &mut Cost) -> Result<(), CoreError> {
        let program = &self.passes.shadow;
        program.use_uniform("sight", matrix(self.light.shade));
        let viewport = Viewport::new_at_origo(self.shadows.width(), self.shadows.height());
        for batch in &self.batches {
            put(program, opaque(), viewport, batch.mesh, &batch.solid, cost);
        }
        for still in [self.ground, self.beside.as_ref()].into_iter().flatten() {
            put(program, opaque(), viewport, still, self.still, cost);
        }
        Ok(())
    }

    /// Draws the pieces mirrored at the board's surface, into the texture that the board samples.
    fn reflection(&self, viewport: Viewport, cost: &mut Cost) {
        let program = &self.passes.reflection;
        self.set_uniforms(program, self.camera.eye * Vec3::new(1.0, -1.0, 1.0));
        for batch in &self.batches {
            put(program, opaque(), viewport, batch.mesh, &batch.solid, cost);
        }
    }

    fn solids(&self, viewport: Viewport, cost: &mut Cost) {
        let program = match self.shot.quality {
            Quality::Low => &self.passes.plain,
            Quality::Medium | Quality::High => &self.passes.solid,
        };
        self.set_uniforms(program, self.camera.eye);
        for batch in &self.batches {
            put(program, opaque(), viewport, batch.mesh, &batch.solid, cost);
        }
        for still in [self.ground, self.beside.as_ref()].into_iter().flatten() {
            put(program, opaque(), viewport, still, self.still, cost);
        }
        if let Some(table) = self.table {
            let down = Copies::new(
                self.context,
                &[[[0.0, -DROP - TABLE, 0.0, 0.0], [0.0; 4], [1.0, 1.0, 0.0, 0.0]]],
            );
            put(program, opaque(), viewport, table, &down, cost);
        }
        self.spots(viewport, cost);
        self.set_uniforms(program, self.camera.eye);
        if let Some(bursts) = &self.bursts {
            put(program, opaque(), viewport, bursts, self.still, cost);
        }
        if let Some(marks) = &self.marks {
            put(program, over(), viewport, marks, self.still, cost);
        }
        for batch in &self.batches {
            put(program, over(), viewport, batch.mesh, &batch.faint, cost);
        }
    }

    /// Draws a dark spot under every piece.
    fn spots(&self, viewport: Viewport, cost: &mut Cost) {
        let program = &self.passes.spot;
        program.use_uniform("sight", matrix(self.camera.sight));
        for batch in self.batches.iter().filter(|batch| batch.spots.count > 0) {
            program.use_vertex_attribute("position", &self.quad.0);
            batch.spots.give(program);
            program.draw_elements_instanced(over(), viewport, &self.quad.1, batch.spots.count);
            cost.draws += 1;
            cost.triangles += 2 * batch.spots.count as usize;
        }
    }

    fn set_uniforms(&self, program: &Program, eye: Vec3) {
        let (low, high) = footprint(self.shot.view, self.shot.arrangement);
        let (middle, half) = ((low + high) / 2.0, (high - low) / 2.0);
        let [r, g, b] = backdrop(self.shot.material);
        program.use_uniform("sight", matrix(self.camera.sight));
        let set = |name: &str, v: Vec3| program.use_uniform_if_required(name, vec3(v.x, v.y, v.z));
        set("eye", eye);
        set("sun", self.light.sun);
        set("backdrop", Vec3::new(r, g, b));
        program.use_uniform_if_required("shade", matrix(self.light.shade));
        program.use_uniform_if_required("pixels", self.size);
        program.use_uniform_if_required("quality", f32::from(self.shot.quality as u8));
        program.use_uniform_if_required(
            "mirroring",
            if self.shot.mirrors() { self.shot.material.mirror } else { 0.0 },
        );
        program.use_uniform_if_required("grain", self.shot.material.grain);
        program.use_uniform_if_required("island", vec4(middle.x, middle.y, half.x, half.y));
        let is = |yes: bool| if yes { 1.0 } else { 0.0 };
        let (round, raised) = (is_round(self.shot.view), is_raised(self.shot.view, self.shot.arrangement));
        program.use_uniform_if_required("standing", vec2(is(round), is(raised)));
        if program.requires_uniform("shadows") {
            program.use_depth_texture("shadows", self.shadows);
        }
        if program.requires_uniform("mirror") {
            program.use_texture("mirror", &self.mirror.0);
        }
    }
}

fn put(
    program: &Program,
    states: three_d::RenderStates,
    viewport: Viewport,
    mesh: &GpuMesh,
    copies: &Copies,
    cost: &mut Cost,
) {
    if copies.count > 0 {
        draw(program, states, viewport, mesh, copies);
        cost.draws += 1;
        cost.triangles += mesh.triangles * copies.count as usize;
    }
}

/// Drawing itself cannot fail, because everything that it needs was made before.
fn always<T>(drawn: Result<T, CoreError>) {
    debug_assert!(drawn.is_ok());
}

/// The colour of the background: the dim end of the room, tinted by the table.
fn backdrop(material: &Material) -> [f32; 3] {
    material.table().map(|n| n * 0.22 + 0.012)
}

/// A linear channel after tone mapping, as sRGB.
fn screen(n: f32) -> f32 {
    let n = n * 0.60;
    ((n * (2.51 * n + 0.03)) / (n * (2.43 * n + 0.59) + 0.14)).clamp(0.0, 1.0).powf(1.0 / 2.2)
}

fn matrix(m: Mat4) -> three_d::Mat4 {
    let [a, b, c, d] = m.to_cols_array_2d();
    three_d::Mat4::from_cols(a.into(), b.into(), c.into(), d.into())
}
