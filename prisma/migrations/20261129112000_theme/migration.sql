-- How the interface looks to a host, on whichever device; null until they choose.
CREATE TYPE "theme" AS ENUM ('light', 'dark', 'system');
ALTER TABLE "app_settings" ADD COLUMN "theme" "theme";
