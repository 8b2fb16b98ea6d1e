-- What a host writes often, for every property or for one.
CREATE TABLE "snippet" (
    "host_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "property_id" UUID,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "snippet_pkey" PRIMARY KEY ("host_id","id")
);
CREATE INDEX "snippet_host_id_property_id_idx" ON "snippet"("host_id", "property_id");
ALTER TABLE "snippet" ADD CONSTRAINT "snippet_host_id_fkey"
  FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A snippet of a house that is gone would be offered for every house.
ALTER TABLE "snippet" ADD CONSTRAINT "snippet_host_id_property_id_fkey"
  FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "snippet" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "snippet" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "snippet" TO locanda_app, locanda_engine;
CREATE POLICY one_host ON "snippet" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "snippet" TO locanda_engine USING (true) WITH CHECK (true);
