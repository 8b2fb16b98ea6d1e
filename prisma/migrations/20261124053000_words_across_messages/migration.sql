-- The words of one search may stand in different messages of a chat, in its guest's name and in their address. Both searches look at
-- chats in an order, and ask of each what it has; where few have the words, those of the rarest one are asked alone.
DROP FUNCTION search_messages(tsquery, timestamptz, timestamptz, uuid, text, uuid, text, int);
DROP FUNCTION search_waiting(tsquery, text[], uuid[], int);

-- Of these chats, in their order, those that have each of the words; with the newest message that has all of them, or else most of them.
-- `names`: what each word looks like in a name or an address, which those who look for one word only look through by themselves.
CREATE FUNCTION chats_with_words(chats uuid[], sought tsquery[], names text[], at_most int) RETURNS TABLE (at bigint, id uuid, message_id uuid)
  LANGUAGE plpgsql STABLE ROWS 100 SET search_path = public, pg_temp
AS $$
DECLARE
  is_several CONSTANT boolean := cardinality(sought) > 1;
  any_of tsquery := sought[1];
  word tsquery;
BEGIN
  IF sought IS NULL THEN
    RETURN;
  END IF;
  FOREACH word IN ARRAY sought LOOP
    any_of := any_of || word;
  END LOOP;
  RETURN QUERY
    SELECT f.at, f.id, best.message_id FROM (
      SELECT s.at, c.id FROM unnest(chats) WITH ORDINALITY s(id, at) JOIN chat c ON c.host_id = current_host() AND c.id = s.id
      WHERE NOT EXISTS (
        SELECT FROM unnest(sought, names) q(word, name)
        WHERE NOT EXISTS (
            SELECT FROM message_words w WHERE w.host_id = c.host_id AND w.chat_id = c.id AND ts_match_vq(w.words, q.word))
          AND (NOT is_several OR regexp_replace(
            normalize(concat_ws(' ', c.sender, c.email), NFKD), '[\u0300-\u036f]', '', 'g') !~* q.name))
      ORDER BY s.at LIMIT at_most) f
      LEFT JOIN LATERAL (
        SELECT w.message_id FROM message_words w
        WHERE w.host_id = current_host() AND w.chat_id = f.id AND ts_match_vq(w.words, any_of)
        ORDER BY CASE WHEN is_several THEN (
          SELECT count(*) FROM unnest(sought) q(word) WHERE NOT ts_match_vq(w.words, q.word)) END, w.written_at DESC LIMIT 1) best ON true
    ORDER BY f.at;
END
$$;

-- All chats that have the one of the words that the fewest of `sample` have, and those that few have beside it; null where the first
-- are so many that to ask each chat costs less.
CREATE FUNCTION chats_of_rarest_words(sample uuid[], sought tsquery[], names text[], most_hits int) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
AS $$
DECLARE
  few CONSTANT int := 400;
  is_several CONSTANT boolean := cardinality(sought) > 1;
  one record;
  hits int;
  having_it uuid[];
  chats uuid[];
BEGIN
  FOR one IN
    SELECT q.word, q.name, had.times FROM unnest(sought, names) q(word, name) CROSS JOIN LATERAL (
      SELECT count(*) AS times FROM unnest(sample) s(id) JOIN chat c ON c.host_id = current_host() AND c.id = s.id
      WHERE is_several AND (concat_ws(' ', c.sender, c.email) ~* q.name OR EXISTS (
        SELECT FROM message_words w WHERE w.host_id = c.host_id AND w.chat_id = c.id AND ts_match_vq(w.words, q.word)))) had
    ORDER BY had.times, length(q.name) DESC
  LOOP
    EXIT WHEN cardinality(chats) <= few OR chats IS NOT NULL AND one.times * 10 > cardinality(sample);
    SELECT count(*), coalesce(array_agg(DISTINCT h.chat_id), '{}') INTO hits, having_it FROM (
      SELECT w.chat_id FROM message_words w WHERE w.host_id = current_host() AND w.words @@ one.word LIMIT most_hits) h;
    EXIT WHEN hits = most_hits;
    -- A pattern that is known when it is planned is looked up by its trigrams.
    IF is_several THEN
      EXECUTE format('SELECT $1 || array(SELECT c.id FROM chat c WHERE c.host_id = current_host() AND (c.sender ~* %1$L OR c.email ~* %1$L))', one.name)
        INTO having_it USING having_it;
    END IF;
    chats := CASE WHEN chats IS NULL THEN having_it ELSE array(SELECT unnest(chats) INTERSECT SELECT unnest(having_it)) END;
  END LOOP;
  RETURN chats;
