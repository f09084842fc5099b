//! The page is part of the server: where it was built anew, so is the server.

use std::fs;

/// Where the page is built to; git ignores it.
const PAGE: &str = "../../web/dist";

fn main() {
    // A folder that is missing would count as changed each time, and one that is there tells when something comes.
    if let Err(problem) = fs::create_dir_all(PAGE) {
        println!("cargo::warning={PAGE} cannot be watched: {problem}");
    }
    println!("cargo::rerun-if-changed={PAGE}");
}
