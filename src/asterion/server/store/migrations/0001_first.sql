-- One text for SQLite and PostgreSQL. Statements end with a semicolon at the end of a line.

-- Whatever a table's processes race for stands in this small row, which is therefore the lock of
-- the table: everyone who changes anything of a table changes this row first. The document, which
-- may be large, has a row of its own, so that a move does not write it again.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    book TEXT NOT NULL,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    version BIGINT NOT NULL,
    last BIGINT NOT NULL,
    chats BIGINT NOT NULL,
    due DOUBLE PRECISION
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL AND phase = 'playing';
CREATE INDEX tables_listed ON tables (made) WHERE listed = 1;

CREATE TABLE docs (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    doc BYTEA NOT NULL
);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    move TEXT,
    wall DOUBLE PRECISION NOT NULL,
    served DOUBLE PRECISION NOT NULL,
    mark TEXT NOT NULL,
    line BYTEA NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE chats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    wall DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE notebook_versions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE notebooks (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    number BIGINT NOT NULL,
    version BIGINT NOT NULL,
    doc BYTEA NOT NULL,
    PRIMARY KEY (table_id, seat, number)
);

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    wall DOUBLE PRECISION NOT NULL
);
CREATE TABLE sessions (
    digest TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    expires DOUBLE PRECISION NOT NULL
);
CREATE INDEX sessions_account ON sessions (account);
CREATE TABLE account_tables (
    account TEXT NOT NULL REFERENCES accounts (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (account, table_id)
);

CREATE TABLE plans (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    account TEXT NOT NULL,
    share TEXT NOT NULL,
    book TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    wall DOUBLE PRECISION NOT NULL
);
CREATE INDEX plans_account ON plans (account) WHERE account <> '';
CREATE UNIQUE INDEX plans_share ON plans (share) WHERE share <> '';

CREATE TABLE service (
    id BIGINT PRIMARY KEY,
    total DOUBLE PRECISION NOT NULL,
    beat DOUBLE PRECISION NOT NULL
);
INSERT INTO service (id, total, beat) VALUES (1, 0, 0);

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

-- PostgreSQL only: the last group that each process committed. Where the connection was lost while
-- a commit was under way, this row says whether it was done.
CREATE TABLE writers (
    id TEXT PRIMARY KEY,
    mark BIGINT NOT NULL,
    wall DOUBLE PRECISION NOT NULL
);
