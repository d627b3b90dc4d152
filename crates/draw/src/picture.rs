//! A position on a board, as SVG.

use chesswright_rules::board::{Board, Cell, Frame, Vector};
use chesswright_rules::definition::CellSet;
use chesswright_rules::definition::model::{Definition, RegionText, Sided};
use chesswright_rules::definition::region::Regions;
use chesswright_rules::{Piece, Position, Rules};

use crate::board::Table;
use crate::board::ground::{BARE, FRAME};
use crate::board::lines::Landmarks;
use crate::glyphs::{self, Anchor};
use crate::layout::{Layout, Room, TRAY};
use crate::path::{Point, number};
use crate::pieces::{self, Drawings};
use crate::svg::Svg;
use crate::theme::{MANY, Palette, TWO};
use crate::view::{Hand, Style, View};

/// Draws a position.
///
/// ```
/// use chesswright_draw::{View, svg};
/// use chesswright_rules::Rules;
///
/// let rules = Rules::new(&chesswright_catalog::definition("glinski").unwrap()).unwrap();
/// let picture = svg(&rules.start(), &View::default());
/// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
/// ```
pub fn svg(position: &Position, view: &View) -> String {
    let rules = position.rules();
    let picture = Picture::new(rules, view);
    picture.draw(&position.pieces().collect::<Vec<_>>(), &position.setup().walls)
}

/// Where everything is on a picture of these rules with this view.
pub fn layout(rules: &Rules, view: &View) -> Layout {
    let definition = rules.definition();
    let below = |hand: &&Hand| hand.side == view.below;
    let trays =
        [view.hands.iter().filter(|hand| !below(hand)).count(), view.hands.iter().filter(below).count()];
    Layout::new(
        rules.board(),
        &seat(definition, rules.board(), view),
        Room { margin: margin(rules.board(), view), trays },
    )
}

/// The colours of a side.
pub fn palette(definition: &Definition, side: usize) -> &'static Palette {
    if definition.sides.len() <= 2 {
        return &TWO[side.min(1)];
    }
    let named =
        MANY.iter().find(|palette| definition.sides.get(side).is_some_and(|s| s.name == palette.name));
    named.unwrap_or(&MANY[side % MANY.len()])
}

struct Picture<'a> {
    rules: &'a Rules,
    definition: &'a Definition,
    view: &'a View,
    layout: Layout,
    drawings: Drawings,
    style: Style,
}

fn seat(definition: &Definition, board: &Board, view: &View) -> Frame {
    let side = definition.sides.get(view.below.index());
    side.and_then(|side| side.forward.frame(board.geometry())).unwrap_or(Frame::FIRST)
}

fn margin(board: &Board, view: &View) -> f64 {
    let page = 16.0;
    let [files, ranks, layers] = board.extent().map(usize::from);
    let full = board.len() == files * ranks * layers;
    match view.coordinates {
        true if full => FRAME + page * 0.75,
        true => FRAME + page,
        false => BARE + page,
    }
}

impl<'a> Picture<'a> {
    fn new(rules: &'a Rules, view: &'a View) -> Self {
        let definition = rules.definition();
        let style = match view.style {
            Style::Auto if definition.regions.contains_key("palace") => Style::Lines,
            // Where pieces bear characters, boards are of one tone.
            Style::Auto if definition.pieces.values().any(|piece| piece.character.is_some()) => Style::Plain,
            Style::Auto => Style::Cells,
            other => other,
        };
        let (layout, drawings) = (layout(rules, view), Drawings::of(definition));
        Self { rules, definition, view, layout, drawings, style }
    }

    fn draw(&self, placed: &[(Cell, Piece)], walls: &[Cell]) -> String {
        let (w, h) = (self.layout.size.x, self.layout.size.y);
        let scale = f64::from(self.view.size.max(1)) / w.max(h);
        let [width, height] = [w * scale, h * scale].map(|n| number(n.round().max(1.0)));
        let bounds = format!("0 0 {} {}", number(w), number(h));
        let title =
            if self.definition.title.is_empty() { &self.definition.name } else { &self.definition.title };
        let mut svg = Svg::new();
        let attributes = [
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("viewBox", bounds.as_str()),
            ("width", &width),
            ("height", &height),
            ("role", "img"),
        ];
        svg.group("svg", &attributes, |svg| {
            svg.text("title", title);
            svg.line();
            self.define(svg, placed);
            self.board(svg, [w, h], placed, walls);
            svg.line();
        });
        svg.line();
        svg.finish()
    }

