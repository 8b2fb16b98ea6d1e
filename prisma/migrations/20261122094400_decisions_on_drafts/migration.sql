-- What hosts did with drafts, what a score has meant since, and which topics of a property may go out by themselves.
CREATE TYPE "decision_outcome" AS ENUM ('unchanged', 'edited', 'discarded', 'replaced', 'complaint', 'taken_back');
CREATE TABLE "draft_decision" (
    "message_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "property_id" UUID,
    "topics" TEXT[],
    "score" DOUBLE PRECISION,
    "share" DOUBLE PRECISION,
    "shown" INTEGER,
    "is_capped" BOOLEAN NOT NULL DEFAULT false,
    "outcome" "decision_outcome" NOT NULL,
    "changes" TEXT[],
    "decided_at" TIMESTAMPTZ(3) NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "draft_decision_pkey" PRIMARY KEY ("message_id")
);
CREATE UNIQUE INDEX "draft_decision_host_id_message_id_key" ON "draft_decision"("host_id", "message_id");
CREATE INDEX "draft_decision_host_id_decided_at_idx" ON "draft_decision"("host_id", "decided_at");
CREATE INDEX "draft_decision_host_id_property_id_decided_at_idx" ON "draft_decision"("host_id", "property_id", "decided_at");
CREATE INDEX "draft_decision_noted_at_idx" ON "draft_decision"("noted_at");
CREATE INDEX "draft_decision_decided_at_idx" ON "draft_decision"("decided_at");
ALTER TABLE "draft_decision" ADD CONSTRAINT "draft_decision_host_id_message_id_fkey"
  FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "rung_setting" AS ENUM ('earned', 'always', 'never');
CREATE TABLE "autonomy_rung" (
    "host_id" UUID NOT NULL,
    "property_id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "setting" "rung_setting",
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "unchanged_since_bad" INTEGER NOT NULL DEFAULT 0,
    "changed_since_bad" INTEGER NOT NULL DEFAULT 0,
    "bad_at" TIMESTAMPTZ(3),
    "bad_as" "decision_outcome",
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "autonomy_rung_pkey" PRIMARY KEY ("property_id", "topic")
);
CREATE INDEX "autonomy_rung_host_id_idx" ON "autonomy_rung"("host_id");
ALTER TABLE "autonomy_rung" ADD CONSTRAINT "autonomy_rung_host_id_property_id_fkey"
  FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "calibration" (
    "host_id" UUID NOT NULL,
    "curve" JSONB NOT NULL,
    "bins" JSONB NOT NULL,
    "report" JSONB NOT NULL,
    "fitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calibration_pkey" PRIMARY KEY ("host_id")
);
ALTER TABLE "calibration" ADD CONSTRAINT "calibration_host_id_fkey"
  FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One row: what a score has meant for all hosts together, without a word of any of them.
CREATE TABLE "shared_calibration" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "curve" JSONB NOT NULL,
    "hosts" INTEGER NOT NULL,
    "fitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shared_calibration_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "shared_calibration_is_one" CHECK ("id" = 1)
);
GRANT SELECT ON "shared_calibration" TO locanda_app;
GRANT SELECT, INSERT, UPDATE ON "shared_calibration" TO locanda_engine;

CREATE TYPE "automatic_rule" AS ENUM ('threshold', 'earned');
ALTER TABLE "ai_settings" ADD COLUMN "automatic_rule" "automatic_rule" NOT NULL DEFAULT 'threshold',
  ADD COLUMN "earned_target" DOUBLE PRECISION NOT NULL DEFAULT 0.9;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['draft_decision', 'autonomy_rung', 'calibration'] LOOP
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
