-- Every entry is chained to the one before it. What stands here already is chained when this is carried out, and up to where
-- that is, is noted.
ALTER TABLE entries ADD COLUMN trace BLOB;
ALTER TABLE entries ADD COLUMN chain BLOB;
ALTER TABLE tables ADD COLUMN unchained INTEGER NOT NULL DEFAULT 0;
