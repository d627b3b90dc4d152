//! Draws all pieces on one sheet for inspection: `cargo run -p chesswright-draw --features raster --example sheet --
//! sheet.png`.

use chesswright_draw::pieces::{self, PieceSet};
use chesswright_draw::svg::Svg;
use chesswright_draw::theme::{MANY, THEMES, TWO};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let file = args.next().ok_or("name a file for the sheet")?;
    let wanted: Vec<String> = args.collect();
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|wanted| wanted == name);
    let arts: Vec<_> = PieceSet::house().all().filter(|art| is_wanted(&art.name)).collect();
    let per_row = 3;
    let cell_w = 660.0;
    let row_h = 240.0;
    let rows = arts.len().div_ceil(per_row);
    let mut svg = Svg::new();
    let (w, h) = (cell_w * per_row as f64, row_h * rows as f64);
    let size = [w.to_string(), h.to_string()];
    svg.group(
        "svg",
        &[("xmlns", "http://www.w3.org/2000/svg"), ("width", &size[0]), ("height", &size[1])],
        |svg| {
            svg.group("defs", &[], |svg| {
                for palette in TWO.iter().chain(&MANY[..4]) {
                    pieces::define(svg, palette);
                }
            });
            svg.rect([0.0, 0.0, w, h], &[("fill", "#f7f1e6")]);
            for (i, art) in arts.iter().enumerate() {
                let theme = &THEMES[i % 4];
                let (x, y) = (cell_w * (i % per_row) as f64, row_h * (i / per_row) as f64);
                let mut at = |x: f64, y: f64, s: f64, side: usize, cell: &str| {
                    svg.rect([x, y, s, s], &[("fill", cell)]);
                    let place = format!("translate({x} {y}) scale({})", s / 100.0);
                    let palette = if side < 2 { &TWO[side] } else { &MANY[side - 2] };
                    svg.group("g", &[("transform", &place)], |svg| pieces::paint(svg, art, palette));
                };
                at(x + 10.0, y + 10.0, 200.0, 0, theme.cells[0]);
                at(x + 210.0, y + 10.0, 200.0, 1, theme.cells[1]);
                for (k, s) in [64.0, 44.0, 32.0, 24.0, 20.0].into_iter().enumerate() {
                    let dy = [0.0, 64.0, 108.0, 140.0, 164.0][k];
                    at(x + 420.0, y + 10.0 + dy, s, 0, theme.cells[1]);
                    at(x + 420.0 + s, y + 10.0 + dy, s, 1, theme.cells[0]);
                    at(x + 420.0 + 2.0 * s, y + 10.0 + dy, s, 1, theme.cells[1]);
                }
            }
        },
    );
    let tree = resvg::usvg::Tree::from_str(&svg.finish(), &resvg::usvg::Options::default())?;
    let mut map = resvg::tiny_skia::Pixmap::new(w as u32, h as u32).ok_or("too large")?;
    resvg::render(&tree, resvg::tiny_skia::Transform::identity(), &mut map.as_mut());
    map.save_png(file)?;
    Ok(())
}
