//! Renders a start position: `… --example shot -- OUT.png GAME MATERIAL PRESET QUALITY SIZE ARRANGEMENT [FEN]`.

#![allow(clippy::print_stderr, reason = "an example")]
use chesswright_draw::View;
use chesswright_notation::position;
use chesswright_rules::Rules;
use chesswright_scene::gl::Shot;
use chesswright_scene::headless::Studio;
use chesswright_scene::model::Set;
use chesswright_scene::{Arrangement, Material, Preset, Quality, at_rest};
use chesswright_stage::{Game, set_up};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize, usual: &str| {
        words.get(i).filter(|w| *w != "-").cloned().unwrap_or_else(|| usual.to_owned())
    };
    let rules = Rules::new(&chesswright_catalog::definition(&word(1, "chess")).ok_or("no such game")?)?;
    let size: u32 = word(5, "900").parse()?;
    let arrangement = match word(6, "stacked").as_str() {
        "exploded" => Arrangement::Exploded,
        "beside" => Arrangement::Beside,
        _ => Arrangement::Stacked,
    };
    let fen = word(7, "");
    let start = if fen.is_empty() { rules.start() } else { position::read(&rules, &fen)?.position };
    let view = View::default().of(&start);
    let view = set_up(&start, &view, &Game::default());
    let mut studio = Studio::open(Set::staunton().patterns)?;
    let mut stand = Preset::named(&word(3, "play")).ok_or("no such preset")?.stand();
    if let Some(near) = words.get(8) {
        let n: Vec<f32> = near.split(',').map(|n| n.parse().unwrap_or(0.0)).collect();
        stand.near = n[0];
        stand.shift = chesswright_scene::Vec2::new(n[1], n[2]);
        if n.len() > 4 {
            (stand.around, stand.up) = (n[3], n[4]);
        }
    }
    let shot = Shot {
        view: &view,
        poses: &at_rest(&view, arrangement),
        material: Material::named(&word(2, "wood")).ok_or("no such material")?,
        arrangement,
        stand,
        quality: Quality::named(&word(4, "high")).ok_or("no such quality")?,
    };
    let at = std::time::Instant::now();
    let (picture, cost) = studio.picture(&shot, size, size * 3 / 4, true);
    eprintln!("{cost:?} {:?}", at.elapsed());
    std::fs::write(word(0, "shot.png"), picture.png()?)?;
    Ok(())
}
