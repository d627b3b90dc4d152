//! Documents with a look of their own, and those of strangers who mean harm.

use chesswright_catalog::Catalog;
use chesswright_draw::pieces::{Drawings, Figure, Outline, outlines};
use chesswright_draw::{SheetText, THEMES, View, html, markdown, svg};
use chesswright_rules::Rules;
use chesswright_rules::definition::model::Definition;
use chesswright_rules::definition::{Format, examine, limits};
use chesswright_speech::sheet::{ENGLISH, Sheet, Speaker};
use chesswright_speech::words::named;

const LANTERNS: &str = include_str!("../../catalog/tests/data/lanterns.toml");

fn compiled(text: &str) -> Rules {
    let game = Definition::from_toml(text, &Catalog).unwrap_or_else(|report| panic!("{report}"));
    Rules::new(&game).unwrap_or_else(|error| panic!("{error}"))
}

fn picture(rules: &Rules) -> String {
    let start = rules.start();
    svg(&start, &View { theme: &THEMES[1], size: 400, ..View::default() }.of(&start))
}

#[test]
fn a_document_brings_its_own_look() {
    let examined = examine("lanterns", LANTERNS, Format::Toml, &Catalog);
    assert!(examined.report.is_empty(), "{}", examined.report);
    let rules = compiled(LANTERNS);
    let picture = picture(&rules);
    // Each of the two sides in shades of its own colour, and no other.
    for id in ["lit-side0-e8b84a", "lit-side1-3a3f7a", "side0-e8b84a-lantern", "side1-3a3f7a-wisp"] {
        assert!(picture.contains(&format!("id=\"{id}\"")), "{id}");
    }
    assert!(!picture.contains("ivory") && !picture.contains("ebony"));
    for label in ["The garden", "The pond"] {
        assert!(picture.contains(&format!("<title>{label}</title>")), "{label}");
    }
    // The cells of the pond, and the line around them.
    assert!(picture.contains("fill=\"#3f7fb8\" fill-opacity=\"0.42\""));
    let pond = picture.split("<title>The pond</title>").nth(1).expect("the pond");
    let border = pond.split("stroke-width=\"4\"").next().expect("its border");
    assert_eq!(
        border.matches('L').count(),
        4 * 3 + 8,
        "three lines around each of four cells, and eight edges"
    );
}

#[test]
fn kinds_are_drawn_as_the_document_says() {
    let rules = compiled(LANTERNS);
    let drawings = Drawings::of(rules.definition());
    let told = rules.definition().pieces.keys().enumerate().map(|(kind, name)| {
        let drawing = drawings.get(kind).expect(name);
        let figure = match &drawing.figure {
            Figure::Art(art) if art.name.is_empty() => "its own".to_owned(),
            Figure::Art(art) => art.name.clone(),
            Figure::Face(_) => "a disc with its own".to_owned(),
            Figure::Disc(sign) => format!("a disc with {sign}"),
        };
        format!("{name}: {figure}")
    });
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            "pawn: pawn",
            "knight: knight",
            "bishop: bishop",
            "rook: its own",
            "queen: phoenix",
            "king: king",
            "lantern: its own",
            "wisp: a disc with its own"
        ]
    );
    let rook = rules.kind("rook").expect("a rook");
    let parts = outlines(drawings.get(rook.index()).expect("its drawing"));
    let is_spot = |part: &&Outline| matches!(part, Outline::Spot(_));
    assert_eq!(parts.iter().filter(is_spot).count(), 1, "a hole becomes a spot");
}

/// The rules in English.
fn words(rules: &Rules) -> SheetText {
    Sheet::new(rules).say(&Speaker::new(named("en"), ENGLISH))
}

#[test]
fn the_sheet_says_who_made_it_and_uses_the_labels() {
    let rules = compiled(LANTERNS);
    let words = words(&rules);
    for sheet in [html(&rules, &words, &THEMES[0]), markdown(&rules, &words, "(the board)")] {
        for told in [
            "Dawn and Dusk move in turn; Dawn begins.",
            "The pond: d4, e4, d5 and e5.",
            "About this game",
            "Author: Ada Example.",
            "First played in 1974.",
            "Laternenschach (de)",
        ] {
            assert!(sheet.contains(told), "{told}");
        }
    }
}

