-- A sentence that cannot be forgotten when its days are over is tried again after pauses, and those behind it meanwhile.
ALTER TABLE "fact_proposal" ADD COLUMN "forget_tries" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "forget_after" TIMESTAMPTZ(3);
