-- What comes for a number of ours with a signature of another secret: who writes to it is heard by nobody until that is mended.
CREATE TABLE "refused_webhook" (
    "phone_number_id" TEXT NOT NULL,
    "many" INTEGER NOT NULL DEFAULT 1,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "refused_webhook_pkey" PRIMARY KEY ("phone_number_id")
);

GRANT SELECT, INSERT, UPDATE, DELETE ON "refused_webhook" TO locanda_engine;
ALTER TABLE "refused_webhook" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "refused_webhook" FORCE ROW LEVEL SECURITY;
CREATE POLICY engine ON "refused_webhook" TO locanda_engine USING (true) WITH CHECK (true);
