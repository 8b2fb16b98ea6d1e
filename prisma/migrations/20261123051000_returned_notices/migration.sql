-- Mails of Locanda's own to hosts: by what mailbox each left and for which address, so that what comes back of one is news of it.
CREATE TABLE "host_notice" (
    "host_id" UUID NOT NULL,
    "rfc_message_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "emergency_id" UUID,
    "sent_by_host_id" UUID,
    "source_id" UUID,
    "sender" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "returned_at" TIMESTAMPTZ(3),
    "fault" JSONB,

    CONSTRAINT "host_notice_pkey" PRIMARY KEY ("host_id","rfc_message_id")
);
CREATE INDEX "host_notice_rfc_message_id_idx" ON "host_notice"("rfc_message_id");
CREATE INDEX "host_notice_host_id_recipient_sent_at_idx" ON "host_notice"("host_id", "recipient", "sent_at");
CREATE INDEX "host_notice_host_id_key_idx" ON "host_notice"("host_id", "key");
CREATE INDEX "host_notice_sent_at_idx" ON "host_notice"("sent_at");
ALTER TABLE "host_notice" ADD CONSTRAINT "host_notice_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Addresses of hosts from which such a mail came back.
CREATE TABLE "address_fault" (
    "host_id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "fault" JSONB NOT NULL,
    "returned_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_again_at" TIMESTAMPTZ(3),

    CONSTRAINT "address_fault_pkey" PRIMARY KEY ("host_id","address")
);
ALTER TABLE "address_fault" ADD CONSTRAINT "address_fault_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "emergency_call" ADD COLUMN "notice_key" TEXT;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['host_notice', 'address_fault'] LOOP
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
