-- Chats in the list's order, each with its newest message that has the words. The newest chats tell how rare the words are: where the
-- page will soon be full, the walk goes on; else the index is asked for the messages that have the rarest of them. While a page is not
-- out of the walk's reach it is asked for so many only: beyond them to walk costs less.
CREATE OR REPLACE FUNCTION search_messages(sought tsquery[], names text[], after_at timestamptz, after_created timestamptz, after_id uuid,
  of_channel text, of_property uuid, of_status text, at_most int) RETURNS TABLE (id uuid, message_id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = public, pg_temp
AS $$
DECLARE
  listed CONSTANT text := $sql$ c.host_id = $1 AND ($2 IS NULL OR (c.last_message_at, c.created_at, c.id) < ($2, $3, $4))
    AND ($5 IS NULL OR c.channel = $5) AND ($6 IS NULL OR c.property_id = $6)
    AND ($7 IS NULL OR c.last_message_status = $7 OR c.queue = $7 OR $7 = 'owed' AND c.answer_owed_at IS NOT NULL) $sql$;
  in_order CONSTANT text := 'c.last_message_at DESC, c.created_at DESC, c.id DESC';
  few_chats CONSTANT int := 500;
  most_chats CONSTANT int := 2000;
  most_hits CONSTANT int := 8000;
  -- A step looks at fewer chats where they are long.
  messages_of_chat CONSTANT int := 20;
  chats int := 150;
  looked int := 0;
  found int := 0;
  -- How many chats a page takes, as far as those looked at tell.
  wanted int;
  is_asked boolean := false;
  had int;
  sample uuid[];
  chat_ids uuid[];
  slice int;
  in_turn uuid[];
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
      looked AS MATERIALIZED (SELECT * FROM near c WHERE c.messages <= %3$s * %4$s)
      SELECT n.ids, n.near < %3$s AND cardinality(n.ids) = n.near AS is_end, l.last_message_at, l.created_at, l.id
      FROM (SELECT array(SELECT c.id FROM looked c ORDER BY %2$s) AS ids, (SELECT count(*) FROM near) AS near) n
        LEFT JOIN LATERAL (SELECT * FROM looked ORDER BY last_message_at, created_at, id LIMIT 1) l ON true
      $query$, listed, in_order, chats, messages_of_chat)
    INTO step
    USING current_host(), at, created, last_id, of_channel, of_property, of_status;
    RETURN QUERY SELECT w.id, w.message_id FROM chats_with_words(step.ids, sought, names, at_most - found) w;
    GET DIAGNOSTICS had = ROW_COUNT;
    found := found + had;
    IF found >= at_most OR step.is_end THEN
      RETURN;
    END IF;
    EXIT WHEN cardinality(step.ids) = 0;
    looked := looked + cardinality(step.ids);
    sample := coalesce(sample, step.ids);
    at := step.last_message_at;
    created := step.created_at;
    last_id := step.id;
    wanted := looked * at_most / greatest(found, 1);
    EXIT WHEN wanted > most_chats OR looked > most_chats;
    IF wanted > few_chats AND NOT is_asked THEN
      is_asked := true;
      chat_ids := chats_of_rarest_words(sample, sought, names, most_hits);
      EXIT WHEN chat_ids IS NOT NULL;
    END IF;
    chats := (wanted - looked) * 5 / 4 + 50;
  END LOOP;

  chat_ids := coalesce(chat_ids, chats_of_rarest_words(sample, sought, names, NULL));
  -- All of these have the one word that is sought. The first of them are mostly enough, and found without putting all in order.
  slice := CASE cardinality(sought) WHEN 1 THEN at_most - found ELSE 400 END;
  FOR part IN 0 .. 1 LOOP
    EXECUTE format('SELECT array(SELECT c.id FROM chat c WHERE c.id = ANY ($8) AND %1$s ORDER BY %2$s OFFSET $9 LIMIT $10)', listed, in_order)
      INTO in_turn
      USING current_host(), at, created, last_id, of_channel, of_property, of_status, chat_ids, part * slice, CASE part WHEN 0 THEN slice END;
    FOR nth IN 1 .. cardinality(in_turn) BY slice LOOP
      RETURN QUERY SELECT w.id, w.message_id FROM chats_with_words(in_turn[nth : nth + slice - 1], sought, names, at_most - found) w;
      GET DIAGNOSTICS had = ROW_COUNT;
      found := found + had;
      IF found >= at_most THEN
        RETURN;
      END IF;
    END LOOP;
    EXIT WHEN cardinality(in_turn) < slice;
  END LOOP;
END
$$;
