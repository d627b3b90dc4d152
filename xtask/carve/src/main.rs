//! Carves the pieces of the 3D board and writes them as OBJ files.
//!
//! ```sh
//! cargo run --release -p xtask-carve             # into crates/scene/sets/staunton
//! cargo run --release -p xtask-carve -- FOLDER knight bishop
//! ```
//!
//! A piece stands on the origin, a cell is one wide, and it looks along `-z`, at the opponent. Every file has three levels of
//! detail; the grey of a corner is the part of the sky that it sees.
#![allow(clippy::print_stdout, reason = "a command line tool")]

mod armed;
mod beasts;
mod fairy;
mod horse;
mod lathe;
mod light;
mod men;
mod obj;
mod sculpt;
mod solid;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::lathe::Grain;
use crate::solid::Solid;

/// A piece: its name, and a function that makes it at a level of detail.
type Pattern = (&'static str, fn(Grain) -> Solid);

const PATTERNS: &[Pattern] = &[
    ("king", men::king),
    ("queen", men::queen),
    ("rook", men::rook),
    ("bishop", men::bishop),
    ("knight", horse::knight),
    ("pawn", men::pawn),
];

const LEVELS: [Grain; 3] = [
    Grain { around: 48, along: 0.030, mesh: 0.015 },
    Grain { around: 28, along: 0.055, mesh: 0.027 },
    Grain { around: 16, along: 0.11, mesh: 0.046 },
];

/// The level of detail of the solid that casts shadows: as round as the finest, or corners would be inside it.
const SHADE: Grain = Grain { around: 48, along: 0.09, mesh: 0.03 };

const MATERIALS: &str = "\
# The wood of the side, what contrasts with it, and the felt under the foot: names that the board knows.
newmtl body
Kd 0.80 0.62 0.38
newmtl detail
Kd 0.20 0.13 0.08
newmtl felt
Kd 0.08 0.16 0.10
";

fn main() -> Result<()> {
    let mut words = std::env::args().skip(1);
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/scene/sets/staunton");
    let folder = words.next().map_or(here, PathBuf::from);
    let only: Vec<String> = words.collect();
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    };
    write("set.mtl", MATERIALS)?;
    let (mut triangles, mut bytes) = (0, 0);
    for (name, make) in PATTERNS.iter().chain(fairy::PATTERNS).chain(armed::PATTERNS).chain(beasts::PATTERNS)
    {
        if !only.is_empty() && !only.iter().any(|word| word == name) {
            continue;
        }
        let shade = make(SHADE).welded();
        let levels: Vec<_> = LEVELS
            .iter()
            .map(|grain| {
                let solid = make(*grain).welded();
                let open = light::openness(&solid, &shade);
                (solid, open)
            })
            .collect();
        let text = obj::write(name, &levels);
        let counts: Vec<usize> = levels.iter().map(|(solid, _)| solid.faces.len()).collect();
        println!("{name}: {counts:?} triangles, {} KB", text.len() / 1024);
        triangles += counts[0];
        bytes += text.len();
        write(&format!("{name}.obj"), &text)?;
    }
    println!("{triangles} triangles at the finest, {} KB in all", bytes / 1024);
    Ok(())
}
