//! Generates the levels that ship: `make-levels campaign FOLDER` or `make-levels daily FILE FIRST COUNT`.
#![allow(clippy::print_stderr, reason = "it tells people how far it is")]

use std::fmt::Write as _;

use chesswright_puzzle::generate::{Made, Wish, generate};
use chesswright_puzzle::solve;

/// Ground, objects, head, size, par and bits.
struct Recipe(&'static str, &'static str, &'static str, (usize, usize), (u32, u32), f64);

impl Recipe {
    fn wish(&self) -> Wish {
        let Self(ground, objects, head, size, par, bits) = *self;
        Wish { size, ground: ground.into(), objects: objects.into(), head: head.into(), par, bits, lines: 2 }
    }
}

/// The names of the chapters, their texts, and the recipes and titles of their new levels.
type Chapter = (&'static str, &'static str, &'static [(&'static str, Recipe)]);

const CHAPTERS: &[Chapter] = &[
    (
        "01-first-steps",
        "First steps",
        &[
            ("Down the lane", Recipe("...___", "Px", "enemy: none\ngoal: exit", (5, 4), (4, 7), 2.0)),
            ("A bite on the way", Recipe("..___", "Pxp", "enemy: none\ngoal: exit", (5, 4), (5, 8), 4.0)),
            ("Three in a row", Recipe("...__", "Pppp", "enemy: none\ngoal: take_all", (5, 4), (5, 10), 6.0)),
            ("Side door", Recipe("..___", "Pxpp", "enemy: none\ngoal: exit", (5, 5), (7, 11), 8.0)),
        ],
    ),
    (
        "02-long-lines",
        "Long lines",
        &[
            ("Corners", Recipe("...###", "Rx", "enemy: none\ngoal: exit", (6, 5), (4, 7), 6.0)),
            ("The long way round", Recipe("....###", "Rx", "enemy: none\ngoal: exit", (7, 6), (7, 10), 12.0)),
            ("One colour", Recipe("...__", "Bx", "enemy: none\ngoal: exit", (6, 6), (4, 8), 7.0)),
            ("Slants", Recipe("....##", "Bx", "enemy: none\ngoal: exit", (8, 6), (6, 10), 11.0)),
            ("Both ways", Recipe("....__#", "BRx", "enemy: none\ngoal: exit\n", (5, 5), (3, 8), 7.0)),
        ],
    ),
    (
        "03-leaps",
        "Leaps",
        &[
            ("Islands", Recipe("..._", "Nx", "enemy: none\ngoal: exit", (5, 5), (4, 8), 4.0)),
            ("Stepping stones", Recipe("..._", "Nx", "enemy: none\ngoal: exit", (6, 5), (6, 10), 6.0)),
            (
                "Two crumbs",
                Recipe("..._", "Nppx", "enemy: none\ngoal: take_all and exit", (5, 5), (5, 10), 8.0),
            ),
            ("Four crumbs", Recipe("...._", "Npppp", "enemy: none\ngoal: take_all", (6, 5), (7, 12), 13.0)),
        ],
    ),
    (
        "04-crowns",
        "Crowns",
        &[
            ("A walk", Recipe("...__#", "Kxp", "enemy: guard\ngoal: exit", (5, 5), (5, 9), 6.0)),
            ("All at once", Recipe("....#", "Qpppp", "enemy: none\ngoal: take_all", (6, 5), (4, 8), 9.0)),
            ("Company", Recipe("...__", "KRx", "enemy: none\ngoal: exit(king)", (5, 5), (5, 10), 8.0)),
        ],
    ),
    (
        "05-keys",
        "Keys and doors",
        &[
            ("Locked", Recipe("....##", "Rx1D", "enemy: none\ngoal: exit", (6, 5), (6, 10), 10.0)),
            ("The other key", Recipe("...._", "Nx1D", "enemy: none\ngoal: exit", (6, 5), (6, 11), 9.0)),
            ("Two locks", Recipe("....###", "Rx12DE", "enemy: none\ngoal: exit", (7, 6), (8, 14), 16.0)),
            ("Errand", Recipe("...__", "KRx1D", "enemy: none\ngoal: exit(king)", (6, 4), (6, 12), 12.0)),
        ],
    ),
    (
        "06-ladders",
        "Ladders",
        &[
            ("A sword", Recipe("..___", "Nxs", "enemy: none\ngoal: exit", (6, 5), (4, 9), 7.0)),
            ("A shield", Recipe("..___", "Nxh", "enemy: none\ngoal: exit", (6, 5), (4, 9), 7.0)),
            ("From the bottom", Recipe("..___", "Pxsh", "enemy: none\ngoal: exit", (6, 5), (6, 11), 9.0)),
            ("A king by merit", Recipe("..___#", "Rxs", "enemy: none\ngoal: exit", (6, 5), (5, 10), 9.0)),
        ],
    ),
    (
        "07-guards",
        "Guards",
        &[
            ("Not on its line", Recipe("....__", "Kxr", "enemy: guard\ngoal: exit", (5, 5), (5, 9), 6.0)),
            ("Two watchmen", Recipe("....__", "Kxrb", "enemy: guard\ngoal: exit", (6, 5), (6, 10), 9.0)),
            ("Bait", Recipe("....__", "NRxrn", "enemy: guard\ngoal: exit", (5, 5), (4, 9), 9.0)),
            ("Clean sweep", Recipe("....__", "NRrbn", "enemy: guard\ngoal: take_all", (5, 5), (4, 9), 9.0)),
            (
                "Behind a screen",
                Recipe("....__", "Kx$r", "enemy: guard\ngoal: collect coin and exit", (6, 5), (6, 10), 8.0),
            ),
        ],
    ),
    (
        "08-warps",
        "Warps",
        &[
            ("In and out", Recipe("...__#", "Rxww", "enemy: none\ngoal: exit", (6, 5), (4, 9), 8.0)),
            ("One way", Recipe("...__", "BxTt", "enemy: none\ngoal: exit", (6, 5), (4, 9), 8.0)),
            ("Shuttle", Recipe("...__", "Nxww1D", "enemy: none\ngoal: exit", (6, 5), (6, 12), 11.0)),
            ("Parking", Recipe("...__", "NBxTt", "enemy: none\ngoal: exit", (5, 5), (4, 9), 9.0)),
        ],
    ),
    (
        "09-plates",
        "Plates and gates",
        &[
            (
                "Stand there",
                Recipe("...__#", "KRxoO", "enemy: none\ngoal: exit(king)", (5, 5), (5, 10), 10.0),
            ),
            ("Hold it open", Recipe("...__#", "NRxoO", "enemy: none\ngoal: exit", (5, 5), (4, 9), 9.0)),
            (
                "For good",
                Recipe("....##", "RxoO", "enemy: none\ngoal: exit\nplates: latch", (6, 5), (5, 10), 9.0),
            ),
            (
                "On and off",
                Recipe("....##", "RxooO", "enemy: none\ngoal: exit\nplates: toggle", (6, 5), (5, 12), 10.0),
            ),
        ],
    ),
    (
        "10-ice-and-belts",
        "Ice and belts",
        &[
            ("Slippery", Recipe("..ii#_", "Kx", "enemy: none\ngoal: exit", (5, 5), (4, 9), 6.0)),
            ("Carried along", Recipe("..<>^v_", "Kx", "enemy: none\ngoal: exit", (5, 5), (4, 9), 6.0)),
            ("Skates", Recipe("..iii##", "Rx", "enemy: none\ngoal: exit", (6, 5), (5, 10), 9.0)),
            ("Workshop", Recipe("..i<>^v_#", "Px1D", "enemy: none\ngoal: exit", (6, 5), (7, 14), 9.0)),
        ],
    ),
    (
        "12-crowning",
        "Great changes",
        &[
            ("Promoted", Recipe("...__=", "Pxu", "enemy: none\ngoal: exit", (6, 5), (5, 10), 6.0)),
            ("Powder", Recipe("...c#", "Rx%", "enemy: none\ngoal: exit\nlose: stuck", (6, 4), (3, 9), 5.0)),
            ("One more life", Recipe("...__", "Kxgr", "enemy: guard\ngoal: exit", (5, 5), (4, 9), 6.0)),
            ("Over the fence", Recipe("..._==", "Pxup", "enemy: none\ngoal: exit", (6, 5), (6, 12), 8.0)),
        ],
    ),
    (
        "13-hunters",
        "Hunters",
        &[
            ("Run", Recipe("....__", "Kxn", "enemy: hunter\ngoal: exit", (5, 5), (4, 9), 5.0)),
            ("Turn on them", Recipe("....__", "NKnp", "enemy: hunter\ngoal: take_all", (5, 5), (3, 8), 6.0)),
            ("Between two", Recipe("....__", "Kxbn", "enemy: hunter\ngoal: exit", (6, 5), (5, 10), 7.0)),
            ("The chase", Recipe("....__#", "RNxrn", "enemy: hunter\ngoal: exit", (6, 5), (4, 9), 9.0)),
        ],
    ),
    (
        "14-masters",
        "Masters",
        &[
            (
                "It looks back",
                Recipe("....__", "NKxr", "enemy: minimax-1(1)\ngoal: exit", (5, 5), (4, 9), 7.0),
            ),
            ("It thinks", Recipe("....__", "NRxr", "enemy: minimax-1(2)\ngoal: exit", (5, 4), (4, 9), 6.0)),
            (
                "The last room",
                Recipe("....__", "NRkq", "enemy: minimax-1(2)\ngoal: take(king)", (5, 4), (4, 9), 6.0),
            ),
        ],
    ),
];

