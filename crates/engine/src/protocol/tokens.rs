//! Splits the lines of a protocol into words.

/// The words of a line that have not been read yet.
pub(super) struct Tokens<'a> {
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    pub(super) fn of(line: &'a str) -> Self {
        Self { rest: line.trim() }
    }

    /// Reads the next word.
    pub(super) fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest.trim_start();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (word, rest) = rest.split_at(end);
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    /// Reads the next word as a number; none if it is no such number.
    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        self.next()?.parse().ok()
    }

    /// Everything that has not been read.
    pub(super) fn rest(&self) -> &'a str {
        self.rest.trim()
    }

    /// The text before a word and the text after it.
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
    use super::Tokens;

    #[test]
    fn lines_are_split_into_words() {
        let mut tokens = Tokens::of("  setoption name  Clear Hash value a b ");
        assert_eq!(tokens.next(), Some("setoption"));
        assert_eq!(tokens.next(), Some("name"));
        assert_eq!(tokens.split_at("value"), ("Clear Hash", "a b"));
        assert_eq!(Tokens::of("Ponder").split_at("value"), ("Ponder", ""));
        assert_eq!(Tokens::of("").next(), None);
    }
}
