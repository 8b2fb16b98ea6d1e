-- A source was changed, deleted or asked to be read, and its workflow has not been told yet.
ALTER TABLE "message_source" ADD COLUMN "wake_owed_at" TIMESTAMPTZ(3);
CREATE INDEX "message_source_wake_owed_at_idx" ON "message_source"("wake_owed_at") WHERE (wake_owed_at IS NOT NULL);
