//! A game as an animated GIF. All pictures share one palette, and each frame contains only what changed.

use std::collections::HashMap;

use crate::bitmap::{Pixels, RasterError};

/// How long the pictures are shown, in hundredths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long each picture is shown.
    pub delay: u16,
    /// How long the last picture is shown before the animation repeats.
    pub last: u16,
}

impl Default for Pace {
    fn default() -> Self {
        Self { delay: 90, last: 400 }
    }
}

/// An animation of these SVG texts that repeats forever.
///
/// # Errors
/// Fails if one of them cannot be drawn, if there is none, or if their sizes differ.
#[cfg(feature = "raster")]
pub fn gif(pictures: &[String], pace: Pace) -> Result<Vec<u8>, RasterError> {
    let delay = |i: usize| if i + 1 == pictures.len() { pace.last } else { pace.delay };
    gif_of(pictures.len(), &mut |i| crate::pixels(&pictures[i]), &delay)
}

/// An animation of this many pictures that repeats forever. Each picture has its own duration in hundredths of a
/// second.
///
/// Each picture is requested twice instead of kept, because a long game of large pictures would not fit into memory.
///
/// # Errors
/// Fails if one of them cannot be drawn, if there is none, or if their sizes differ.
#[cfg(feature = "raster")]
pub fn gif_of<E: From<RasterError>>(
    count: usize,
    picture: &mut dyn FnMut(usize) -> Result<Pixels, E>,
    delay: &dyn Fn(usize) -> u16,
) -> Result<Vec<u8>, E> {
    let mut colours = Colours::default();
    for i in 0..count {
        colours.see(&picture(i)?)?;
    }
    let mut film = Film::new(colours)?;
    for i in 0..count {
        film.add(&picture(i)?, delay(i))?;
    }
    Ok(film.finish()?)
}

/// The colours of a film. They are collected from its pictures before the first frame is written.
#[derive(Default)]
pub struct Colours {
    counts: Counts,
    size: Option<(u32, u32)>,
}

impl Colours {
    /// Adds the colours of a picture. Some pictures may be left out, but all must have the same size.
    ///
    /// # Errors
    /// Fails if the size differs from that of the first picture.
    pub fn see(&mut self, picture: &Pixels) -> Result<(), RasterError> {
        let size = (picture.width, picture.height);
        if *self.size.get_or_insert(size) != size {
            return Err(RasterError::Frames);
        }
        self.counts.add(picture);
        Ok(())
    }
}

/// A film that is being written, picture by picture.
pub struct Film {
    palette: Palette,
    size: (u16, u16),
    encoder: gif::Encoder<Vec<u8>>,
    before: Option<Vec<u8>>,
}

impl Film {
    /// Begins a film in these colours.
    ///
    /// # Errors
    /// Fails if no picture was added to the colours, or if the pictures are too large.
    pub fn new(colours: Colours) -> Result<Self, RasterError> {
        let Some((width, height)) = colours.size else { return Err(RasterError::Frames) };
        let (Ok(w), Ok(h)) = (u16::try_from(width), u16::try_from(height)) else {
            return Err(RasterError::Size(width, height));
        };
        let palette = Palette::new(colours.counts);
        let mut encoder = gif::Encoder::new(vec![], w, h, &palette.bytes()).map_err(failed)?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(failed)?;
        Ok(Self { palette, size: (w, h), encoder, before: None })
    }

    /// Adds a picture that is shown for `delay` hundredths of a second.
    ///
    /// # Errors
    /// Fails if its size differs from that of the film.
    pub fn add(&mut self, picture: &Pixels, delay: u16) -> Result<(), RasterError> {
        let (w, h) = self.size;
        if (picture.width, picture.height) != (u32::from(w), u32::from(h)) {
            return Err(RasterError::Frames);
        }
        let drawn = self.palette.paint(picture);
        let area = self.before.as_ref().map_or([0, 0, w, h], |before| changed(before, &drawn, w));
        let [left, top, wide, high] = area;
        let rows = (top..top + high).flat_map(|y| {
            let start = usize::from(y) * usize::from(w) + usize::from(left);
            &drawn[start..start + usize::from(wide)]
        });
        let frame = gif::Frame {
            left,
            top,
            width: wide,
            height: high,
            delay,
            dispose: gif::DisposalMethod::Keep,
            buffer: rows.copied().collect(),
            ..gif::Frame::default()
        };
        self.encoder.write_frame(&frame).map_err(failed)?;
        self.before = Some(drawn);
        Ok(())
    }

    /// The finished file.
    ///
    /// # Errors
    /// Fails if the end of the file cannot be written.
    pub fn finish(self) -> Result<Vec<u8>, RasterError> {
        self.encoder.into_inner().map_err(|error| RasterError::Encoding(error.to_string()))
    }
}

fn failed(error: gif::EncodingError) -> RasterError {
    RasterError::Encoding(error.to_string())
}