    /// Every piece in use once, to be placed by reference.
    fn define(&self, svg: &mut Svg, placed: &[(Cell, Piece)]) {
        let mut used: Vec<Piece> = placed.iter().map(|(_, piece)| *piece).collect();
        for hand in &self.view.hands {
            used.extend(hand.pieces.iter().map(|(kind, _)| Piece { side: hand.side, kind: *kind }));
        }
        used.sort_unstable_by_key(|piece| (piece.side, piece.kind));
        used.dedup();
        svg.group("defs", &[], |svg| {
            let mut lit: Vec<&str> = vec![];
            for piece in &used {
                let palette = palette(self.definition, piece.side.index());
                if !lit.contains(&palette.name) {
                    lit.push(palette.name);
                    pieces::define(svg, palette);
                }
            }
            for piece in &used {
                let id = self.id(*piece);
                svg.line();
                svg.group("g", &[("id", &id)], |svg| self.piece(svg, *piece));
            }
        });
    }

    fn id(&self, piece: Piece) -> String {
        format!("{}-{}", palette(self.definition, piece.side.index()).name, self.rules.kind_name(piece.kind))
    }

    fn piece(&self, svg: &mut Svg, piece: Piece) {
        let palette = palette(self.definition, piece.side.index());
        if let Some(drawing) = self.drawings.get(piece.kind.index()) {
            pieces::draw(svg, drawing, palette);
        }
        if self.definition.sides.len() > 2 {
            pieces::mark(svg, piece.side.index(), palette);
        }
    }

    fn board(&self, svg: &mut Svg, [w, h]: [f64; 2], placed: &[(Cell, Piece)], walls: &[Cell]) {
        let view = self.view;
        let (page, page_ink) = view.theme.page(view.page);
        let table = Table { board: self.rules.board(), layout: &self.layout, theme: view.theme, page_ink };
        svg.line();
        if let Some(page) = page {
            svg.rect([0.0, 0.0, w, h], &[("fill", page)]);
        }
        let margin = margin(self.rules.board(), view);
        table.frame(svg, if view.coordinates { FRAME } else { BARE });
        match self.style {
            Style::Lines => table.lines(svg, &self.landmarks()),
            Style::Plain => table.cells(svg, true),
            Style::Auto | Style::Cells => table.cells(svg, false),
        }
        svg.line();
        if view.coordinates {
            table.coordinates(svg);
        }
        table.layer_names(svg, margin.min(if view.coordinates { FRAME } else { BARE }));
        table.glued(svg);
        svg.line();
        if view.zones {
            self.zones(svg, &table);
        }
        view.last.iter().for_each(|&cell| table.last(svg, cell));
        for (cell, ink) in &view.highlights {
            table.highlight(svg, *cell, &ink.colour(view.theme));
        }
        walls.iter().for_each(|&cell| table.wall(svg, cell));
        view.check.iter().for_each(|&cell| table.check(svg, cell));
        view.selected.iter().for_each(|&cell| table.selected(svg, cell));
        for &(cell, piece) in placed {
            self.place(svg, piece, self.layout.centre(cell), 1.0);
        }
        svg.line();
        let occupied = |cell: Cell| placed.iter().any(|(at, _)| *at == cell);
        view.targets.iter().for_each(|&cell| table.target(svg, cell, occupied(cell)));
        for (cell, ink) in &view.circles {
            table.circle(svg, *cell, &ink.colour(view.theme));
        }
        for (from, to, ink) in &view.arrows {
            table.arrow(svg, *from, *to, &ink.colour(view.theme));
        }
        for (cell, text) in &view.labels {
            table.label(svg, *cell, text);
        }
        self.trays(svg);
    }

