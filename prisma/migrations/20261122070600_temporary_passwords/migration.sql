-- Until when a temporary password that we gave may be used: Keycloak keeps them for ever.
CREATE TABLE "temporary_password" (
    "kc_sub" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "temporary_password_pkey" PRIMARY KEY ("kc_sub")
);
CREATE INDEX "temporary_password_expires_at_idx" ON "temporary_password"("expires_at");

GRANT SELECT, INSERT, UPDATE, DELETE ON "temporary_password" TO locanda_engine;
