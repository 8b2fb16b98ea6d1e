-- The Message-IDs of mails that Locanda wrote to hosts and administrators: found again in a mailbox they are no guest's. Nobody's rows.
CREATE TABLE "notice" (
    "rfc_message_id" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notice_pkey" PRIMARY KEY ("rfc_message_id")
);
CREATE INDEX "notice_sent_at_idx" ON "notice"("sent_at");

GRANT SELECT, INSERT ON "notice" TO locanda_app;
GRANT SELECT, INSERT, DELETE ON "notice" TO locanda_engine;
