-- An answer is stored in the transaction of what it answers: there is no row without one any more.
DELETE FROM "idempotency_key" WHERE status IS NULL;
ALTER TABLE "idempotency_key" DROP COLUMN "status";
