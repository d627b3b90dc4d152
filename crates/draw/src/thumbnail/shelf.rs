//! Thumbnails in one text: what several pictures have in common, such as pieces and boards, is there once.
//!
//! First come the lines of all pictures, each once. Then each picture has a line with `=`, its name, and the numbers of its
//! lines.

use std::collections::HashMap;
use std::fmt::Write as _;

/// The mark of lines that list a picture. Lines of SVG begin otherwise.
const MARK: char = '=';

/// Writes pictures, by name, into one text.
pub fn pack<'a>(pictures: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let (mut lines, mut numbers, mut lists) = (String::new(), HashMap::new(), String::new());
    for (name, picture) in pictures {
        let _ = write!(lists, "{MARK}{name}");
        for line in picture.lines() {
            let next = numbers.len();
            let number = *numbers.entry(line).or_insert_with(|| {
                lines.push_str(line);
                lines.push('\n');
                next
            });
            let _ = write!(lists, " {number}");
        }
        lists.push('\n');
    }
    lines + &lists
}

/// The pictures of such a text.
#[derive(Clone, Debug, Default)]
pub struct Thumbnails {
    text: String,
    /// Where each line begins and ends.
    lines: Vec<(usize, usize)>,
    /// The line that lists a picture.
    lists: HashMap<String, usize>,
}

impl Thumbnails {
    /// Reads the text. What cannot be read is left out.
    pub fn read(text: String) -> Self {
        let (mut lines, mut lists, mut begin) = (vec![], HashMap::new(), 0);
        for line in text.split_inclusive('\n') {
            let (end, next) = (begin + line.trim_end_matches('\n').len(), begin + line.len());
            if let Some(list) = line.strip_prefix(MARK) {
                let name = list.split_whitespace().next().unwrap_or_default();
                lists.insert(name.to_owned(), lines.len());
            }
            lines.push((begin, end));
            begin = next;
        }
        Self { text, lines, lists }
    }

    /// The picture of that name, as SVG.
    pub fn get(&self, name: &str) -> Option<String> {
        let list = self.line(*self.lists.get(name)?)?;
        let mut picture = String::new();
        for number in list.split_whitespace().skip(1) {
            picture.push_str(self.line(number.parse().ok()?)?);
            picture.push('\n');
        }
        Some(picture)
    }

    fn line(&self, number: usize) -> Option<&str> {
        let (begin, end) = *self.lines.get(number)?;
        self.text.get(begin..end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_come_back_and_share_their_lines() {
        let pictures = [
            ("one", "<svg>\n<board/>\n<king/>\n</svg>\n"),
            ("two", "<svg>\n<board/>\n<king/>\n<queen/>\n</svg>\n"),
        ];
        let text = pack(pictures);
        assert_eq!(text.matches("<board/>").count(), 1);
        let read = Thumbnails::read(text);
        for (name, picture) in pictures {
            assert_eq!(read.get(name).as_deref(), Some(picture));
        }
        assert_eq!(read.get("three"), None);
    }

    #[test]
    fn damaged_texts_give_no_pictures() {
        for text in ["", "=", "=one 7", "<svg>\n=one 0 x", "=one -1\n"] {
            assert_eq!(Thumbnails::read(text.into()).get("one"), None, "{text}");
        }
    }
}
