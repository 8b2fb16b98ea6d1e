-- Since when a guest waits whose question has no draft although it should: until then nothing in the lists said that anybody waits.
ALTER TABLE "chat" ADD COLUMN "draft_late_at" TIMESTAMPTZ(3);
ALTER TABLE "chat" ALTER COLUMN "queue" SET EXPRESSION AS (CASE
  WHEN "last_message_status" = 'pending' THEN 'approve'
  WHEN "dismissed_at" IS NULL AND "last_message_status" IN ('fallback_sent', 'discarded', 'failed', 'outcome_unknown', 'held', 'unreadable') THEN 'answer'
  WHEN "dismissed_at" IS NULL AND "last_message_status" = 'received' AND "draft_late_at" IS NOT NULL THEN 'answer'
  WHEN "dismissed_at" IS NULL AND "answer_owed_at" IS NOT NULL
    AND coalesce("last_message_status", '') NOT IN ('scheduled', 'approved', 'sending') THEN 'answer'
  WHEN "last_message_status" = 'sent' AND "left_by_itself_at" IS NOT NULL THEN 'automatic'
END);
