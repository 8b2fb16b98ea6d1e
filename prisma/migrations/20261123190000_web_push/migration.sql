-- What hosts are told of on their devices: stored with what it tells of, sent by the worker.
ALTER TYPE "emergency_way" ADD VALUE 'push';
CREATE TYPE "push_kind" AS ENUM ('draft_ready', 'no_draft', 'emergency', 'not_sent', 'promise_due');
CREATE TYPE "push_state" AS ENUM ('waiting', 'delivered', 'given_up', 'dropped');

CREATE TABLE "push_key" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "public_key" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "push_key_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "push_key" ADD CONSTRAINT "push_key_one_row" CHECK ("id" = 1);
GRANT SELECT, INSERT, UPDATE, DELETE ON "push_key" TO locanda_engine;
-- A browser is given the public half; the private one is none of a host's business, sealed or not.
GRANT SELECT ("id", "public_key") ON "push_key" TO locanda_app;

CREATE TABLE "push_settings" (
    "host_id" UUID NOT NULL,
    "draft_ready" BOOLEAN NOT NULL DEFAULT true,
    "no_draft" BOOLEAN NOT NULL DEFAULT true,
    "emergency" BOOLEAN NOT NULL DEFAULT true,
    "not_sent" BOOLEAN NOT NULL DEFAULT true,
    "promise_due" BOOLEAN NOT NULL DEFAULT true,
    "quiet_from" TEXT,
    "quiet_to" TEXT,
    "time_zone" TEXT NOT NULL DEFAULT 'Europe/Rome',

    CONSTRAINT "push_settings_pkey" PRIMARY KEY ("host_id")
);
ALTER TABLE "push_settings" ADD CONSTRAINT "push_settings_host_id_fkey"
  FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "push_device" (
    "host_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "fingerprint" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "told_at" TIMESTAMPTZ(3),
    "fault" JSONB,

    CONSTRAINT "push_device_pkey" PRIMARY KEY ("host_id","id")
);
CREATE UNIQUE INDEX "push_device_host_id_fingerprint_key" ON "push_device"("host_id", "fingerprint");
CREATE INDEX "push_device_seen_at_idx" ON "push_device"("seen_at");
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_host_id_fkey"
  FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "push_send" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "device_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "kind" "push_kind" NOT NULL,
    "about_id" UUID NOT NULL,
    "event_key" TEXT NOT NULL,
    "state" "push_state" NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "fault" JSONB,

    CONSTRAINT "push_send_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "push_send_host_id_device_id_event_key_key" ON "push_send"("host_id", "device_id", "event_key");
CREATE INDEX "push_send_host_id_chat_id_idx" ON "push_send"("host_id", "chat_id");
CREATE INDEX "push_send_next_at_idx" ON "push_send"("next_at") WHERE state = 'waiting';
CREATE INDEX "push_send_settled_at_idx" ON "push_send"("settled_at") WHERE settled_at IS NOT NULL;
ALTER TABLE "push_send" ADD CONSTRAINT "push_send_host_id_device_id_fkey"
  FOREIGN KEY ("host_id", "device_id") REFERENCES "push_device"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_send" ADD CONSTRAINT "push_send_host_id_chat_id_fkey"
  FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['push_settings', 'push_device', 'push_send'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO locanda_app, locanda_engine', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY one_host ON %I TO locanda_app
      USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()))', name);
    EXECUTE format('CREATE POLICY engine ON %I TO locanda_engine USING (true) WITH CHECK (true)', name);
  END LOOP;
END
$$;

-- Has every device of a host told, where the host wants that; by whichever role changes what it tells of, which sees that host.
CREATE FUNCTION tell_by_push(of_host uuid, of_chat uuid, of_kind push_kind, about uuid, event text) RETURNS void
  LANGUAGE sql SET search_path = public, pg_temp
