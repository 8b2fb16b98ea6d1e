-- The WhatsApp business account that Meta named beside a source's number: what names no number may be guessed by it.
ALTER TABLE "message_source" ADD COLUMN "account_id" TEXT;

-- What WhatsApp's webhook brought and no host can be shown. Nobody's rows: for administrators, written by the engine's role.
CREATE TYPE "unread_webhook_why" AS ENUM ('no_number', 'unknown_shape', 'no_source');
CREATE TABLE "unread_webhook" (
    "key" TEXT NOT NULL,
    "why" "unread_webhook_why" NOT NULL,
    "phone_number_id" TEXT,
    "body" TEXT,
    "many" INTEGER NOT NULL DEFAULT 1,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unread_webhook_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "unread_webhook_last_at_idx" ON "unread_webhook"("last_at");

GRANT SELECT ON "unread_webhook" TO locanda_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "unread_webhook" TO locanda_engine;
ALTER TABLE "unread_webhook" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "unread_webhook" FORCE ROW LEVEL SECURITY;
CREATE POLICY administrators_read ON "unread_webhook" FOR SELECT TO locanda_app
  USING (current_setting('app.administrator', true) = 'yes');
CREATE POLICY engine ON "unread_webhook" TO locanda_engine USING (true) WITH CHECK (true);
