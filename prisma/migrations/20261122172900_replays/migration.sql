-- What would have been sent in a host's past: a replay and its bursts.
CREATE TYPE "replay_state" AS ENUM ('waiting', 'running', 'done', 'failed');

CREATE TYPE "replay_action" AS ENUM ('send', 'wait', 'none');

CREATE TYPE "replay_verdict" AS ENUM ('same', 'says_more', 'says_less', 'contradicts', 'not_comparable');

CREATE TABLE "replay" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "state" "replay_state" NOT NULL DEFAULT 'waiting',
    "with_model" BOOLEAN NOT NULL DEFAULT false,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "held_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "replay_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "replay_case" (
    "replay_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "host_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "guest_message_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_ids" UUID[],
    "answered_by" TEXT,
    "answer_ids" UUID[],
    "answered_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "action" "replay_action",
    "text" TEXT,
    "confidence" INTEGER,
    "drafter" TEXT,
    "reasons" JSONB NOT NULL DEFAULT '[]',
    "falls_back" BOOLEAN NOT NULL DEFAULT false,
    "unknown" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "verdict" "replay_verdict",
    "because" JSONB NOT NULL DEFAULT '[]',
    "model_use" JSONB,

    CONSTRAINT "replay_case_pkey" PRIMARY KEY ("replay_id","position")
);

CREATE INDEX "replay_host_id_created_at_idx" ON "replay"("host_id", "created_at");

CREATE INDEX "replay_due_idx" ON "replay"("held_until") WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX "replay_host_id_id_key" ON "replay"("host_id", "id");

CREATE UNIQUE INDEX "replay_running_key" ON "replay"("host_id") WHERE (ended_at IS NULL);

CREATE INDEX "replay_case_host_id_chat_id_idx" ON "replay_case"("host_id", "chat_id");

CREATE INDEX "replay_case_host_id_guest_message_id_idx" ON "replay_case"("host_id", "guest_message_id");

CREATE INDEX "replay_case_open_idx" ON "replay_case"("host_id", "replay_id", "position") WHERE (done_at IS NULL);

CREATE UNIQUE INDEX "replay_case_replay_id_guest_message_id_key" ON "replay_case"("replay_id", "guest_message_id");

ALTER TABLE "replay" ADD CONSTRAINT "replay_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "replay_case" ADD CONSTRAINT "replay_case_host_id_replay_id_fkey" FOREIGN KEY ("host_id", "replay_id") REFERENCES "replay"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "replay_case" ADD CONSTRAINT "replay_case_host_id_chat_id_fkey" FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "replay_case" ADD CONSTRAINT "replay_case_host_id_guest_message_id_fkey" FOREIGN KEY ("host_id", "guest_message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['replay', 'replay_case'] LOOP
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