    fn place(&self, svg: &mut Svg, piece: Piece, middle: Point, scale: f64) {
        let fitted = match (self.layout.is_hex(), self.style) {
            (true, _) => 0.9,
            (_, Style::Lines) => 0.92,
            _ => 0.98,
        } * scale;
        // Feet are heavy: pieces look centred a little above the middle.
        let corner = middle.minus(Point::new(50.0 * fitted, 51.0 * fitted));
        let place = format!("translate({} {}) scale({})", number(corner.x), number(corner.y), number(fitted));
        let reference = format!("#{}", self.id(piece));
        svg.element("use", &[("href", &reference), ("transform", &place)]);
    }

    /// Pieces in hand: the lower side's below the board, all others above.
    fn trays(&self, svg: &mut Svg) {
        let below = |hand: &&Hand| hand.side == self.view.below;
        let order = self.view.hands.iter().filter(|h| !below(h)).chain(self.view.hands.iter().filter(below));
        for (hand, (corner, width)) in order.zip(&self.layout.trays) {
            let bar = [corner.x, corner.y + 8.0, *width, TRAY - 16.0];
            svg.rect(bar, &[("rx", "12"), ("fill", self.view.theme.rim), ("fill-opacity", "0.16")]);
            let step = (width - 24.0) / hand.pieces.len().max(1) as f64;
            for (i, (kind, count)) in hand.pieces.iter().enumerate() {
                let x = corner.x + 50.0 + i as f64 * step.min(104.0);
                let middle = Point::new(x, corner.y + TRAY / 2.0);
                self.place(svg, Piece { side: hand.side, kind: *kind }, middle, 0.74);
                if *count > 1 {
                    let (_, ink) = self.view.theme.page(self.view.page);
                    let place = middle.plus(Point::new(32.0, 14.0));
                    glyphs::write(svg, &count.to_string(), place, 18.0, Anchor::Start, ink);
                }
            }
        }
    }

    /// Where pieces promote, each side's in its own ink.
    fn zones(&self, svg: &mut Svg, table: &Table<'_>) {
        for (index, side) in self.definition.sides.iter().enumerate() {
            let Some(frame) = side.forward.frame(self.rules.board().geometry()) else { continue };
            let mut seen = vec![];
            for piece in self.definition.pieces.values() {
                let Some(promotion) = &piece.promotion else { continue };
                let cells = self.region(&promotion.zone, index, &frame);
                for cell in cells.iter().flat_map(CellSet::iter) {
                    if !seen.contains(&cell) {
                        seen.push(cell);
                        let colour = palette(self.definition, index).ink;
                        let forward = Vector { z: 0, ..frame.forward };
                        table.zone(svg, cell, self.layout.way(forward), colour);
                    }
                }
            }
        }
    }

    fn region(&self, text: &Sided<RegionText>, side: usize, frame: &Frame) -> Option<CellSet> {
        let text = text.get(&self.definition.sides.get(side)?.name)?;
        Regions::new(self.rules.board(), Some(&self.definition.regions)).cells(text, frame).ok()
    }

    /// What a board of lines shows, read off the regions: `palace`, `diagonals`, and a river where a region `river`,
    /// `beyond` or `home` parts the board.
    fn landmarks(&self) -> Landmarks {
        let board = self.rules.board();
        let regions = Regions::new(board, Some(&self.definition.regions));
        let frames: Vec<Frame> =
            self.definition.sides.iter().filter_map(|side| side.forward.frame(board.geometry())).collect();
        let known = |name: &str, frame: &Frame| {
            self.definition.regions.contains_key(name).then(|| regions.cells(name, frame).ok()).flatten()
        };
        let palaces: Vec<CellSet> = frames.iter().filter_map(|frame| known("palace", frame)).collect();
        let first = frames.first().copied().unwrap_or(Frame::FIRST);
        let highest = |cells: CellSet| cells.iter().map(|cell| board.coords(cell).y).max();
        let river = known("home", &first).and_then(highest).filter(|&y| y + 1 < board.extent()[1] as i16);
        let inside = |cell: Cell| palaces.iter().any(|palace| palace.contains(cell));
        let last = board.extent()[1] as i16 - 1;
        let start = self.rules.start_setup();
        let starts = start
            .pieces
            .iter()
            .map(|(cell, _)| *cell)
            .filter(|&cell| !inside(cell) && (1..last).contains(&board.coords(cell).y));
        Landmarks { starts: starts.collect(), diagonals: known("diagonals", &first), river, palaces }
    }
}
