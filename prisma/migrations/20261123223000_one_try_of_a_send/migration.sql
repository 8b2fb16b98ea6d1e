-- Which worker's try of a send is under way, and until when it answers for it: of two, the second waits.
ALTER TABLE "delivery" ADD COLUMN "tried_by" UUID, ADD COLUMN "tried_until" TIMESTAMPTZ(3);
