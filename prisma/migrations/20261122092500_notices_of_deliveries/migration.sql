-- What was told of a sent mail later, and changes nothing of its state: late, marked as spam, a report that nobody can believe.
ALTER TABLE "message" ADD COLUMN "delivery_notice" JSONB;
