//! Where counting begins and ends.

use std::hint::black_box;

/// Does the work that is counted, and says on a line of its own what it is called and how many there are of it: games,
/// positions, iterations. What the work gives is dropped uncounted.
pub fn count<O>(name: &str, pieces: usize, work: impl FnOnce() -> O) {
    println!("{name} {pieces}");
    let (mut work, mut given) = (Some(work), None);
    counted(&mut || given = work.take().map(|work| black_box(work())));
}

/// Callgrind counts what happens in here, and nothing else: `crates/xtask/src/callgrind.rs` tells it this function's name,
/// so it is neither generic nor a part of its caller.
#[inline(never)]
fn counted(work: &mut dyn FnMut()) {
    black_box(work)();
}
