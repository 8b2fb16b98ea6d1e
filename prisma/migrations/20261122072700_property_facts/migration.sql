-- What is read in a property's texts: each fact with its sentence, and what its host says of it.
ALTER TABLE "property" ADD COLUMN "facts_read" TEXT;

CREATE TABLE "property_fact" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "property_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "conditions" JSONB NOT NULL DEFAULT '[]',
    "found" JSONB NOT NULL,
    "is_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "is_corrected" BOOLEAN NOT NULL DEFAULT false,
    "is_removed" BOOLEAN NOT NULL DEFAULT false,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "property_fact_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "property_fact_host_id_property_id_position_idx" ON "property_fact"("host_id", "property_id", "position");
ALTER TABLE "property_fact" ADD CONSTRAINT "property_fact_host_id_property_id_fkey"
  FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "property_fact" TO locanda_app, locanda_engine;
ALTER TABLE "property_fact" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "property_fact" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "property_fact" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "property_fact" TO locanda_engine USING (true) WITH CHECK (true);
