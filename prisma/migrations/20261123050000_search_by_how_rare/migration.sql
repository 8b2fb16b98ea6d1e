-- The list of what waits for an answer is read whole, for an order that changes by the day: from the index, and not from the chats.
DROP INDEX "chat_by_queue";
CREATE INDEX "chat_by_queue" ON "chat"("host_id", "queue", "last_message_at" DESC, "created_at" DESC, "id" DESC,
  "answer_due_at", "check_in_date", "check_out_date", "property_id") WHERE queue IS NOT NULL;

-- Chats in the list's order, each with its newest message that has the words. The newest chats tell how rare the words are: where the
-- page will soon be full, the walk goes on; else the index knows all messages that have them, which are few.
CREATE OR REPLACE FUNCTION search_messages(sought tsquery, after_at timestamptz, after_created timestamptz, after_id uuid,
  of_channel text, of_property uuid, of_status text, at_most int) RETURNS TABLE (id uuid, message_id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = public, pg_temp
AS $$
DECLARE
  listed CONSTANT text := $sql$ c.host_id = $1 AND ($2 IS NULL OR (c.last_message_at, c.created_at, c.id) < ($2, $3, $4))
    AND ($5 IS NULL OR c.channel = $5) AND ($6 IS NULL OR c.property_id = $6)
    AND ($7 IS NULL OR c.last_message_status = $7 OR c.queue = $7 OR $7 = 'owed' AND c.answer_owed_at IS NOT NULL) $sql$;
  in_order CONSTANT text := 'c.last_message_at DESC, c.created_at DESC, c.id DESC';
  most_chats CONSTANT int := 2000;
  -- A step looks at fewer chats where they are long.
  messages_of_chat CONSTANT int := 20;
  chats int := 150;
  looked int := 0;
  -- How many chats a page takes, as far as those looked at tell.
  wanted int;
  chat_ids uuid[] := '{}';
  message_ids uuid[] := '{}';
  at timestamptz := after_at;
  created timestamptz := after_created;
  last_id uuid := after_id;
  step record;
BEGIN
  LOOP
    EXECUTE format($query$
      WITH near AS MATERIALIZED (
        SELECT c.*, sum(c.head_seq) OVER (ORDER BY %2$s) AS messages FROM (
          SELECT c.id, c.last_message_at, c.created_at, c.head_seq FROM chat c WHERE %1$s ORDER BY %2$s LIMIT %3$s) c),
      looked AS MATERIALIZED (SELECT * FROM near c WHERE c.messages <= %3$s * %4$s),
      found AS MATERIALIZED (
        SELECT c.*, w.message_id FROM looked c CROSS JOIN LATERAL (
          SELECT w.message_id FROM message_words w
          WHERE w.host_id = $1 AND w.chat_id = c.id AND ts_match_vq(w.words, $9) ORDER BY w.written_at DESC LIMIT 1) w
        ORDER BY %2$s LIMIT $8)
      SELECT array(SELECT id FROM found c ORDER BY %2$s) AS chat_ids, array(SELECT message_id FROM found c ORDER BY %2$s) AS message_ids,
        n.looked, n.near < %3$s AND n.looked = n.near AS is_end, l.last_message_at, l.created_at, l.id
      FROM (SELECT (SELECT count(*)::int FROM looked) AS looked, (SELECT count(*) FROM near) AS near) n
        LEFT JOIN LATERAL (SELECT * FROM looked ORDER BY last_message_at, created_at, id LIMIT 1) l ON true
      $query$, listed, in_order, chats, messages_of_chat)
    INTO step
    USING current_host(), at, created, last_id, of_channel, of_property, of_status, at_most - cardinality(chat_ids), sought;
    chat_ids := chat_ids || step.chat_ids;
    message_ids := message_ids || step.message_ids;
    IF cardinality(chat_ids) >= at_most OR step.is_end THEN
      RETURN QUERY SELECT * FROM unnest(chat_ids, message_ids);
      RETURN;
    END IF;
    looked := looked + step.looked;
    wanted := looked * at_most / greatest(cardinality(chat_ids), 1);
    EXIT WHEN step.looked = 0 OR wanted > most_chats OR looked > most_chats;
    chats := (wanted - looked) * 5 / 4 + 50;
    at := step.last_message_at;
    created := step.created_at;
    last_id := step.id;
  END LOOP;

  SELECT array_agg(h.chat_id), array_agg(h.message_id) INTO chat_ids, message_ids FROM (
    SELECT DISTINCT ON (w.chat_id) w.chat_id, w.message_id FROM message_words w
    WHERE w.host_id = current_host() AND w.words @@ sought ORDER BY w.chat_id, w.written_at DESC) h;
  -- How many there are is known by now, and with that how to find their chats soonest.
  RETURN QUERY EXECUTE format($query$
    SELECT c.id, w.message_id FROM unnest($9, $10) w(chat_id, message_id) JOIN chat c ON c.id = w.chat_id
    WHERE %1$s ORDER BY %2$s LIMIT $8 $query$, listed, in_order)
  USING current_host(), after_at, after_created, after_id, of_channel, of_property, of_status, at_most, chat_ids, message_ids;
END
$$;