/// What is wrong in a look, by the code of the finding. The rest of the look applies.
const BROKEN: &[(&str, &str)] = &[
    ("look = 5", "wrong-type"),
    ("look.sides = 'red'", "wrong-type"),
    ("look.sides.white.colour = 'red'", "bad-colour"),
    ("look.sides.white.colour = '#C83C28'", "bad-colour"),
    ("look.sides.white.colour = 'url(https://a.example/x)'", "too-large"),
    ("look.sides.white.colour = 7", "wrong-type"),
    ("look.sides.white.color = '#c83c28'", "unknown-key"),
    ("look.sides.withe.label = 'Red'", "unknown-side"),
    ("look.sides = { white.colour = '#c83c28', black.colour = '#c83c28' }", "alike-sides"),
    ("look.pieces.kign.drawing = 'king'", "unknown-piece"),
    ("look.pieces.king.fills = 'M0 0H1<script>'", "bad-outline"),
    ("look.pieces.king.fills = 'M0 0H1\" onload=\"x'", "bad-outline"),
    ("look.pieces.king.fills = 'M0 0H900'", "bad-outline"),
    ("look.pieces.king.fills = ['M0 0H9', 9]", "wrong-type"),
    ("look.regions.hill.colour = '#c83c28'", "region"),
];

#[test]
fn a_broken_look_keeps_nobody_from_playing() {
    let plain = picture(&compiled("name = 'x'\nextends = 'chess'\n"));
    for (look, code) in BROKEN {
        let text = format!("name = 'x'\nextends = 'chess'\n{look}\n");
        let examined = examine("x", &text, Format::Toml, &Catalog);
        let finding = examined.report.iter().find(|finding| finding.code == *code);
        let finding = finding.unwrap_or_else(|| panic!("{look}: {}", examined.report));
        assert_eq!((finding.is_error(), finding.place.line), (false, 3), "{look}");
        let game = examined.definition.unwrap_or_else(|| panic!("{look}: {}", examined.report));
        let drawn = picture(&Rules::new(&game).unwrap_or_else(|error| panic!("{look}: {error}")));
        assert_eq!(drawn == plain, *code != "alike-sides", "{look}: what is broken changes nothing");
    }
}

#[test]
fn what_is_wrong_elsewhere_still_counts() {
    let text = "name = 'x'\nextends = 'chess'\nlook.sides.white.colour = 7\npieces.pawn.betza = 'fmX'\n";
    let report = examine("x", text, Format::Toml, &Catalog).report;
    assert_eq!(report.errors().count(), 1, "{report}");
    assert_eq!(report.warnings().count(), 1, "{report}");
}

/// Random numbers, the same on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

/// A path, which may be broken or an attack.
fn path(chance: &mut Chance) -> String {
    const WORDS: &[&str] = &[
        "M", "m", "L", "l", "H", "v", "C", "s", "Q", "t", "A", "a", "Z", "z", " ", ",", "0", "1", "-7", "50",
        "99.5", ".5.5", "1e2", "1e999", "-1e-9", "1 0 1",
    ];
    const ATTACKS: &[&str] = &[
        "<script>",
        "\" onload=\"x",
        "url(#a)",
        "&#60;",
        "javascript:",
        "]]>",
        "\u{202e}",
        "é",
        "NaN",
        "inf",
        "0x7f",
    ];
    const STEPS: &[&str] = &[
        "h9",
        "v-7",
        "l3 4",
        "q5 5 9 0",
        "t3 3",
        "a5 5 0 0 1 6 6",
        "c1 9 9 1 9 9",
        "s3 3 5 5",
        "H20V30",
        "z",
    ];
    let mut text = "M50 50".to_owned();
    if chance.below(3) > 0 {
        (0..chance.below(9)).for_each(|_| text.push_str(chance.of(STEPS)));
        return text;
    }
    for _ in 0..chance.below(40) {
        text.push_str(chance.of(WORDS));
        text.push_str(chance.of(&["", " ", ","]));
    }
    if chance.below(4) == 0 {
        text.push_str(chance.of(ATTACKS));
    }
    text
}

/// A document whose look is chosen by chance.
fn stranger(chance: &mut Chance) -> Definition {
    const COLOURS: &[&str] =
        &["#c83c28", "#3a3f7a", "#fff", "red", "url(#x)", "#c83c28;x", "\"/><script>", "#ffffff"];
    const LABELS: &[&str] = &[
        "Red",
        "<b>Red</b>",
        "</title><script>alert(1)</script>",
        "\u{0}\u{7}",
        "&amp;",
        "\u{202e}der",
        "]]>",
    ];
    const DRAWINGS: &[&str] = &["knight", "../../x", "<svg>", "", "unicorn", "constructor"];
    let paths = |chance: &mut Chance| -> Vec<String> { (0..chance.below(3)).map(|_| path(chance)).collect() };
    let mut game = chesswright_catalog::definition("chess").expect("chess");
    for side in ["white", "black", "nobody"] {
        let look = game.look.sides.entry(side.to_owned()).or_default();
        look.colour = (chance.below(3) > 0).then(|| chance.of(COLOURS).to_owned());
        look.label = chance.of(LABELS).to_owned();
    }
    for kind in ["king", "queen", "rook", "pawn", "nothing"] {
        let look = game.look.pieces.entry(kind.to_owned()).or_default();
        (look.fills, look.lines, look.spots) = (paths(chance), paths(chance), paths(chance));
        look.drawing = (chance.below(2) == 0).then(|| chance.of(DRAWINGS).to_owned());
        look.body = (chance.below(2) == 0).then(|| chance.of(DRAWINGS).to_owned());
    }
    for region in ["all", "rank 2", "edge", "nowhere", "a1..", "((((", "<g>"] {
        let look = game.look.regions.entry(region.to_owned()).or_default();
        look.colour = (chance.below(3) > 0).then(|| chance.of(COLOURS).to_owned());
        look.label = chance.of(LABELS).to_owned();
    }
    game
}

