//! The API of the 3D board that the page calls.

use std::collections::BTreeMap;
use std::sync::Arc;

use chesswright_scene::gl::Renderer;
use chesswright_scene::model::{Content, Patterns, Set, read_files};
use chesswright_scene::{BoardView, Changes, Quality, Vec2};
use three_d::core::{Context, RenderTarget};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, WebGl2RenderingContext};

use crate::viewport::Viewport;

/// The 3D board of a canvas.
#[wasm_bindgen]
pub struct Table {
    canvas: HtmlCanvasElement,
    context: Context,
    renderer: Renderer,
    patterns: Patterns,
    set: String,
    own: Option<Patterns>,
    viewport: Viewport,
    frames: u32,
}

/// The name of the set of models that the user supplied.
const OWN: &str = "own";
/// Names of drivers that render in software.
const SOFTWARE: [&str; 5] = ["swiftshader", "llvmpipe", "softpipe", "software", "basic render"];

/// The factor of the resolution at rest in software, which does not smooth edges: the browser does when it shows a larger picture.
const FINEST: f64 = 1.5;

/// Whether the browser renders in software, if it reveals that. This asks another canvas, because the
/// first context of a canvas is its only one.
fn in_software(canvas: &HtmlCanvasElement) -> Option<bool> {
    const RENDERER: u32 = 0x9246;
    let other: HtmlCanvasElement = canvas.owner_document()?.create_element("canvas").ok()?.dyn_into().ok()?;
    let gl: WebGl2RenderingContext = other.get_context("webgl2").ok()??.dyn_into().ok()?;
    gl.get_extension("WEBGL_debug_renderer_info").ok()??;
    let name = gl.get_parameter(RENDERER).ok()?.as_string()?.to_lowercase();
    lose(&gl);
    Some(SOFTWARE.iter().any(|known| name.contains(known)))
}

/// Releases a context. Browsers allow only a few at a time, and would otherwise keep it until garbage collection.
fn lose(gl: &WebGl2RenderingContext) {
    let Ok(Some(extension)) = gl.get_extension("WEBGL_lose_context") else { return };
    let lose =
        js_sys::Reflect::get(&extension, &"loseContext".into()).map(JsCast::dyn_into::<js_sys::Function>);
    if let Ok(Ok(lose)) = lose {
        // If this fails, the context is lost already.
        let _ = lose.call0(&extension);
    }
}

#[wasm_bindgen]
impl Table {
    /// Opens the 3D board in a canvas. Fails if the browser has no WebGL2.
    pub fn open(canvas: HtmlCanvasElement) -> Result<Table, JsError> {
        let options = js_sys::Object::new();
        let software = in_software(&canvas).unwrap_or(false);
        for (name, value) in [("antialias", !software), ("alpha", false), ("preserveDrawingBuffer", true)] {
            js_sys::Reflect::set(&options, &name.into(), &value.into())
                .map_err(|_| JsError::new("no options"))?;
        }
        let found = canvas.get_context_with_context_options("webgl2", &options).ok().flatten();
        let gl: WebGl2RenderingContext = found
            .and_then(|found| found.dyn_into().ok())
            .ok_or_else(|| JsError::new("this browser does not offer WebGL2"))?;
        let gl = three_d::context::Context::from_webgl2_context(gl);
        let js_error = |error: three_d::core::CoreError| JsError::new(&error.to_string());
        let context = Context::from_gl_context(Arc::new(gl)).map_err(js_error)?;
        let patterns = Patterns::default();
        let renderer = Renderer::new(context.clone(), patterns.clone()).map_err(js_error)?;
        let mut viewport = Viewport::default();
        viewport.quality = if software { Quality::Low } else { Quality::Medium };
        viewport.finest = if software { FINEST } else { 1.0 };
        Ok(Self { canvas, context, renderer, patterns, set: String::new(), own: None, viewport, frames: 0 })
    }

    /// Frees everything on the graphics processor and releases the canvas's context.
    pub fn close(self) {
        let context = self.canvas.get_context("webgl2").ok().flatten();
        drop(self);
        if let Some(gl) = context.and_then(|context| context.dyn_into::<WebGl2RenderingContext>().ok()) {
            lose(&gl);
        }
    }

    /// Shows a board view, given as JSON text.
    pub fn show(&mut self, view: &str, now: f64) -> Result<(), JsError> {
        let view: BoardView = serde_json::from_str(view)?;
        self.read_models(&view);
        self.viewport.show(view, &self.patterns, now);
        Ok(())
    }

    /// Applies changes to the view that was shown last, given as text.
    pub fn update(&mut self, changes: &str, now: f64) -> Result<(), JsError> {
        let changes: Changes = serde_json::from_str(changes)?;
        self.viewport.update(changes, now);
        Ok(())
    }

    /// Sets the board's material, the quality, the arrangement of layers, and whether motion is reduced.
    pub fn set_look(&mut self, material: &str, quality: &str, arrangement: &str, reduced: bool, now: f64) {
        self.viewport.set_look(material, quality, arrangement, reduced, now);
    }

    /// Chooses the quality by the time of one frame. A machine that is slow at the lowest quality is not measured at
    /// a higher one.
    pub fn measure(&mut self, now: f64) -> String {
        self.viewport.quality = Quality::Low;
        if self.frame_time(now) < Quality::TOO_SLOW {
            self.viewport.quality = Quality::Medium;
            self.viewport.quality = Quality::fitting(self.frame_time(now));
        }
        self.viewport.spoil();
        self.viewport.quality.name().to_owned()
    }

