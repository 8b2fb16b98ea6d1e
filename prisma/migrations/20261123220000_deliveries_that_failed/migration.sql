-- Before a reply is shown it is looked up whether a mail to its address came back: few rows of many.
CREATE INDEX "delivery_failed_idx" ON "delivery" ("host_id", "claimed_at") WHERE state = 'failed';
