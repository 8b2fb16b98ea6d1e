-- A mailbox that is connected brings thousands of messages, two hundred a statement. What triggers write of new rows they write for all
-- rows of a statement at once: row by row it took PostgreSQL twice as long as the rows themselves.

-- Of new chats and messages: what `record_live_event` writes and says of one row.
CREATE FUNCTION record_live_arrivals() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  told live_event;
  of_xid bigint := pg_current_xact_id()::text::bigint;
  of_horizon bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
BEGIN
  IF TG_ARGV[0] = 'chat' THEN
    FOR told IN INSERT INTO live_event (host_id, entity, entity_id, chat_id, change, xid, horizon)
      SELECT a.host_id, 'chat', a.id, a.id, 'created', of_xid, of_horizon FROM arrived a RETURNING *
    LOOP PERFORM tell_live_event(told); END LOOP;
  ELSE
    FOR told IN INSERT INTO live_event (host_id, entity, entity_id, chat_id, change, xid, horizon)
      SELECT a.host_id, 'message', a.id, a.chat_id, 'created', of_xid, of_horizon FROM arrived a RETURNING *
    LOOP PERFORM tell_live_event(told); END LOOP;
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION tell_live_event(told live_event) RETURNS void
  LANGUAGE sql
AS $$
  SELECT pg_notify('locanda_live', json_build_object(
    'id', told.id::text, 'hostId', told.host_id, 'entity', told.entity,
    'entityId', told.entity_id, 'chatId', told.chat_id, 'change', told.change)::text)
$$;

DROP TRIGGER chat_live ON "chat";
CREATE TRIGGER chat_live AFTER UPDATE OR DELETE ON "chat"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('chat');
CREATE TRIGGER chat_live_new AFTER INSERT ON "chat"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION record_live_arrivals('chat');
DROP TRIGGER message_live ON "message";
CREATE TRIGGER message_live AFTER DELETE ON "message"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('message');
CREATE TRIGGER message_live_new AFTER INSERT ON "message"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION record_live_arrivals('message');

-- Of new guest messages: what `counted_of` says of one that is no machine's. Each chat by its index, also by a plan that a connection
-- made while there were few.
CREATE FUNCTION count_guest_messages() RETURNS trigger
  LANGUAGE plpgsql SET enable_seqscan = off
AS $$
BEGIN
  INSERT INTO counted_message (host_id, message_id, chat_id, week, property_id, channel, topics, kind, wait)
  SELECT a.host_id, a.id, a.chat_id, week_of(a.created_at, c.time_zone), c.property_id, c.channel, '{}', 'guest', NULL
  FROM arrived a
  CROSS JOIN LATERAL (
    SELECT h.property_id, h.channel, p.time_zone FROM chat h
    LEFT JOIN property p ON p.host_id = h.host_id AND p.id = h.property_id
    WHERE h.host_id = a.host_id AND h.id = a.chat_id LIMIT 1) c
  WHERE a.kind = 'guest' AND NOT a.is_automatic;
  RETURN NULL;
END
$$;
DROP TRIGGER message_counted ON "message";
CREATE TRIGGER message_counted AFTER INSERT ON "message"
  FOR EACH ROW WHEN (NEW.kind = 'draft' OR NEW.kind <> 'guest' AND NEW.status = 'sent') EXECUTE FUNCTION count_message();
CREATE TRIGGER message_counted_new AFTER INSERT ON "message"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION count_guest_messages();

CREATE FUNCTION record_week_arrivals() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO week_figure_change (host_id, week, property_id, channel, topics, kind, wait, many)
  SELECT host_id, week, property_id, channel, topics, kind, wait, count(*) FROM arrived GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END
$$;
DROP TRIGGER counted_message_figures ON "counted_message";
CREATE TRIGGER counted_message_figures AFTER UPDATE OR DELETE ON "counted_message"
  FOR EACH ROW EXECUTE FUNCTION record_week_figures();
CREATE TRIGGER counted_message_figures_new AFTER INSERT ON "counted_message"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION record_week_arrivals();

CREATE OR REPLACE FUNCTION recount_weeks() RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  LOCK TABLE chat, message, counted_message IN SHARE ROW EXCLUSIVE MODE;
  ALTER TABLE counted_message DISABLE TRIGGER counted_message_figures, DISABLE TRIGGER counted_message_figures_new;
  DELETE FROM week_figure_change;
  DELETE FROM week_figure;
  DELETE FROM counted_message;
  INSERT INTO counted_message (host_id, message_id, chat_id, week, property_id, channel, topics, kind, wait)
  SELECT m.host_id, m.id, m.chat_id, c.week, c.property_id, c.channel, c.topics, c.kind, c.wait FROM message m, counted_of(m) c;
  INSERT INTO week_figure (host_id, week, property_id, channel, topic, kind, wait, many)
  SELECT host_id, week, house, CASE WHEN topic = '' THEN channel ELSE '' END, topic, kind, coalesce(wait, -1), count(*)
  FROM counted_message, unnest(array_append(topics, '')) topic, unnest(houses_of(property_id)) house GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ALTER TABLE counted_message ENABLE TRIGGER counted_message_figures, ENABLE TRIGGER counted_message_figures_new;
END
$$;

-- Of new chats a number each hour. A guest's message has a figure only where it rates the stay (`figures_of`).
CREATE FUNCTION record_figures_of_chats() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO figure_change (host_id, kind, hour, many, total)
  SELECT host_id, 'chat', figure_hour(created_at), count(*), 0 FROM arrived GROUP BY 1, 3;
  RETURN NULL;
END
$$;
DROP TRIGGER chat_figures ON "chat";
CREATE TRIGGER chat_figures AFTER DELETE ON "chat" FOR EACH ROW EXECUTE FUNCTION record_figures();
CREATE TRIGGER chat_figures_new AFTER INSERT ON "chat"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION record_figures_of_chats();
DROP TRIGGER message_figures ON "message";
CREATE TRIGGER message_figures AFTER UPDATE OR DELETE ON "message" FOR EACH ROW EXECUTE FUNCTION record_figures();
CREATE TRIGGER message_figures_new AFTER INSERT ON "message"
  FOR EACH ROW WHEN (NEW.kind <> 'guest' OR NEW.rating IS NOT NULL) EXECUTE FUNCTION record_figures();
