//! The rows of the tables.

/// A complex middle-game position, the customary second test of move generators.
pub const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// A perft run to measure.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its name in the tables.
    pub name: &'static str,
    /// The built-in variant.
    pub variant: &'static str,
    /// The position. `None` means the start position.
    pub fen: Option<&'static str>,
    /// The depth for measuring time, and its number of leaves.
    pub timed: (u32, u64),
    /// The depth for counting instructions, and its number of leaves.
    pub counted: (u32, u64),
    /// Whether the peer runs the same position. Otherwise the ratio is to the peer's speed in the start position of
    /// chess.
    pub to_peers_own: bool,
    /// The smallest accepted ratio.
    pub floor: f64,
}

const fn start(variant: &'static str, timed: (u32, u64), counted: (u32, u64), floor: f64) -> Row {
    Row { name: variant, variant, fen: None, timed, counted, to_peers_own: false, floor }
}

/// All rows, beginning with the start position of chess. The leaf counts come from independent programs.
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

/// The row with that name.
pub fn row(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == name)
}
