-- Of the chats that wait, those with a rare word are told by the index before any are put in order, and after thirty were looked at: what
-- is not in memory has to be read, a chat that is looked at costs as much as ten messages that the index finds, and the order of five
-- thousand as much as both. Where the index has too many, the walk goes on step by step, and ends with the page.
DROP FUNCTION search_waiting(tsquery[], text[], text[], uuid[], int);

-- In SQL, whether the chat `c` is of a guest, subject, last message or house that the patterns find.
CREATE FUNCTION named_like(patterns text[]) RETURNS text
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
AS $$
DECLARE
  houses uuid[] := ARRAY(SELECT p.id FROM property p WHERE p.host_id = current_host() AND p.name ILIKE ANY (patterns));
BEGIN
  RETURN (SELECT string_agg(format('c.%I ILIKE %L', name, pattern), ' OR ')
    FROM unnest(ARRAY['sender', 'email', 'subject', 'last_message_text']) name, unnest(patterns) pattern)
    || CASE WHEN cardinality(houses) > 0 THEN format(' OR c.property_id = ANY (%L::uuid[])', houses) ELSE '' END;
END
$$;

-- Of these chats, in their order, those that have the words or are named so, each with its newest message that has them.
CREATE FUNCTION walk_through(chats uuid[], sought tsquery[], names text[], named text, at_most int) RETURNS TABLE (id uuid, message_id uuid)
  LANGUAGE plpgsql STABLE ROWS 100 SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN QUERY EXECUTE format($query$
    SELECT c.id, w.message_id FROM unnest($2) WITH ORDINALITY s(id, at) JOIN chat c ON c.host_id = $1 AND c.id = s.id
      LEFT JOIN chats_with_words($2, $3, $4, NULL) w ON w.id = s.id
    WHERE w.id IS NOT NULL OR (%s) ORDER BY s.at LIMIT $5 $query$, named)
  USING current_host(), chats, sought, names, at_most;
END
$$;

-- All chats of these queues that may have the words, where those are rare; null where a page costs less to be walked to.
CREATE FUNCTION waiting_with_rare_words(sought tsquery[], names text[], patterns text[], queues text[], at_most int) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  few_chats CONSTANT int := 150;
  most_chats CONSTANT int := 5000;
  messages_of_chat CONSTANT int := 10;
  named CONSTANT text := named_like(patterns);
  many int;
  sample uuid[];
  looked int;
  found int;
  -- How many chats a page takes, as far as those looked at tell.
  wanted int;
  having_rarest uuid[] := '{}';
  named_so uuid[];
BEGIN
  SELECT count(*) INTO many FROM (SELECT FROM chat c WHERE c.host_id = current_host() AND c.queue = ANY (queues) LIMIT most_chats) c;
  IF many <= few_chats THEN
    RETURN NULL;
  END IF;
  -- Each queue by its index: whoever looks for them among all chats finds the few that wait at the end.
  sample := ARRAY(
    SELECT c.id FROM unnest(queues) q(name), LATERAL (
      SELECT c.id FROM chat c WHERE c.host_id = current_host() AND c.queue = q.name
      ORDER BY c.last_message_at DESC, c.created_at DESC, c.id DESC LIMIT 30) c);
  looked := cardinality(sample);
  SELECT count(*) INTO found FROM walk_through(sample, sought, names, named, NULL);
  wanted := least(many, looked::bigint * at_most / greatest(found, 1));
  IF found * 10 >= looked OR wanted <= few_chats THEN
    RETURN NULL;
  END IF;
  IF sought IS NOT NULL THEN
    having_rarest := chats_of_rarest_words(sample, sought, names, wanted * messages_of_chat);
  END IF;
  IF having_rarest IS NOT NULL THEN
    EXECUTE format('SELECT array(SELECT c.id FROM chat c WHERE c.host_id = $1 AND c.queue = ANY ($2) AND (%s))', named)
      INTO named_so USING current_host(), queues;
  END IF;
  RETURN having_rarest || named_so;
END
$$;

-- Of the chats that wait, in the order in which they press, those that have the words, each with its newest message that does.
CREATE FUNCTION search_waiting(sought tsquery[], names text[], patterns text[], waiting uuid[], at_most int) RETURNS TABLE (id uuid, message_id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = public, pg_temp
AS $$
DECLARE
  named CONSTANT text := named_like(patterns);
  most_chats CONSTANT int := 1000;
  chats int := 150;
  looked int := 0;
  found int := 0;
  step int;
BEGIN
  LOOP
    RETURN QUERY SELECT w.id, w.message_id FROM walk_through(waiting[looked + 1 : looked + chats], sought, names, named, at_most - found) w;
    GET DIAGNOSTICS step = ROW_COUNT;
    found := found + step;
    looked := looked + chats;
    EXIT WHEN found >= at_most OR looked >= cardinality(waiting);
    -- As many as the rest of the page takes, as far as those looked at tell.
    chats := least(looked::bigint * (at_most - found) / greatest(found, 1) * 5 / 4 + 50, most_chats);
  END LOOP;
END
$$;

REVOKE EXECUTE ON FUNCTION named_like, walk_through, waiting_with_rare_words, search_waiting FROM PUBLIC;
GRANT EXECUTE ON FUNCTION waiting_with_rare_words, search_waiting TO locanda_app;
