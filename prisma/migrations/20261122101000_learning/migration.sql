-- What guests asked and nobody knew, and what the host's own words would teach the AI.
CREATE TABLE "unknown_topic" (
    "message_id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "host_id" UUID NOT NULL,
    "property_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unknown_topic_pkey" PRIMARY KEY ("message_id", "topic")
);
CREATE INDEX "unknown_topic_host_id_property_id_topic_idx" ON "unknown_topic"("host_id", "property_id", "topic");
CREATE INDEX "unknown_topic_asked_at_idx" ON "unknown_topic"("asked_at");
ALTER TABLE "unknown_topic" ADD CONSTRAINT "unknown_topic_host_id_message_id_fkey"
  FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "unknown_topic" ADD CONSTRAINT "unknown_topic_host_id_property_id_fkey"
  FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "proposal_state" AS ENUM ('open', 'accepted', 'dismissed', 'expired');
CREATE TYPE "proposal_scope" AS ENUM ('property', 'all');
CREATE TABLE "fact_proposal" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "property_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "sentence" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "suggested_until" DATE,
    "state" "proposal_state" NOT NULL DEFAULT 'open',
    "scope" "proposal_scope",
    "valid_until" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "fact_proposal_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "fact_proposal_property_id_sentence_key" ON "fact_proposal"("property_id", "sentence");
CREATE INDEX "fact_proposal_host_id_state_created_at_idx" ON "fact_proposal"("host_id", "state", "created_at");
CREATE INDEX "fact_proposal_valid_until_idx" ON "fact_proposal"("valid_until") WHERE state = 'accepted';
ALTER TABLE "fact_proposal" ADD CONSTRAINT "fact_proposal_host_id_property_id_fkey"
  FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fact_proposal" ADD CONSTRAINT "fact_proposal_host_id_message_id_fkey"
  FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['unknown_topic', 'fact_proposal'] LOOP
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