/// The names of all elements and attributes of a picture, and the text of its paths.
fn vocabulary(picture: &str) -> (Vec<String>, Vec<String>) {
    let (mut names, mut paths) = (vec![], vec![]);
    for tag in picture.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap_or_default();
        let mut words = tag.split('"');
        let mut head = words.next().unwrap_or_default();
        names.extend(head.split(['=', ' ', '/']).filter(|name| !name.is_empty()).map(str::to_owned));
        while let Some(value) = words.next() {
            if head.ends_with(" d=") {
                paths.push(value.to_owned());
            }
            head = words.next().unwrap_or_default();
            names.extend(head.split(['=', ' ', '/']).filter(|name| !name.is_empty()).map(str::to_owned));
        }
    }
    names.sort();
    names.dedup();
    (names, paths)
}

#[test]
fn strangers_can_draw_but_do_nothing_else() {
    let known = vocabulary(&picture(&compiled(LANTERNS))).0;
    let mut chance = Chance(1);
    let mut own = 0;
    for round in 0..120 {
        let game = stranger(&mut chance);
        assert!(!game.check().has_errors(), "round {round}: {}", game.check());
        let rules = Rules::new(&game).unwrap_or_else(|error| panic!("round {round}: {error}"));
        let drawn = picture(&rules);
        let (names, paths) = vocabulary(&drawn);
        for name in &names {
            assert!(known.contains(name), "round {round}: `{name}` in {drawn}");
        }
        for path in &paths {
            let plain = |c: char| c.is_ascii_digit() || "MLCZ-. ".contains(c);
            assert!(path.chars().all(plain), "round {round}: {path}");
        }
        assert!(drawn.len() < 400_000, "round {round}: {}", drawn.len());
        for kind in 0..game.pieces.len() {
            let drawings = Drawings::of(&game);
            let drawing = drawings.get(kind).expect("every kind has a drawing");
            let is_own = |figure: &Figure| matches!(figure, Figure::Art(art) | Figure::Face(art) if art.name.is_empty());
            own += usize::from(is_own(&drawing.figure));
            for part in outlines(drawing) {
                let (Outline::Body(points) | Outline::Line(points, _) | Outline::Spot(points)) = part;
                let fits = |n: f64| (-1.0..=101.0).contains(&n);
                assert!(points.iter().all(|p| fits(p.x) && fits(p.y)), "round {round}: {points:?}");
            }
        }
        // Slower ways to show the same.
        if round % 12 == 0 {
            #[cfg(feature = "raster")]
            chesswright_draw::pixels(&drawn)
                .unwrap_or_else(|error| panic!("round {round}: {error}\n{drawn}"));
            let sheet = html(&rules, &words(&rules), &THEMES[0]);
            assert!(!sheet.contains("<script") && !sheet.contains("<b>Red"), "round {round}");
        }
    }
    assert!(own > 60, "chance draws too little: {own}");
}

#[test]
fn the_largest_drawing_makes_a_bounded_body() {
    let outline = format!("M50 50{}", "q1 1 2 0q-1-1-2 0".repeat(limits::MAX_SEGMENTS / 4 - 1));
    let text = format!(
        "name = 'x'\nextends = 'chess'\nlook.pieces.king = {{ fills = '{outline}', spots = '{outline}' }}\n"
    );
    let rules = compiled(&text);
    let drawings = Drawings::of(rules.definition());
    let king = drawings.get(rules.kind("king").expect("a king").index()).expect("its drawing");
    assert!(matches!(&king.figure, Figure::Art(art) if art.name.is_empty()));
    let parts = outlines(king);
    let points = parts.iter().map(|part| match part {
        Outline::Body(points) | Outline::Line(points, _) | Outline::Spot(points) => points.len(),
    });
    assert!(points.clone().all(|points| points <= 128), "{:?}", points.collect::<Vec<_>>());
}
