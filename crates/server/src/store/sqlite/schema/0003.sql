-- The dates of sweeps, in the order in which they were: a clock can be wrong, and an order cannot.
CREATE TABLE sweeps (number INTEGER PRIMARY KEY, date INTEGER NOT NULL) STRICT;
-- The sweep that marked the table to be deleted.
ALTER TABLE tables ADD COLUMN marked INTEGER;
