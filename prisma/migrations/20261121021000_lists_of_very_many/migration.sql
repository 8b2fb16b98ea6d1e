-- A list by state, channel or property is one index range, however few chats there are of it.
CREATE INDEX "chat_by_status" ON "chat"("host_id", "last_message_status", "last_message_at" DESC, "created_at" DESC, "id" DESC);
CREATE INDEX "chat_by_channel" ON "chat"("host_id", "channel", "last_message_at" DESC, "created_at" DESC, "id" DESC);
CREATE INDEX "chat_by_property" ON "chat"("host_id", "property_id", "last_message_at" DESC, "created_at" DESC, "id" DESC);
DROP INDEX "chat_host_id_property_id_idx";

-- Free text is found by its trigrams: https://www.postgresql.org/docs/18/pgtrgm.html. The host is in the index too.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE INDEX "chat_words" ON "chat" USING GIN ("host_id" uuid_ops, "sender" gin_trgm_ops, "email" gin_trgm_ops,
  "subject" gin_trgm_ops, "last_message_text" gin_trgm_ops);

-- LIKE is not leakproof, so behind row-level security no index would serve it: this function looks past it, at the
-- host's chats only that the transaction acts for. What the patterns say is known when it is planned: many hits are
-- read in the list's order until the page is full, few are looked up.
CREATE FUNCTION search_chats(patterns text[], after_at timestamptz, after_created timestamptz, after_id uuid,
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
      AND ($5 IS NULL OR c.channel = $5) AND ($6 IS NULL OR c.property_id = $6) AND ($7 IS NULL OR c.last_message_status = $7)
    ORDER BY c.last_message_at DESC, c.created_at DESC, c.id DESC LIMIT $8 $query$, hits)
  USING current_host(), after_at, after_created, after_id, of_channel, of_property, of_status, at_most;
END
$$;
CREATE POLICY search_looks_up ON "chat" FOR SELECT TO CURRENT_ROLE USING (true);
REVOKE EXECUTE ON FUNCTION search_chats FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_chats TO locanda_app;
