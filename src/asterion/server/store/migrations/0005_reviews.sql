-- What each chair of a finished game could prove, as phrases; `version` is that of the program which
-- worked it out: another one may have other words for it.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    version TEXT NOT NULL,
    doc BYTEA NOT NULL
);
