-- A known word, sealed by the vault's key: whoever starts with a key that does not open it has lost the right one.
CREATE TABLE "vault_canary" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "key_id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "vault_canary_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "vault_canary" ADD CONSTRAINT "vault_canary_one_row" CHECK ("id" = 1);

GRANT SELECT, INSERT, UPDATE ON "vault_canary" TO locanda_engine;