END
$$;

-- Chats in the list's order, each with its newest message that has the words. The newest chats tell how rare the words are: where the
-- page will soon be full, the walk goes on; else the index knows all messages that have the rarest of them, which are few.
CREATE FUNCTION search_messages(sought tsquery[], names text[], after_at timestamptz, after_created timestamptz, after_id uuid,
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
  found int := 0;
  -- How many chats a page takes, as far as those looked at tell.
  wanted int;
  had int;
  sample uuid[];
  chat_ids uuid[];
  message_ids uuid[];
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
    chats := (wanted - looked) * 5 / 4 + 50;
  END LOOP;

  IF cardinality(sought) = 1 THEN
    SELECT array_agg(h.chat_id), array_agg(h.message_id) INTO chat_ids, message_ids FROM (
      SELECT DISTINCT ON (w.chat_id) w.chat_id, w.message_id FROM message_words w
      WHERE w.host_id = current_host() AND w.words @@ sought[1] ORDER BY w.chat_id, w.written_at DESC) h;
    -- How many there are is known by now, and with that how to find their chats soonest.
    RETURN QUERY EXECUTE format($query$
      SELECT c.id, w.message_id FROM unnest($9, $10) w(chat_id, message_id) JOIN chat c ON c.id = w.chat_id
      WHERE %1$s ORDER BY %2$s LIMIT $8 $query$, listed, in_order)
    USING current_host(), at, created, last_id, of_channel, of_property, of_status, at_most - found, chat_ids, message_ids;
    RETURN;
  END IF;
  EXECUTE format('SELECT array(SELECT c.id FROM chat c WHERE c.id = ANY ($8) AND %1$s ORDER BY %2$s)', listed, in_order)
    INTO chat_ids
    USING current_host(), at, created, last_id, of_channel, of_property, of_status, chats_of_rarest_words(sample, sought, names, NULL);
  FOR nth IN 1 .. cardinality(chat_ids) BY 400 LOOP
    RETURN QUERY SELECT w.id, w.message_id FROM chats_with_words(chat_ids[nth : nth + 399], sought, names, at_most - found) w;
    GET DIAGNOSTICS had = ROW_COUNT;
    found := found + had;
    EXIT WHEN found >= at_most;
  END LOOP;
END
$$;

-- Of the chats that wait, in the order in which they press, those that have the words, each with its newest message that does. The first
-- tell how rare the words are: where the page will soon be full they are walked through; else the index tells which have the rarest of
-- them, unless those are so many that walking is less.
CREATE FUNCTION search_waiting(sought tsquery[], names text[], patterns text[], waiting uuid[], at_most int) RETURNS TABLE (id uuid, message_id uuid)
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
      LEFT JOIN chats_with_words($2, $3, $4, NULL) w ON w.id = s.id
    WHERE w.id IS NOT NULL OR (%s) ORDER BY s.at LIMIT $5 $query$, named);
  chats int := 150;
  looked int := 0;
  found int := 0;
  step int;
  -- How many chats a page takes, as far as those looked at tell.
  wanted int;
  rest uuid[];
  having_rarest uuid[];
BEGIN
  LOOP
    RETURN QUERY EXECUTE walk USING current_host(), waiting[looked + 1 : looked + chats], sought, names, at_most - found;
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

  rest := waiting[looked + 1 :];
  having_rarest := CASE WHEN sought IS NULL THEN '{}' ELSE chats_of_rarest_words(waiting[: 150], sought, names, most_hits) END;
  IF having_rarest IS NOT NULL THEN
    EXECUTE format($query$
      SELECT array(SELECT s.id FROM unnest($2) WITH ORDINALITY s(id, at) WHERE s.id = ANY ($3) OR s.id IN (
        SELECT c.id FROM chat c WHERE c.host_id = $1 AND c.id = ANY ($2) AND (%s)) ORDER BY s.at) $query$, named)
      INTO rest USING current_host(), rest, having_rarest;
  END IF;
  RETURN QUERY EXECUTE walk USING current_host(), rest, sought, names, at_most - found;
END
$$;

REVOKE EXECUTE ON FUNCTION chats_with_words, chats_of_rarest_words, search_messages, search_waiting FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_messages, search_waiting TO locanda_app;
