-- What people note for themselves: the newest of each person. A person is a seat and the entry with which they sat down.
CREATE TABLE notes (
    table_id BLOB NOT NULL,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, since)
) STRICT, WITHOUT ROWID;
