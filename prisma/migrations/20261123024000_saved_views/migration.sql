-- What a host narrows the list of chats to, under a name of their own.
CREATE TABLE "saved_view" (
    "host_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "queue" TEXT,
    "channel" TEXT,
    "property_id" UUID,
    "words" TEXT,

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("host_id","id")
);
CREATE UNIQUE INDEX "saved_view_host_id_name_key" ON "saved_view"("host_id", "name");
CREATE INDEX "saved_view_host_id_property_id_idx" ON "saved_view"("host_id", "property_id");
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_host_id_fkey"
  FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A view of a house that is gone would show every house.
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_host_id_property_id_fkey"
  FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "saved_view" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "saved_view" TO locanda_app, locanda_engine;
CREATE POLICY one_host ON "saved_view" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "saved_view" TO locanda_engine USING (true) WITH CHECK (true);
