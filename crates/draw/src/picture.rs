//! A position on a board, as SVG.

use chesswright_rules::board::{Board, Cell, CellSet, Frame, Geometry, Vector};
use chesswright_rules::definition::model::{
    BoardShape, ChanceDef, Custom, Definition, RegionText, Sided, WallRule,
};
use chesswright_rules::definition::region::Regions;
use chesswright_rules::{Observation, Piece, Position, Rules, Seen};

use crate::board::ground::{BARE, FRAME};
use crate::board::lines::Landmarks;
use crate::board::regions::{ColouredRegion, coloured};
use crate::board::{Table, covers};
use crate::glyphs::{self, Anchor};
use crate::layout::{Layout, Room, TRAY};
use crate::path::{Point, number};
use crate::pieces::{self, Drawings, Face, WOOD};
use crate::svg::Svg;
use crate::terrain::features;
use crate::theme::{self, Palette, Theme};
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
    let terrain = view.terrain.clone().or_else(|| position.ground());
    let picture = Picture::new(position.rules(), View { terrain, ..view.clone() });
    picture.draw(&position.pieces().collect::<Vec<_>>(), &position.setup().walls)
}

/// Draws what a side sees of a position, from nothing but its observation.
pub fn observed(rules: &Rules, seen: &Observation, view: &View) -> String {
    let picture = Picture::new(rules, view.clone().observed(rules, seen));
    let cells = || rules.board().cells().map(|cell| (cell, seen.cell(cell)));
    let pieces = cells().filter_map(|(cell, seen)| match seen {
        Seen::Piece(piece) => Some((cell, piece)),
        Seen::Unknown | Seen::Empty | Seen::Wall => None,
    });
    let walls = cells().filter(|(_, seen)| *seen == Seen::Wall).map(|(cell, _)| cell);
    picture.draw(&pieces.collect::<Vec<_>>(), &walls.collect::<Vec<_>>())
}

/// The layout of a picture of these rules with this view.
pub fn layout(rules: &Rules, view: &View) -> Layout {
    let definition = rules.definition();
    let below = |hand: &&Hand| hand.side == view.below;
    let trays =
        [view.hands.iter().filter(|hand| !below(hand)).count(), view.hands.iter().filter(below).count()];
    let places: Vec<Vector> = view.solids.iter().map(|(at, _)| *at).collect();
    let room = Room { margin: margin(definition, rules.board(), view), trays };
    let below = (view.below.index(), definition.sides.len());
    let shape = if view.on_lattice { BoardShape::Flat } else { definition.look.shape };
    Layout::shaped(rules.board(), shape, below, room).unwrap_or_else(|| {
        Layout::with(rules.board(), &places, &frame(definition, rules.board(), view), room)
    })
}

/// A board drawn layer by layer: ground, marks below the pieces, pieces, marks above them.
///
/// [`svg()`] puts all layers together. An interactive page keeps the ground and replaces the rest.
#[derive(Clone, Debug)]
pub struct Picture {
    rules: Rules,
    view: View,
    layout: Layout,
    drawings: Drawings,
    regions: Vec<ColouredRegion>,
    style: Style,
}

/// The corner of the box of a piece around a point. Pieces have heavy feet, so they look centred when placed a little
/// higher.
fn corner(middle: Point, scale: f64) -> Point {
    middle.minus(Point::new(50.0 * scale, 51.0 * scale))
}

fn frame(definition: &Definition, board: &Board, view: &View) -> Frame {
    let side = definition.sides.get(view.below.index());
    side.and_then(|side| side.forward.frame(board.geometry())).unwrap_or(Frame::FIRST)
}

/// Whether coordinates stand on a frame, which takes room.
fn is_framed(definition: &Definition, board: &Board, view: &View) -> bool {
    let has_shape = definition.look.shape != BoardShape::Flat && !view.on_lattice;
    let squares = board.geometry() != Geometry::Hex && !has_shape;
    let inside = view.edges.inside && style(definition, view) != Style::Lines && squares;
    view.coordinates && !inside
}

fn margin(definition: &Definition, board: &Board, view: &View) -> f64 {
    let page = 16.0;
    let full = covers(board, &view.solids);
    match is_framed(definition, board, view) {
        true if full => FRAME + page * 0.75,
        true => FRAME + page,
        false => BARE + page,
    }
}

