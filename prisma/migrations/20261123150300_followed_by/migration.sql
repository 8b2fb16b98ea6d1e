-- Into which source the chats of a deleted one go on moving, where they were too many for the moment when it was connected again.
ALTER TABLE "message_source" ADD COLUMN "followed_by" UUID;
CREATE INDEX "message_source_followed_by_idx" ON "message_source" ("followed_by") WHERE "followed_by" IS NOT NULL;
