-- Of the chats that wait, in the order in which they press, those that have the words, each with its newest message that does. The first
-- tell how rare the words are: where the page will soon be full they are walked through; else the index tells which messages have the
-- words, unless those are so many that walking is less.
CREATE FUNCTION search_waiting(sought tsquery, patterns text[], waiting uuid[], at_most int) RETURNS TABLE (id uuid, message_id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = public, pg_temp
AS $$
DECLARE
  most_chats CONSTANT int := 500;
  most_hits CONSTANT int := 8000;
  many CONSTANT int := cardinality(waiting);
  houses uuid[] := ARRAY(SELECT p.id FROM property p WHERE p.host_id = current_host() AND p.name ILIKE ANY (patterns));
  named text := (SELECT string_agg(format('c.%I ILIKE %L', name, pattern), ' OR ')
    FROM unnest(ARRAY['sender', 'email', 'subject', 'last_message_text']) name, unnest(patterns) pattern)
    || CASE WHEN cardinality(houses) > 0 THEN format(' OR c.property_id = ANY (%L::uuid[])', houses) ELSE '' END;
  walk text := format($query$
    SELECT c.id, w.message_id FROM unnest($2) WITH ORDINALITY s(id, at) JOIN chat c ON c.host_id = $1 AND c.id = s.id
      LEFT JOIN LATERAL (
        SELECT w.message_id FROM message_words w
        WHERE w.host_id = $1 AND w.chat_id = c.id AND ts_match_vq(w.words, $3) ORDER BY w.written_at DESC LIMIT 1) w ON true
    WHERE w.message_id IS NOT NULL OR (%s) ORDER BY s.at LIMIT $4 $query$, named);
  chats int := 150;
  looked int := 0;
  found int := 0;
  step int;
  hits int;
  -- How many chats a page takes, as far as those looked at tell.
  wanted int;
  chat_ids uuid[];
  message_ids uuid[];
  named_ids uuid[];
BEGIN
  LOOP
    RETURN QUERY EXECUTE walk USING current_host(), waiting[looked + 1 : looked + chats], sought, at_most - found;
    GET DIAGNOSTICS step = ROW_COUNT;
    found := found + step;
    looked := looked + chats;
    IF found >= at_most OR looked >= many THEN
      RETURN;
    END IF;
    wanted := looked::bigint * at_most / greatest(found, 1);
    EXIT WHEN least(wanted, many) > most_chats;
    chats := greatest(wanted - looked, 0) * 5 / 4 + 50;
  END LOOP;

  SELECT count(*), array_agg(h.chat_id) FILTER (WHERE h.nth = 1), array_agg(h.message_id) FILTER (WHERE h.nth = 1)
    INTO hits, chat_ids, message_ids FROM (
    SELECT h.chat_id, h.message_id, row_number() OVER (PARTITION BY h.chat_id ORDER BY h.written_at DESC) AS nth FROM (
      SELECT w.chat_id, w.message_id, w.written_at FROM message_words w
      WHERE w.host_id = current_host() AND w.words @@ sought LIMIT most_hits) h) h;
  IF hits = most_hits THEN
    RETURN QUERY EXECUTE walk USING current_host(), waiting[looked + 1 :], sought, at_most - found;
    RETURN;
  END IF;
  EXECUTE format('SELECT array_agg(c.id) FROM chat c WHERE c.host_id = $1 AND c.id = ANY ($2) AND (%s)', named)
    INTO named_ids USING current_host(), waiting[looked + 1 :];
  -- How many there are is known by now, and with that how to put them in order soonest.
  RETURN QUERY EXECUTE $query$
    SELECT s.id, (array_agg(h.message_id) FILTER (WHERE h.message_id IS NOT NULL))[1]
    FROM unnest($1) WITH ORDINALITY s(id, at)
      JOIN (SELECT * FROM unnest($2, $3) w(chat_id, message_id) UNION ALL SELECT n, NULL FROM unnest($4) n) h ON h.chat_id = s.id
    GROUP BY s.id, s.at ORDER BY s.at LIMIT $5 $query$
  USING waiting[looked + 1 :], chat_ids, message_ids, named_ids, at_most - found;
END
$$;
REVOKE EXECUTE ON FUNCTION search_waiting FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_waiting TO locanda_app;
