-- The log itself tells how far it goes and what was decided: a play that changes nothing else writes one row.
ALTER TABLE mastaba.tables
    DROP COLUMN entries, DROP COLUMN used_0, DROP COLUMN used_1, DROP COLUMN used_2, DROP COLUMN used_3;

CREATE FUNCTION mastaba.log_end(id bytea) RETURNS bigint LANGUAGE sql STABLE
RETURN (SELECT coalesce(max(number), 0) FROM mastaba.entries WHERE table_id = id);
