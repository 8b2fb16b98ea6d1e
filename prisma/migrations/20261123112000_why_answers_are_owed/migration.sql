-- Why an answer is owed was told by an empty sentence; it says so itself.
CREATE TYPE "owed_because" AS ENUM ('promised', 'not_arrived', 'capped');
ALTER TABLE "deferral" ADD COLUMN "owed_because" "owed_because" NOT NULL DEFAULT 'promised';
ALTER TABLE "deferral" NO FORCE ROW LEVEL SECURITY;
UPDATE "deferral" SET "owed_because" = 'not_arrived' WHERE "sentence" = '';
ALTER TABLE "deferral" FORCE ROW LEVEL SECURITY;
