-- Tests of mailboxes before they are connected.
CREATE TABLE "mailbox_check" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "key_id" TEXT,
    "sealed" BYTEA,
    "steps" JSONB NOT NULL DEFAULT '[]',
    "found" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "begun_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "mailbox_check_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "mailbox_check_host_id_id_key" ON "mailbox_check"("host_id", "id");

CREATE INDEX "mailbox_check_created_at_idx" ON "mailbox_check"("created_at");

ALTER TABLE "mailbox_check" ADD CONSTRAINT "mailbox_check_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "mailbox_check" TO locanda_app, locanda_engine;
ALTER TABLE "mailbox_check" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mailbox_check" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "mailbox_check" TO locanda_app USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "mailbox_check" TO locanda_engine USING (true) WITH CHECK (true);
