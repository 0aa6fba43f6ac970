-- Whether a try at a week was an account's, and where one without came from: a digest of address and
-- day that only this server can make, to count them by.
ALTER TABLE tries ADD COLUMN account BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tries ADD COLUMN origin TEXT NOT NULL DEFAULT '';
UPDATE tries SET account = 1 WHERE substr(who, 1, 8) = 'account:';
CREATE INDEX tries_origin ON tries (origin) WHERE account = 0;
