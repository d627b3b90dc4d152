//! A game as an animated GIF: one palette for all pictures, and of every picture only what changed.

use std::collections::HashMap;

use crate::raster::{Pixels, RasterError, pixels};

/// How fast the pictures follow each other, in hundredths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long each picture stays.
    pub delay: u16,
    /// How long the last one stays before the first comes again.
    pub last: u16,
}

impl Default for Pace {
    fn default() -> Self {
        Self { delay: 90, last: 400 }
    }
}

/// The SVG texts one after the other, for ever.
///
/// # Errors
/// When one of them cannot be drawn, there is none, or they differ in size.
pub fn gif(pictures: &[String], pace: Pace) -> Result<Vec<u8>, RasterError> {
    let delay = |i: usize| if i + 1 == pictures.len() { pace.last } else { pace.delay };
    gif_of(pictures.len(), &mut |i| pixels(&pictures[i]), &delay)
}

/// So many pictures one after the other, for ever, each staying for its hundredths of a second.
///
/// Pictures are asked for twice rather than kept: a long game of large pictures would not fit into memory.
///
/// # Errors
/// When one of them cannot be drawn, there is none, or they differ in size.
pub fn gif_of<E: From<RasterError>>(
    count: usize,
    picture: &mut dyn FnMut(usize) -> Result<Pixels, E>,
    delay: &dyn Fn(usize) -> u16,
) -> Result<Vec<u8>, E> {
    let mut counts = Counts::default();
    let mut size = None;
    for i in 0..count {
        let drawn = picture(i)?;
        if *size.get_or_insert((drawn.width, drawn.height)) != (drawn.width, drawn.height) {
            return Err(RasterError::Frames.into());
        }
        counts.add(&drawn);
    }
    let Some((width, height)) = size else { return Err(RasterError::Frames.into()) };
    let (Ok(w), Ok(h)) = (u16::try_from(width), u16::try_from(height)) else {
        return Err(RasterError::Size(width, height).into());
    };
    let mut palette = Palette::new(counts);
    let failed = |error: gif::EncodingError| RasterError::Encoding(error.to_string());
    let mut file = vec![];
    {
        let mut encoder = gif::Encoder::new(&mut file, w, h, &palette.bytes()).map_err(failed)?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(failed)?;
        let mut before: Option<Vec<u8>> = None;
        for i in 0..count {
            let drawn = palette.paint(&picture(i)?);
            let area = before.as_ref().map_or([0, 0, w, h], |before| changed(before, &drawn, w));
            let [left, top, wide, high] = area;
            let rows = (top..top + high).flat_map(|y| {
                let start = usize::from(y) * usize::from(w) + usize::from(left);
                drawn[start..start + usize::from(wide)].to_vec()
            });
            let frame = gif::Frame {
                left,
                top,
                width: wide,
                height: high,
                delay: delay(i),
                dispose: gif::DisposalMethod::Keep,
                buffer: rows.collect(),
                ..gif::Frame::default()
            };
            encoder.write_frame(&frame).map_err(failed)?;
            before = Some(drawn);
        }
    }
    Ok(file)
}

/// The box around what differs: left, top, width, height; one pixel where nothing does.
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

/// How often which colour occurs, to five bits a channel.
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
    /// Colours are parted along their longest extent until there are enough boxes; each box becomes its mean.
    fn new(counts: Counts) -> Self {
        let mut all: Vec<(u16, Seen)> = counts.0.into_iter().collect();
        all.sort_unstable_by_key(|(code, _)| *code);
        let mut boxes = vec![all.into_iter().map(|(_, seen)| seen).collect::<Vec<_>>()];
        while boxes.len() < 256 {
            let widest = boxes.iter().enumerate().max_by_key(|(_, seen)| worth(seen));
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

/// How much a box deserves to be parted: by its extent first, by its pixels a little.
fn worth(seen: &[Seen]) -> u64 {
    let pixels: u64 = seen.iter().map(|s| s.count).sum();
    u64::from(extent(seen).1).pow(2) * (64 - pixels.leading_zeros() as u64)
}
