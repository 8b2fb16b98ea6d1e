-- A file that WhatsApp names is stored when its message is there already: until then it is owed.
ALTER TABLE "message_file"
  ADD COLUMN "media_id" TEXT,
  ADD COLUMN "media_due_at" TIMESTAMPTZ(3),
  ADD COLUMN "media_tries" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "is_lost" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "message_file_media_due_idx" ON "message_file"("media_due_at") WHERE (media_due_at IS NOT NULL);
