//! A buffered byte source that counts lines.

use std::io::{self, Read};

/// The size of the buffer, and the limit for looking ahead.
const SIZE: usize = 1 << 16;

/// A file being read, in constant memory.
#[derive(Debug)]
pub(super) struct Source<R> {
    inner: R,
    buffer: Box<[u8]>,
    at: usize,
    end: usize,
    done: bool,
    line: u64,
}

impl<R: Read> Source<R> {
    pub(super) fn new(inner: R) -> Self {
        Self { inner, buffer: vec![0; SIZE].into_boxed_slice(), at: 0, end: 0, done: false, line: 1 }
    }

    /// The line of the next byte, from 1.
    pub(super) fn line(&self) -> u64 {
        self.line
    }

    /// The next byte.
    #[inline]
    pub(super) fn peek(&mut self) -> io::Result<Option<u8>> {
        if self.at == self.end {
            self.fill(1)?;
        }
        Ok(self.buffer[..self.end].get(self.at).copied())
    }

    /// Takes the next byte.
    #[inline]
    pub(super) fn next(&mut self) -> io::Result<Option<u8>> {
        let byte = self.peek()?;
        if let Some(byte) = byte {
            self.at += 1;
            self.line += u64::from(byte == b'\n');
        }
        Ok(byte)
    }

    /// The next `amount` bytes, or fewer at the end of the file, without taking them.
    pub(super) fn ahead(&mut self, amount: usize) -> io::Result<&[u8]> {
        let amount = amount.min(SIZE);
        if self.end - self.at < amount {
            self.fill(amount)?;
        }
        Ok(&self.buffer[self.at..self.end.min(self.at + amount)])
    }

    /// The contents of the buffer.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        &self.buffer[self.at..self.end]
    }

    /// Skips the given blank, if any, and `length` bytes of [`rest`](Self::rest), which contain no line end.
    #[inline]
    pub(super) fn skip(&mut self, blank: Option<u8>, length: usize) {
        self.line += u64::from(blank == Some(b'\n'));
        self.at = self.end.min(self.at + usize::from(blank.is_some()) + length);
    }

    /// Takes bytes as long as `fits` accepts them, and keeps at most `room` of them.
    #[inline]
    pub(super) fn take_while(
        &mut self,
        into: &mut Vec<u8>,
        room: usize,
        fits: impl Fn(u8) -> bool,
    ) -> io::Result<()> {
        loop {
            let rest = &self.buffer[self.at..self.end];
            let length = rest.iter().position(|&byte| !fits(byte)).unwrap_or(rest.len());
            let taken = &rest[..length];
            self.line += taken.iter().filter(|&&byte| byte == b'\n').count() as u64;
            into.extend_from_slice(&taken[..length.min(room.saturating_sub(into.len()))]);
            self.at += length;
            if self.at < self.end {
                return Ok(());
            }
            if self.peek()?.is_none() {
                return Ok(());
            }
        }
    }

    /// Skips bytes as long as `fits` accepts them.
    #[inline]
    pub(super) fn skip_while(&mut self, fits: impl Fn(u8) -> bool) -> io::Result<()> {
        self.take_while(&mut Vec::new(), 0, fits)
    }

    /// Fills the buffer with at least `amount` bytes, if the file has them.
    #[cold]
    fn fill(&mut self, amount: usize) -> io::Result<()> {
        self.buffer.copy_within(self.at..self.end, 0);
        self.end -= self.at;
        self.at = 0;
        while !self.done && self.end < amount {
            match self.inner.read(&mut self.buffer[self.end..]) {
                Ok(0) => self.done = true,
                Ok(more) => self.end += more,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_ahead_over_the_edge_of_the_buffer() {
        let text: Vec<u8> = (0..3 * SIZE).map(|i| if i % 100 == 99 { b'\n' } else { b'a' }).collect();
        let mut source = Source::new(&text[..]);
        let mut taken = vec![];
        source.take_while(&mut taken, 10, |byte| byte == b'a').unwrap();
        assert_eq!((taken.len(), source.line()), (10, 1));
        for _ in 0..SIZE {
            source.next().unwrap();
        }
        let expected = &text[99 + SIZE..][..500];
        assert_eq!(source.ahead(500).unwrap(), expected);
        source.skip_while(|_| true).unwrap();
        assert_eq!(source.next().unwrap(), None);
        assert_eq!(source.line(), 1 + (3 * SIZE / 100) as u64);
    }
}
