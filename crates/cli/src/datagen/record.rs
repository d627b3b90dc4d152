//! The file of games that `chesswright datagen` writes and `chesswright train --data` reads.
//!
//! A header names the rules and how the games were played. Then each game has its start, its result, and for each move its
//! number among the legal moves and the score that the search gave it: four bytes. So a game of any rules is small, and is
//! played again to be read.

use std::fs::File;
use std::io::{BufReader, BufWriter, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use chesswright_notation::position;
use chesswright_rules::{Move, Position, Rules};

const MAGIC: &[u8; 8] = b"cwgames1";
/// The most bytes of a game and of a text, so that a damaged file cannot ask for more memory than there is.
const MOST_BYTES: u32 = 1 << 20;
/// Instead of a score: nobody searched here.
const NO_SCORE: i16 = i16::MIN;

/// How the games of a file are played. Games with equal headers and numbers are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    /// The hash of the rules.
    pub(crate) rules: String,
    pub(crate) seed: u64,
    /// The soft limit of nodes for each move.
    pub(crate) nodes: u64,
    /// The number of random moves at the start.
    pub(crate) opening: u32,
    /// The fingerprint of the evaluation that played.
    pub(crate) evaluation: u64,
}

/// A game with what the searches thought.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Record {
    /// The start as text; empty for the usual one.
    pub(crate) start: String,
    /// The half points of the first side.
    pub(crate) result: u8,
    pub(crate) plies: Vec<Ply>,
}

/// A move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ply {
    /// Its number among the legal moves, in the order of [`ordered_moves`].
    pub(crate) number: u16,
    /// The score for the side to move, in centipawns; none for random moves.
    pub(crate) score: Option<i16>,
}

/// The legal moves in an order that depends on nothing but the moves.
pub(crate) fn ordered_moves(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_key(Move::id);
    moves
}

impl Record {
    /// Plays the game again and shows each position with the move and the score to `visit`.
    ///
    /// # Errors
    /// When the game does not fit the rules.
    pub(crate) fn replay(
        &self,
        rules: &Rules,
        mut visit: impl FnMut(&Position, &Move, Option<i16>),
    ) -> Result<()> {
        let mut position = match self.start.as_str() {
            "" => rules.start(),
            text => position::read(rules, text).context("the start of a game cannot be read")?.position,
        };
        for ply in &self.plies {
            let moves = ordered_moves(&position);
            let played = moves.get(usize::from(ply.number)).context("a game has a move that is not legal")?;
            visit(&position, played, ply.score);
            position.play_unchecked(played);
        }
        Ok(())
    }

    fn write(&self, out: &mut impl Write) -> Result<()> {
        let mut bytes = vec![self.result];
        write_text(&mut bytes, &self.start)?;
        for ply in &self.plies {
            bytes.extend(ply.number.to_le_bytes());
            bytes.extend(ply.score.unwrap_or(NO_SCORE).to_le_bytes());
        }
        let size = u32::try_from(bytes.len()).ok().filter(|size| *size <= MOST_BYTES);
        out.write_all(&size.context("a game is too long")?.to_le_bytes())?;
        Ok(out.write_all(&bytes)?)
    }

    /// Reads a game; none at the end of the file, or where the last game is cut off.
    fn read(input: &mut impl Read) -> Result<Option<(Self, u64)>> {
        let mut size = [0; 4];
        if !fill(input, &mut size)? {
            return Ok(None);
        }
        let size = u32::from_le_bytes(size);
        ensure!(size <= MOST_BYTES, "a game of {size} bytes: the file is damaged");
        let mut bytes = vec![0; size as usize];
        if !fill(input, &mut bytes)? {
            return Ok(None);
        }
        let mut rest = bytes.as_slice();
        let mut result = [0];
        rest.read_exact(&mut result)?;
        ensure!(result[0] <= 2, "a game without a result: the file is damaged");
        let start = read_text(&mut rest)?;
        let (plies, []) = rest.as_chunks::<4>() else { bail!("half a move: the file is damaged") };
        let ply = |&[a, b, c, d]: &[u8; 4]| Ply {
            number: u16::from_le_bytes([a, b]),
            score: Some(i16::from_le_bytes([c, d])).filter(|score| *score != NO_SCORE),
        };
        let record = Self { start, result: result[0], plies: plies.iter().map(ply).collect() };
        Ok(Some((record, 4 + u64::from(size))))
    }
}

impl Header {
    fn write(&self, out: &mut impl Write) -> Result<()> {
        out.write_all(MAGIC)?;
        write_text(out, &self.rules)?;
        out.write_all(&self.seed.to_le_bytes())?;
        out.write_all(&self.nodes.to_le_bytes())?;
        out.write_all(&self.opening.to_le_bytes())?;
        Ok(out.write_all(&self.evaluation.to_le_bytes())?)
    }

    fn read(input: &mut impl Read) -> Result<Self> {
        let mut magic = [0; 8];
        input.read_exact(&mut magic).ok().context("the file is too short")?;
        ensure!(magic == *MAGIC, "this is not a file of games from `chesswright datagen`");
        let rules = read_text(input)?;
        let (mut seed, mut nodes, mut opening, mut evaluation) = ([0; 8], [0; 8], [0; 4], [0; 8]);
        input.read_exact(&mut seed)?;
        input.read_exact(&mut nodes)?;
        input.read_exact(&mut opening)?;
        input.read_exact(&mut evaluation)?;
        Ok(Self {
            rules,
            seed: u64::from_le_bytes(seed),
            nodes: u64::from_le_bytes(nodes),
            opening: u32::from_le_bytes(opening),
            evaluation: u64::from_le_bytes(evaluation),
        })
    }

    fn size(&self) -> u64 {
        (8 + 4 + self.rules.len() + 8 + 8 + 4 + 8) as u64
    }
}

