//! The house rules that no single crate can keep alone: which crate may depend on which, and what every game's
//! folder must have.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, MetadataCommand, Package};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn packages() -> Vec<Package> {
    let metadata = MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .no_deps()
        .exec()
        .expect("a workspace");
    metadata.packages
}

/// The folder a package stands in: `crates/bots` is `("crates", "bots")`.
fn place(package: &Package) -> (String, String) {
    let folder = package.manifest_path.parent().expect("a manifest stands in a folder");
    let name = |path: &cargo_metadata::camino::Utf8Path| path.file_name().unwrap_or_default().to_owned();
    (folder.parent().map(name).unwrap_or_default(), name(folder))
}

/// What a package of ours may depend on when it is built; `None` for tools, which may use anything.
fn allowed(package: &Package, games: &BTreeSet<String>) -> Option<BTreeSet<String>> {
    let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    let (above, folder) = place(package);
    match (above.as_str(), folder.as_str()) {
        ("crates", "tabletop") => Some(list(&[])),
        ("crates", "laws" | "bots") | ("games", _) => Some(list(&["tabletop"])),
        ("crates", "catalog") => Some(&list(&["tabletop", "bots"]) | games),
        ("crates", "server") => Some(list(&["tabletop", "bots", "catalog"])),
        ("crates", "mastaba") => Some(list(&["tabletop", "bots", "catalog", "server"])),
        ("crates", "xtask" | "deckmaker" | "tutor") | (_, "benches" | "fuzz") => None,
        _ => panic!("{above}/{folder} has no place in the house: say here what it may depend on"),
    }
}

#[test]
fn dependencies_point_one_way() {
    let packages = packages();
    let ours: BTreeSet<String> = packages.iter().map(|package| package.name.to_string()).collect();
    let games: BTreeSet<String> = packages
        .iter()
        .filter(|package| place(package).0 == "games")
        .map(|package| package.name.to_string())
        .collect();
    assert!(!games.is_empty() && ours.contains("tabletop"), "the workspace was not read: {ours:?}");
    for package in &packages {
        let Some(allowed) = allowed(package, &games) else { continue };
        for dependency in package.dependencies.iter().filter(|dependency| ours.contains(&dependency.name)) {
            // The laws are for tests, and nothing but tests; so is what a package adds to itself for them.
            let for_tests = ["laws", package.name.as_str()].contains(&dependency.name.as_str());
            let is_test = dependency.kind == DependencyKind::Development && for_tests;
            assert!(
                is_test || allowed.contains(&dependency.name),
                "{} must not depend on {} ({})",
                package.name,
                dependency.name,
                dependency.kind
            );
        }
    }
}

#[test]
fn every_folder_of_games_is_on_the_list_and_nothing_else_is() {
    let folders: BTreeSet<String> = fs::read_dir(root().join("games"))
        .expect("the games have a folder")
        .map(|entry| entry.expect("a readable folder").file_name().to_string_lossy().into_owned())
        .collect();
    let listed: BTreeSet<String> = catalog::GAMES.iter().map(|title| title.id().to_owned()).collect();
    assert_eq!(folders, listed);
}

/// The files that are not there, or say nothing.
fn unwritten(folder: &Path, files: &[&str]) -> Vec<String> {
    let filled = |file: &str| fs::read_to_string(folder.join(file)).is_ok_and(|text| !text.trim().is_empty());
    files.iter().filter(|file| !filled(file)).map(|file| (*file).to_owned()).collect()
}

/// What is missing in a game's folder.
fn missing(folder: &Path, title: &dyn catalog::Title) -> Vec<String> {
    let mut missing = unwritten(folder, &["README.md", "lang/en.ftl", "lang/es.ftl"]);
    // The law suite itself checks what is in the golden files; here only that nobody left it out.
    let read = |file: &str| fs::read_to_string(folder.join(file)).unwrap_or_default();
    if !read("tests/it/laws.rs").contains("laws!(") || !read("tests/it/main.rs").contains("mod laws;") {
        missing.push("tests/it/laws.rs with the law suite".to_owned());
    }
    let golden: Vec<String> = fs::read_dir(folder.join("tests/golden"))
        .map(|entries| {
            entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
        })
        .unwrap_or_default();
    for seats in title.seats() {
        if !golden.iter().any(|name| name.starts_with(&format!("{seats}-"))) {
            missing.push(format!("tests/golden: a game of {seats} seats"));
        }
    }
    for ending in title.endings() {
        if !golden.iter().any(|name| name.ends_with(&format!("-{ending}.txt"))) {
            missing.push(format!("tests/golden: a game that ends by {ending}"));
        }
    }
    missing
}

#[test]
fn every_game_has_all_its_rooms() {
    for title in catalog::GAMES {
        let missing = missing(&root().join("games").join(title.id()), *title);
        assert!(missing.is_empty(), "games/{} has no {}", title.id(), missing.join(", no "));
    }
}

#[test]
fn every_game_has_a_board_in_the_page() {
    let index = fs::read_to_string(root().join("web/src/games/index.ts")).expect("the page lists its games");
    for title in catalog::GAMES {
        let folder = root().join("web/src/games").join(title.id());
        let rooms =
            ["index.ts", "model.ts", "model.test.ts", "Board.svelte", "Sprite.svelte", "en.ftl", "es.ftl"];
        let missing = unwritten(&folder, &rooms);
        assert!(missing.is_empty(), "web/src/games/{} has no {}", title.id(), missing.join(", no "));
        assert!(
            index.contains(&format!("import('./{}')", title.id())),
            "web/src/games/index.ts: {}",
            title.id()
        );
    }
}

#[test]
fn an_empty_folder_would_be_noticed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let title = catalog::GAMES[0];
    let golden = title.seats().count() + title.endings().len();
    assert_eq!(missing(folder.path(), title).len(), 4 + golden);
}
