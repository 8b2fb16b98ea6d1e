-- A draft answers all that a guest asked since the last answer: how old that is was judged by the newest message alone.
ALTER TABLE "message" ADD COLUMN "asked_since" TIMESTAMPTZ(3);
