-- Mails that could not be read are read in pieces: compressed, each piece would cost the whole of it.
ALTER TABLE "message" ALTER COLUMN "raw" SET STORAGE EXTERNAL;
