//! scratch
use chesswright_rules::Rules;
fn main() {
    let name = std::env::args().nth(1).unwrap_or("chess".into());
    let depth: u32 = std::env::args().nth(2).and_then(|d| d.parse().ok()).unwrap_or(6);
    let def = chesswright_catalog::definition(&name).unwrap();
    let t = std::time::Instant::now();
    let rules = Rules::new(&def).unwrap();
    println!("compile {:?}", t.elapsed());
    let p = match std::env::args().nth(3) {
        Some(f) => chesswright_notation::position::read(&rules, &f).unwrap().position,
        None => rules.start(),
    };
    for d in 1..=depth {
        let t = std::time::Instant::now();
        let n = p.perft(d);
        let e = t.elapsed();
        println!("{d} {n} {:.1} Mn/s", n as f64 / e.as_secs_f64() / 1e6);
    }
}
