-- What guests send beside their words: the content once a host, whatever brings it, and the files of a message, which name it.
CREATE TABLE "file_content" (
    "host_id" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "brought_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_content_pkey" PRIMARY KEY ("host_id","sha256")
);
CREATE INDEX "file_content_brought_at_idx" ON "file_content"("brought_at");
ALTER TABLE "file_content" ADD CONSTRAINT "file_content_host_id_fkey"
  FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Photos and documents are compressed already.
ALTER TABLE "file_content" ALTER COLUMN "content" SET STORAGE EXTERNAL;

CREATE TABLE "message_file" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT,

    CONSTRAINT "message_file_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "message_file_message_id_position_key" ON "message_file"("message_id", "position");
CREATE INDEX "message_file_host_id_message_id_idx" ON "message_file"("host_id", "message_id");
CREATE INDEX "message_file_host_id_sha256_idx" ON "message_file"("host_id", "sha256");
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_host_id_message_id_fkey"
  FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_host_id_sha256_fkey"
  FOREIGN KEY ("host_id", "sha256") REFERENCES "file_content"("host_id", "sha256") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['file_content', 'message_file'] LOOP
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
