-- A chat that was put off is told of on its host's devices when that is over, if it still waits then.
ALTER TYPE "push_kind" ADD VALUE 'snooze_over';
ALTER TABLE "push_settings" ADD COLUMN "snooze_over" BOOLEAN NOT NULL DEFAULT true;

-- As before, and from a moment on that may be still to come. The new kind is named as a text: an enum's new value cannot be used yet.
DROP FUNCTION tell_by_push(uuid, uuid, push_kind, uuid, text);
CREATE FUNCTION tell_by_push(of_host uuid, of_chat uuid, of_kind push_kind, about uuid, event text,
  from_then timestamptz DEFAULT clock_timestamp()) RETURNS void
  LANGUAGE sql SET search_path = public, pg_temp
AS $$
  INSERT INTO push_send (host_id, device_id, chat_id, kind, about_id, event_key, next_at, created_at)
  SELECT of_host, d.id, of_chat, of_kind, about, of_kind || '-' || event, from_then, from_then
  FROM push_device d LEFT JOIN push_settings s ON s.host_id = d.host_id
  WHERE d.host_id = of_host AND coalesce(CASE of_kind::text
    WHEN 'draft_ready' THEN s.draft_ready WHEN 'no_draft' THEN s.no_draft WHEN 'emergency' THEN s.emergency
    WHEN 'not_sent' THEN s.not_sent WHEN 'promise_due' THEN s.promise_due WHEN 'snooze_over' THEN s.snooze_over END, true)
  ON CONFLICT DO NOTHING
$$;

-- What was to be told of another moment is not told any more.
CREATE FUNCTION tell_of_snooze_by_push() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
BEGIN
  DELETE FROM push_send WHERE host_id = NEW.host_id AND chat_id = NEW.id AND kind = 'snooze_over' AND state = 'waiting';
  IF NEW.snoozed_until > clock_timestamp() THEN
    PERFORM tell_by_push(NEW.host_id, NEW.id, 'snooze_over', NEW.id,
      NEW.id || '-' || extract(epoch FROM NEW.snoozed_until), NEW.snoozed_until);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER chat_snooze_push AFTER UPDATE OF snoozed_until ON "chat"
  FOR EACH ROW WHEN (OLD.snoozed_until IS DISTINCT FROM NEW.snoozed_until) EXECUTE FUNCTION tell_of_snooze_by_push();
