CREATE TABLE mastaba.tables (
    id bytea PRIMARY KEY,
    secret bytea NOT NULL,
    game text NOT NULL,
    created bigint NOT NULL,
    public boolean NOT NULL,
    finished boolean NOT NULL,
    due bigint,
    touched bigint NOT NULL,
    entries bigint NOT NULL,
    -- The highest decision that each seat has used up; -1 for none.
    used_0 bigint NOT NULL DEFAULT -1,
    used_1 bigint NOT NULL DEFAULT -1,
    used_2 bigint NOT NULL DEFAULT -1,
    used_3 bigint NOT NULL DEFAULT -1,
    claimed_by text,
    claimed_until bigint
-- A row changes with every play: with room on its page, no index has to hear of it.
) WITH (fillfactor = 50);

CREATE INDEX tables_due ON mastaba.tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_lobby ON mastaba.tables (touched) WHERE public AND NOT finished;

CREATE TABLE mastaba.entries (
    table_id bytea NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, number)
);
