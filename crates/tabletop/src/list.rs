//! Lists of which a server holds thousands.

/// Adds to a list that grows by a few items, not to twice its size.
pub fn push_tightly<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact(16);
    }
    list.push(item);
}
