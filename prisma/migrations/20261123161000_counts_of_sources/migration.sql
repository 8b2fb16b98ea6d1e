-- What became of each mail that lies at its source: what the source has is counted against it.
CREATE TYPE "mail_outcome" AS ENUM ('stored', 'unreadable', 'filtered', 'known');
CREATE TABLE "mail_at_source" (
    "source_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "place" TEXT NOT NULL,
    "outcome" "mail_outcome" NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_at_source_pkey" PRIMARY KEY ("source_id","place")
);
ALTER TABLE "mail_at_source" ADD CONSTRAINT "mail_at_source_host_id_source_id_fkey"
  FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_at_source" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail_at_source" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "mail_at_source" TO locanda_app, locanda_engine;
CREATE POLICY one_host ON "mail_at_source" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "mail_at_source" TO locanda_engine USING (true) WITH CHECK (true);

-- From where on a mailbox is counted: one that was read before is counted from here on.
ALTER TABLE "mailbox_cursor" ADD COLUMN "watched_from" BIGINT, ADD COLUMN "watched_since" TIMESTAMPTZ(3);
ALTER TABLE "mailbox_cursor" NO FORCE ROW LEVEL SECURITY;
UPDATE "mailbox_cursor" SET "watched_from" = "last_uid" WHERE "folder" <> '';
UPDATE "mailbox_cursor" SET "watched_since" = CURRENT_TIMESTAMP WHERE "folder" = '';
ALTER TABLE "mailbox_cursor" FORCE ROW LEVEL SECURITY;

ALTER TABLE "message_source" ADD COLUMN "counts" JSONB, ADD COLUMN "count_asked_at" TIMESTAMPTZ(3),
  ADD COLUMN "missing_places" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "backlog_left" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "backlog_of" INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER source_live_update ON "message_source";
-- A sync that only moves its clock is no news.
CREATE TRIGGER source_live_update AFTER UPDATE ON "message_source"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.fault IS DISTINCT FROM NEW.fault
    OR OLD.send_fault IS DISTINCT FROM NEW.send_fault OR OLD.paused_at IS DISTINCT FROM NEW.paused_at
    OR OLD.counts IS DISTINCT FROM NEW.counts OR OLD.count_asked_at IS DISTINCT FROM NEW.count_asked_at
    OR OLD.backlog_left <> NEW.backlog_left
    OR OLD.config IS DISTINCT FROM NEW.config OR OLD.name IS DISTINCT FROM NEW.name
    OR OLD.identifier IS DISTINCT FROM NEW.identifier OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION record_live_event('source');
