-- Words are looked for in the names of the host's properties too: those that have them are named, so that the index of chats by property serves.
CREATE OR REPLACE FUNCTION search_chats(patterns text[], after_at timestamptz, after_created timestamptz, after_id uuid,
  of_channel text, of_property uuid, of_status text, at_most int) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  houses uuid[] := ARRAY(SELECT p.id FROM property p WHERE p.host_id = current_host() AND p.name ILIKE ANY (patterns));
  hits text := (SELECT string_agg(format('c.%I ILIKE %L', name, pattern), ' OR ')
    FROM unnest(ARRAY['sender', 'email', 'subject', 'last_message_text']) name, unnest(patterns) pattern)
    || CASE WHEN cardinality(houses) > 0 THEN format(' OR c.property_id = ANY (%L::uuid[])', houses) ELSE '' END;
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
CREATE POLICY search_looks_up ON "property" FOR SELECT TO CURRENT_ROLE USING (true);
