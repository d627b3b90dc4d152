//! Lines taken apart.

/// The words of a line, and what stands behind them.
pub(super) struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    pub(super) fn of(line: &'a str) -> Self {
        Self { rest: line.trim() }
    }

    /// The next word.
    pub(super) fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest.trim_start();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (word, rest) = rest.split_at(end);
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    /// The next word as a number.
    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        self.next()?.parse().ok()
    }

    /// Everything that has not been taken.
    pub(super) fn rest(&self) -> &'a str {
        self.rest.trim()
    }

    /// What stands before a word, and what behind it.
    pub(super) fn split_at(&self, word: &str) -> (&'a str, &'a str) {
        let mut at = 0;
        for part in self.rest.split_inclusive(char::is_whitespace) {
            if part.trim() == word {
                return (self.rest[..at].trim(), self.rest[at + part.len()..].trim());
            }
            at += part.len();
        }
        (self.rest(), "")
    }
}

#[cfg(test)]
mod tests {
    use super::Words;

    #[test]
    fn lines_come_apart() {
        let mut words = Words::of("  setoption name  Clear Hash value a b ");
        assert_eq!(words.next(), Some("setoption"));
        assert_eq!(words.next(), Some("name"));
        assert_eq!(words.split_at("value"), ("Clear Hash", "a b"));
        assert_eq!(Words::of("Ponder").split_at("value"), ("Ponder", ""));
        assert_eq!(Words::of("").next(), None);
    }
}
