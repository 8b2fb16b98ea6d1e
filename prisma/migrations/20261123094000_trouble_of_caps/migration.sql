-- A draft that waits for its host because a cap is met: many at once are a spray.
ALTER TYPE "trouble_kind" ADD VALUE 'reply_capped';

CREATE FUNCTION is_capped(reasons jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT reasons @> '[{"code": "cap_of_guest_met"}]' OR reasons @> '[{"code": "cap_of_property_met"}]'
    OR reasons @> '[{"code": "cap_of_hour_met"}]' OR reasons @> '[{"code": "cap_of_day_met"}]'
$$;
CREATE TRIGGER draft_capped_at_once AFTER INSERT ON "message"
  FOR EACH ROW WHEN (NEW.kind = 'draft' AND NEW.status = 'pending' AND is_capped(NEW.reasons))
  EXECUTE FUNCTION note_trouble('reply_capped', 'id');
CREATE TRIGGER draft_capped AFTER UPDATE OF reasons ON "message"
  FOR EACH ROW WHEN (NEW.kind = 'draft' AND NEW.status = 'pending' AND is_capped(NEW.reasons) AND NOT is_capped(OLD.reasons))
  EXECUTE FUNCTION note_trouble('reply_capped', 'id');
