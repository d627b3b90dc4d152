//! The desk in a canvas.

use std::sync::Arc;

use chesswright_scene::gl::Renderer;
use chesswright_scene::model::{Patterns, Set};
use chesswright_scene::{BoardView, Quality, Vec2};
use three_d::core::{Context, RenderTarget};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, WebGl2RenderingContext};

use crate::desk::Desk;

/// The 3D board of a canvas.
#[wasm_bindgen]
pub struct Table {
    canvas: HtmlCanvasElement,
    context: Context,
    renderer: Renderer,
    patterns: Patterns,
    desk: Desk,
    frames: u32,
}

#[wasm_bindgen]
impl Table {
    /// Takes a canvas. Fails where the browser has no WebGL2.
    pub fn open(canvas: HtmlCanvasElement) -> Result<Table, JsError> {
        let options = js_sys::Object::new();
        for (name, value) in [("antialias", true), ("alpha", false), ("preserveDrawingBuffer", true)] {
            js_sys::Reflect::set(&options, &name.into(), &value.into())
                .map_err(|_| JsError::new("no options"))?;
        }
        let found = canvas.get_context_with_context_options("webgl2", &options).ok().flatten();
        let gl: WebGl2RenderingContext = found
            .and_then(|found| found.dyn_into().ok())
            .ok_or_else(|| JsError::new("this browser does not offer WebGL2"))?;
        let gl = three_d::context::Context::from_webgl2_context(gl);
        let told = |error: three_d::core::CoreError| JsError::new(&error.to_string());
        let context = Context::from_gl_context(Arc::new(gl)).map_err(told)?;
        let patterns = Set::staunton().patterns;
        let renderer = Renderer::new(context.clone(), patterns.clone()).map_err(told)?;
        Ok(Self { canvas, context, renderer, patterns, desk: Desk::default(), frames: 0 })
    }

    /// Puts something on the table: the text of a board view.
    pub fn show(&mut self, view: &str, now: f64) -> Result<(), JsError> {
        let view: BoardView = serde_json::from_str(view)?;
        self.desk.show(view, &self.patterns, now);
        Ok(())
    }

    /// Dresses the board: its material, quality, how layers lie, whether motion is unwanted.
    pub fn dress(&mut self, material: &str, quality: &str, arrangement: &str, reduced: bool, now: f64) {
        self.desk.dress(material, quality, arrangement, reduced, now);
    }

    /// The level of quality that fits what one frame takes here.
    pub fn measure(&mut self, now: f64) -> String {
        self.desk.quality = Quality::Medium;
        self.draw(now);
        let clock = || js_sys::Date::now();
        let begun = clock();
        for _ in 0..2 {
            self.draw(now);
            // Reading a pixel waits until everything is drawn.
            let target = RenderTarget::screen(&self.context, self.canvas.width(), self.canvas.height());
            let corner = three_d::ScissorBox { x: 0, y: 0, width: 1, height: 1 };
            let _: Vec<[u8; 4]> = target.read_color_partially(corner);
        }
        let quality = Quality::fitting((clock() - begun) / 2.0);
        self.desk.quality = quality;
        quality.name().to_owned()
    }

    /// Flies to a preset by its number, from 0.
    pub fn go_to(&mut self, preset: usize, now: f64) {
        self.desk.go_to(preset, now);
    }

    /// Turns the camera, in degrees, and comes closer by a factor.
    pub fn orbit(&mut self, around: f32, up: f32, near: f32) {
        self.desk.orbit(around, up, near);
    }

    /// The cell at a point, from -1 to 1 with `y` upwards; -1 where there is none.
    pub fn pick(&self, x: f32, y: f32) -> i32 {
        self.desk.pick(Vec2::new(x, y)).map_or(-1, i32::from)
    }

    /// Where a cell is in the picture.
    pub fn place(&self, cell: u16) -> Vec<f32> {
        self.desk.place(cell).to_array().to_vec()
    }

    /// Holds the piece of a cell at a point.
    pub fn hold(&mut self, cell: u16, x: f32, y: f32) {
        self.desk.hold(cell, Vec2::new(x, y));
    }

    /// Lets go of what is held.
    pub fn let_go(&mut self) {
        self.desk.let_go();
    }

    /// Draws if anything is new; tells whether more is to come.
    pub fn frame(&mut self, width: u32, height: u32, now: f64) -> bool {
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
            self.desk.orbit(0.0, 0.0, 1.0);
        }
        self.desk.reshape(width as f32 / height.max(1) as f32);
        if self.desk.wants_frame(now) {
            self.draw(now);
        }
        self.desk.wants_frame(now)
    }

    /// How many frames were drawn.
    pub fn frames(&self) -> u32 {
        self.frames
    }

    fn draw(&mut self, now: f64) {
        let poses = self.desk.frame(now);
        let target = RenderTarget::screen(&self.context, self.canvas.width(), self.canvas.height());
        self.renderer.draw(&self.desk.shot(&poses), &target);
        self.frames += 1;
    }
}
