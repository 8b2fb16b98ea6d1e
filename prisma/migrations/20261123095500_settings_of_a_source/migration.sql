ALTER TABLE "message_source" ADD COLUMN "settings_at" TIMESTAMPTZ(3);
