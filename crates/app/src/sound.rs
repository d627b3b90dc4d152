//! Sounds, made from noise and waves. The kits play the same score with instruments of their own.

use std::cell::RefCell;

use chesswright_table::session::Sound;
use chesswright_table::settings::SoundKit;
use web_sys::{AudioContext, BiquadFilterType, OscillatorType};

/// A knock: its time, pitch, duration and volume.
struct Knock {
    at: f64,
    pitch: f32,
    ring: f64,
    loud: f32,
    /// The share of noise, as of wood on wood; the rest is tone.
    wood: f32,
}

const fn knock(at: f64, pitch: f32, ring: f64, loud: f32, wood: f32) -> Knock {
    Knock { at, pitch, ring, loud, wood }
}

/// What a kit does with a knock.
struct Instrument {
    wave: OscillatorType,
    /// How much higher and longer it sounds than wood.
    pitch: f32,
    ring: f64,
    /// How much of the noise is left.
    wood: f32,
    /// A second tone, so much higher, as bells have.
    overtone: Option<f32>,
}

fn instrument(kit: SoundKit) -> Instrument {
    let sine = OscillatorType::Sine;
    match kit {
        SoundKit::Wood => Instrument { wave: sine, pitch: 1.0, ring: 1.0, wood: 1.0, overtone: None },
        SoundKit::Felt => {
            Instrument { wave: OscillatorType::Triangle, pitch: 0.55, ring: 0.7, wood: 0.35, overtone: None }
        }
        SoundKit::Glass => Instrument { wave: sine, pitch: 4.2, ring: 4.0, wood: 0.12, overtone: Some(2.76) },
        SoundKit::Retro => {
            Instrument { wave: OscillatorType::Square, pitch: 1.6, ring: 0.8, wood: 0.0, overtone: None }
        }
    }
}

fn score(sound: Sound) -> &'static [Knock] {
    match sound {
        Sound::Move => const { &[knock(0.0, 190.0, 0.09, 0.8, 0.8)] },
        Sound::Capture => const { &[knock(0.0, 130.0, 0.13, 1.0, 0.9), knock(0.055, 240.0, 0.07, 0.6, 0.8)] },
        Sound::Check => {
            const {
                &[
                    knock(0.0, 190.0, 0.09, 0.8, 0.8),
                    knock(0.1, 520.0, 0.22, 0.45, 0.1),
                    knock(0.2, 660.0, 0.26, 0.4, 0.1),
                ]
            }
        }
        Sound::End => {
            const {
                &[
                    knock(0.0, 262.0, 0.7, 0.4, 0.15),
                    knock(0.16, 330.0, 0.7, 0.4, 0.1),
                    knock(0.32, 392.0, 1.0, 0.45, 0.1),
                ]
            }
        }
        Sound::LowTime => const { &[knock(0.0, 880.0, 0.05, 0.4, 0.5), knock(0.18, 880.0, 0.05, 0.4, 0.5)] },
        Sound::Refused => const { &[knock(0.0, 95.0, 0.12, 0.6, 0.4)] },
    }
}

thread_local!(static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) });

/// Plays a sound of a kit, at a volume from 0 to 10. A browser without sound stays silent.
pub(crate) fn play(sound: Sound, kit: SoundKit, volume: u8) {
    if volume == 0 {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        let Some(context) = context else { return };
        // Browsers keep audio suspended until the user first interacts with the page.
        let _ = context.resume();
        for hit in score(sound) {
            let _ = strike(context, hit, &instrument(kit), f32::from(volume.min(10)) / 10.0);
        }
    });
}

fn strike(
    context: &AudioContext,
    hit: &Knock,
    instrument: &Instrument,
    volume: f32,
) -> Result<(), wasm_bindgen::JsValue> {
    let start = context.current_time() + 0.005 + hit.at;
    let end = start + hit.ring * instrument.ring;
    let pitch = hit.pitch * instrument.pitch;
    // A square wave carries much more than a sine does.
    let loud = if instrument.wave == OscillatorType::Square { 0.12 } else { 0.5 };
    let out = context.create_gain()?;
    out.gain().set_value_at_time(0.0001, start)?;
    out.gain().exponential_ramp_to_value_at_time(loud * volume * hit.loud, start + 0.004)?;
    out.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    out.connect_with_audio_node(&context.destination())?;

    for pitch in std::iter::once(pitch).chain(instrument.overtone.map(|higher| pitch * higher)) {
        let tone = context.create_oscillator()?;
        tone.set_type(instrument.wave);
        tone.frequency().set_value_at_time(pitch * 1.3, start)?;
        tone.frequency().exponential_ramp_to_value_at_time(pitch, start + 0.03)?;
        tone.connect_with_audio_node(&out)?;
        tone.start_with_when(start)?;
        tone.stop_with_when(end)?;
    }
    if instrument.wood == 0.0 {
        return Ok(());
    }

    let rate = context.sample_rate();
    let length = (rate * 0.03) as u32;
    let noise = context.create_buffer(1, length, rate)?;
    let mut seed = 0x2545_f491_u32;
    let samples: Vec<f32> = (0..length)
        .map(|i| {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            let fade = 1.0 - i as f32 / length as f32;
            (seed as f32 / u32::MAX as f32 * 2.0 - 1.0) * fade * fade * hit.wood * instrument.wood
        })
        .collect();
    noise.copy_to_channel(&samples, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&noise));
    let body = context.create_biquad_filter()?;
    body.set_type(BiquadFilterType::Bandpass);
    body.frequency().set_value(pitch * 6.0);
    body.q().set_value(1.2);
    source.connect_with_audio_node(&body)?;
    body.connect_with_audio_node(&out)?;
    source.start_with_when(start)
}
