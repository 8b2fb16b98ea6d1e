-- What a chat waits for, as its list columns say: a decision on a draft, an answer of substance, or nothing, as a reply left by itself.
-- When the newest of ours that left did so without a person's word; null where a person said yes to it.
ALTER TABLE "chat" ADD COLUMN "left_by_itself_at" TIMESTAMPTZ(3);

-- Seen by the owner although row-level security is forced, and no news for anybody's screen.
ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "chat" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "chat" DISABLE TRIGGER USER;
UPDATE "chat" c SET
  "last_message_status" = CASE WHEN n."kind" = 'draft' THEN c."last_message_status" ELSE 'fallback_sent' END,
  "left_by_itself_at" = CASE WHEN n."kind" = 'draft' THEN n."settled_at" END
FROM (
  SELECT DISTINCT ON ("chat_id") "chat_id", "kind", "approved_at", "settled_at" FROM "message"
  WHERE "kind" <> 'guest' AND "status" = 'sent' ORDER BY "chat_id", "seq" DESC, "created_at" DESC, "id"
) n
WHERE n."chat_id" = c."id" AND c."last_message_status" = 'sent'
  AND (n."kind" IN ('fallback', 'emergency') OR n."kind" = 'draft' AND n."approved_at" IS NULL);
ALTER TABLE "chat" ENABLE TRIGGER USER;
ALTER TABLE "chat" FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;

ALTER TABLE "chat" ADD COLUMN "queue" TEXT GENERATED ALWAYS AS (CASE
  WHEN "last_message_status" = 'pending' THEN 'approve'
  WHEN "last_message_status" IN ('fallback_sent', 'discarded', 'failed', 'outcome_unknown', 'held', 'unreadable') THEN 'answer'
  WHEN "answer_owed_at" IS NOT NULL AND coalesce("last_message_status", '') NOT IN ('scheduled', 'approved', 'sending') THEN 'answer'
  WHEN "last_message_status" = 'sent' AND "left_by_itself_at" IS NOT NULL THEN 'automatic'
END) STORED;
CREATE INDEX "chat_by_queue" ON "chat"("host_id", "queue", "last_message_at" DESC, "created_at" DESC, "id" DESC) WHERE queue IS NOT NULL;
-- The deadline of what waits: a few rows of many.
CREATE INDEX "message_pending_idx" ON "message"("host_id", "chat_id") WHERE kind = 'draft' AND status = 'pending';

CREATE OR REPLACE FUNCTION search_chats(patterns text[], after_at timestamptz, after_created timestamptz, after_id uuid,
  of_channel text, of_property uuid, of_status text, at_most int) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  hits text := (SELECT string_agg(format('c.%I ILIKE %L', name, pattern), ' OR ')
    FROM unnest(ARRAY['sender', 'email', 'subject', 'last_message_text']) name, unnest(patterns) pattern);
BEGIN
  RETURN QUERY EXECUTE format($query$
    SELECT c.id FROM chat c
    WHERE c.host_id = $1 AND (%s) AND ($2 IS NULL OR (c.last_message_at, c.created_at, c.id) < ($2, $3, $4))
      AND ($5 IS NULL OR c.channel = $5) AND ($6 IS NULL OR c.property_id = $6)
      AND ($7 IS NULL OR c.last_message_status = $7 OR c.queue = $7 OR $7 = 'owed' AND c.answer_owed_at IS NOT NULL)
    ORDER BY c.last_message_at DESC, c.created_at DESC, c.id DESC LIMIT $8 $query$, hits)
  USING current_host(), after_at, after_created, after_id, of_channel, of_property, of_status, at_most;
END
$$;
