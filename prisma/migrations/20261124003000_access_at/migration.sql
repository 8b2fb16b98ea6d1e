-- What is known since then is an account's access.
ALTER TABLE "account_state" RENAME COLUMN "standing_at" TO "access_at";
