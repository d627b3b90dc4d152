//! Start positions of built-in games as pictures: `… --example boards -- FOLDER chess xiangqi …`.

use chesswright_draw::{Page, THEMES, View, svg};
use chesswright_rules::Rules;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().ok_or("name a folder")?;
    for (i, name) in args.enumerate() {
        let game = chesswright_catalog::definition(&name).ok_or("no such game")?;
        let rules = Rules::new(&game)?;
        let view = View {
            theme: &THEMES[i % THEMES.len()],
            page: if i % 2 == 0 { Page::Light } else { Page::Dark },
            ..View::default()
        };
        let text = svg(&rules.start(), &view);
        let tree = resvg::usvg::Tree::from_str(&text, &resvg::usvg::Options::default())?;
        let size = tree.size().to_int_size();
        let mut map = resvg::tiny_skia::Pixmap::new(size.width(), size.height()).ok_or("too large")?;
        resvg::render(&tree, resvg::tiny_skia::Transform::identity(), &mut map.as_mut());
        map.save_png(format!("{folder}/{name}.png"))?;
    }
    Ok(())
}
