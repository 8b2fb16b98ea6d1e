-- Of the chats that wait, in the order in which they press, those that have the words, each with its newest message that does. They are
-- walked through while a page seems near; else the index tells which messages have the words, unless so many do that walking is less.
CREATE FUNCTION search_waiting(sought tsquery, patterns text[], waiting uuid[], at_most int) RETURNS TABLE (id uuid, message_id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = public, pg_temp
AS $$
DECLARE
  most_chats CONSTANT int := 1000;
  most_hits CONSTANT int := 20000;
  houses uuid[] := ARRAY(SELECT p.id FROM property p WHERE p.host_id = current_host() AND p.name ILIKE ANY (patterns));
  named text := (SELECT string_agg(format('c.%I ILIKE %L', name, pattern), ' OR ')
    FROM unnest(ARRAY['sender', 'email', 'subject', 'last_message_text']) name, unnest(patterns) pattern)
    || CASE WHEN cardinality(houses) > 0 THEN format(' OR c.property_id = ANY (%L::uuid[])', houses) ELSE '' END;
  walk CONSTANT text := format($query$
    SELECT c.id, w.message_id FROM unnest($2) WITH ORDINALITY s(id, at) JOIN chat c ON c.host_id = $1 AND c.id = s.id
      LEFT JOIN LATERAL (
        SELECT w.message_id FROM message_words w
        WHERE w.host_id = $1 AND w.chat_id = c.id AND ts_match_vq(w.words, $3) ORDER BY w.written_at DESC LIMIT 1) w ON true
    WHERE w.message_id IS NOT NULL OR %s ORDER BY s.at LIMIT $4 $query$, '(' || named || ')');
  look_up CONSTANT text := format($query$
    WITH having_words AS MATERIALIZED (
      SELECT DISTINCT ON (h.chat_id) h.chat_id, h.message_id FROM unnest($5, $6, $7) h(chat_id, message_id, written_at)
      ORDER BY h.chat_id, h.written_at DESC)
    SELECT c.id, w.message_id FROM unnest($2) WITH ORDINALITY s(id, at) JOIN chat c ON c.host_id = $1 AND c.id = s.id
      LEFT JOIN having_words w ON w.chat_id = c.id
    WHERE w.message_id IS NOT NULL OR %s ORDER BY s.at LIMIT $4 $query$, '(' || named || ')');
  many CONSTANT int := cardinality(waiting);
  chats int := 150;
  looked int := 0;
  found int := 0;
  step int;
  -- How many chats a page takes, as far as those looked at tell.
  wanted int;
  chat_ids uuid[];
  message_ids uuid[];
  written timestamptz[];
BEGIN
  LOOP
    RETURN QUERY EXECUTE walk USING current_host(), waiting[looked + 1 : looked + chats], sought, at_most - found;
    GET DIAGNOSTICS step = ROW_COUNT;
    found := found + step;
    looked := looked + chats;
    IF found >= at_most OR looked >= many THEN
      RETURN;
    END IF;
    wanted := looked * at_most / greatest(found, 1);
    EXIT WHEN least(wanted, many) > most_chats;
    chats := greatest(wanted - looked, 0) * 5 / 4 + 50;
  END LOOP;

  SELECT array_agg(h.chat_id), array_agg(h.message_id), array_agg(h.written_at) INTO chat_ids, message_ids, written FROM (
    SELECT w.chat_id, w.message_id, w.written_at FROM message_words w
    WHERE w.host_id = current_host() AND w.words @@ sought LIMIT most_hits) h;
  RETURN QUERY EXECUTE CASE WHEN cardinality(chat_ids) = most_hits THEN walk ELSE look_up END
    USING current_host(), waiting[looked + 1 :], sought, at_most - found, chat_ids, message_ids, written;
END
$$;
REVOKE EXECUTE ON FUNCTION search_waiting FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_waiting TO locanda_app;
