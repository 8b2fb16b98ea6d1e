ALTER TABLE "emergency" ADD COLUMN "newest_message_id" UUID;
