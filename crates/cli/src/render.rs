//! `chesswright render`: pictures of a position, or of a whole game.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chesswright_draw::{Ink, MAX_SIZE, Pace, Page, Style, THEMES, Theme, View, gif, png, svg};
use chesswright_game::NodeId;
use chesswright_rules::board::{Board, Cell};
use chesswright_rules::{Position, Rules, Side};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::game_options::GameOptions;
use crate::{Verdict, records, render_3d};

#[derive(Args)]
#[command(after_help = "\
Examples:
  chesswright render --variant xiangqi > xiangqi.svg
  chesswright render --variant chess --moves 'e2e4 e7e5' --arrow g1f3 -o position.png
  chesswright render --variant chess --moves 'f2f3 e7e5 g2g4 d8h4' -o game.gif
  chesswright render --game mine.pgn --number 3 -o mine.gif
  chesswright render --variant chess --3d --board marble --camera broadcast --size 1600 -o table.png
  chesswright render --file my-level.clt -o level.png
  chesswright render --variant glinski --theme sea --page dark --size 1200 -o hexagons.png")]
pub(crate) struct Options {
    #[command(flatten)]
    which: GameOptions,
    /// Moves to play from there, with blanks between
    #[arg(long, default_value = "", hide_default_value = true)]
    moves: String,
    /// A played game: a saved one, or a PGN file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "file", "ini", "fen", "moves", "chess960"])]
    game: Option<PathBuf>,
    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, requires = "game")]
    number: usize,
    /// Only so many moves of the game
    #[arg(long, value_name = "N", requires = "game")]
    plies: Option<usize>,
    /// Where to write; the ending tells what: .svg, .png or .gif. SVG goes to standard output when absent
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The colours of board and table
    #[arg(long, default_value = "walnut", value_parser = themes())]
    theme: &'static Theme,
    /// What lies behind the board
    #[arg(long, value_enum, default_value_t)]
    page: PageOption,
    /// Cells or lines; told by the game when absent
    #[arg(long, value_enum)]
    style: Option<StyleOption>,
    /// The longer side in pixels
    #[arg(long, default_value_t = 640, value_parser = clap::value_parser!(u32).range(16..=i64::from(MAX_SIZE)))]
    size: u32,
    /// From the last side's seat (with two sides, the second's)
    #[arg(long)]
    flip: bool,
    /// From the seat of this side
    #[arg(long, value_name = "SIDE", conflicts_with = "flip")]
    seat: Option<String>,
    /// No letters and numbers at the edges
    #[arg(long)]
    no_coordinates: bool,
    /// Mark where pieces promote
    #[arg(long)]
    zones: bool,
    /// Do not mark the last move and checks
    #[arg(long)]
    no_marks: bool,
    /// An arrow such as e2e4 or e2e4:red; may be repeated
    #[arg(long, value_name = "CELLS", value_delimiter = ',')]
    arrow: Vec<String>,
    /// A circle around a cell, such as e4 or e4:#2a62a8; may be repeated
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    circle: Vec<String>,
    /// A cell to look at, such as e4 or e4:green; may be repeated
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    highlight: Vec<String>,
    /// Words in a cell, such as e4:here; may be repeated
    #[arg(long, value_name = "CELL:WORDS")]
    label: Vec<String>,
    /// Mark where the piece on this cell may go
    #[arg(long, value_name = "CELL")]
    targets: Option<String>,
    #[command(flatten)]
    solid: render_3d::TableOptions,
    /// For animations: how long each position stays, in milliseconds
    #[arg(long, default_value_t = 900, value_parser = clap::value_parser!(u32).range(20..=60_000))]
    delay: u32,
    /// For animations: how long the last position stays, in milliseconds
    #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u32).range(20..=600_000))]
    hold: u32,
}

