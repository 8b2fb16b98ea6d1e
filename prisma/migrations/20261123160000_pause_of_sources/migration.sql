-- Since when the host has a source rest: nothing of it is taken in, and nothing leaves by itself.
ALTER TABLE "message_source" ADD COLUMN "paused_at" TIMESTAMPTZ(3);

DROP TRIGGER source_live_update ON "message_source";
-- A sync that only moves its clock is no news.
CREATE TRIGGER source_live_update AFTER UPDATE ON "message_source"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.fault IS DISTINCT FROM NEW.fault
    OR OLD.send_fault IS DISTINCT FROM NEW.send_fault OR OLD.paused_at IS DISTINCT FROM NEW.paused_at
    OR OLD.config IS DISTINCT FROM NEW.config OR OLD.name IS DISTINCT FROM NEW.name
    OR OLD.identifier IS DISTINCT FROM NEW.identifier OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION record_live_event('source');
