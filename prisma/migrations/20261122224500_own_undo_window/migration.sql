-- How long a decision can be taken back is the host's to say.
ALTER TABLE "app_settings" ADD COLUMN "undo_seconds" INTEGER CHECK ("undo_seconds" BETWEEN 0 AND 60);
