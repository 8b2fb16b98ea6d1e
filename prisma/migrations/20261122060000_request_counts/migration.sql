-- How much an account or an address has asked for in its running minute: one count for all API processes. Unlogged: after
-- a crash of PostgreSQL everybody begins anew, and nothing of it is written to the log that backups replay.
CREATE UNLOGGED TABLE "request_count" (
    "key" TEXT NOT NULL,
    "hits" INTEGER NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "request_count_pkey" PRIMARY KEY ("key")
);

-- No host's: the tenant role has no business here.
GRANT SELECT, INSERT, UPDATE, DELETE ON "request_count" TO locanda_engine;
