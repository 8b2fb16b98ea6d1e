-- When a worker last began to look into it: of one that none gets to nobody was told.
ALTER TABLE "message_source" ADD COLUMN "looked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
