-- Until when Keycloak is known to have said who somebody is. Nobody could tell whether that was a minute or a week ago.
ALTER TABLE "account_state" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "unconfirmed_told_at" TIMESTAMPTZ(3);
