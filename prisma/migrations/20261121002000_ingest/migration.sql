-- The subject fallback of threading looks for chats with the same counterpart.
CREATE INDEX "chat_source_id_email_idx" ON "chat"("source_id", "email");
-- The sweep looks for what was stored and never started.
CREATE INDEX "message_kind_workflow_at_idx" ON "message"("kind", "workflow_at");

CREATE TABLE "webhook_event" (
    "id" BIGSERIAL NOT NULL,
    "host_id" UUID NOT NULL,
    "source_id" UUID NOT NULL,
    "body" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "webhook_event_source_id_read_at_id_idx" ON "webhook_event"("source_id", "read_at", "id");
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_host_id_source_id_fkey"
  FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "webhook_event" TO locanda_app, locanda_engine;
GRANT USAGE ON SEQUENCE "webhook_event_id_seq" TO locanda_app, locanda_engine;
ALTER TABLE "webhook_event" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "webhook_event" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "webhook_event" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "webhook_event" TO locanda_engine USING (true) WITH CHECK (true);
