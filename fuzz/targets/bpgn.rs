#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| chesswright_fuzz_targets::bpgn(input));
