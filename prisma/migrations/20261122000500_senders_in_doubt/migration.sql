-- Whether a mail is from whom it says, what the host has to see of that before a reply leaves, and where the host said it goes.
CREATE TYPE "mail_authentication" AS ENUM ('pass', 'fail', 'unproven');
ALTER TABLE "message" ADD COLUMN "authentication" "mail_authentication",
  ADD COLUMN "doubts" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "recipient" TEXT;
CREATE INDEX "message_in_doubt_idx" ON "message"("host_id", "chat_id") WHERE (doubts <> '[]'::jsonb);
