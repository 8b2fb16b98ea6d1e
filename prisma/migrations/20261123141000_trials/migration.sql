-- What hosts ask their own houses as a guest would: drafted as any draft is, in no chat, and never sent.
CREATE TABLE "trial" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "property_id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "answer" JSONB,
    "model_use" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "begun_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "trial_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "trial_host_id_id_key" ON "trial"("host_id", "id");
CREATE INDEX "trial_host_id_property_id_idx" ON "trial"("host_id", "property_id");
CREATE INDEX "trial_created_at_idx" ON "trial"("created_at");
CREATE INDEX "trial_waiting_idx" ON "trial"("created_at") WHERE begun_at IS NULL;
ALTER TABLE "trial" ADD CONSTRAINT "trial_host_id_property_id_fkey"
  FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "trial" TO locanda_app, locanda_engine;
ALTER TABLE "trial" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "trial" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "trial" TO locanda_app USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "trial" TO locanda_engine USING (true) WITH CHECK (true);

-- When a host first asked a house of theirs: a trial lasts a day, that they have tried one is kept.
ALTER TABLE "host" ADD COLUMN "tried_at" TIMESTAMPTZ(3);
