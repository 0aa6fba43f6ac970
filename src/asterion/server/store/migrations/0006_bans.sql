-- Addresses that are answered no more: one of IPv4, or a network of either kind, as it is written.
CREATE TABLE bans (
    network TEXT PRIMARY KEY,
    why TEXT NOT NULL,
    wall DOUBLE PRECISION NOT NULL
);
