//! The renderer: it keeps meshes on the graphics processor and draws frames.

use std::collections::BTreeMap;

use glam::Vec3;
use three_d::core::{
    Context, CoreError, DepthTexture2D, Interpolation, RenderTarget, Texture2D, VertexBuffer, Wrapping,
};
use three_d::{ElementBuffer, vec2};

use super::frame::{Frame, InstanceBatch, Light, TABLE};
use super::gpu::{Copies, GpuMesh};
use super::passes::Passes;
use crate::camera::{Camera, Stand};
use crate::look::{Material, Quality};
use crate::mesh::{Mesh, Paint};
use crate::model::{Patterns, made};
use crate::stage::{Pose, extent, footprint, is_round};
use crate::table::{DROP, beside, bursts, fixtures, ground, marks};
use crate::view::{Arrangement, BoardView};

/// What to draw, and from where.
#[derive(Clone, Copy)]
pub struct Shot<'a> {
    /// What is on the table.
    pub view: &'a BoardView,
    /// The pieces at this moment.
    pub poses: &'a [Pose],
    /// The material of the board.
    pub material: &'static Material,
    /// The arrangement of layers.
    pub arrangement: Arrangement,
    /// The position of the camera.
    pub stand: Stand,
    /// The quality, which limits the work.
    pub quality: Quality,
}

impl Shot<'_> {
    /// The camera for a picture of this aspect ratio.
    pub fn camera(&self, shape: f32) -> Camera {
        Camera::seeing(&extent(self.view, self.arrangement), self.stand, shape)
    }
}

/// The cost of a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// The number of draw calls.
    pub draws: usize,
    /// The number of triangles drawn.
    pub triangles: usize,
}

/// The board on the graphics processor. It is kept until a different board or material is shown.
struct Ground {
    of: (BoardView, &'static str, Arrangement),
    mesh: Option<GpuMesh>,
    table: Option<GpuMesh>,
}

impl Ground {
    fn is_of(&self, shot: &Shot<'_>) -> bool {
        let (view, material, arrangement) = &self.of;
        view.same_ground(shot.view) && *material == shot.material.name && *arrangement == shot.arrangement
    }
}

/// Draws shots.
pub struct Renderer {
    context: Context,
    passes: Passes,
    patterns: Patterns,
    bodies: BTreeMap<(String, usize), GpuMesh>,
    /// Bodies made from drawings. They belong to one game.
    made: BTreeMap<u16, (crate::view::Body, usize, GpuMesh)>,
    ground: Option<Ground>,
    still: Copies,
    shadows: DepthTexture2D,
    mirror: (Texture2D, DepthTexture2D),
    quad: (VertexBuffer<three_d::Vec2>, ElementBuffer<u32>),
}

impl Renderer {
    /// A renderer with these models.
    pub fn new(context: Context, patterns: Patterns) -> Result<Self, CoreError> {
        let corners = [vec2(-1.0, -1.0), vec2(1.0, -1.0), vec2(1.0, 1.0), vec2(-1.0, 1.0)];
        Ok(Self {
            passes: Passes::new(&context)?,
            still: Copies::one(&context),
            quad: (
                VertexBuffer::new_with_data(&context, &corners),
                ElementBuffer::new_with_data(&context, &[0, 2, 1, 0, 3, 2]),
            ),
            shadows: DepthTexture2D::new::<f32>(&context, 1, 1, Wrapping::ClampToEdge, Wrapping::ClampToEdge),
            mirror: mirror(&context, (1, 1)),
            context,
            patterns,
            bodies: BTreeMap::new(),
            made: BTreeMap::new(),
            ground: None,
        })
    }

    /// Replaces the models.
    pub fn use_patterns(&mut self, patterns: Patterns) {
        self.patterns = patterns;
        self.bodies.clear();
        self.made.clear();
    }

