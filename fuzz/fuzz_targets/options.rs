//! Feeds `fuzz::options`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    fuzz::options(bytes);
});
