-- Where replies went once a doubted message was in: only an answer to there, or to where they go by now, ends its doubt.
ALTER TABLE "message" ADD COLUMN "reply_address" TEXT;