    /// Draws a shot and returns its cost.
    pub fn draw(&mut self, shot: &Shot<'_>, target: &RenderTarget<'_>) -> Cost {
        self.upload(shot);
        let camera = shot.camera(target.width() as f32 / target.height().max(1) as f32);
        self.make_room(shot.quality, shot.mirrors(), (target.width(), target.height()));
        let frame = Frame {
            context: &self.context,
            passes: &self.passes,
            shot,
            camera,
            light: Light::over(shot),
            size: vec2(target.width() as f32, target.height() as f32),
            batches: self.batches(shot),
            ground: self.ground.as_ref().and_then(|ground| ground.mesh.as_ref()),
            table: self.ground.as_ref().and_then(|ground| ground.table.as_ref()),
            marks: GpuMesh::new(&self.context, &marks(shot.view, shot.material, shot.arrangement)),
            beside: GpuMesh::new(&self.context, &beside(shot.view, shot.material, shot.arrangement)),
            bursts: GpuMesh::new(&self.context, &bursts(shot.poses)),
            still: &self.still,
            quad: &self.quad,
            shadows: &self.shadows,
            mirror: &self.mirror,
        };
        frame.draw(target)
    }

    /// Uploads what is new to the graphics processor.
    fn upload(&mut self, shot: &Shot<'_>) {
        if self.ground.as_ref().is_none_or(|ground| !ground.is_of(shot)) {
            let mut mesh = ground(shot.view, shot.material, shot.arrangement);
            mesh.add(&fixtures(shot.view, shot.material, shot.arrangement));
            self.ground = Some(Ground {
                mesh: GpuMesh::new(&self.context, &mesh),
                table: GpuMesh::new(&self.context, &table(shot)),
                of: (shot.view.ground(), shot.material.name, shot.arrangement),
            });
        }
        let level = level(shot);
        let rough = usize::from(shot.quality == Quality::Low);
        for pose in shot.poses {
            let Some(body) = shot.view.bodies.get(usize::from(pose.body)) else { continue };
            if let Some(model) = self.patterns.0.get(&body.name) {
                let key = (body.name.clone(), level);
                if !self.bodies.contains_key(&key)
                    && let Some(mesh) = model.level(level)
                {
                    let coarse = (level >= COARSEST).then(|| mesh.coarser(COARSE));
                    let mesh = GpuMesh::new(&self.context, coarse.as_ref().unwrap_or(mesh));
                    self.bodies.extend(mesh.map(|mesh| (key, mesh)));
                }
            } else if self.made.get(&pose.body).is_none_or(|(known, at, _)| (known, *at) != (body, rough))
                && let Some(mesh) =
                    made(&body.drawing).level(rough).and_then(|mesh| GpuMesh::new(&self.context, mesh))
            {
                self.made.insert(pose.body, (body.clone(), rough, mesh));
            }
        }
    }