/// What lies behind the board.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum PageOption {
    #[default]
    Light,
    Dark,
    Clear,
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

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Verdict> {
    let positions = match &options.game {
        Some(path) => recorded(path, options)?,
        None => typed(options)?,
    };
    let Some(last) = positions.last() else { bail!("there is nothing to draw") };
    let view = view(options, last.rules())?;
    if options.solid.wanted() {
        let view = match &options.targets {
            Some(cell) => view.targets_of(last, cell_of(last.rules().board(), cell)?),
            None => view,
        };
        let views: Vec<View> = positions.iter().map(|position| marked(position, &view, options)).collect();
        let pace = Pace { delay: hundredths(options.delay), last: hundredths(options.hold) };
        let Some(path) = &options.output else {
            bail!("a 3D picture needs a file: name one .png or .gif with `-o`")
        };
        let bytes = render_3d::draw(&options.solid, &positions, &views, options.size, &ending(path), pace)?;
        std::fs::write(path, bytes).with_context(|| format!("cannot write `{}`", path.display()))?;
        return Ok(Verdict::Fine);
    }
    let animated = options.output.as_ref().is_some_and(|path| ending(path) == "gif");
    let mut pictures: Vec<String> = vec![];
    if animated {
        pictures
            .extend(positions.iter().rev().skip(1).rev().map(|position| picture(position, &view, options)));
    }
    let view = match &options.targets {
        Some(cell) => view.targets_of(last, cell_of(last.rules().board(), cell)?),
        None => view,
    };
    pictures.push(picture(last, &view, options));
    write(options, &pictures, out)?;
    Ok(Verdict::Fine)
}

/// The positions of the moves that options give.
fn typed(options: &Options) -> Result<Vec<Position>> {
    let game = options.which.game()?;
    let mut position = options.which.position(&game)?;
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
fn recorded(path: &Path, options: &Options) -> Result<Vec<Position>> {
    let game = records::open(path, options.number, &mut std::io::stderr())?;
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

fn picture(position: &Position, view: &View, options: &Options) -> String {
    svg(position, &marked(position, view, options))
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
    let Some(path) = &options.output else {
        out.write_all(last.as_bytes())?;
        return Ok(());
    };
    let bytes = match ending(path).as_str() {
        "svg" => last.clone().into_bytes(),
        "png" => png(last)?,
        "gif" => gif(pictures, Pace { delay: hundredths(options.delay), last: hundredths(options.hold) })?,
        other => {
            bail!("`.{other}` is no kind of picture that can be written; name a file .svg, .png or .gif")
        }
    };
    std::fs::write(path, bytes).with_context(|| format!("cannot write `{}`", path.display()))
}

fn ending(path: &Path) -> String {
    path.extension().unwrap_or_default().to_string_lossy().to_lowercase()
}

fn view(options: &Options, rules: &Rules) -> Result<View> {
    let board = rules.board();
    let sides = &rules.definition().sides;
    let below = match &options.seat {
        Some(name) => {
            sides.iter().position(|side| side.name == *name || side.letter == *name).with_context(|| {
                let names: Vec<&str> = sides.iter().map(|side| side.name.as_str()).collect();
                format!("there is no side `{name}`; there are {}", names.join(", "))
            })?
        }
        None if options.flip => sides.len() - 1,
        None => 0,
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
            text.split_once(':').with_context(|| format!("`{text}`: write a cell, a colon and words"))?;
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
        below: Side(below as u8),
        coordinates: !options.no_coordinates,
        size: options.size,
        zones: options.zones,
        highlights: cells(&options.highlight)?,
        circles: cells(&options.circle)?,
        arrows: arrows.collect::<Result<_>>()?,
        labels: labels.collect::<Result<_>>()?,
        ..View::default()
    })
}

/// A text and the colour behind its colon.
fn ink_of(text: &str) -> Result<(String, Ink)> {
    let Some((name, colour)) = text.split_once(':') else { return Ok((text.to_owned(), Ink::Accent)) };
    let ink = Ink::named(colour).with_context(|| {
        format!("`{colour}` is no colour; there are green, red, blue, yellow and #rrggbb")
    })?;
    Ok((name.to_owned(), ink))
}

fn cell_of(board: &Board, name: &str) -> Result<Cell> {
    board.cell(name).with_context(|| format!("there is no cell `{name}` on this board"))
}

/// Two cells one behind the other.
fn pair_of(board: &Board, text: &str) -> Result<(Cell, Cell)> {
    let splits = text.char_indices().map(|(at, _)| text.split_at(at));
    let mut pairs = splits.filter_map(|(from, to)| Some((board.cell(from)?, board.cell(to)?)));
    pairs.next().with_context(|| format!("`{text}` is no arrow on this board; write two cells, such as e2e4"))
}
