-- Which guest messages a draft is owed to: few among all of them, found without reading the others, however old they are.
CREATE TABLE "unanswered_message" (
    "host_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,

    CONSTRAINT "unanswered_message_pkey" PRIMARY KEY ("host_id", "message_id")
);
ALTER TABLE "unanswered_message" ADD CONSTRAINT "unanswered_message_host_id_message_id_fkey"
  FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "unanswered_message" TO locanda_app, locanda_engine;

-- Of those before: whatever wants a reply and has no draft. An owner that is no superuser must see the rows.
ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
INSERT INTO "unanswered_message" ("host_id", "message_id")
SELECT m."host_id", m."id" FROM "message" m
WHERE m."kind" = 'guest' AND m."status" = 'received' AND NOT m."is_automatic" AND m."workflow_at" IS DISTINCT FROM 'epoch'
  AND NOT EXISTS (SELECT FROM "message" d WHERE d."host_id" = m."host_id" AND d."answers_id" = m."id");
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;

ALTER TABLE "unanswered_message" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "unanswered_message" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "unanswered_message" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "unanswered_message" TO locanda_engine USING (true) WITH CHECK (true);
