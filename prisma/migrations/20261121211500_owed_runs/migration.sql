-- What is open is few among all messages: found without reading the others.
CREATE INDEX "message_open_idx" ON "message"("stored_at", "id")
  WHERE (status IN ('drafting', 'pending', 'scheduled', 'approved', 'sending'));

-- That a workflow was started or told is no news for a host: it would have every open browser read again.
DROP TRIGGER message_live ON "message";
CREATE TRIGGER message_live AFTER INSERT OR DELETE ON "message"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('message');
CREATE TRIGGER message_live_update AFTER UPDATE ON "message"
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version
    OR (OLD.workflow_at IS NOT DISTINCT FROM NEW.workflow_at AND OLD.wake_owed_at IS NOT DISTINCT FROM NEW.wake_owed_at))
  EXECUTE FUNCTION record_live_event('message');

-- From here on a guest message that wants no reply says so; of those before, what has no draft is not owed one.
UPDATE "message" m SET workflow_at = 'epoch'
WHERE m.kind = 'guest' AND m.workflow_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM "message" d WHERE d.host_id = m.host_id AND d.answers_id = m.id);
