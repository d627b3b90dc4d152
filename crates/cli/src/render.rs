//! `chesswright render`: draws a position, or a whole game.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chesswright_draw::pieces::Figures;
use chesswright_draw::{
    Edges, Faces, Ink, MAX_SIZE, Pace, Page, Style, THEMES, Theme, View, brush, gif, observed, png, svg,
};
use chesswright_game::NodeId;
use chesswright_rules::board::{Board, Cell};
use chesswright_rules::{Position, Rules, Side};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::game_args::{GameOrChess, PositionOptions};
use crate::{Verdict, game_file, render_3d};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright render xiangqi > xiangqi.svg
  chesswright render chess --moves 'e2e4 e7e5' --arrow g1f3 -o position.png
  chesswright render chess --moves 'f2f3 e7e5 g2g4 d8h4' -o game.gif
  chesswright render --replay mine.pgn --number 3 -o mine.gif
  chesswright render chess --3d --board marble --camera broadcast --size 1600 -o table.png
  chesswright render my-level.clt -o level.png
  chesswright render shogi --characters even --customary -o shogi.png
  chesswright render chess --figures engraved --coordinates inside --theme paper -o book.png
  chesswright render fog-of-war --moves 'e2e4 d7d5' --eyes black -o black.png
  chesswright render glinski --theme sea --page dark --size 1200 -o hexagons.png")]
pub(crate) struct Options {
    #[command(flatten)]
    game: GameOrChess,
    #[command(flatten)]
    position: PositionOptions,
    /// Play these moves from the position, separated by spaces
    #[arg(long, default_value = "", hide_default_value = true)]
    moves: String,
    /// Draw a game that was played: a saved game or a PGN file
    #[arg(long, alias = "game", value_name = "FILE", conflicts_with_all = ["game", "fen", "moves", "chess960"])]
    replay: Option<PathBuf>,
    /// Which game of the file, counted from 1
    #[arg(long, value_name = "N", default_value_t = 1, requires = "replay")]
    number: usize,
    /// Stop the game after this many moves, both sides counted
    #[arg(long, value_name = "N", requires = "replay")]
    plies: Option<usize>,
    /// Write to this file: .svg, .png or .gif. By default SVG goes to standard output
    #[arg(short, long, alias = "output", value_name = "FILE")]
    out: Option<PathBuf>,
    /// The colours of the board
    #[arg(long, default_value = "walnut", value_parser = themes())]
    theme: &'static Theme,
    /// The background
    #[arg(long, value_enum, default_value_t)]
    page: PageOption,
    /// Draw cells or lines; the game decides by default
    #[arg(long, value_enum)]
    style: Option<StyleOption>,
    /// The longer side in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 640, value_parser = clap::value_parser!(u32).range(16..=i64::from(MAX_SIZE)))]
    size: u32,
    /// Show the board from the last side; with two sides, from the second
    #[arg(long)]
    flip: bool,
    /// Show the board from this side
    #[arg(long, value_name = "SIDE", conflicts_with = "flip")]
    seat: Option<String>,
    /// Draw only what this side sees, in games that hide something
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["targets", "three_d"])]
    eyes: Option<String>,
    /// The set of the figures
    #[arg(long, value_name = "SET", default_value = "own", value_parser = figures())]
    figures: Figures,
    /// Who writes the characters on the pieces of xiangqi, janggi and shogi; "none" draws figures
    #[arg(long, value_enum, default_value_t)]
    characters: CharactersOption,
    /// Where the coordinates stand
    #[arg(long, value_enum, default_value_t)]
    coordinates: CoordinatesOption,
    /// Leave out the coordinates
    #[arg(long, hide = true, conflicts_with = "coordinates")]
    no_coordinates: bool,
    /// Name files and ranks as the players of xiangqi, janggi and shogi do
    #[arg(long)]
    customary: bool,
    /// Mark the promotion zones
    #[arg(long)]
    zones: bool,
    /// Leave out the marks of the last move and of check
    #[arg(long)]
    no_marks: bool,
    /// Draw an arrow, such as e2e4 or e2e4:red; may be repeated
    #[arg(long, value_name = "CELLS", value_delimiter = ',')]
    arrow: Vec<String>,
    /// Circle a cell, such as e4 or e4:#2a62a8; may be repeated
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    circle: Vec<String>,
    /// Highlight a cell, such as e4 or e4:green; may be repeated
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    highlight: Vec<String>,
    /// Write text in a cell, such as e4:here; may be repeated
    #[arg(long, value_name = "CELL:TEXT")]
    label: Vec<String>,
    /// Mark the legal moves of the piece on this cell
    #[arg(long, value_name = "CELL")]
    targets: Option<String>,
    /// In an animation, how long each position stays, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 900, value_parser = clap::value_parser!(u32).range(20..=60_000))]
    delay: u32,
    /// In an animation, how long the last position stays, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(20..=600_000))]
    hold: u32,
    #[command(flatten)]
    three_d: render_3d::TableOptions,
}

