-- The dates of sweeps, in the order in which they were: a clock can be wrong, and an order cannot.
CREATE TABLE mastaba.sweeps (number bigserial PRIMARY KEY, date bigint NOT NULL);
-- The sweep that marked the table to be deleted.
ALTER TABLE mastaba.tables ADD COLUMN marked bigint;

-- The other dates on which there were sweeps since that one.
CREATE FUNCTION mastaba.dates_since(sweep bigint) RETURNS bigint LANGUAGE sql STABLE
RETURN (SELECT count(DISTINCT date) FROM mastaba.sweeps WHERE number > sweep
    AND date <> (SELECT date FROM mastaba.sweeps WHERE number = sweep));
