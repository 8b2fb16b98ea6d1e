-- A source that has let us in with what is set now is tried again when it refuses without saying why.
ALTER TABLE "message_source" ADD COLUMN "signed_in_at" TIMESTAMPTZ(3);

ALTER TABLE "message_source" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message_source" DISABLE TRIGGER source_live_update;
UPDATE "message_source" SET "signed_in_at" = "last_synced_at" WHERE "state" IN ('active', 'unreachable');
ALTER TABLE "message_source" ENABLE TRIGGER source_live_update;
ALTER TABLE "message_source" FORCE ROW LEVEL SECURITY;
