//! A file of TypeScript: types, with every type that they mention.

use std::collections::BTreeMap;
use std::fmt;

use ts_rs::{Config, TS, TypeVisitor};

use super::layout;

/// The types of one file, by name.
pub struct TypeFile {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeFile {
    /// A file without types.
    pub fn new() -> Self {
        // JSON has one kind of number, and no count here comes near its end.
        TypeFile { config: Config::new().with_large_int("number"), types: BTreeMap::new() }
    }

    /// The same file, with one type more and all that it mentions.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }
}

impl Default for TypeFile {
    fn default() -> Self {
        TypeFile::new()
    }
}

impl TypeVisitor for TypeFile {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no place in a file has no name of its own: lists, numbers, texts.
        if T::output_path().is_none() || self.types.contains_key(&T::ident(&self.config)) {
            return;
        }
        let text = layout::declaration(T::docs().as_deref(), &T::decl(&self.config));
        self.types.insert(T::ident(&self.config), text);
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl fmt::Display for TypeFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "// Written by `cargo xtask types` from the program's own types; not to be changed by hand."
        )?;
        self.types.values().try_for_each(|text| write!(f, "\n{text}"))
    }
}
