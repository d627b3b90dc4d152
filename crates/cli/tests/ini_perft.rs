//! Counts of the games that another program's own `variants.ini` defines. We may not distribute that file, so the
//! environment says where it is: `CHESSWRIGHT_VARIANTS_INI=…/variants.ini`, and `CHESSWRIGHT_INI_PERFT=…/table.tsv` for
//! the counts.

use std::process::Command;

#[test]
#[allow(clippy::print_stderr, reason = "a test that is skipped says so")]
fn counts_of_a_file_that_is_not_ours() {
    let paths = ["CHESSWRIGHT_VARIANTS_INI", "CHESSWRIGHT_INI_PERFT"].map(std::env::var);
    let [Ok(ini), Ok(table)] = paths else {
        eprintln!(
            "skipped: set CHESSWRIGHT_VARIANTS_INI and CHESSWRIGHT_INI_PERFT to check a file of variants"
        );
        return;
    };
    let text = std::fs::read_to_string(&table).expect("the table can be read");
    // A test has no time for more than this many nodes.
    let small = |line: &&str| {
        line.split('\t').nth(3).and_then(|nodes| nodes.parse().ok()).is_none_or(|n: u64| n < 20_000)
    };
    let ours = |line: &&str| line.ends_with("ini") || line.starts_with("variant\t");
    let rows: Vec<&str> = text.lines().filter(ours).filter(small).collect();
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("ini-perft.tsv");
    std::fs::write(&path, rows.join("\n") + "\n").expect("the folder for tests is writable");
    let out = Command::new(env!("CARGO_BIN_EXE_chesswright"))
        .args(["perft", "--ini", &ini, "--tsv"])
        .arg(&path)
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{text}");
}
