-- When the last look began that read all there was: a mailbox that has to be read anew is read from there on.
ALTER TABLE "message_source" ADD COLUMN "whole_look_at" TIMESTAMPTZ(3);

-- The nearest to it that was kept before.
ALTER TABLE "message_source" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message_source" DISABLE TRIGGER source_live_update;
UPDATE "message_source" SET "whole_look_at" = "last_synced_at";
ALTER TABLE "message_source" ENABLE TRIGGER source_live_update;
ALTER TABLE "message_source" FORCE ROW LEVEL SECURITY;
