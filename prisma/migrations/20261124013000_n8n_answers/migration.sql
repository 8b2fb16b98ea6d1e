-- n8n is asked for a draft, and its answer is taken in once.
ALTER TYPE "outbox_kind" ADD VALUE 'ai';

-- Of what was asked: when its answer came, and when a drafter took it.
ALTER TABLE "outbox_event" ADD COLUMN "answered_at" TIMESTAMPTZ(3), ADD COLUMN "taken_at" TIMESTAMPTZ(3);
CREATE INDEX "outbox_event_answered_idx" ON "outbox_event"("answered_at") WHERE answered_at is not null;

-- What n8n wrote: the host's alone, beside an outbox that holds no words. It goes with its question.
CREATE TABLE "n8n_answer" (
    "host_id" UUID NOT NULL,
    "receiver" "outbox_receiver" NOT NULL DEFAULT 'n8n',
    "event_id" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "answer" JSONB NOT NULL,

    CONSTRAINT "n8n_answer_pkey" PRIMARY KEY ("host_id", "receiver", "event_id")
);
ALTER TABLE "n8n_answer" ADD CONSTRAINT "n8n_answer_host_id_receiver_event_id_fkey"
  FOREIGN KEY ("host_id", "receiver", "event_id") REFERENCES "outbox_event"("host_id", "receiver", "event_id")
  ON DELETE CASCADE ON UPDATE CASCADE;
GRANT SELECT, INSERT, UPDATE, DELETE ON "n8n_answer" TO locanda_app, locanda_engine;
ALTER TABLE "n8n_answer" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "n8n_answer" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "n8n_answer" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "n8n_answer" TO locanda_engine USING (true) WITH CHECK (true);

-- Answers that were refused: a row a reason, however often it came. Of no host, as who sent them may be anybody.
CREATE TABLE "refused_answer" (
    "code" TEXT NOT NULL,
    "fault" JSONB NOT NULL,
    "many" INTEGER NOT NULL DEFAULT 1,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refused_answer_pkey" PRIMARY KEY ("code")
);
GRANT SELECT, INSERT, UPDATE, DELETE ON "refused_answer" TO locanda_engine;
ALTER TABLE "refused_answer" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "refused_answer" FORCE ROW LEVEL SECURITY;
CREATE POLICY engine ON "refused_answer" TO locanda_engine USING (true) WITH CHECK (true);
