-- Who has solved which daily labyrinth: one row for each, the first time. `on_day` says whether that
-- was on its own day, which counts for the days in a row.
CREATE TABLE dailies (
    number BIGINT NOT NULL,
    who TEXT NOT NULL,
    wall DOUBLE PRECISION NOT NULL,
    seconds DOUBLE PRECISION NOT NULL,
    slips BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    on_day BIGINT NOT NULL,
    PRIMARY KEY (number, who)
);
CREATE INDEX dailies_who ON dailies (who);
