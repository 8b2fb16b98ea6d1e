-- Every number that a token of a source has opened: what came for one of them is read also after the source changed its number.
ALTER TABLE "message_source" ADD COLUMN "opened_numbers" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Seen by the owner although row-level security is forced.
ALTER TABLE "message_source" NO FORCE ROW LEVEL SECURITY;
UPDATE "message_source" SET "opened_numbers" = ARRAY["config"->>'phoneNumberId']
  WHERE "type" = 'whatsapp' AND "signed_in_at" IS NOT NULL AND "config" ? 'phoneNumberId';
ALTER TABLE "message_source" FORCE ROW LEVEL SECURITY;
