-- Sentences are codes since 20261121203000_sentences_as_codes: nothing has written these since, and nothing reads them.
ALTER TABLE "message" DROP COLUMN "reason";
ALTER TABLE "delivery" DROP COLUMN "error";
ALTER TABLE "message_source" DROP COLUMN "state_detail";