    /// The time of a frame in milliseconds. The first frame does not count, because it uploads everything.
    fn frame_time(&mut self, now: f64) -> f64 {
        self.draw(now);
        self.wait();
        let begun = js_sys::Date::now();
        for _ in 0..2 {
            self.draw(now);
            self.wait();
        }
        (js_sys::Date::now() - begun) / 2.0
    }

    /// Waits until drawing has finished, by reading a pixel.
    fn wait(&self) {
        let target = RenderTarget::screen(&self.context, self.canvas.width(), self.canvas.height());
        let corner = three_d::ScissorBox { x: 0, y: 0, width: 1, height: 1 };
        let _: Vec<[u8; 4]> = target.read_color_partially(corner);
    }

    /// Flies to the preset with a number, from 0.
    pub fn go_to(&mut self, preset: usize, now: f64) {
        self.viewport.go_to(preset, now);
    }

    /// Turns the camera by degrees, and moves it closer by a factor.
    pub fn orbit(&mut self, around: f32, up: f32, near: f32) {
        self.viewport.orbit(around, up, near);
    }

    /// The cell at a point with coordinates from -1 to 1 and `y` upwards, or -1 if there is none. Smaller numbers
    /// stand for a piece in a tray: -2 minus 256 times the tray, minus the index of its kind there.
    pub fn pick(&self, x: f32, y: f32) -> i32 {
        let at = Vec2::new(x, y);
        match (self.viewport.pick(at), self.viewport.pick_tray(at)) {
            (Some(cell), _) => i32::from(cell),
            (None, Some((tray, kind))) => -2 - (tray * 256 + kind.min(255)) as i32,
            (None, None) => -1,
        }
    }

    /// Uses a set of models: `drawings` for bodies made from drawings, `own` for the user's models if there are any,
    /// and otherwise the set that ships.
    pub fn use_set(&mut self, name: &str) {
        if self.set != name {
            name.clone_into(&mut self.set);
            self.take_models();
        }
    }

    /// Reads the user's models: the files of a folder by their names, as JSON. Returns the problems, one a line;
    /// pieces without a usable model get a stand-in. Fails if the folder is not a set at all.
    pub fn bring(&mut self, files: &str) -> Result<String, JsError> {
        let files: BTreeMap<String, Content> = serde_json::from_str(files)?;
        let set = read_files(&files).map_err(|what| JsError::new(&what))?;
        self.own = Some(set.patterns);
        if self.set == OWN {
            self.take_models();
        }
        let lines = set.findings.iter().map(|(file, finding)| match finding.line {
            0 => format!("{file}: {}", finding.what),
            line => format!("{file}, line {line}: {}", finding.what),
        });
        Ok(lines.collect::<Vec<_>>().join("\n"))
    }

    fn take_models(&mut self) {
        self.patterns = match &self.own {
            Some(own) if self.set == OWN => own.clone(),
            _ => Patterns::default(),
        };
        self.renderer.use_patterns(self.patterns.clone());
        let view = self.viewport.view().clone();
        self.read_models(&view);
        self.viewport.measure_bodies(&self.patterns);
    }

    /// Reads the shipped models that a view needs and that have not been read yet. Reading all of them would take a
    /// while.
    fn read_models(&mut self, view: &BoardView) {
        if self.set == "drawings" || (self.set == OWN && self.own.is_some()) {
            return;
        }
        let known = &self.patterns.0;
        let missing =
            |name: &str| !known.contains_key(name) && view.bodies.iter().any(|body| body.name == name);
        let more = Set::staunton_of(&missing).patterns;
        if !more.0.is_empty() {
            self.patterns.0.extend(more.0);
            self.renderer.use_patterns(self.patterns.clone());
        }
    }

    /// The position of a cell in the picture.
    pub fn place(&self, cell: u16) -> Vec<f32> {
        self.viewport.place(cell).to_array().to_vec()
    }

    /// Holds the piece of a cell at a point.
    pub fn hold(&mut self, cell: u16, x: f32, y: f32) {
        self.viewport.hold(cell, Vec2::new(x, y));
    }

    /// Releases the held piece.
    pub fn let_go(&mut self) {
        self.viewport.let_go();
    }

    /// Draws if anything has changed, and returns whether to request another frame. While something moves too fast
    /// for the machine, the picture is coarser.
    pub fn frame(&mut self, width: u32, height: u32, now: f64) -> bool {
        let (width, height) = self.viewport.resolution(width, height, now);
        self.resize(width, height);
        if self.viewport.wants_frame(now) {
            self.draw(now);
            self.viewport.drawn(now);
        }
        self.viewport.needs_more_frames(now)
    }

    /// Draws the picture of a moment at full resolution, however long that takes.
    pub fn take(&mut self, width: u32, height: u32, now: f64) {
        self.viewport.reshape(width as f32 / height.max(1) as f32);
        self.resize(width, height);
        self.draw(now);
    }

    /// Copies the look of another table: its pieces, board, light and camera.
    pub fn look_like(&mut self, other: &Table) {
        self.set.clone_from(&other.set);
        self.patterns = other.patterns.clone();
        self.renderer.use_patterns(self.patterns.clone());
        self.viewport.look_like(&other.viewport);
    }

    /// The number of frames drawn.
    pub fn frames(&self) -> u32 {
        self.frames
    }

    fn resize(&mut self, width: u32, height: u32) {
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
            self.viewport.spoil();
        }
    }

    fn draw(&mut self, now: f64) {
        let poses = self.viewport.frame(now);
        let target = RenderTarget::screen(&self.context, self.canvas.width(), self.canvas.height());
        self.renderer.draw(&self.viewport.shot(&poses), &target);
        self.frames += 1;
    }
}
