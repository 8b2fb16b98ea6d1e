-- What opens a house: named, ruled, and told only to the guest of a confirmed stay.
ALTER TABLE "property" ADD COLUMN "time_zone" TEXT NOT NULL DEFAULT 'Europe/Rome';

CREATE TYPE "secret_release" AS ENUM ('window', 'stay');
CREATE TYPE "stay_confirmation" AS ENUM ('host', 'relay');

CREATE TABLE "property_secret" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "property_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "is_secret" BOOLEAN NOT NULL DEFAULT true,
    "is_marked" BOOLEAN NOT NULL DEFAULT false,
    "release" "secret_release" NOT NULL DEFAULT 'window',
    "hours_before" INTEGER NOT NULL DEFAULT 24,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "property_secret_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "property_secret_host_id_property_id_idx" ON "property_secret"("host_id", "property_id");
CREATE UNIQUE INDEX "property_secret_property_id_name_key" ON "property_secret"("property_id", "name");
ALTER TABLE "property_secret" ADD CONSTRAINT "property_secret_host_id_property_id_fkey"
  FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nobody has confirmed the stays that there are: a mail only says when they begin.
ALTER TABLE "chat" ADD COLUMN "stay_confirmed_by" "stay_confirmation", ADD COLUMN "stay_address" TEXT;

CREATE TABLE "owed_secret" (
    "chat_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "language" TEXT,
    "settled_at" TIMESTAMPTZ(3),
    "draft_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "owed_secret_pkey" PRIMARY KEY ("chat_id","name")
);
CREATE INDEX "owed_secret_settled_at_due_at_idx" ON "owed_secret"("settled_at", "due_at");
ALTER TABLE "owed_secret" ADD CONSTRAINT "owed_secret_host_id_chat_id_fkey"
  FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a draft's placeholders stood for when the host said yes.
ALTER TABLE "message" ADD COLUMN "filling" TEXT;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['property_secret', 'owed_secret'] LOOP
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
