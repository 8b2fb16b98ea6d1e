-- What a host has put beside a text and not sent: of a chat, or of a draft in it. Sent, it is a file of its message.
CREATE TABLE "unsent_file" (
    "id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "place_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unsent_file_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "unsent_file_host_id_place_id_sha256_key" ON "unsent_file"("host_id", "place_id", "sha256");
CREATE INDEX "unsent_file_host_id_chat_id_idx" ON "unsent_file"("host_id", "chat_id");
CREATE INDEX "unsent_file_host_id_sha256_idx" ON "unsent_file"("host_id", "sha256");
CREATE INDEX "unsent_file_uploaded_at_idx" ON "unsent_file"("uploaded_at");
ALTER TABLE "unsent_file" ADD CONSTRAINT "unsent_file_host_id_chat_id_fkey"
  FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "unsent_file" ADD CONSTRAINT "unsent_file_host_id_sha256_fkey"
  FOREIGN KEY ("host_id", "sha256") REFERENCES "file_content"("host_id", "sha256") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "unsent_file" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "unsent_file" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "unsent_file" TO locanda_app, locanda_engine;
CREATE POLICY one_host ON "unsent_file" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "unsent_file" TO locanda_engine USING (true) WITH CHECK (true);

CREATE TRIGGER unsent_file_live AFTER INSERT OR DELETE ON "unsent_file"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('unsent');

-- By WhatsApp each file is a message of its own: which have left is known of each.
ALTER TABLE "message_file" ADD COLUMN "left_as" TEXT;
