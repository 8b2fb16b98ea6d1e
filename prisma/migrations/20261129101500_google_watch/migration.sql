-- Whether Google announces new mail of a mailbox, so that it need be looked for less often.
CREATE TABLE "google_watch" (
    "source_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "asked_for" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "watched_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "pushed_at" TIMESTAMPTZ(3),
    "fault" JSONB,

    CONSTRAINT "google_watch_pkey" PRIMARY KEY ("source_id")
);
ALTER TABLE "google_watch" ADD CONSTRAINT "google_watch_host_id_source_id_fkey"
  FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "google_watch" TO locanda_app, locanda_engine;
ALTER TABLE "google_watch" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "google_watch" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "google_watch" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "google_watch" TO locanda_engine USING (true) WITH CHECK (true);
