//! The rule sheet as one self-contained HTML file.

use std::fmt::Write;

use chesswright_rules::Rules;
use chesswright_rules::board::Geometry;

use super::{Section, SheetText, entries, signs};
use crate::diagram;
use crate::picture;
use crate::pieces::{self, Drawings};
use crate::svg::{Svg, escape};
use crate::theme::Theme;
use crate::view::View;

const STYLE: &str = "\
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f3ede1;color:#2b211a;font:17px/1.5 'Source Sans 3','Segoe UI',system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2.5rem 2rem 4rem;background:#fffdf8}
h1{font-size:2.4rem;line-height:1.1;margin:0 0 .3rem}
h2{font-size:1.25rem;margin:2rem 0 .5rem;padding-bottom:.2rem;border-bottom:2px solid #d9c7a7}
h3{font-size:1.1rem;margin:0}
.lead{font-size:1.15rem;margin:0 0 .3rem}
.also{color:#6d5b49;margin:0}
.start{margin:1.5rem 0 0}
.start svg{display:block;max-width:100%;height:auto;margin:0 auto}
ul{margin:.2rem 0;padding-inline-start:1.2rem}
svg{direction:ltr}
.piece{display:grid;grid-template-columns:9rem 1fr auto;gap:0 1.2rem;padding:1rem 0;border-bottom:1px solid #e8dcc5;break-inside:avoid}
.piece .faces{display:flex}
.piece .faces svg{width:4.5rem;height:4.5rem}
.piece .diagram svg{display:block;max-width:100%;height:auto}
.sign{color:#6d5b49;font-weight:400}
.legend{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:.3rem 1.5rem;list-style:none;padding:0}
.legend li{display:flex;gap:.6rem;align-items:center}
.legend svg{flex:none}
@media(max-width:640px){main{padding:1.2rem}.piece{grid-template-columns:1fr}.piece .diagram{grid-column:1/-1;margin-top:.6rem}}
@media print{body{background:#fff;font-size:11pt}main{max-width:none;padding:0}h2{break-after:avoid}}
";

/// The rules of a game as a printable HTML page.
pub fn html(rules: &Rules, text: &SheetText, theme: &'static Theme) -> String {
    let entries = entries(rules, text);
    let drawings = Drawings::of(rules.definition());
    let mut out = String::new();
    let _ = write!(
        out,
        "<!doctype html>\n<html lang=\"{}\" dir=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width,initial-scale=1\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<main>\n<h1>{}</h1>\n",
        escape(&text.language),
        text.direction,
        escape(&text.heading),
        escape(&text.title)
    );
    if !text.description.is_empty() {
        let _ = writeln!(out, "<p class=\"lead\">{}</p>", escape(&text.description));
    }
    if !text.also.is_empty() {
        let _ = writeln!(out, "<p class=\"also\">{}</p>", escape(&text.also));
    }
    let view = View { theme, page: crate::theme::Page::Clear, size: 560, ..View::default() };
    let view = view.hands_of(&rules.start());
    let _ = writeln!(out, "<div class=\"start\">{}</div>", picture::svg(&rules.start(), &view));
    sections(&mut out, &text.before);
    let _ = writeln!(out, "<h2>{}</h2>", escape(&text.pieces_heading));
    for entry in &entries {
        let Some(drawing) = drawings.get(entry.kind) else { continue };
        let faces = (0..rules.sides().min(2)).map(|side| {
            let palette = theme.palette(rules.definition(), side);
            let mut svg = Svg::new();
            let attributes = [
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("viewBox", "0 0 100 100"),
                ("aria-hidden", "true"),
            ];
            svg.group("svg", &attributes, |svg| {
                svg.group("defs", &[], |svg| pieces::define(svg, &palette));
                pieces::draw(svg, drawing, &palette);
            });
            svg.finish()
        });
        let faces: String = faces.collect();
        let size = if rules.board().geometry() == Geometry::Layers { 300 } else { 230 };
        let palette = theme.palette(rules.definition(), 0);
        let diagram = diagram::picture(&entry.reach, drawing, &palette, theme, size, &entry.text.name);
        let _ = write!(
            out,
            "<section class=\"piece\">\n<div class=\"faces\">{faces}</div>\n<div>\n<h3>{} <span class=\"sign\">{}</span></h3>\n<ul>\n",
            escape(&entry.text.name),
            escape(&entry.text.sign),
        );
        for line in &entry.text.lines {
            let _ = writeln!(out, "<li>{}</li>", escape(line));
        }
        let _ = write!(out, "</ul>\n</div>\n<div class=\"diagram\">{diagram}</div>\n</section>\n");
    }
    sections(&mut out, &text.after);
    let _ = write!(out, "<h2>{}</h2>\n<ul class=\"legend\">\n", escape(&text.signs.heading));
    for sign in signs(&entries) {
        let shown = diagram::sign(sign, theme);
        let _ = writeln!(out, "<li>{shown}<span>{}</span></li>", escape(text.signs.meaning_of(sign)));
    }
    out.push_str("</ul>\n</main>\n</body>\n</html>\n");
    out
}

fn sections(out: &mut String, sections: &[Section]) {
    for section in sections {
        let _ = writeln!(out, "<h2>{}</h2>\n<ul>", escape(&section.heading));
        for line in &section.lines {
            let _ = writeln!(out, "<li>{}</li>", escape(line));
        }
        out.push_str("</ul>\n");
    }
}
