-- A file that a host is sending up: until it is there, or was given up, they count as writing.
CREATE TABLE "unsent_upload" (
    "host_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "place_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unsent_upload_pkey" PRIMARY KEY ("host_id","id")
);
CREATE INDEX "unsent_upload_host_id_chat_id_idx" ON "unsent_upload"("host_id", "chat_id");
CREATE INDEX "unsent_upload_seen_at_idx" ON "unsent_upload"("seen_at");
ALTER TABLE "unsent_upload" ADD CONSTRAINT "unsent_upload_host_id_chat_id_fkey"
  FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "unsent_upload" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "unsent_upload" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "unsent_upload" TO locanda_app, locanda_engine;
CREATE POLICY one_host ON "unsent_upload" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "unsent_upload" TO locanda_engine USING (true) WITH CHECK (true);
