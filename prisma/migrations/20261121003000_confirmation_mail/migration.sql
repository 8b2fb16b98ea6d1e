-- When the host was asked by mail for a decision on this draft: once, whoever tries.
ALTER TABLE "message" ADD COLUMN "asked_at" TIMESTAMPTZ(3);