/// The box around the pixels that differ: left, top, width, height. If nothing differs, it is one pixel.
fn changed(before: &[u8], after: &[u8], width: u16) -> [u16; 4] {
    let (mut left, mut right, mut top, mut bottom) = (u16::MAX, 0, u16::MAX, 0);
    let rows = before.chunks(usize::from(width)).zip(after.chunks(usize::from(width)));
    for (y, (a, b)) in (0u16..).zip(rows) {
        let Some(first) = a.iter().zip(b).position(|(a, b)| a != b) else { continue };
        let last = a.iter().zip(b).rposition(|(a, b)| a != b).unwrap_or(first);
        (left, right) = (left.min(first as u16), right.max(last as u16));
        (top, bottom) = (top.min(y), y.max(bottom));
    }
    if left > right { [0, 0, 1, 1] } else { [left, top, right - left + 1, bottom - top + 1] }
}

/// How often each colour occurs, with five bits a channel.
#[derive(Default)]
struct Counts(HashMap<u16, Seen>);

#[derive(Clone, Copy, Default)]
struct Seen {
    count: u64,
    sum: [u64; 3],
}

impl Counts {
    fn add(&mut self, drawn: &Pixels) {
        for pixel in drawn.rgba.chunks_exact(4) {
            let seen = self.0.entry(coarse(pixel)).or_default();
            seen.count += 1;
            for (sum, &value) in seen.sum.iter_mut().zip(&pixel[..3]) {
                *sum += u64::from(value);
            }
        }
    }
}

fn coarse(pixel: &[u8]) -> u16 {
    pixel[..3].iter().fold(0, |code, &value| code << 5 | u16::from(value >> 3))
}

/// At most 256 colours.
struct Palette {
    colours: Vec<[u8; 3]>,
    nearest: HashMap<u16, u8>,
}

impl Palette {
    /// Splits the colours along their longest extent until there are enough boxes. Each box becomes its mean.
    fn new(counts: Counts) -> Self {
        let mut all: Vec<(u16, Seen)> = counts.0.into_iter().collect();
        all.sort_unstable_by_key(|(code, _)| *code);
        let mut boxes = vec![all.into_iter().map(|(_, seen)| seen).collect::<Vec<_>>()];
        while boxes.len() < 256 {
            let widest = boxes.iter().enumerate().max_by_key(|(_, seen)| split_priority(seen));
            let Some((index, _)) = widest.filter(|(_, seen)| seen.len() > 1) else { break };
            let mut seen = boxes.swap_remove(index);
            let (channel, _) = extent(&seen);
            seen.sort_by_key(|s| mean(s)[channel]);
            let half = seen.iter().map(|s| s.count).sum::<u64>() / 2;
            let mut so_far = 0;
            let middle = seen.iter().position(|s| {
                so_far += s.count;
                so_far > half
            });
            let rest = seen.split_off(middle.unwrap_or(0).clamp(1, seen.len() - 1));
            boxes.extend([seen, rest]);
        }
        let colours = boxes.iter().filter(|seen| !seen.is_empty()).map(|seen| {
            let total = seen.iter().fold(Seen::default(), |mut total, s| {
                total.count += s.count;
                (0..3).for_each(|i| total.sum[i] += s.sum[i]);
                total
            });
            mean(&total)
        });
        Self { colours: colours.collect(), nearest: HashMap::new() }
    }

    fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    fn paint(&mut self, drawn: &Pixels) -> Vec<u8> {
        let colours = &self.colours;
        let index = |pixel: &[u8]| {
            *self.nearest.entry(coarse(pixel)).or_insert_with(|| {
                let far = |colour: &[u8; 3]| -> u32 {
                    colour.iter().zip(pixel).map(|(&a, &b)| u32::from(a.abs_diff(b)).pow(2)).sum()
                };
                (0..colours.len()).min_by_key(|&i| far(&colours[i])).unwrap_or(0) as u8
            })
        };
        drawn.rgba.chunks_exact(4).map(index).collect()
    }
}

fn mean(seen: &Seen) -> [u8; 3] {
    seen.sum.map(|sum| (sum / seen.count.max(1)) as u8)
}

/// The channel that varies most, and how much.
fn extent(seen: &[Seen]) -> (usize, u8) {
    let spread = |i: usize| {
        let values = seen.iter().map(|s| mean(s)[i]);
        values.clone().max().unwrap_or(0) - values.min().unwrap_or(0)
    };
    (0..3).map(|i| (i, spread(i))).max_by_key(|(_, spread)| *spread).unwrap_or((0, 0))
}

/// The priority for splitting a box: mainly its extent, and to a small degree its number of pixels.
fn split_priority(seen: &[Seen]) -> u64 {
    let pixels: u64 = seen.iter().map(|s| s.count).sum();
    u64::from(extent(seen).1).pow(2) * (64 - pixels.leading_zeros() as u64)
}
