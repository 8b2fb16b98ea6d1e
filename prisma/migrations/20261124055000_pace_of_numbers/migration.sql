-- When a number may send its next message by WhatsApp: Meta takes so many a second of one, from all workers together. Apart from its
-- source, whose row is held while messages are stored.
CREATE TABLE "number_pace" (
    "source_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "next_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "number_pace_pkey" PRIMARY KEY ("source_id")
);
ALTER TABLE "number_pace" ADD CONSTRAINT "number_pace_host_id_source_id_fkey"
  FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "number_pace" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "number_pace" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "number_pace" TO locanda_app, locanda_engine;
CREATE POLICY one_host ON "number_pace" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "number_pace" TO locanda_engine USING (true) WITH CHECK (true);