AS $$
  INSERT INTO push_send (host_id, device_id, chat_id, kind, about_id, event_key, next_at, created_at)
  SELECT of_host, d.id, of_chat, of_kind, about, of_kind || '-' || event, clock_timestamp(), clock_timestamp()
  FROM push_device d LEFT JOIN push_settings s ON s.host_id = d.host_id
  WHERE d.host_id = of_host AND coalesce(CASE of_kind
    WHEN 'draft_ready' THEN s.draft_ready WHEN 'no_draft' THEN s.no_draft WHEN 'emergency' THEN s.emergency
    WHEN 'not_sent' THEN s.not_sent WHEN 'promise_due' THEN s.promise_due END, true)
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION tell_of_message_by_push() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
BEGIN
  IF NEW.status IN ('failed', 'outcome_unknown', 'held') THEN
    PERFORM tell_by_push(NEW.host_id, NEW.chat_id, 'not_sent', NEW.id, NEW.id || '-' || NEW.version);
  ELSIF NEW.status = 'pending' AND NEW.kind = 'draft' THEN
    PERFORM tell_by_push(NEW.host_id, NEW.chat_id,
      CASE WHEN NEW.text = '' THEN 'no_draft'::push_kind ELSE 'draft_ready'::push_kind END, NEW.id, NEW.id || '-' || NEW.version);
  ELSIF NEW.status = 'unreadable' AND NOT NEW.is_history AND NEW.created_at > clock_timestamp() - interval '1 day' THEN
    PERFORM tell_by_push(NEW.host_id, NEW.chat_id, 'no_draft', NEW.id, NEW.id::text);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER message_push_insert AFTER INSERT ON "message"
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'unreadable')) EXECUTE FUNCTION tell_of_message_by_push();
-- What its host takes back waits again within its undo window, under their eyes: that is no news.
CREATE TRIGGER message_push_update AFTER UPDATE OF status ON "message"
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND (NEW.status IN ('failed', 'outcome_unknown', 'held')
    OR NEW.status = 'pending' AND (OLD.status = 'drafting'
      OR OLD.status IN ('scheduled', 'approved', 'sending') AND coalesce(OLD.undo_until <= clock_timestamp(), true))))
  EXECUTE FUNCTION tell_of_message_by_push();

-- What waits until a model has replaced its draft, or cannot any more, waits no longer.
CREATE FUNCTION hasten_push_of_draft() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
BEGIN
  UPDATE push_send SET next_at = clock_timestamp()
  WHERE host_id = NEW.host_id AND chat_id = NEW.chat_id AND about_id = NEW.id AND state = 'waiting' AND fault IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER message_push_hastened AFTER UPDATE OF model_due_at ON "message"
  FOR EACH ROW WHEN (OLD.model_due_at IS NOT NULL AND NEW.model_due_at IS NULL AND NEW.status = 'pending')
  EXECUTE FUNCTION hasten_push_of_draft();

CREATE FUNCTION tell_of_emergency_by_push() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM tell_by_push(NEW.host_id, NEW.chat_id, 'emergency', NEW.id, NEW.id || '-' || NEW.calls);
  RETURN NULL;
END
$$;
CREATE TRIGGER emergency_push AFTER UPDATE OF calls ON "emergency"
  FOR EACH ROW WHEN (NEW.calls > OLD.calls AND NEW.taken_at IS NULL AND NEW.ended_at IS NULL)
  EXECUTE FUNCTION tell_of_emergency_by_push();

CREATE FUNCTION tell_of_deferral_by_push() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM tell_by_push(NEW.host_id, NEW.chat_id, 'promise_due', NEW.id, NEW.id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER deferral_push AFTER UPDATE OF owed_at ON "deferral"
  FOR EACH ROW WHEN (OLD.owed_at IS NULL AND NEW.owed_at IS NOT NULL AND NEW.settled_at IS NULL AND NEW.owed_because = 'promised')
  EXECUTE FUNCTION tell_of_deferral_by_push();
