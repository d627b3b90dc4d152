//! The shader programs, and how to draw with each of them.

use three_d::core::{Blend, Context, CoreError, Cull, DepthTest, Program, RenderStates, Viewport, WriteMask};

use super::gpu::{Copies, GpuMesh};

const NOISE: &str = include_str!("shaders/noise.glsl");

/// The shader programs.
pub(super) struct Passes {
    pub(super) solid: Program,
    /// The same for reflections. It does not sample the texture that it draws.
    pub(super) reflection: Program,
    /// The same at the lowest quality.
    pub(super) plain: Program,
    pub(super) shadow: Program,
    pub(super) spot: Program,
}

impl Passes {
    pub(super) fn new(context: &Context) -> Result<Self, CoreError> {
        let solid = |define: &str| {
            let vertex = format!("{define}{}", include_str!("shaders/solid.vert"));
            let fragment = format!("{define}{NOISE}{}", include_str!("shaders/solid.frag"));
            Program::from_source(context, &vertex, &fragment)
        };
        Ok(Self {
            solid: solid("")?,
            reflection: solid("#define REFLECTION\n")?,
            plain: Program::from_source(
                context,
                include_str!("shaders/plain.vert"),
                include_str!("shaders/plain.frag"),
            )?,
            shadow: Program::from_source(
                context,
                include_str!("shaders/shadow.vert"),
                include_str!("shaders/shadow.frag"),
            )?,
            spot: Program::from_source(
                context,
                include_str!("shaders/spot.vert"),
                include_str!("shaders/spot.frag"),
            )?,
        })
    }
}

pub(super) fn opaque() -> RenderStates {
    RenderStates { depth_test: DepthTest::Less, cull: Cull::None, ..RenderStates::default() }
}

/// The state for overlays of the board, which hide nothing behind them.
pub(super) fn over() -> RenderStates {
    RenderStates {
        write_mask: WriteMask::COLOR,
        depth_test: DepthTest::LessOrEqual,
        blend: Blend::STANDARD_TRANSPARENCY,
        cull: Cull::None,
    }
}

/// Draws all instances of a mesh.
pub(super) fn draw(
    program: &Program,
    states: RenderStates,
    viewport: Viewport,
    mesh: &GpuMesh,
    copies: &Copies,
) {
    if copies.count > 0 {
        mesh.give(program);
        copies.give(program);
        program.draw_elements_instanced(states, viewport, mesh.elements(), copies.count);
    }
}