    /// The pieces grouped by body: opaque ones, and fading ones.
    fn batches(&self, shot: &Shot<'_>) -> Vec<InstanceBatch<'_>> {
        let mut by_body: BTreeMap<u16, [Vec<[[f32; 4]; 3]>; 2]> = BTreeMap::new();
        for pose in shot.poses {
            let faint = usize::from(pose.solid < 0.999);
            let Vec3 { x, y, z } = pose.at;
            by_body.entry(pose.body).or_default()[faint].push([
                [x, y, z, pose.turn.to_radians()],
                pose.dye(shot.view, shot.material),
                [pose.size, pose.solid, pose.plank, pose.lean.to_radians()],
            ]);
        }
        let level = level(shot);
        let batch = |(body, [solid, faint]): (&u16, &[Vec<[[f32; 4]; 3]>; 2])| {
            let name = &shot.view.bodies.get(usize::from(*body))?.name;
            let model =
                self.bodies.get(&(name.clone(), level)).filter(|_| self.patterns.0.contains_key(name));
            let mesh = model.or_else(|| self.made.get(body).map(|(.., mesh)| mesh))?;
            let spots = solid.iter().map(|copy: &[[f32; 4]; 3]| {
                let [x, y, z, _] = copy[0];
                let floor = self.floor_under(shot, y);
                let up = (1.0f32 - (y - floor) * 1.2).clamp(0.0, 1.0);
                [[x, floor + 0.0045, z, mesh.reach * copy[2][0] * 1.75], [0.0; 4], [0.50 * up, 0.0, 0.0, 0.0]]
            });
            Some(InstanceBatch {
                mesh,
                spots: Copies::new(&self.context, &spots.collect::<Vec<_>>()),
                solid: Copies::new(&self.context, solid),
                faint: Copies::new(&self.context, faint),
            })
        };
        by_body.iter().filter_map(batch).collect()
    }

    /// The height of the surface under a piece at this height.
    fn floor_under(&self, shot: &Shot<'_>, y: f32) -> f32 {
        let layers = (0..shot.view.layers()).map(|layer| shot.view.layer_at(layer, shot.arrangement).y);
        let below = layers.filter(|layer| *layer <= y + 0.01).fold(f32::MIN, f32::max);
        if below > f32::MIN { below } else { -DROP }
    }

    /// Makes the textures for shadows and reflections in the size that the frame needs.
    fn make_room(&mut self, quality: Quality, mirrors: bool, size: (u32, u32)) {
        let edge = Wrapping::ClampToEdge;
        let side = match quality {
            Quality::Low => 1,
            Quality::Medium => 1536,
            Quality::High => 3072,
        };
        if self.shadows.width() != side {
            self.shadows = DepthTexture2D::new::<f32>(&self.context, side, side, edge, edge);
        }
        let size = if mirrors { (size.0.div_ceil(2), size.1.div_ceil(2)) } else { (1, 1) };
        if (self.mirror.0.width(), self.mirror.0.height()) != size {
            self.mirror = mirror(&self.context, size);
        }
    }
}

fn mirror(context: &Context, (width, height): (u32, u32)) -> (Texture2D, DepthTexture2D) {
    let edge = Wrapping::ClampToEdge;
    let smooth = Interpolation::Linear;
    let colour = Texture2D::new_empty::<[u8; 4]>(context, width, height, smooth, smooth, None, edge, edge);
    (colour, DepthTexture2D::new::<f32>(context, width, height, edge, edge))
}

impl Shot<'_> {
    /// Whether the board reflects pieces.
    pub(super) fn mirrors(&self) -> bool {
        self.quality == Quality::High && self.material.mirror > 0.0 && self.view.layers() == 1
    }
}

/// From this level of detail on, vertices of models that are closer than this are merged.
const COARSEST: usize = 3;
const COARSE: f32 = 0.075;

/// The level of detail. Crowded boards get coarser models.
fn level(shot: &Shot<'_>) -> usize {
    let pieces = shot.poses.len();
    match shot.quality {
        Quality::High => usize::from(pieces > 120),
        Quality::Medium => 1 + usize::from(pieces > 120),
        Quality::Low => 2 + usize::from(pieces > 60),
    }
}

/// A wide table. The shaders recognize it by its height. Its vertices are dense where the board's shadow ends.
fn table(shot: &Shot<'_>) -> Mesh {
    const AWAY: [f32; 8] = [-0.05, 0.35, 0.75, 1.15, 3.0, 7.0, 15.0, 30.0];
    let (low, high) = footprint(shot.view, shot.arrangement);
    let (middle, half) = ((low + high) / 2.0, (high - low) / 2.0);
    let paint = Paint::new(shot.material.table(), shot.material.table_kind).seed(0.21);
    let lines = |half: f32| -> Vec<f32> {
        let inner = is_round(shot.view).then_some([-0.7, -0.35, 0.0, 0.35, 0.7]).into_iter().flatten();
        let before = AWAY.iter().rev().map(|away| -half - away);
        before.chain(inner.map(|part| part * half)).chain(AWAY.iter().map(|away| half + away)).collect()
    };
    let (across, along) = (lines(half.x), lines(half.y));
    let mut mesh = Mesh::default();
    for z in &along {
        let at = |x: &f32| paint.at(Vec3::new(middle.x + x, TABLE, middle.y + z), Vec3::Y);
        mesh.vertices.extend(across.iter().map(at));
    }
    let wide = across.len() as u32;
    for row in 0..along.len() as u32 - 1 {
        for column in 0..wide - 1 {
            let corner = row * wide + column;
            let next = corner + wide;
            mesh.indices.extend([corner, next + 1, corner + 1, corner, next, next + 1]);
        }
    }
    mesh
}
