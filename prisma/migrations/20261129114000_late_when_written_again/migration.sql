-- A draft that is written again has no deadline until its new words stand: where they do not come its guest waits, as one without any.
ALTER TABLE "chat" ALTER COLUMN "queue" SET EXPRESSION AS (CASE
  WHEN "last_message_status" = 'pending' THEN 'approve'
  WHEN "dismissed_at" IS NULL AND "last_message_status" IN ('fallback_sent', 'discarded', 'failed', 'outcome_unknown', 'held', 'unreadable') THEN 'answer'
  WHEN "dismissed_at" IS NULL AND "last_message_status" IN ('received', 'drafting') AND "draft_late_at" IS NOT NULL THEN 'answer'
  WHEN "dismissed_at" IS NULL AND "answer_owed_at" IS NOT NULL
    AND coalesce("last_message_status", '') NOT IN ('scheduled', 'approved', 'sending') THEN 'answer'
  WHEN "last_message_status" = 'sent' AND "left_by_itself_at" IS NOT NULL THEN 'automatic'
END);
