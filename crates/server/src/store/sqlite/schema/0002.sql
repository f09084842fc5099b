-- The log itself tells how far it goes and what was decided: a play that changes nothing else writes one row.
ALTER TABLE tables DROP COLUMN entries;
ALTER TABLE tables DROP COLUMN used_0;
ALTER TABLE tables DROP COLUMN used_1;
ALTER TABLE tables DROP COLUMN used_2;
ALTER TABLE tables DROP COLUMN used_3;
