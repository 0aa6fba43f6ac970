-- Who wants word when it is their turn. `seen` is the last entry of the table that was looked at
-- for this bell, `rung` the question for which it was last rung.
CREATE TABLE bells (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    confirmed BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    rung BIGINT NOT NULL,
    wall DOUBLE PRECISION NOT NULL,
    UNIQUE (table_id, seat, kind, address)
);
