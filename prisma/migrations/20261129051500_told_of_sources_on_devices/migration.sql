-- A source that has stopped until its host acts, or cannot be read for an hour, is told of on their devices: where it is their only
-- mailbox, no mail of ours can leave by it. Such a row names no chat.
ALTER TYPE "push_kind" ADD VALUE 'source_stopped';
ALTER TABLE "push_settings" ADD COLUMN "source_stopped" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "push_send" ALTER COLUMN "chat_id" DROP NOT NULL;

-- As before, of the new kind, too. It is named as a text: an enum's new value cannot be used yet.
CREATE OR REPLACE FUNCTION tell_by_push(of_host uuid, of_chat uuid, of_kind push_kind, about uuid, event text,
  from_then timestamptz DEFAULT clock_timestamp()) RETURNS void
  LANGUAGE sql SET search_path = public, pg_temp
AS $$
  INSERT INTO push_send (host_id, device_id, chat_id, kind, about_id, event_key, next_at, created_at)
  SELECT of_host, d.id, of_chat, of_kind, about, of_kind || '-' || event, from_then, from_then
  FROM push_device d LEFT JOIN push_settings s ON s.host_id = d.host_id
  WHERE d.host_id = of_host AND coalesce(CASE of_kind::text
    WHEN 'draft_ready' THEN s.draft_ready WHEN 'no_draft' THEN s.no_draft WHEN 'emergency' THEN s.emergency
    WHEN 'not_sent' THEN s.not_sent WHEN 'promise_due' THEN s.promise_due WHEN 'snooze_over' THEN s.snooze_over
    WHEN 'source_stopped' THEN s.source_stopped END, true)
  ON CONFLICT DO NOTHING
$$;

-- Once an hour at most of a source that comes and goes; what is over when it would be told is dropped.
CREATE FUNCTION tell_of_source_by_push() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
DECLARE
  hour CONSTANT text := NEW.id || '-' || floor(extract(epoch FROM clock_timestamp()) / 3600);
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN RETURN NULL; END IF;
  IF NEW.state = 'auth_error' AND OLD.state <> 'auth_error' OR NEW.send_fault IS NOT NULL AND OLD.send_fault IS NULL THEN
    PERFORM tell_by_push(NEW.host_id, NULL, 'source_stopped', NEW.id, 'stop-' || hour);
  ELSIF NEW.state = 'unreachable' AND OLD.state <> 'unreachable' THEN
    PERFORM tell_by_push(NEW.host_id, NULL, 'source_stopped', NEW.id, 'away-' || hour, clock_timestamp() + interval '1 hour');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER source_push AFTER UPDATE OF state, send_fault ON "message_source"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.send_fault IS DISTINCT FROM NEW.send_fault)
  EXECUTE FUNCTION tell_of_source_by_push();
