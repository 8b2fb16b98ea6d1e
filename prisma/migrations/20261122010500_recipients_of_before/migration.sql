-- Where a message went stands at the message: of those before, their last delivery knows it. What waits goes wherever the chat's
-- replies go, also where its approval was taken back.
ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "delivery" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" DISABLE TRIGGER message_live_update;

UPDATE "message" m SET "recipient" = d."recipient"
FROM (
  SELECT DISTINCT ON ("message_id") "host_id", "message_id", "recipient" FROM "delivery"
  WHERE "recipient" IS NOT NULL ORDER BY "message_id", "claimed_at" DESC
) d
WHERE d."host_id" = m."host_id" AND d."message_id" = m."id" AND m."recipient" IS NULL
  AND m."status" IN ('sent', 'failed', 'outcome_unknown');
UPDATE "message" SET "recipient" = NULL
WHERE "recipient" IS NOT NULL AND "status" IN ('drafting', 'pending', 'scheduled', 'superseded');

ALTER TABLE "message" ENABLE TRIGGER message_live_update;
ALTER TABLE "delivery" FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;