/// The recipes of daily levels: three sizes in turn.
const DAYS: &[Recipe] = &[
    Recipe("...##", "Rx", "enemy: none\ngoal: exit", (6, 5), (5, 9), 9.0),
    Recipe("..._", "Nppx", "enemy: none\ngoal: take_all and exit", (5, 5), (5, 10), 8.0),
    Recipe("....##", "Rx1D", "enemy: none\ngoal: exit", (6, 6), (6, 11), 11.0),
    Recipe("....__", "Kxrb", "enemy: guard\ngoal: exit", (6, 5), (5, 10), 8.0),
    Recipe("...__", "Bxww", "enemy: none\ngoal: exit", (6, 6), (4, 9), 8.0),
    Recipe("..___", "Nxsh", "enemy: none\ngoal: exit", (6, 6), (5, 10), 9.0),
    Recipe("...__#", "KRxoO", "enemy: none\ngoal: exit(king)", (5, 5), (5, 10), 10.0),
    Recipe("..ii#_", "Kx1D", "enemy: none\ngoal: exit", (6, 5), (6, 12), 8.0),
    Recipe("....__", "Kxn", "enemy: hunter\ngoal: exit", (6, 5), (5, 10), 6.0),
    Recipe("...__=", "Pxup", "enemy: none\ngoal: exit", (6, 5), (6, 12), 7.0),
    Recipe("..<>^v_", "Rx", "enemy: none\ngoal: exit", (6, 5), (4, 9), 8.0),
    Recipe("....#", "Qpppp", "enemy: none\ngoal: take_all", (6, 5), (4, 8), 9.0),
];

