//! Reads MTL files: the materials of a model.

use std::collections::BTreeMap;

use super::obj::{Finding, numbers};
use crate::mesh::{MaterialKind, unscreen};

/// The most materials that are kept.
const MAX_MATERIALS: usize = 256;

/// A material.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Swatch {
    /// Its linear colour.
    pub colour: [f32; 3],
    /// Its kind, which decides whose colour is used.
    pub kind: MaterialKind,
}

/// The materials of a set, by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Materials(BTreeMap<String, Swatch>);

impl Materials {
    /// Reads an MTL file. Unknown statements about light are ignored; textures are reported.
    pub fn read(text: &str, findings: &mut Vec<Finding>) -> Self {
        let mut all = Self::default();
        let mut name: Option<String> = None;
        for (line, text) in (1..).zip(text.lines()) {
            let mut words = text.split_ascii_whitespace();
            let (Some(key), rest) = (words.next(), words) else { continue };
            match key {
                "newmtl" if all.0.len() < MAX_MATERIALS => {
                    let new = rest.collect::<Vec<_>>().join(" ");
                    all.0.insert(new.clone(), Swatch { colour: [0.5; 3], kind: kind(&new) });
                    name = Some(new);
                }
                "newmtl" => {
                    findings.push(Finding::new(line, "too many materials; the rest is ignored"));
                    return all;
                }
                "Kd" => match (numbers(rest), name.as_ref().and_then(|name| all.0.get_mut(name))) {
                    (Some([r, g, b, ..]), Some(swatch)) => {
                        swatch.colour = [r, g, b].map(|n| unscreen(n.clamp(0.0, 1.0)));
                    }
                    (_, None) => findings.push(Finding::new(line, "a colour before the first `newmtl`")),
                    _ => findings.push(Finding::new(line, "`Kd` takes three numbers from 0 to 1")),
                },
                "Ns" => {
                    if let (Some([shine, ..]), Some(swatch)) =
                        (numbers(rest), name.as_ref().and_then(|name| all.0.get_mut(name)))
                        && swatch.kind == MaterialKind::Own
                        && shine > 60.0
                    {
                        swatch.kind = MaterialKind::Polished;
                    }
                }
                key if key.starts_with("map_Kd") => {
                    findings.push(Finding::new(
                        line,
                        "textures are not supported; the plain colour `Kd` is used instead",
                    ));
                }
                _ => {}
            }
        }
        all
    }

    /// The material with a name. Names that the board defines need no file.
    pub fn get(&self, name: &str) -> Option<Swatch> {
        let known = self.0.get(name).copied();
        known.or_else(|| {
            let colour = if name == "felt" { [0.012, 0.03, 0.018] } else { [0.5; 3] };
            (kind(name) != MaterialKind::Own).then(|| Swatch { colour, kind: kind(name) })
        })
    }
}

/// Materials whose colour comes from the board.
fn kind(name: &str) -> MaterialKind {
    match name {
        "body" => MaterialKind::Finish,
        "detail" => MaterialKind::Detail,
        "felt" => MaterialKind::Felt,
        "metal" => MaterialKind::Metal,
        _ => MaterialKind::Own,
    }
}
