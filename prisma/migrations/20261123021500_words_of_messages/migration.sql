-- The words of every message, apart from it: a message's row changes with its state, and an index of its words would with it.
CREATE TABLE "message_words" (
    "host_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "message_words_pkey" PRIMARY KEY ("host_id", "message_id")
);
CREATE INDEX "message_words_of_chat" ON "message_words"("host_id", "chat_id", "written_at" DESC);
CREATE INDEX "message_words_found" ON "message_words" USING GIN ("host_id" uuid_ops, "words" tsvector_ops);
ALTER TABLE "message_words" ADD CONSTRAINT "message_words_host_id_message_id_fkey"
  FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whose words have still to be found, by the worker and in its own time; also all there are so far.
CREATE TABLE "unindexed_message" (
    "message_id" UUID NOT NULL,

    CONSTRAINT "unindexed_message_pkey" PRIMARY KEY ("message_id")
);
ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
INSERT INTO "unindexed_message" ("message_id") SELECT "id" FROM "message";
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON "message_words" TO locanda_app, locanda_engine;
GRANT SELECT, UPDATE, DELETE ON "unindexed_message" TO locanda_engine;
ALTER TABLE "message_words" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "message_words" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "message_words" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "message_words" TO locanda_engine USING (true) WITH CHECK (true);
CREATE POLICY search_looks_up ON "message_words" FOR SELECT TO CURRENT_ROLE USING (true);

-- The update takes the row's lock, so that a text that changes while its words are found is found again.
CREATE FUNCTION owe_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO unindexed_message (message_id) VALUES (NEW.id)
    ON CONFLICT (message_id) DO UPDATE SET message_id = EXCLUDED.message_id;
  RETURN NULL;
END
$$;
CREATE FUNCTION owe_words_of_new() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO unindexed_message (message_id) SELECT id FROM arrived ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER message_words_of_new AFTER INSERT ON "message"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION owe_words_of_new();
CREATE TRIGGER message_words_changed AFTER UPDATE OF text, subject, from_name ON "message"
  FOR EACH ROW WHEN ((OLD.text, OLD.subject, OLD.from_name) IS DISTINCT FROM (NEW.text, NEW.subject, NEW.from_name))
  EXECUTE FUNCTION owe_words();

-- Chats in the list's order, each with its newest message that has the words. As they are read in that order, words that many
-- messages have fill a page soon; of others there are few, which the index knows. Neither costs more with more messages.
CREATE FUNCTION search_messages(sought tsquery, after_at timestamptz, after_created timestamptz, after_id uuid,
  of_channel text, of_property uuid, of_status text, at_most int) RETURNS TABLE (id uuid, message_id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = public, pg_temp
AS $$
DECLARE
  listed text := $sql$ c.host_id = $1 AND ($2 IS NULL OR (c.last_message_at, c.created_at, c.id) < ($2, $3, $4))
    AND ($5 IS NULL OR c.channel = $5) AND ($6 IS NULL OR c.property_id = $6)
    AND ($7 IS NULL OR c.last_message_status = $7 OR c.queue = $7 OR $7 = 'owed' AND c.answer_owed_at IS NOT NULL) $sql$;
  newest_first text := 'last_message_at DESC, created_at DESC, id DESC';
  chats int;
  most_hits int;
  chat_ids uuid[];
  message_ids uuid[];
  is_all boolean;
BEGIN
  FOR chats, most_hits IN VALUES (600, 2000), (4000, NULL) LOOP
    EXECUTE format($query$
      WITH near AS MATERIALIZED (
        SELECT c.*, sum(c.head_seq) OVER (ORDER BY %2$s) AS messages FROM (
          SELECT c.id, c.last_message_at, c.created_at, c.head_seq FROM chat c WHERE %1$s
          ORDER BY c.last_message_at DESC, c.created_at DESC, c.id DESC LIMIT %3$s) c),
      found AS MATERIALIZED (
        SELECT c.*, w.message_id FROM near c CROSS JOIN LATERAL (
          SELECT w.message_id FROM message_words w
          WHERE w.host_id = $1 AND w.chat_id = c.id AND ts_match_vq(w.words, $9) ORDER BY w.written_at DESC LIMIT 1) w
        WHERE c.messages <= 10 * %3$s ORDER BY %2$s LIMIT $8)
      SELECT array(SELECT id FROM found ORDER BY %2$s), array(SELECT message_id FROM found ORDER BY %2$s),
        (SELECT count(*) = $8 FROM found) OR (SELECT count(*) < %3$s AND coalesce(max(messages), 0) <= 10 * %3$s FROM near)
      $query$, listed, newest_first, chats)
    INTO chat_ids, message_ids, is_all
    USING current_host(), after_at, after_created, after_id, of_channel, of_property, of_status, at_most, sought;
    IF NOT is_all THEN
      EXECUTE format($query$
        WITH hits AS MATERIALIZED (
          SELECT w.chat_id, w.message_id, w.written_at FROM message_words w WHERE w.host_id = $1 AND w.words @@ $9 LIMIT %3$s),
        found AS MATERIALIZED (
          SELECT c.id, c.last_message_at, c.created_at, w.message_id
          FROM (SELECT DISTINCT ON (h.chat_id) h.chat_id, h.message_id FROM hits h ORDER BY h.chat_id, h.written_at DESC) w
          JOIN chat c ON c.id = w.chat_id WHERE %1$s
          ORDER BY c.last_message_at DESC, c.created_at DESC, c.id DESC LIMIT $8)
        SELECT array(SELECT id FROM found ORDER BY %2$s), array(SELECT message_id FROM found ORDER BY %2$s),
          %3$s IS NULL OR (SELECT count(*) < %3$s FROM hits)
        $query$, listed, newest_first, coalesce(most_hits::text, 'NULL'))
      INTO chat_ids, message_ids, is_all
      USING current_host(), after_at, after_created, after_id, of_channel, of_property, of_status, at_most, sought;
    END IF;
    EXIT WHEN is_all;
  END LOOP;
  RETURN QUERY SELECT * FROM unnest(chat_ids, message_ids);
END
$$;
REVOKE EXECUTE ON FUNCTION search_messages FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_messages TO locanda_app;
ALTER FUNCTION search_chats ROWS 100;
