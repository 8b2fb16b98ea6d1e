-- Since when a source's mailbox or number is known here: one that is connected again is, since it was connected first.
ALTER TABLE "message_source" ADD COLUMN "connected_at" TIMESTAMPTZ(3);
ALTER TABLE "message_source" NO FORCE ROW LEVEL SECURITY;
UPDATE "message_source" SET "connected_at" = "created_at";
ALTER TABLE "message_source" FORCE ROW LEVEL SECURITY;
ALTER TABLE "message_source" ALTER COLUMN "connected_at" SET DEFAULT CURRENT_TIMESTAMP, ALTER COLUMN "connected_at" SET NOT NULL;