fn write_text(out: &mut impl Write, text: &str) -> Result<()> {
    out.write_all(&(text.len() as u32).to_le_bytes())?;
    Ok(out.write_all(text.as_bytes())?)
}

fn read_text(input: &mut impl Read) -> Result<String> {
    let mut size = [0; 4];
    input.read_exact(&mut size)?;
    let size = u32::from_le_bytes(size);
    ensure!(size <= MOST_BYTES, "a text of {size} bytes: the file is damaged");
    let mut bytes = vec![0; size as usize];
    input.read_exact(&mut bytes)?;
    String::from_utf8(bytes).context("a text is not in UTF-8: the file is damaged")
}

/// Fills the bytes; returns false where the file ends before.
fn fill(input: &mut impl Read, bytes: &mut [u8]) -> Result<bool> {
    match input.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Reads the games of a file, one after the other.
pub(crate) struct RecordReader {
    header: Header,
    input: BufReader<File>,
    /// Where the next game begins.
    at: u64,
}

impl RecordReader {
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let place = || format!("cannot read `{}`", path.display());
        let mut input = BufReader::new(File::open(path).with_context(place)?);
        let header = Header::read(&mut input).with_context(place)?;
        Ok(Self { at: header.size(), header, input })
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    pub(crate) fn next_game(&mut self) -> Result<Option<Record>> {
        let Some((record, size)) = Record::read(&mut self.input)? else { return Ok(None) };
        self.at += size;
        Ok(Some(record))
    }
}

/// Adds games to a file.
pub(crate) struct RecordWriter(BufWriter<File>);

impl RecordWriter {
    /// Begins a file, or continues one with the same header. Returns the number of its games. What was written of a game when
    /// the last run was interrupted is cut off.
    pub(crate) fn resume(path: &Path, header: &Header) -> Result<(Self, usize)> {
        let place = || format!("cannot write `{}`", path.display());
        let is_new = std::fs::metadata(path).map_or(true, |data| data.len() == 0);
        if is_new {
            let mut out = BufWriter::new(File::create(path).with_context(place)?);
            header.write(&mut out)?;
            out.flush().with_context(place)?;
            return Ok((Self(out), 0));
        }
        let mut reader = RecordReader::open(path)?;
        if reader.header != *header {
            bail!(
                "`{}` holds games with other settings ({:?}); give the same ones to continue it, or another file",
                path.display(),
                reader.header
            );
        }
        let mut games = 0;
        while reader
            .next_game()
            .with_context(|| format!("`{}`, game {}", path.display(), games + 1))?
            .is_some()
        {
            games += 1;
        }
        let mut file = File::options().write(true).open(path).with_context(place)?;
        file.set_len(reader.at).with_context(place)?;
        file.seek(SeekFrom::End(0)).with_context(place)?;
        Ok((Self(BufWriter::new(file)), games))
    }

    /// Adds a game, which is then safe.
    pub(crate) fn add(&mut self, record: &Record) -> Result<()> {
        record.write(&mut self.0)?;
        Ok(self.0.flush()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header() -> Header {
        Header { rules: "abc".into(), seed: 7, nodes: 100, opening: 8, evaluation: 5 }
    }

    fn record(result: u8) -> Record {
        let plies = [(3, None), (0, Some(-12)), (9, Some(300))];
        let plies = plies.map(|(number, score)| Ply { number, score }).into();
        Record { start: String::new(), result, plies }
    }

    #[test]
    fn a_file_is_continued_after_its_last_whole_game() {
        let path = std::env::temp_dir().join(format!("chesswright-{}.games", std::process::id()));
        let (mut writer, games) = RecordWriter::resume(&path, &header()).expect("it is new");
        assert_eq!(games, 0);
        writer.add(&record(2)).expect("there is room");
        let whole = std::fs::read(&path).expect("it is written");
        writer.add(&record(0)).expect("there is room");
        drop(writer);
        let both = std::fs::read(&path).expect("it is written");
        // Wherever the second game is cut off, the first one is kept and the second is written again.
        for cut in [whole.len(), whole.len() + 2, both.len() - 1] {
            std::fs::write(&path, &both[..cut]).expect("there is room");
            let (mut writer, games) = RecordWriter::resume(&path, &header()).expect("it is the same");
            assert_eq!(games, 1, "cut at {cut}");
            writer.add(&record(0)).expect("there is room");
            drop(writer);
            assert_eq!(std::fs::read(&path).expect("it is written"), both);
        }
        let mut reader = RecordReader::open(&path).expect("it is whole");
        assert_eq!(reader.header(), &header());
        assert_eq!(reader.next_game().expect("it is whole"), Some(record(2)));
        assert_eq!(reader.next_game().expect("it is whole"), Some(record(0)));
        assert_eq!(reader.next_game().expect("it is whole"), None);
        let other = Header { seed: 8, ..header() };
        assert!(RecordWriter::resume(&path, &other).is_err(), "other games must not be mixed in");
        drop(std::fs::remove_file(&path));
    }

    #[test]
    fn damaged_files_are_errors() {
        let mut bytes = vec![];
        header().write(&mut bytes).expect("memory has room");
        for cut in 0..bytes.len() {
            assert!(Header::read(&mut &bytes[..cut]).is_err(), "cut at {cut}");
        }
        let mut game = vec![];
        record(1).write(&mut game).expect("memory has room");
        for damage in [[0, 255], [3, 255], [4, 3], [5, 255], [8, 255]] {
            let mut damaged = game.clone();
            damaged[usize::from(damage[0])] = damage[1];
            let read = Record::read(&mut damaged.as_slice());
            assert!(!matches!(read, Ok(Some((whole, _))) if whole == record(1)), "{damage:?}");
        }
    }
}
