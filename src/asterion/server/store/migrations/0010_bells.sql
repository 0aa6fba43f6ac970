-- An address that belongs to an account: it has a bell at each of the account's tables. `tries` counts
-- wrong codes, `failures` messages in a row that were not taken.
CREATE TABLE contacts (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    confirmed BIGINT NOT NULL,
    wall DOUBLE PRECISION NOT NULL,
    habits TEXT NOT NULL,
    failures BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    note TEXT NOT NULL,
    UNIQUE (account, kind, address)
);
-- When a bell is silent (`waits`: until then, by the wall), when it next reminds (`remind`: served
-- time) and when it next tells of all tables at once (`digest`: by the wall).
ALTER TABLE bells ADD COLUMN contact TEXT NOT NULL DEFAULT '';
ALTER TABLE bells ADD COLUMN habits TEXT NOT NULL DEFAULT '';
ALTER TABLE bells ADD COLUMN waits DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE bells ADD COLUMN remind DOUBLE PRECISION;
ALTER TABLE bells ADD COLUMN digest DOUBLE PRECISION;
ALTER TABLE bells ADD COLUMN failures BIGINT NOT NULL DEFAULT 0;
ALTER TABLE bells ADD COLUMN tries BIGINT NOT NULL DEFAULT 0;
ALTER TABLE bells ADD COLUMN note TEXT NOT NULL DEFAULT '';
CREATE INDEX bells_contact ON bells (contact) WHERE contact <> '';
CREATE INDEX bells_digest ON bells (digest) WHERE digest IS NOT NULL;
