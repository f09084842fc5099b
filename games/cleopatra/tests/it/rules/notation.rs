//! Texts that are no decisions, and where the reader stumbles.

use cleopatra::Action;

#[test]
fn near_misses_are_refused_where_they_go_wrong() {
    let wrong = [
        ("build", 6),
        ("build pyramid", 7),
        ("build sphinx middle", 14),
        ("build mosaic c3 c4 d4 e4", 25),
        ("build mosaic c3 c4 c4 d4 e4", 20),
        ("build mosaic c4 c3 d4 e4 e5", 17),
        ("build mosaic c3 c4 d4 e4 j5", 26),
        ("pay stone artisan", 11),
        ("pay cave+", 5),
        ("pay ", 5),
        ("pay stone+ stone+ stone+ stone+", 26),
        ("offer 07", 7),
        ("offer -1", 7),
        ("claim a9", 7),
        ("market 4", 8),
        ("done now", 6),
    ];
    for (text, column) in wrong {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!(error.column, column, "{text}: {error}");
    }
}
