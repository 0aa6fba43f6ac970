-- The labyrinth of each week, made before the week begins, and who has tried it.
CREATE TABLE weeks (
    number BIGINT PRIMARY KEY,
    book TEXT NOT NULL,
    options BYTEA NOT NULL,
    plan TEXT NOT NULL,
    salt TEXT NOT NULL,
    commitment TEXT NOT NULL
);

-- One row for each browser and week. A try that is over is settled: its worth is copied from the
-- table's document, where it was kept together with the last entry.
CREATE TABLE tries (
    week BIGINT NOT NULL REFERENCES weeks (number),
    who TEXT NOT NULL,
    table_id TEXT NOT NULL,
    mark TEXT NOT NULL,
    name TEXT NOT NULL,
    wall DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION,
    value BIGINT,
    seconds DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (week, who)
);
