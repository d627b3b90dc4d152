//! `chesswright render --3d`: draws the same positions on the 3D table.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chesswright_draw::{MAX_SIZE, Pace, Pixels, RasterError, View, gif_of};
use chesswright_game::captured;
use chesswright_rules::Position;
use chesswright_scene::gl::Shot;
use chesswright_scene::headless::{Picture, Studio};
use chesswright_scene::model::Set;
use chesswright_scene::{Arrangement, BoardView, MATERIALS, Material, Motion, Preset, Quality, at_rest};
use chesswright_stage::{Game, PieceTracker, set_up};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

/// The number of frames between two positions of an animation, and the time of each, in hundredths of a second.
const BETWEEN: usize = 4;
const INSTANT: u16 = 5;

/// The heading of these options in the help. Each option names it: clap would put a heading that is named for all of
/// them above the options that follow, too.
const HEADING: &str = "3D table";

#[derive(Args, Clone, Debug)]
pub(crate) struct TableOptions {
    /// Draw the 3D table; the file is a .png or a .gif
    #[arg(long = "3d", help_heading = HEADING)]
    three_d: bool,
    /// The material of the board
    #[arg(long, default_value = "wood", value_parser = materials(), requires = "three_d", help_heading = HEADING)]
    board: &'static Material,
    /// The position of the camera
    #[arg(long, default_value = "play", value_parser = presets(), requires = "three_d", help_heading = HEADING)]
    camera: Preset,
    /// The quality of light and shadow
    #[arg(long, default_value = "high", value_parser = qualities(), requires = "three_d", help_heading = HEADING)]
    quality: Quality,
    /// The arrangement of the layers of a board
    #[arg(long, value_enum, default_value_t, requires = "three_d", help_heading = HEADING)]
    layers: Layers,
    /// A folder with your own models (OBJ, MTL) and a `set.toml` that names them
    #[arg(long, value_name = "DIR", requires = "three_d", help_heading = HEADING)]
    set: Option<PathBuf>,
}

/// The arrangement of layers.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Layers {
    Stacked,
    #[default]
    Exploded,
    Beside,
}

fn materials() -> impl TypedValueParser<Value = &'static Material> {
    let names = PossibleValuesParser::new(MATERIALS.iter().map(|material| material.name));
    names.map(|name| Material::named(&name).unwrap_or(&MATERIALS[0]))
}

fn presets() -> impl TypedValueParser<Value = Preset> {
    let names = PossibleValuesParser::new(Preset::ALL.map(Preset::name));
    names.map(|name| Preset::named(&name).unwrap_or_default())
}

fn qualities() -> impl TypedValueParser<Value = Quality> {
    let names = PossibleValuesParser::new(Quality::ALL.map(Quality::name));
    names.map(|name| Quality::named(&name).unwrap_or_default())
}

impl TableOptions {
    /// Whether to draw the 3D table.
    pub(crate) fn wanted(&self) -> bool {
        self.three_d
    }

    fn arrangement(&self) -> Arrangement {
        match self.layers {
            Layers::Stacked => Arrangement::Stacked,
            Layers::Exploded => Arrangement::Exploded,
            Layers::Beside => Arrangement::Beside,
        }
    }
}

/// The bytes of a picture of the last position, or of an animation of all of them.
pub(crate) fn draw(
    options: &TableOptions,
    positions: &[Position],
    views: &[View],
    size: u32,
    ending: &str,
    pace: Pace,
) -> Result<Vec<u8>> {
    if !["png", "gif"].contains(&ending) {
        bail!("a 3D picture is a .png or a .gif, not a `.{ending}`");
    }
    let set = match &options.set {
        Some(folder) => read_set(folder, &mut std::io::stderr())?,
        None => Set::staunton(),
    };
    let mut tracker = PieceTracker::default();
    let mut tables: Vec<BoardView> = vec![];
    let lost = |position: &Position| -> Vec<_> {
        captured(position).iter().map(|fallen| (fallen.piece.side, fallen.piece.kind)).collect()
    };
    let trays = positions.last().is_some_and(|position| !lost(position).is_empty());
    for (position, view) in positions.iter().zip(views) {
        tracker.follow(position);
        let captured = trays.then(|| lost(position));
        tables.push(set_up(position, view, &Game { tracker: tracker.clone(), captured, ..Game::default() }));
    }
    let mut studio = Studio::open(set.patterns)?;
    let (width, height) = frame(size.min(MAX_SIZE));
    let mut take = |table: &BoardView, poses: &[chesswright_scene::Pose]| -> Picture {
        let shot = Shot {
            view: table,
            poses,
            material: options.board,
            arrangement: options.arrangement(),
            stand: options.camera.stand(),
            quality: options.quality,
        };
        studio.picture(&shot, width, height, true).0
    };
    if ending == "png" {
        let last = tables.last().context("there is nothing to draw")?;
        return Ok(take(last, &at_rest(last, options.arrangement())).png()?);
    }
    let (mut motion, mut shown) = (Motion::default(), usize::MAX);
    let mut picture = |i: usize| -> Result<Pixels, RasterError> {
        // A few frames lead to every position but the first. The last of them stays.
        let (at, step) = (i.div_ceil(BETWEEN + 1), (i + BETWEEN) % (BETWEEN + 1));
        if i == 0 {
            motion.forget();
        }
        let begun = at as f64 * 10_000.0;
        if shown != at || i == 0 {
            motion.follow(&tables[at], options.arrangement(), begun);
            shown = at;
        }
        let rests = i == 0 || step == BETWEEN;
        let now = if rests { begun + 9_000.0 } else { begun + 75.0 * (step + 1) as f64 };
        let drawn = take(&tables[at], &motion.poses(now));
        let rgba = drawn.rgb.chunks_exact(3).flat_map(|p| [p[0], p[1], p[2], 255]).collect();
        Ok(Pixels { width, height, rgba })
    };
    let count = 1 + (tables.len() - 1) * (BETWEEN + 1);
    let delay = |i: usize| match i {
        i if i + 1 == count => pace.last,
        i if i % (BETWEEN + 1) == 0 => pace.delay,
        _ => INSTANT,
    };
    Ok(gif_of(count, &mut picture, &delay)?)
}

/// The width and height of a picture.
fn frame(size: u32) -> (u32, u32) {
    (size, (size * 3 / 4).max(16))
}

/// Reads a folder of models and reports its faults. A piece without a model gets a body made from its drawing.
fn read_set(folder: &Path, messages: &mut dyn Write) -> Result<Set> {
    let set = chesswright_scene::model::read_folder(folder)?;
    for (file, finding) in &set.findings {
        let place = if finding.line > 0 { format!("line {}: ", finding.line) } else { String::new() };
        writeln!(messages, "{}: {place}{}", folder.join(file).display(), finding.what)?;
    }
    Ok(set)
}
