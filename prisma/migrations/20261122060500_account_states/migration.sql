-- Who somebody is at Keycloak is kept here: a claim to send asks it, and all processes share one look-up a person.
CREATE TYPE "account_access" AS ENUM ('enabled', 'disabled', 'deleted');
CREATE TABLE "account_state" (
    "kc_sub" TEXT NOT NULL,
    "access" "account_access",
    "standing_at" TIMESTAMPTZ(3),
    "roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "roles_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3),
    "look_up_at" TIMESTAMPTZ(3),
    "followed_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_state_pkey" PRIMARY KEY ("kc_sub")
);

-- A person has one before they are a host.
GRANT SELECT, INSERT, UPDATE ON "account_state" TO locanda_app, locanda_engine;
ALTER TABLE "account_state" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "account_state" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_row ON "account_state" TO locanda_app
  USING (kc_sub = nullif(current_setting('app.kc_sub', true), '')
    OR kc_sub = (SELECT h.kc_sub FROM "host" h WHERE h.id = (SELECT current_host())))
  WITH CHECK (kc_sub = nullif(current_setting('app.kc_sub', true), ''));
CREATE POLICY engine ON "account_state" TO locanda_engine USING (true) WITH CHECK (true);

-- Why a message is held was told only where a try had failed.
ALTER TABLE "message" ADD COLUMN "held_because" JSONB;
