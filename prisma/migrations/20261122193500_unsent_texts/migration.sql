-- What a host has begun to write and not sent: of a chat, or of a draft in it. One text for all windows of the account.
CREATE TABLE "unsent_text" (
    "host_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "draft_version" INTEGER,
    "text" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "writer" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unsent_text_pkey" PRIMARY KEY ("host_id","id")
);
CREATE INDEX "unsent_text_host_id_chat_id_idx" ON "unsent_text"("host_id", "chat_id");
CREATE INDEX "unsent_text_written_at_idx" ON "unsent_text"("written_at");
ALTER TABLE "unsent_text" ADD CONSTRAINT "unsent_text_host_id_chat_id_fkey"
  FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "unsent_text" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "unsent_text" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "unsent_text" TO locanda_app, locanda_engine;
CREATE POLICY one_host ON "unsent_text" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "unsent_text" TO locanda_engine USING (true) WITH CHECK (true);

CREATE TRIGGER unsent_text_live AFTER INSERT OR UPDATE OR DELETE ON "unsent_text"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('unsent');

-- What was begun ends in the transaction that sends it.
CREATE FUNCTION end_unsent_text() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
BEGIN
  DELETE FROM unsent_text WHERE host_id = NEW.host_id
    AND id = CASE NEW.kind WHEN 'host_reply' THEN NEW.chat_id ELSE NEW.id END;
  RETURN NULL;
END
$$;
CREATE TRIGGER host_reply_ends_unsent_text AFTER INSERT ON "message"
  FOR EACH ROW WHEN (NEW.kind = 'host_reply' AND NEW.status = 'approved') EXECUTE FUNCTION end_unsent_text();
CREATE TRIGGER edited_draft_ends_unsent_text AFTER UPDATE OF text ON "message"
  FOR EACH ROW WHEN (NEW.kind = 'draft' AND NEW.status = 'approved' AND OLD.status IN ('pending', 'scheduled')
    AND NEW.text IS DISTINCT FROM OLD.text) EXECUTE FUNCTION end_unsent_text();
