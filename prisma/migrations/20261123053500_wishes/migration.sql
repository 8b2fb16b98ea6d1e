-- How a host wanted a draft to be written again, with the words that it had before.
ALTER TABLE "message" ADD COLUMN "wish" JSONB;