/// The background.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum PageOption {
    #[default]
    Light,
    Dark,
    Clear,
}

/// Who writes characters.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum CharactersOption {
    /// A brush, in regular script
    #[default]
    Regular,
    /// A semi-bold hand, for small pictures
    Even,
    /// Nobody
    None,
}

/// Where coordinates stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, ValueEnum)]
enum CoordinatesOption {
    /// On a frame
    #[default]
    Outside,
    /// In the cells at the edge
    Inside,
    /// Nowhere
    None,
}

/// How the board is drawn.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum StyleOption {
    Cells,
    Plain,
    Lines,
}

pub(crate) fn themes() -> impl TypedValueParser<Value = &'static Theme> {
    PossibleValuesParser::new(THEMES.iter().map(|theme| theme.name))
        .map(|name| Theme::named(&name).unwrap_or(&THEMES[0]))
}

fn figures() -> impl TypedValueParser<Value = Figures> {
    PossibleValuesParser::new(Figures::ALL.map(|(name, _)| name))
        .map(|name| Figures::named(&name).unwrap_or_default())
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let positions = match &options.replay {
        Some(path) => replayed(path, options)?,
        None => played(options)?,
    };
    let Some(last) = positions.last() else { bail!("there is nothing to draw") };
    let view = view(options, last.rules())?;
    if options.three_d.wanted() {
        let view = match &options.targets {
            Some(cell) => view.targets_of(last, cell_of(last.rules().board(), cell)?),
            None => view,
        };
        let views: Vec<View> = positions.iter().map(|position| marked(position, &view, options)).collect();
        let pace = Pace { delay: hundredths(options.delay), last: hundredths(options.hold) };
        let Some(path) = &options.out else {
            bail!("a 3D picture needs a file: name a .png or .gif with --out")
        };
        let bytes = render_3d::draw(&options.three_d, &positions, &views, options.size, &ending(path), pace)?;
        std::fs::write(path, bytes).with_context(|| format!("cannot write `{}`", path.display()))?;
        return Ok(Verdict::Fine);
    }
    let animated = options.out.as_ref().is_some_and(|path| ending(path) == "gif");
    let mut pictures: Vec<String> = vec![];
    if animated {
        for position in positions.iter().rev().skip(1).rev() {
            pictures.push(picture(position, &view, options)?);
        }
    }
    let view = match &options.targets {
        Some(cell) => view.targets_of(last, cell_of(last.rules().board(), cell)?),
        None => view,
    };
    pictures.push(picture(last, &view, options)?);
    write(options, &pictures, out)?;
    Ok(Verdict::Fine)
}

/// The positions along the moves of --moves.
fn played(options: &Options) -> Result<Vec<Position>> {
    let game = options.game.game.load()?;
    let mut position = options.position.of(&game)?;
    let mut positions = vec![position.inner().clone()];
    for (number, text) in (1..).zip(options.moves.split_whitespace()) {
        position
            .play(text)
            .map_err(anyhow::Error::msg)
            .with_context(|| format!("move {number}, `{text}`"))?;
        positions.push(position.inner().clone());
    }
    Ok(positions)
}

/// The positions of a game in a file.
fn replayed(path: &Path, options: &Options) -> Result<Vec<Position>> {
    let game = game_file::open(path, options.number, &mut std::io::stderr())?;
    let mut position = game.start().clone();
    let mut positions = vec![position.clone()];
    let moves = game.tree().main_line(NodeId::ROOT);
    let moves = moves.into_iter().filter_map(|id| game.tree().get(id)?.played());
    for played in moves.take(options.plies.unwrap_or(usize::MAX)) {
        position.play_unchecked(played);
        positions.push(position.clone());
    }
    Ok(positions)
}

fn picture(position: &Position, view: &View, options: &Options) -> Result<String> {
    let Some(name) = &options.eyes else { return Ok(svg(position, &marked(position, view, options))) };
    let rules = position.rules();
    Ok(observed(rules, &position.observe(side_of(rules, name)?), view))
}

/// The side with this name or letter.
pub(crate) fn side_of(rules: &Rules, name: &str) -> Result<Side> {
    let sides = &rules.definition().sides;
    let found = sides.iter().position(|side| side.name == *name || side.letter == *name);
    let found = found.with_context(|| {
        let names: Vec<&str> = sides.iter().map(|side| side.name.as_str()).collect();
        format!("there is no side `{name}`; the sides are {}", names.join(", "))
    })?;
    Ok(Side(found as u8))
}

