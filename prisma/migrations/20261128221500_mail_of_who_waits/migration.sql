-- When a host who is told on no device was last mailed which guests wait.
ALTER TABLE "app_settings" ADD COLUMN "told_who_waits_at" TIMESTAMPTZ(3);