/// How the board of a game is drawn.
fn style(definition: &Definition, view: &View) -> Style {
    match view.style {
        Style::Auto if definition.regions.contains_key("palace") => Style::Lines,
        Style::Auto if !definition.look.lines.is_empty() => Style::Lines,
        // Pieces that show characters stand on boards of one tone.
        Style::Auto if definition.pieces.values().any(|piece| piece.character.is_some()) => Style::Plain,
        Style::Auto => Style::Cells,
        other => other,
    }
}

impl Picture {
    /// Lays a board out.
    pub fn new(rules: &Rules, view: View) -> Self {
        let definition = rules.definition();
        let style = style(definition, &view);
        let (layout, drawings) = (layout(rules, &view), Drawings::of(definition));
        Self { rules: rules.clone(), view, layout, drawings, regions: coloured(rules), style }
    }

    /// The positions of everything on the page.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Frame, cells and letters as SVG, without the page behind them.
    pub fn ground(&self) -> String {
        let mut svg = Svg::new();
        self.draw_ground(&mut svg);
        svg.finish()
    }

    /// Walls, and what a view marks below the pieces.
    pub fn below(&self, marks: &View, walls: &[Cell]) -> String {
        let mut svg = Svg::new();
        self.draw_below(&mut svg, marks, walls);
        svg.finish()
    }

    /// What a view marks above the pieces.
    pub fn above(&self, marks: &View, occupied: &dyn Fn(Cell) -> bool) -> String {
        let mut svg = Svg::new();
        self.draw_above(&mut svg, marks, occupied);
        svg.finish()
    }

    /// Definitions of pieces, which are placed by reference to their [`id`](Self::id), each in a box of 100 by 100;
    /// and their light.
    pub fn defs(&self, pieces: &[Piece]) -> String {
        let mut svg = self.svg();
        self.define(&mut svg, pieces.to_vec());
        svg.finish()
    }

    /// The id of a piece, which begins with the [prefix](View::prefix) of the picture.
    pub fn id(&self, piece: Piece) -> String {
        self.svg().id(&format!("{}-{}", self.palette(piece).name, self.rules.kind_name(piece.kind)))
    }

    fn svg(&self) -> Svg {
        Svg::with_prefix(&self.view.prefix)
    }

    /// The corner and the scale of the box of a piece that stands at a point.
    pub fn footing(&self, middle: Point) -> (Point, f64) {
        let fitted = match (self.layout.is_hex(), self.style) {
            (true, _) => 0.9,
            (_, Style::Lines) => 0.92,
            _ => 0.98 * self.layout.fit(),
        };
        (corner(middle, fitted), fitted)
    }

    /// Whether the board has cells of several tones, cells of one tone, or crossings of lines.
    pub fn style(&self) -> Style {
        self.style
    }

    /// The drawings of all kinds.
    pub fn drawings(&self) -> &Drawings {
        &self.drawings
    }

    /// The regions that the document gives a colour.
    pub(crate) fn regions(&self) -> &[ColouredRegion] {
        &self.regions
    }

