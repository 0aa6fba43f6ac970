-- Tables whose games count for the ladder of their book.
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_rated ON tables (book, made) WHERE rated = 1;
