-- Clubs, each by the digest of the key in its link: nobody who reads the database can open one. The
-- oldest member has founded it, or has taken it over.
CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    wall DOUBLE PRECISION NOT NULL
);
-- `who` is a browser or an account, as in dailies and tries; `mark` is how a member is called outside.
CREATE TABLE club_members (
    club TEXT NOT NULL REFERENCES clubs (id),
    who TEXT NOT NULL,
    mark TEXT NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    wall DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (club, who),
    UNIQUE (club, folded)
);
CREATE INDEX club_members_who ON club_members (who);
CREATE TABLE club_tables (
    club TEXT NOT NULL REFERENCES clubs (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    who TEXT NOT NULL,
    wall DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (club, table_id)
);
