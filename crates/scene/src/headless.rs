//! Renders pictures without a window, with OpenGL in software or hardware through EGL. The library is loaded at run
//! time.
#![allow(unsafe_code, reason = "a library is loaded and its functions are called")]

use std::sync::Arc;

use khronos_egl as egl;
use thiserror::Error;
use three_d::core::{Context, DepthTexture2D, Interpolation, RenderTarget, Texture2D, Wrapping};

use crate::gl::{Cost, Renderer, Shot};
use crate::model::Patterns;

/// The platform of EGL that needs no screen.
const SURFACELESS: egl::Enum = 0x31DD;

/// Why a picture cannot be made.
#[derive(Debug, Error)]
pub enum HeadlessError {
    /// There is no EGL.
    #[error(
        "3D pictures need OpenGL without a window: {0}; on Debian, install it by `apt-get install libegl1 libgl1-mesa-dri`"
    )]
    Missing(String),
    /// The driver cannot draw.
    #[error("the graphics driver cannot draw: {0}")]
    Driver(String),
    /// The picture cannot be written.
    #[error("the picture cannot be written: {0}")]
    Png(#[from] png::EncodingError),
}

/// A picture: width, height, and red, green and blue of every pixel, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Pixels from left to right.
    pub width: u32,
    /// Pixels from top to bottom.
    pub height: u32,
    /// The pixels.
    pub rgb: Vec<u8>,
}

/// Draws into memory.
pub struct Studio {
    renderer: Renderer,
    context: Context,
    // Keeps the context alive as long as anything is drawn.
    _egl: Egl,
}

type Library = egl::DynamicInstance<egl::EGL1_5>;

struct Egl {
    library: Library,
    display: egl::Display,
    context: egl::Context,
}

impl Drop for Egl {
    fn drop(&mut self) {
        // Errors do not matter here, because the process releases everything when it ends.
        let _ = self.library.make_current(self.display, None, None, None);
        let _ = self.library.destroy_context(self.display, self.context);
    }
}

impl Studio {
    /// Loads OpenGL and opens a studio with these models.
    pub fn open(patterns: Patterns) -> Result<Self, HeadlessError> {
        let missing = |what: &dyn std::fmt::Display| HeadlessError::Missing(what.to_string());
        // SAFETY: the library is the system's EGL, whose initialisers have no conditions of their own.
        let library = unsafe { Library::load_required() }.map_err(|e| missing(&e))?;
        // SAFETY: the default display is a constant that every platform takes; no attribute is a pointer.
        let display =
            unsafe { library.get_platform_display(SURFACELESS, egl::DEFAULT_DISPLAY, &[egl::ATTRIB_NONE]) }
                .map_err(|e| missing(&e))?;
        library.initialize(display).map_err(|e| missing(&e))?;
        library.bind_api(egl::OPENGL_API).map_err(|e| missing(&e))?;
        let wanted = [egl::RENDERABLE_TYPE, egl::OPENGL_BIT, egl::SURFACE_TYPE, 0, egl::NONE];
        let config = library
            .choose_first_config(display, &wanted)
            .map_err(|e| missing(&e))?
            .ok_or_else(|| missing(&"no driver offers OpenGL"))?;
        let version = [
            egl::CONTEXT_MAJOR_VERSION,
            3,
            egl::CONTEXT_MINOR_VERSION,
            3,
            egl::CONTEXT_OPENGL_PROFILE_MASK,
            egl::CONTEXT_OPENGL_CORE_PROFILE_BIT,
            egl::NONE,
        ];
        let context = library.create_context(display, config, None, &version).map_err(|e| missing(&e))?;
        let egl = Egl { library, display, context };
        egl.library.make_current(display, None, None, Some(context)).map_err(|e| missing(&e))?;
        // SAFETY: the context is current on this thread, and the studio does not leave it.
        let gl = unsafe {
            three_d::context::Context::from_loader_function(|name| {
                egl.library.get_proc_address(name).map_or(std::ptr::null(), |f| f as *const _)
            })
        };
        let driver = |e: three_d::core::CoreError| HeadlessError::Driver(e.to_string());
        let context = Context::from_gl_context(Arc::new(gl)).map_err(driver)?;
        let renderer = Renderer::new(context.clone(), patterns).map_err(driver)?;
        Ok(Self { renderer, context, _egl: egl })
    }

    /// Draws a picture of this size. With `fine`, it is drawn at twice the width and height and scaled down for
    /// smooth edges.
    pub fn picture(&mut self, shot: &Shot<'_>, width: u32, height: u32, fine: bool) -> (Picture, Cost) {
        let times = if fine { 2 } else { 1 };
        let (w, h) = (width * times, height * times);
        let edge = Wrapping::ClampToEdge;
        let near = Interpolation::Nearest;
        let colour = Texture2D::new_empty::<[u8; 4]>(&self.context, w, h, near, near, None, edge, edge);
        let depth = DepthTexture2D::new::<f32>(&self.context, w, h, edge, edge);
        let target = RenderTarget::new(colour.as_color_target(None), depth.as_depth_target());
        let cost = self.renderer.draw(shot, &target);
        let pixels: Vec<[u8; 4]> = target.read_color();
        (shrunk(&pixels, width, height, times), cost)
    }
}

/// Scales a picture down: each pixel becomes the mean of a block.
fn shrunk(pixels: &[[u8; 4]], width: u32, height: u32, times: u32) -> Picture {
    let mut rgb = Vec::with_capacity((width * height * 3) as usize);
    for y in 0..height {
        for x in 0..width {
            let mut sum = [0; 3];
            for dy in 0..times {
                for dx in 0..times {
                    let pixel = pixels[((y * times + dy) * width * times + x * times + dx) as usize];
                    sum.iter_mut().zip(pixel).for_each(|(sum, value)| *sum += u32::from(value));
                }
            }
            rgb.extend(sum.map(|sum| (sum / (times * times)) as u8));
        }
    }
    Picture { width, height, rgb }
}

impl Picture {
    /// Encodes the picture as a PNG file.
    pub fn png(&self) -> Result<Vec<u8>, HeadlessError> {
        let mut bytes = vec![];
        let mut encoder = png::Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.rgb)?;
        writer.finish()?;
        Ok(bytes)
    }
}
