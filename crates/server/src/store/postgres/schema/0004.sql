-- What people note for themselves: the newest of each person. A person is a seat and the entry with which they sat down.
CREATE TABLE mastaba.notes (
    table_id bytea NOT NULL,
    seat bigint NOT NULL,
    since bigint NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, seat, since)
);
