//! The rows of the tables.

/// A rich middle-game position that is the custom second test of move generators.
pub const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// A walk to be measured.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What the tables call it.
    pub name: &'static str,
    /// The built-in variant.
    pub variant: &'static str,
    /// The position; the start position when absent.
    pub fen: Option<&'static str>,
    /// How deep to walk when time is measured, and the leaves there.
    pub timed: (u32, u64),
    /// How deep to walk when instructions are counted, and the leaves there.
    pub counted: (u32, u64),
    /// The peer walks the same position; otherwise the ratio is to the peer at the start of chess.
    pub to_peers_own: bool,
    /// The least ratio we promise.
    pub floor: f64,
}

const fn start(variant: &'static str, timed: (u32, u64), counted: (u32, u64), floor: f64) -> Row {
    Row { name: variant, variant, fen: None, timed, counted, to_peers_own: false, floor }
}

/// All rows, chess from its start first. Leaf counts come from independent programs.
pub const ROWS: &[Row] = &[
    start("chess", (6, 119_060_324), (4, 197_281), 0.85),
    Row {
        name: "kiwipete",
        variant: "chess",
        fen: Some(KIWIPETE),
        timed: (5, 193_690_690),
        counted: (3, 97_862),
        to_peers_own: true,
        floor: 0.65,
    },
    start("3check", (6, 119_060_324), (4, 197_281), 0.7),
    start("kingofthehill", (6, 119_060_324), (4, 197_281), 0.7),
    start("antichess", (6, 46_264_162), (4, 153_299), 0.7),
    start("horde", (7, 68_441_644), (5, 265_223), 0.7),
    start("racingkings", (5, 9_472_927), (3, 11_264), 0.3),
    start("capablanca", (5, 28_741_319), (3, 25_228), 0.45),
    start("grand", (4, 15_921_643), (3, 259_514), 0.45),
    start("makruk", (5, 6_223_994), (3, 12_012), 0.5),
    start("xiangqi", (5, 133_312_995), (3, 79_666), 0.4),
    start("janggi", (4, 1_065_277), (3, 33_000), 0.2),
    start("crazyhouse", (6, 120_812_942), (4, 197_281), 0.75),
    start("seirawan", (5, 27_639_803), (3, 24_830), 0.4),
    start("atomic", (6, 118_926_425), (4, 197_326), 0.3),
    start("shogi", (5, 19_861_490), (3, 25_470), 0.25),
    start("duck", (3, 249_921_262), (2, 379_440), 2.0),
];

/// The row of that name.
pub fn row(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == name)
}
