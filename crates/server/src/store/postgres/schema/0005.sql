-- Every entry is chained to the one before it. What stands here already is chained when this is carried out, and up to where
-- that is, is noted.
ALTER TABLE mastaba.entries ADD COLUMN trace bytea, ADD COLUMN chain bytea;
ALTER TABLE mastaba.tables ADD COLUMN unchained bigint NOT NULL DEFAULT 0;
