-- What came as history gives way where it comes again as it happened: a question is asked then, a reply of the host's counts.
ALTER TABLE "message" ADD COLUMN "is_history" BOOLEAN NOT NULL DEFAULT false;
-- What changed another message, which may come after it.
CREATE INDEX "message_change_idx" ON "message"("source_id")
  WHERE (reasons @> '[{"code": "message_edited"}]'::jsonb OR reasons @> '[{"code": "message_withdrawn"}]'::jsonb);

-- What overtakes nothing has no number, and nothing stands before it: to look for it read the whole chat, for each of thousands.
CREATE OR REPLACE FUNCTION question_of(reply message) RETURNS timestamptz
  LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN reply.answers_id IS NOT NULL THEN (
      SELECT g.created_at FROM message g WHERE g.host_id = reply.host_id AND g.id = reply.answers_id)
    WHEN reply.kind = 'host_reply' AND reply.seq > 0 THEN (
      SELECT g.created_at FROM message g WHERE g.host_id = reply.host_id AND g.chat_id = reply.chat_id
        AND g.kind = 'guest' AND g.seq < reply.seq ORDER BY g.seq DESC LIMIT 1)
  END
$$;
