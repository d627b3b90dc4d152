//! Draws the start positions of built-in games and of level files: `… --example boards -- FOLDER chess level.txt …`.

use chesswright_draw::{Page, THEMES, View, svg};
use chesswright_rules::Rules;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().ok_or("name a folder")?;
    for (i, name) in args.enumerate() {
        let game = match chesswright_catalog::definition(&name) {
            Some(game) => game,
            None => chesswright_catalog::level::read(&std::fs::read_to_string(&name)?)
                .map_err(|problems| format!("{problems:?}"))?
                .definition(),
        };
        let name = name.rsplit('/').next().unwrap_or_default();
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