fn make(recipe: &Recipe, seed: u64) -> Made {
    let wish = recipe.wish();
    for round in 0.. {
        // A wish that is too ambitious is lowered round by round, so that it is granted in the end.
        let wish = Wish { bits: wish.bits * 0.88f64.powi(round), ..wish.clone() };
        if let Some(made) = generate(&wish, seed.wrapping_add(round as u64 * 7919), 700, &mut solve::quietly)
        {
            return made;
        }
    }
    unreachable!("the rounds do not end")
}

fn text(made: &Made, title: &str) -> String {
    let mut level = made.level.clone();
    level.title = title.into();
    level.to_text().unwrap_or_else(|| level.to_short_json() + "\n")
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["campaign", folder] => {
            std::fs::create_dir_all(folder)?;
            for (number, (name, title, list)) in CHAPTERS.iter().enumerate() {
                let mut out = format!("chapter: {title}\n");
                for (i, (title, recipe)) in list.iter().enumerate() {
                    let made = make(recipe, (number * 100 + i) as u64);
                    eprintln!("{name} {title}: par {:?}, {:.1} bits", made.solution.par, made.grade.bits);
                    write!(out, "---\n{}", text(&made, title)).expect("text grows");
                }
                std::fs::write(format!("{folder}/{name}.txt"), out)?;
            }
        }
        ["daily", file, first, count] => {
            let (first, count): (usize, usize) = (first.parse().unwrap_or(0), count.parse().unwrap_or(1));
            let mut out = String::new();
            for day in first..first + count {
                let made = make(&DAYS[day % DAYS.len()], 1_000_000 + day as u64);
                eprintln!("day {day}: par {:?}, {:.1} bits", made.solution.par, made.grade.bits);
                write!(out, "---\n{}", text(&made, "")).expect("text grows");
            }
            std::fs::write(file, out)?;
        }
        _ => eprintln!("make-levels campaign FOLDER | make-levels daily FILE FIRST COUNT"),
    }
    Ok(())
}
