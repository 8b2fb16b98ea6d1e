-- Tells a reply that the host approved from one that went out by itself.
ALTER TABLE "message" ADD COLUMN "approved_at" TIMESTAMPTZ(3);
UPDATE "message" SET "approved_at" = "settled_at"
WHERE "kind" = 'draft' AND "id"::text IN (SELECT "subject" FROM "audit_event" WHERE "action" = 'draft.approve');
