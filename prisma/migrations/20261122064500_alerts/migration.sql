-- What goes wrong is noted where it happens, whoever writes it; many such notes within minutes are an alert of the administrators'.
CREATE TYPE "trouble_kind" AS ENUM ('send_failed', 'send_unknown', 'reply_held', 'model_failed', 'source_stopped');
CREATE TABLE "trouble" (
    "id" BIGSERIAL NOT NULL,
    "host_id" UUID NOT NULL,
    "kind" "trouble_kind" NOT NULL,
    "subject_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trouble_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "trouble_at_idx" ON "trouble"("at");

CREATE TABLE "alert" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID,
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "counts" JSONB NOT NULL,
    "hosts" INTEGER NOT NULL,
    "told_at" TIMESTAMPTZ(3),
    "end_told_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "alert_began_at_idx" ON "alert"("began_at");

-- Trouble is written by triggers, alerts by the worker.
GRANT SELECT ON "trouble", "alert" TO locanda_app;
GRANT SELECT, DELETE ON "trouble" TO locanda_engine;
GRANT SELECT, INSERT, UPDATE, DELETE ON "alert" TO locanda_engine;
ALTER TABLE "trouble" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "trouble" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "trouble" TO locanda_app USING (host_id = (SELECT current_host()));
CREATE POLICY engine ON "trouble" TO locanda_engine USING (true) WITH CHECK (true);
CREATE POLICY triggers_write ON "trouble" TO CURRENT_ROLE USING (true) WITH CHECK (true);
ALTER TABLE "alert" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "alert" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "alert" FOR SELECT TO locanda_app USING (host_id = (SELECT current_host()));
CREATE POLICY administrators_read ON "alert" FOR SELECT TO locanda_app
  USING (current_setting('app.administrator', true) = 'yes');
CREATE POLICY engine ON "alert" TO locanda_engine USING (true) WITH CHECK (true);

CREATE FUNCTION note_trouble() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  of_row jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO trouble (host_id, kind, subject_id)
  VALUES (NEW.host_id, TG_ARGV[0]::trouble_kind, (of_row->>TG_ARGV[1])::uuid);
  RETURN NULL;
END
$$;
CREATE TRIGGER delivery_failed AFTER UPDATE OF state ON "delivery"
  FOR EACH ROW WHEN (NEW.state = 'failed' AND OLD.state <> 'failed') EXECUTE FUNCTION note_trouble('send_failed', 'message_id');
CREATE TRIGGER delivery_unknown AFTER UPDATE OF state ON "delivery"
  FOR EACH ROW WHEN (NEW.state = 'unknown' AND OLD.state <> 'unknown') EXECUTE FUNCTION note_trouble('send_unknown', 'message_id');
-- The model was asked and gave nothing that can be used, or no draft came about at all.
CREATE TRIGGER draft_without_model AFTER UPDATE OF status ON "message"
  FOR EACH ROW WHEN (OLD.status = 'drafting' AND NEW.kind = 'draft' AND (NEW.reasons @> '[{"code": "model_unusable"}]'
    OR NEW.reasons @> '[{"code": "no_draft_possible"}]'))
  EXECUTE FUNCTION note_trouble('model_failed', 'id');
CREATE TRIGGER source_stopped AFTER UPDATE OF state ON "message_source"
  FOR EACH ROW WHEN (NEW.state IN ('auth_error', 'unreachable') AND OLD.state NOT IN ('auth_error', 'unreachable'))
  EXECUTE FUNCTION note_trouble('source_stopped', 'id');
CREATE TRIGGER source_sends_no_more AFTER UPDATE OF send_fault ON "message_source"
  FOR EACH ROW WHEN (NEW.send_fault IS NOT NULL AND OLD.send_fault IS NULL) EXECUTE FUNCTION note_trouble('source_stopped', 'id');

-- What an operator's switch holds back is meant to be.
CREATE FUNCTION note_held() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO trouble (host_id, kind, subject_id)
  SELECT NEW.host_id, 'reply_held', NEW.id FROM debug_settings WHERE send_email;
  RETURN NULL;
END
$$;
CREATE TRIGGER reply_held AFTER UPDATE OF status ON "message"
  FOR EACH ROW WHEN (NEW.status = 'held' AND OLD.status <> 'held') EXECUTE FUNCTION note_held();

-- Every open screen of an administrator hears of it.
CREATE FUNCTION announce_alert() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('locanda_alert', NEW.id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER alert_live AFTER INSERT OR UPDATE OF ended_at, counts ON "alert"
  FOR EACH ROW EXECUTE FUNCTION announce_alert();
