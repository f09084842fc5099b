-- Every table, with what is asked of many at once. A row is small, so that the rows that change most share pages.
CREATE TABLE tables (
    id BLOB NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL,
    game TEXT NOT NULL,
    created INTEGER NOT NULL,
    public INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    due INTEGER,
    touched INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    -- The highest decision that each seat has used up; -1 for none. Beside the count of entries it costs nothing,
    -- where an index over all decisions would cost every play another page.
    used_0 INTEGER NOT NULL DEFAULT -1,
    used_1 INTEGER NOT NULL DEFAULT -1,
    used_2 INTEGER NOT NULL DEFAULT -1,
    used_3 INTEGER NOT NULL DEFAULT -1,
    claimed_by TEXT,
    claimed_until INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
-- Idleness is asked seldom and for all tables, so it has no index that every play would have to move in.
CREATE INDEX tables_lobby ON tables (touched) WHERE public = 1 AND finished = 0;

-- The logs. A table's entries lie together, in order.
CREATE TABLE entries (
    table_id BLOB NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
