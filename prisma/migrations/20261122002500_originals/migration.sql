-- The mails as they came, compressed and apart from their messages: one click away, and pruned.
CREATE TABLE "message_original" (
    "message_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "file" BYTEA NOT NULL,
    "is_whole" BOOLEAN NOT NULL,
    "stored_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_original_pkey" PRIMARY KEY ("message_id")
);
CREATE UNIQUE INDEX "message_original_host_id_message_id_key" ON "message_original"("host_id", "message_id");
CREATE INDEX "message_original_stored_at_idx" ON "message_original"("stored_at");
ALTER TABLE "message_original" ADD CONSTRAINT "message_original_host_id_message_id_fkey"
  FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Compressed before it comes here.
ALTER TABLE "message_original" ALTER COLUMN "file" SET STORAGE EXTERNAL;

GRANT SELECT, INSERT, UPDATE, DELETE ON "message_original" TO locanda_app, locanda_engine;
ALTER TABLE "message_original" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "message_original" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "message_original" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "message_original" TO locanda_engine USING (true) WITH CHECK (true);
