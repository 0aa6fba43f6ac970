-- Mailboxes that were asked whether they want letters, by a digest that only this server can make:
-- when, for which bell, and whether they said no, which holds for ever.
CREATE TABLE mailboxes (
    digest TEXT PRIMARY KEY,
    asked DOUBLE PRECISION NOT NULL,
    bell TEXT NOT NULL,
    refused BIGINT NOT NULL
);
CREATE INDEX mailboxes_bell ON mailboxes (bell);