fn marked(position: &Position, view: &View, options: &Options) -> View {
    let view = view.clone();
    if options.no_marks { view.hands_of(position) } else { view.of(position) }
}

fn hundredths(milliseconds: u32) -> u16 {
    u16::try_from(milliseconds / 10).unwrap_or(u16::MAX)
}

fn write(options: &Options, pictures: &[String], out: &mut dyn Write) -> Result<()> {
    let Some(last) = pictures.last() else { bail!("there is nothing to draw") };
    let Some(path) = &options.out else {
        out.write_all(last.as_bytes())?;
        return Ok(());
    };
    let bytes = match ending(path).as_str() {
        "svg" => last.clone().into_bytes(),
        "png" => png(last)?,
        "gif" => gif(pictures, Pace { delay: hundredths(options.delay), last: hundredths(options.hold) })?,
        other => {
            bail!("cannot write a picture as `.{other}`; name a file .svg, .png or .gif")
        }
    };
    std::fs::write(path, bytes).with_context(|| format!("cannot write `{}`", path.display()))
}

fn ending(path: &Path) -> String {
    path.extension().unwrap_or_default().to_string_lossy().to_lowercase()
}

fn view(options: &Options, rules: &Rules) -> Result<View> {
    let board = rules.board();
    let last = Side(rules.sides().saturating_sub(1) as u8);
    let below = match options.seat.as_ref().or(options.eyes.as_ref()) {
        Some(name) if !options.flip => side_of(rules, name)?,
        _ if options.flip => last,
        _ => Side(0),
    };
    let inked =
        |texts: &[String]| -> Result<Vec<(String, Ink)>> { texts.iter().map(|text| ink_of(text)).collect() };
    let cells = |texts: &[String]| -> Result<Vec<(Cell, Ink)>> {
        inked(texts)?.iter().map(|(name, ink)| Ok((cell_of(board, name)?, *ink))).collect()
    };
    let arrows = inked(&options.arrow)?;
    let arrows = arrows.iter().map(|(text, ink)| {
        let (from, to) = pair_of(board, text)?;
        Ok((from, to, *ink))
    });
    let labels = options.label.iter().map(|text| {
        let (cell, words) =
            text.split_once(':').with_context(|| format!("`{text}`: expected a cell, a colon and a text"))?;
        Ok((cell_of(board, cell)?, words.to_owned()))
    });
    Ok(View {
        theme: options.theme,
        page: match options.page {
            PageOption::Light => Page::Light,
            PageOption::Dark => Page::Dark,
            PageOption::Clear => Page::Clear,
        },
        style: match options.style {
            None => Style::Auto,
            Some(StyleOption::Cells) => Style::Cells,
            Some(StyleOption::Plain) => Style::Plain,
            Some(StyleOption::Lines) => Style::Lines,
        },
        below,
        faces: Faces {
            figures: options.figures,
            script: match options.characters {
                CharactersOption::Regular => Some(brush::regular),
                CharactersOption::Even => Some(brush::even),
                CharactersOption::None => None,
            },
        },
        coordinates: !options.no_coordinates && options.coordinates != CoordinatesOption::None,
        edges: Edges {
            customary: options.customary,
            inside: options.coordinates == CoordinatesOption::Inside,
        },
        size: options.size,
        zones: options.zones,
        highlights: cells(&options.highlight)?,
        circles: cells(&options.circle)?,
        arrows: arrows.collect::<Result<_>>()?,
        labels: labels.collect::<Result<_>>()?,
        ..View::default()
    })
}

/// A text and the colour after its colon.
fn ink_of(text: &str) -> Result<(String, Ink)> {
    let Some((name, colour)) = text.split_once(':') else { return Ok((text.to_owned(), Ink::Accent)) };
    let ink = Ink::named(colour).with_context(|| {
        format!("`{colour}` is not a colour; the colours are green, red, blue, yellow and #rrggbb")
    })?;
    Ok((name.to_owned(), ink))
}

fn cell_of(board: &Board, name: &str) -> Result<Cell> {
    board.cell(name).with_context(|| format!("there is no cell `{name}` on this board"))
}

/// Two cell names written without a space.
fn pair_of(board: &Board, text: &str) -> Result<(Cell, Cell)> {
    let splits = text.char_indices().map(|(at, _)| text.split_at(at));
    let mut pairs = splits.filter_map(|(from, to)| Some((board.cell(from)?, board.cell(to)?)));
    pairs
        .next()
        .with_context(|| format!("`{text}` is not an arrow on this board; write two cells, such as e2e4"))
}
