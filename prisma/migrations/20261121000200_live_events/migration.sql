-- Every change of a host's chats, messages and sources becomes an event in the same transaction, whoever makes it.
CREATE FUNCTION record_live_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
AS $$
DECLARE
  subject jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
  entity text := TG_ARGV[0];
  change text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
  of_chat uuid := CASE entity WHEN 'chat' THEN (subject->>'id')::uuid ELSE (subject->>'chat_id')::uuid END;
  event_id bigint;
BEGIN
  INSERT INTO live_event (host_id, entity, entity_id, chat_id, change, xid, horizon)
  VALUES ((subject->>'host_id')::uuid, entity, (subject->>'id')::uuid, of_chat, change,
          pg_current_xact_id()::text::bigint, pg_snapshot_xmin(pg_current_snapshot())::text::bigint)
  RETURNING id INTO event_id;
  PERFORM pg_notify('locanda_live', json_build_object(
    'id', event_id::text, 'hostId', subject->>'host_id', 'entity', entity,
    'entityId', subject->>'id', 'chatId', of_chat, 'change', change)::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER chat_live AFTER INSERT OR UPDATE OR DELETE ON "chat"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('chat');
CREATE TRIGGER message_live AFTER INSERT OR UPDATE OR DELETE ON "message"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('message');
CREATE TRIGGER property_live AFTER INSERT OR UPDATE OR DELETE ON "property"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('property');
CREATE TRIGGER source_live_insert AFTER INSERT OR DELETE ON "message_source"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('source');
-- A sync that only moves its clock is no news.
CREATE TRIGGER source_live_update AFTER UPDATE ON "message_source"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.state_detail IS DISTINCT FROM NEW.state_detail
    OR OLD.config IS DISTINCT FROM NEW.config OR OLD.name IS DISTINCT FROM NEW.name
    OR OLD.identifier IS DISTINCT FROM NEW.identifier OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION record_live_event('source');

-- The switches act at once in every process.
CREATE FUNCTION announce_debug_settings() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('locanda_debug_settings', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER debug_settings_changed AFTER UPDATE ON "debug_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_debug_settings();

-- The trigger runs as the owner, whom FORCE ROW LEVEL SECURITY binds too.
CREATE POLICY triggers_write ON "live_event" TO CURRENT_ROLE USING (true) WITH CHECK (true);
