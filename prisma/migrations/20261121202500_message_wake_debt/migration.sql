-- Which changes of a message its workflow has still to hear of, and which reply superseded a draft.
ALTER TABLE "message" ADD COLUMN "superseded_by_id" UUID, ADD COLUMN "wake_owed_at" TIMESTAMPTZ(3);
-- Nearly always empty: what is owed is paid within the second.
CREATE INDEX "message_wake_owed_at_idx" ON "message"("wake_owed_at") WHERE (wake_owed_at IS NOT NULL);
