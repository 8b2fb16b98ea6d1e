-- Two chats of one guest that a mail shows to be one: the address of the one that went leads to the one that stayed.
CREATE TABLE "merged_chat" (
    "host_id" UUID NOT NULL,
    "from_id" UUID NOT NULL,
    "into_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "merged_chat_pkey" PRIMARY KEY ("host_id", "from_id")
);
CREATE INDEX "merged_chat_host_id_into_id_idx" ON "merged_chat"("host_id", "into_id");
CREATE INDEX "merged_chat_host_id_message_id_idx" ON "merged_chat"("host_id", "message_id");
ALTER TABLE "merged_chat" ADD CONSTRAINT "merged_chat_host_id_into_id_fkey"
  FOREIGN KEY ("host_id", "into_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
GRANT SELECT, INSERT, UPDATE, DELETE ON "merged_chat" TO locanda_app, locanda_engine;
ALTER TABLE "merged_chat" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "merged_chat" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "merged_chat" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "merged_chat" TO locanda_engine USING (true) WITH CHECK (true);

-- By what a chat is known: moved with it, and gone with it.
CREATE INDEX "thread_ref_host_id_chat_id_idx" ON "thread_ref"("host_id", "chat_id");

-- The words of what is moved to another chat may just be looked for in the one that it leaves: they are found again.
CREATE TRIGGER message_words_moved AFTER UPDATE OF chat_id ON "message" FOR EACH ROW
  WHEN (OLD.chat_id IS DISTINCT FROM NEW.chat_id) EXECUTE FUNCTION owe_words();
