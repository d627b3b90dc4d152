//! "Did you mean …?"

use crate::message;
use crate::message::{Blank, Fill, Message};

/// The known word nearest to a mistyped one, if one is near enough.
pub(super) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.is_empty() || word.len() > 64 {
        return None;
    }
    let limit = (word.chars().count() / 3).clamp(1, 3);
    known
        .into_iter()
        .filter(|k| !k.is_empty() && k.len() <= 64)
        .map(|k| (distance(&plain(word), &plain(k)), k))
        .filter(|&(d, k)| d <= limit && d < k.chars().count())
        .min_by_key(|&(d, _)| d)
        .map(|(_, k)| k)
}

/// "did you mean `x`?" for the known word nearest to a mistyped one.
pub(super) fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<Message> {
    nearest(word, known).map(|word| message!("did you mean `{word}`?", word))
}

/// Lists a few known words, for "expected: …".
pub(super) fn list<'a>(known: impl IntoIterator<Item = &'a str>) -> Blank {
    let words: Vec<_> = known.into_iter().collect();
    let shown = Blank::list(words.iter().take(16).map(|word| format!("`{word}`")));
    match words.len() {
        0 => message!("nothing").fill(),
        count if count > 16 => message!("{words}, … ({count} in all)", words = shown, count).fill(),
        _ => shown,
    }
}

/// Normalises a word for comparison: case does not matter, and `_` and blanks count as `-`.
fn plain(word: &str) -> Vec<char> {
    word.chars()
        .map(|c| match c {
            '_' | ' ' => '-',
            c => c.to_ascii_lowercase(),
        })
        .collect()
}

/// The edit distance between two words; swapping two adjacent letters counts as one edit.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let change = usize::from(a[i - 1] != b[j - 1]);
                let mut best = (rows[i - 1][j - 1] + change).min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    best = best.min(rows[i - 2][j - 2] + 1);
                }
                best
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_mistakes_find_their_word() {
        let known = ["pieces", "board", "promotion", "first-move"];
        assert_eq!(nearest("peices", known), Some("pieces"));
        assert_eq!(nearest("first_move", known), Some("first-move"));
        assert_eq!(nearest("Board", known), Some("board"));
        assert_eq!(nearest("xyz", known), None);
        assert_eq!(nearest("", known), None);
    }
}