    /// The colours of the board.
    pub(crate) fn theme(&self) -> &'static Theme {
        self.view.theme
    }

    fn definition(&self) -> &Definition {
        self.rules.definition()
    }

    fn palette(&self, piece: Piece) -> Palette {
        self.view.theme.palette(self.definition(), piece.side.index())
    }

    /// The face of a piece that carries characters.
    fn face(&self, piece: Piece) -> Option<Face> {
        Face::of(self.definition(), piece, self.view.faces.script?, self.view.below)
    }

    /// Draws everything, as one picture.
    pub(crate) fn draw(&self, placed: &[(Cell, Piece)], walls: &[Cell]) -> String {
        let (w, h) = (self.layout.size.x, self.layout.size.y);
        let scale = f64::from(self.view.size.max(1)) / w.max(h);
        let [width, height] = [w * scale, h * scale].map(|n| number(n.round().max(1.0)));
        let bounds = format!("0 0 {} {}", number(w), number(h));
        let definition = self.definition();
        let title = if definition.title.is_empty() { &definition.name } else { &definition.title };
        let mut svg = self.svg();
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
            self.define(svg, self.used(placed));
            svg.line();
            if let (Some(page), _) = self.view.theme.page(self.view.page) {
                svg.rect([0.0, 0.0, w, h], &[("fill", page)]);
            }
            self.draw_ground(svg);
            self.draw_below(svg, &self.view, walls);
            for &(cell, piece) in placed {
                self.place(svg, piece, self.layout.centre(cell), 1.0);
            }
            svg.line();
            self.draw_above(svg, &self.view, &|cell| placed.iter().any(|(at, _)| *at == cell));
            self.trays(svg);
            svg.line();
        });
        svg.line();
        svg.finish()
    }

    /// The pieces on the board and in hand, each once.
    fn used(&self, placed: &[(Cell, Piece)]) -> Vec<Piece> {
        let mut used: Vec<Piece> = placed.iter().map(|(_, piece)| *piece).collect();
        for hand in &self.view.hands {
            used.extend(hand.pieces.iter().map(|(kind, _)| Piece { side: hand.side, kind: *kind }));
        }
        used
    }

    /// Defines each of these pieces once, so that it can be placed by reference.
    fn define(&self, svg: &mut Svg, mut used: Vec<Piece>) {
        used.sort_unstable_by_key(|piece| (piece.side, piece.kind));
        used.dedup();
        svg.group("defs", &[], |svg| {
            let mut lit = vec![];
            for piece in &used {
                let palette = self.palette(*piece);
                if !lit.contains(&palette.name) {
                    pieces::define_as(svg, self.view.faces.figures, &palette);
                    lit.push(palette.name);
                }
            }
            if used.iter().any(|piece| self.face(*piece).is_some()) {
                pieces::define(svg, &WOOD);
            }
            for piece in &used {
                let id = self.id(*piece);
                svg.line();
                svg.group("g", &[("id", &id)], |svg| self.piece(svg, *piece));
            }
        });
    }

    fn piece(&self, svg: &mut Svg, piece: Piece) {
        let palette = self.palette(piece);
        let figure = |svg: &mut Svg| {
            if let Some(drawing) = self.drawings.get(piece.kind.index()) {
                let sign = pieces::sign(self.definition(), piece.kind.index());
                pieces::draw_as(svg, self.view.faces.figures, drawing, &sign, &palette);
            }
        };
        if let Some(face) = self.face(piece) {
            return face.draw(svg, figure);
        }
        figure(svg);
        if theme::has_marks(self.definition()) {
            pieces::mark(svg, piece.side.index(), &palette);
        }
    }

    pub(crate) fn table(&self) -> Table<'_> {
        let (_, page_ink) = self.view.theme.page(self.view.page);
        let (board, layout, theme) = (self.rules.board(), &self.layout, self.view.theme);
        let (script, solids) = (self.view.faces.script, &self.view.solids[..]);
        Table { board, layout, theme, page_ink, script, solids }
    }

    fn draw_ground(&self, svg: &mut Svg) {
        let (view, table) = (&self.view, self.table());
        let framed = is_framed(self.definition(), self.rules.board(), view);
        let margin = margin(self.definition(), self.rules.board(), view);
        table.frame(svg, if framed { FRAME } else { BARE });
        match self.style {
            Style::Lines => table.lines(svg, &self.landmarks()),
            Style::Plain => table.cells(svg, true),
            Style::Auto | Style::Cells => table.cells(svg, false),
        }
        table.solids(svg);
        self.regions.iter().for_each(|region| table.region(svg, region));
        svg.line();
        match framed {
            true if view.edges.customary => table.customary(svg, self.definition().notation, view.below),
            true => table.coordinates(svg),
            false if view.coordinates => {
                table.inner_coordinates(svg, view.edges.customary, self.definition().notation)
            }
            false => {}
        }
        table.cell_numbers(svg, &view.numbers);
        table.layer_names(svg, margin.min(if framed { FRAME } else { BARE }));
        table.glued(svg);
        svg.line();
        if view.zones {
            self.zones(svg, &table);
        }
        let features = features(&self.rules, None);
        features
            .iter()
            .filter(|feature| feature.kind.lasts())
            .for_each(|feature| table.feature(svg, feature));
    }

    fn draw_below(&self, svg: &mut Svg, marks: &View, walls: &[Cell]) {
        let table = self.table();
        let features = features(&self.rules, marks.terrain.as_ref());
        features
            .iter()
            .filter(|feature| !feature.kind.lasts())
            .for_each(|feature| table.feature(svg, feature));
        marks.unseen.iter().for_each(|&cell| table.unseen(svg, cell));
        marks.last.iter().for_each(|&cell| table.last(svg, cell));
        for (cell, ink) in &marks.highlights {
            table.highlight(svg, *cell, &ink.colour(table.theme));
        }
        let is_duck = self.definition().walls.as_ref().is_some_and(|walls| walls.put == WallRule::Duck);
        let are_pieces = self.definition().chance.as_ref().is_some_and(ChanceDef::turns_up);
        walls.iter().for_each(|&cell| match (is_duck, are_pieces) {
            (true, _) => table.duck(svg, cell),
            (false, true) => table.face_down(svg, cell),
            (false, false) => table.wall(svg, cell),
        });
        marks.check.iter().for_each(|&cell| table.check(svg, cell));
        marks.selected.iter().for_each(|&cell| table.selected(svg, cell));
    }

    fn draw_above(&self, svg: &mut Svg, marks: &View, occupied: &dyn Fn(Cell) -> bool) {
        let table = self.table();
        marks.targets.iter().for_each(|&cell| table.target(svg, cell, occupied(cell)));
        for (cell, ink) in &marks.circles {
            table.circle(svg, *cell, &ink.colour(table.theme));
        }
        for (from, to, ink) in &marks.arrows {
            table.arrow(svg, *from, *to, &ink.colour(table.theme));
        }
        for (cell, text) in &marks.labels {
            table.label(svg, *cell, text);
        }
    }

    fn place(&self, svg: &mut Svg, piece: Piece, middle: Point, scale: f64) {
        let fitted = self.footing(middle).1 * scale;
        let corner = corner(middle, fitted);
        let place = format!("translate({} {}) scale({})", number(corner.x), number(corner.y), number(fitted));
        let reference = format!("#{}", self.id(piece));
        svg.element("use", &[("href", &reference), ("transform", &place)]);
    }

    /// Pieces in hand: those of the lower side below the board, all others above it.
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

    /// The promotion zones, each in the colour of its side.
    fn zones(&self, svg: &mut Svg, table: &Table<'_>) {
        for (cell, side, way) in self.zoned() {
            table.zone(svg, cell, way, &self.view.theme.palette(self.definition(), side).ink);
        }
    }

    /// The promotion zones: the cell, the side, and the side's forward direction.
    pub fn zoned(&self) -> Vec<(Cell, usize, Point)> {
        let mut zoned = vec![];
        for (index, side) in self.definition().sides.iter().enumerate() {
            let Some(frame) = side.forward.frame(self.rules.board().geometry()) else { continue };
            let mut seen = vec![];
            for piece in self.definition().pieces.values() {
                let Some(promotion) = &piece.promotion else { continue };
                let cells = self.region(&promotion.zone, index, &frame);
                for cell in cells.iter().flat_map(CellSet::iter) {
                    if !seen.contains(&cell) {
                        seen.push(cell);
                        let here =
                            self.definition().frame_at(self.rules.board(), index, cell).unwrap_or(frame);
                        let forward = Vector { z: 0, ..here.forward };
                        zoned.push((cell, index, self.layout.way_from(cell, forward)));
                    }
                }
            }
        }
        zoned
    }

    fn region(&self, text: &Sided<RegionText>, side: usize, frame: &Frame) -> Option<CellSet> {
        let text = text.get(&self.definition().sides.get(side)?.name)?;
        Regions::new(self.rules.board(), Some(&self.definition().regions)).cells(text, frame).ok()
    }

    /// The landmarks of a board of lines, found in its regions: `palace`, `diagonals`, and a river where a region
    /// `river`, `beyond` or `home` divides the board.
    pub(crate) fn landmarks(&self) -> Landmarks {
        let board = self.rules.board();
        let regions = Regions::new(board, Some(&self.definition().regions));
        let frames: Vec<Frame> =
            self.definition().sides.iter().filter_map(|side| side.forward.frame(board.geometry())).collect();
        let known = |name: &str, frame: &Frame| {
            self.definition().regions.contains_key(name).then(|| regions.cells(name, frame).ok()).flatten()
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
        let named = river.is_some() && self.definition().notation == Custom::Xiangqi;
        let (starts, diagonals) = (starts.collect(), known("diagonals", &first));
        Landmarks { starts, diagonals, river, palaces, named, joined: self.joined() }
    }

    /// The neighbours on the lines that the document draws. `None` if it draws none.
    fn joined(&self) -> Option<Vec<(Cell, Cell)>> {
        let lines = &self.definition().look.lines;
        let points = |line: &String| -> Vec<Cell> {
            line.split_whitespace().filter_map(|name| self.rules.board().cell(name)).collect()
        };
        let pairs = |line: &String| -> Vec<(Cell, Cell)> {
            points(line).windows(2).map(|pair| (pair[0], pair[1])).collect()
        };
        (!lines.is_empty()).then(|| lines.iter().flat_map(pairs).collect())
    }
}
