-- What is to be told to others, stored with what it tells of, and tried until it is told or a day has passed.
CREATE TYPE "outbox_receiver" AS ENUM ('n8n');
CREATE TYPE "outbox_kind" AS ENUM ('new_message', 'emergency');
CREATE TYPE "outbox_state" AS ENUM ('waiting', 'delivered', 'given_up', 'dropped');

CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "receiver" "outbox_receiver" NOT NULL,
    "kind" "outbox_kind" NOT NULL,
    "message_id" UUID NOT NULL,
    "event_id" TEXT NOT NULL,
    "state" "outbox_state" NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "tried_at" TIMESTAMPTZ(3),
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "give_up_at" TIMESTAMPTZ(3) NOT NULL,
    "fault" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "outbox_event_host_id_receiver_event_id_key" ON "outbox_event"("host_id", "receiver", "event_id");
CREATE INDEX "outbox_event_host_id_message_id_idx" ON "outbox_event"("host_id", "message_id");
CREATE INDEX "outbox_event_state_settled_at_idx" ON "outbox_event"("state", "settled_at");
CREATE INDEX "outbox_event_next_at_idx" ON "outbox_event"("next_at") WHERE state = 'waiting';
ALTER TABLE "outbox_event" ADD CONSTRAINT "outbox_event_host_id_message_id_fkey"
  FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "outbox_event" TO locanda_app, locanda_engine;
ALTER TABLE "outbox_event" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "outbox_event" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "outbox_event" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "outbox_event" TO locanda_engine USING (true) WITH CHECK (true);
-- It holds ids and states, no words of a guest: who runs the installation sees that it stands still, and sets it going.
CREATE POLICY administrators_read ON "outbox_event" FOR SELECT TO locanda_app
  USING (current_setting('app.administrator', true) = 'yes');
CREATE POLICY administrators_try_again ON "outbox_event" FOR UPDATE TO locanda_app
  USING (current_setting('app.administrator', true) = 'yes')
  WITH CHECK (current_setting('app.administrator', true) = 'yes');
