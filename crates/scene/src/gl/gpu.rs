//! Meshes and instances on the graphics processor.

use three_d::core::{Context, ElementBuffer, InstanceBuffer, Program, VertexBuffer};
use three_d::{Vec2, Vec3, Vec4, vec2, vec3, vec4};

use crate::mesh::Mesh;

/// A mesh on the graphics processor.
pub(super) struct GpuMesh {
    position: VertexBuffer<Vec3>,
    normal: VertexBuffer<Vec3>,
    paint: VertexBuffer<Vec4>,
    more: VertexBuffer<Vec2>,
    elements: ElementBuffer<u32>,
    pub(super) triangles: usize,
    /// The radius of its base.
    pub(super) reach: f32,
}

impl GpuMesh {
    pub(super) fn new(context: &Context, mesh: &Mesh) -> Option<Self> {
        if mesh.indices.is_empty() {
            return None;
        }
        let v3 = |v: glam::Vec3| vec3(v.x, v.y, v.z);
        let collect =
            |f: &dyn Fn(&crate::mesh::Vertex) -> Vec4| mesh.vertices.iter().map(f).collect::<Vec<_>>();
        let paint = collect(&|v| vec4(v.colour[0], v.colour[1], v.colour[2], v.kind.number()));
        let positions: Vec<Vec3> = mesh.vertices.iter().map(|v| v3(v.at)).collect();
        let normals: Vec<Vec3> = mesh.vertices.iter().map(|v| v3(v.normal)).collect();
        let more: Vec<Vec2> = mesh.vertices.iter().map(|v| vec2(v.occlusion, v.seed)).collect();
        let feet = mesh.vertices.iter().filter(|v| v.at.y < 0.12);
        let reach = feet.map(|v| v.at.x.hypot(v.at.z)).fold(0.0, f32::max);
        Some(Self {
            position: VertexBuffer::new_with_data(context, &positions),
            normal: VertexBuffer::new_with_data(context, &normals),
            paint: VertexBuffer::new_with_data(context, &paint),
            more: VertexBuffer::new_with_data(context, &more),
            elements: ElementBuffer::new_with_data(context, &mesh.indices),
            triangles: mesh.triangles(),
            reach,
        })
    }

    /// Binds the attributes that a program uses.
    pub(super) fn give(&self, program: &Program) {
        program.use_vertex_attribute("position", &self.position);
        for (name, buffer) in [("normal", &self.normal)] {
            if program.requires_attribute(name) {
                program.use_vertex_attribute(name, buffer);
            }
        }
        if program.requires_attribute("paint") {
            program.use_vertex_attribute("paint", &self.paint);
        }
        if program.requires_attribute("more") {
            program.use_vertex_attribute("more", &self.more);
        }
    }

    pub(super) fn elements(&self) -> &ElementBuffer<u32> {
        &self.elements
    }
}

/// Instances of a mesh.
pub(super) struct Copies {
    place: InstanceBuffer<Vec4>,
    finish: InstanceBuffer<Vec4>,
    state: InstanceBuffer<Vec4>,
    pub(super) count: u32,
}

impl Copies {
    /// Instances with the position, finish and state of each.
    pub(super) fn new(context: &Context, all: &[[[f32; 4]; 3]]) -> Self {
        let column = |i: usize| {
            let values: Vec<Vec4> = all.iter().map(|copy| Vec4::from(copy[i])).collect();
            InstanceBuffer::new_with_data(context, &values)
        };
        Self { place: column(0), finish: column(1), state: column(2), count: all.len() as u32 }
    }

    /// One instance at the position of the mesh.
    pub(super) fn one(context: &Context) -> Self {
        Self::new(context, &[[[0.0; 4], [0.0; 4], [1.0, 1.0, 0.0, 0.0]]])
    }

    pub(super) fn give(&self, program: &Program) {
        for (name, buffer) in [("place", &self.place), ("finish", &self.finish), ("state", &self.state)] {
            if program.requires_attribute(name) {
                program.use_instance_attribute(name, buffer);
            }
        }
    }
}
