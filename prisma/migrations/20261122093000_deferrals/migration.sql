-- What a reply put off ('I will ask and come back'): kept with its due time until somebody answers it.
CREATE TYPE "deferral_end" AS ENUM ('answered', 'by_host', 'not_delivered');
CREATE TABLE "deferral" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "sentence" TEXT NOT NULL,
    "questions" JSONB NOT NULL DEFAULT '[]',
    "promised_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "owed_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "settled_as" "deferral_end",
    "settled_by_id" UUID,

    CONSTRAINT "deferral_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "deferral_message_id_key" ON "deferral"("message_id");
CREATE INDEX "deferral_host_id_chat_id_promised_at_idx" ON "deferral"("host_id", "chat_id", "promised_at");
CREATE INDEX "deferral_due_idx" ON "deferral"("due_at") WHERE settled_at IS NULL AND owed_at IS NULL;
CREATE INDEX "deferral_untold_idx" ON "deferral"("owed_at") WHERE settled_at IS NULL AND told_at IS NULL AND owed_at IS NOT NULL;
CREATE INDEX "deferral_open_idx" ON "deferral"("host_id", "due_at") WHERE settled_at IS NULL;
CREATE INDEX "deferral_settled_at_idx" ON "deferral"("settled_at") WHERE settled_at IS NOT NULL;
ALTER TABLE "deferral" ADD CONSTRAINT "deferral_host_id_chat_id_fkey"
  FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "deferral" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "deferral" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "deferral" TO locanda_app, locanda_engine;
CREATE POLICY one_host ON "deferral" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "deferral" TO locanda_engine USING (true) WITH CHECK (true);

-- To the stream it is news of its chat's messages.
CREATE TRIGGER deferral_live AFTER INSERT OR UPDATE OR DELETE ON "deferral"
  FOR EACH ROW EXECUTE FUNCTION record_live_event('message');

-- What the list shows of it: when the next answer is due, and since when one is owed.
ALTER TABLE "chat" ADD COLUMN "answer_due_at" TIMESTAMPTZ(3), ADD COLUMN "answer_owed_at" TIMESTAMPTZ(3);
CREATE INDEX "chat_owed" ON "chat"("host_id", "last_message_at" DESC, "created_at" DESC, "id" DESC) WHERE answer_owed_at IS NOT NULL;

CREATE OR REPLACE FUNCTION search_chats(patterns text[], after_at timestamptz, after_created timestamptz, after_id uuid,
  of_channel text, of_property uuid, of_status text, at_most int) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  hits text := (SELECT string_agg(format('c.%I ILIKE %L', name, pattern), ' OR ')
    FROM unnest(ARRAY['sender', 'email', 'subject', 'last_message_text']) name, unnest(patterns) pattern);
BEGIN
  RETURN QUERY EXECUTE format($query$
    SELECT c.id FROM chat c
    WHERE c.host_id = $1 AND (%s) AND ($2 IS NULL OR (c.last_message_at, c.created_at, c.id) < ($2, $3, $4))
      AND ($5 IS NULL OR c.channel = $5) AND ($6 IS NULL OR c.property_id = $6)
      AND ($7 IS NULL OR c.last_message_status = $7 OR $7 = 'owed' AND c.answer_owed_at IS NOT NULL)
    ORDER BY c.last_message_at DESC, c.created_at DESC, c.id DESC LIMIT $8 $query$, hits)
  USING current_host(), after_at, after_created, after_id, of_channel, of_property, of_status, at_most;
END
$$;
