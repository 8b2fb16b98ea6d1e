-- Guests' messages that their host has seen and WhatsApp has not been told of.
ALTER TABLE "message_source" ADD COLUMN "read_marks_owed" TEXT[] DEFAULT ARRAY[]::TEXT[];
