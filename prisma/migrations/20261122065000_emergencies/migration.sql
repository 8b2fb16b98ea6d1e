-- What a guest tells of that cannot wait: the host is called until somebody takes it, and nothing leaves by itself meanwhile.
ALTER TYPE "message_kind" ADD VALUE 'emergency';

ALTER TABLE "app_settings" ADD COLUMN "emergency_text" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "emergency_phone" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "emergency_template" TEXT NOT NULL DEFAULT '';

CREATE TYPE "emergency_end" AS ENUM ('over', 'false_alarm', 'by_itself');
CREATE TABLE "emergency" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "kinds" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "next_call_at" TIMESTAMPTZ(3),
    "taken_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "ended_as" "emergency_end",
    "text_due_at" TIMESTAMPTZ(3),
    "text_message_id" UUID,
    "text_fault" JSONB,

    CONSTRAINT "emergency_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "emergency_host_id_id_key" ON "emergency"("host_id", "id");
CREATE UNIQUE INDEX "emergency_message_id_key" ON "emergency"("message_id");
CREATE INDEX "emergency_host_id_chat_id_created_at_idx" ON "emergency"("host_id", "chat_id", "created_at");
CREATE INDEX "emergency_open_idx" ON "emergency"("host_id", "created_at") WHERE ended_at IS NULL;
CREATE INDEX "emergency_next_call_at_idx" ON "emergency"("next_call_at") WHERE next_call_at IS NOT NULL;
CREATE INDEX "emergency_text_due_at_idx" ON "emergency"("text_due_at") WHERE text_due_at IS NOT NULL;
ALTER TABLE "emergency" ADD CONSTRAINT "emergency_host_id_chat_id_fkey"
  FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "emergency_way" AS ENUM ('screen', 'mail', 'whatsapp', 'n8n');
CREATE TABLE "emergency_call" (
    "id" BIGSERIAL NOT NULL,
    "host_id" UUID NOT NULL,
    "emergency_id" UUID NOT NULL,
    "way" "emergency_way" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fault" JSONB,

    CONSTRAINT "emergency_call_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "emergency_call_host_id_emergency_id_idx" ON "emergency_call"("host_id", "emergency_id");
ALTER TABLE "emergency_call" ADD CONSTRAINT "emergency_call_host_id_emergency_id_fkey"
  FOREIGN KEY ("host_id", "emergency_id") REFERENCES "emergency"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
GRANT USAGE ON SEQUENCE "emergency_call_id_seq" TO locanda_app, locanda_engine;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['emergency', 'emergency_call'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO locanda_app, locanda_engine', tenant_table);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY one_host ON %I TO locanda_app USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()))',
      tenant_table);
    EXECUTE format('CREATE POLICY engine ON %I TO locanda_engine USING (true) WITH CHECK (true)', tenant_table);
  END LOOP;
END
$$;

-- What is open is shown in every window of the host within a second: to the stream it is news of its chat's messages.
CREATE TRIGGER emergency_live AFTER INSERT OR UPDATE ON "emergency"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('message');
