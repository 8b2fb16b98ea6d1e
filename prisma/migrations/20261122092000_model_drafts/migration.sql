-- A draft of the built-in drafter stands before the model is asked, and may be replaced until then; what the model took is kept.
ALTER TABLE "message" ADD COLUMN "model_due_at" TIMESTAMPTZ(3), ADD COLUMN "model_use" JSONB;
CREATE INDEX "message_of_model_idx" ON "message"("host_id", "stored_at") WHERE model_use IS NOT NULL;
ALTER TABLE "ai_settings" ADD COLUMN "model_drafts_per_day" INTEGER;

-- The draft stands while the model is asked: that it was in vain is known later, or at once.
DROP TRIGGER draft_without_model ON "message";
CREATE TRIGGER draft_without_model AFTER UPDATE OF reasons ON "message"
  FOR EACH ROW WHEN (NEW.kind = 'draft'
    AND (NEW.reasons @> '[{"code": "model_failed"}]' AND NOT OLD.reasons @> '[{"code": "model_failed"}]'
      OR NEW.reasons @> '[{"code": "no_draft_possible"}]' AND NOT OLD.reasons @> '[{"code": "no_draft_possible"}]'))
  EXECUTE FUNCTION note_trouble('model_failed', 'id');
