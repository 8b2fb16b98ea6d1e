-- When its host said that a chat needs no answer; whatever comes to it since ends that.
ALTER TABLE "chat" ADD COLUMN "dismissed_at" TIMESTAMPTZ(3);
ALTER TABLE "chat" ALTER COLUMN "queue" SET EXPRESSION AS (CASE
  WHEN "last_message_status" = 'pending' THEN 'approve'
  WHEN "dismissed_at" IS NULL AND "last_message_status" IN ('fallback_sent', 'discarded', 'failed', 'outcome_unknown', 'held', 'unreadable') THEN 'answer'
  WHEN "dismissed_at" IS NULL AND "answer_owed_at" IS NOT NULL
    AND coalesce("last_message_status", '') NOT IN ('scheduled', 'approved', 'sending') THEN 'answer'
  WHEN "last_message_status" = 'sent' AND "left_by_itself_at" IS NOT NULL THEN 'automatic'
END);
