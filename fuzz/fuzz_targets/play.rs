//! Feeds `fuzz::play`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    fuzz::play(bytes);
});
