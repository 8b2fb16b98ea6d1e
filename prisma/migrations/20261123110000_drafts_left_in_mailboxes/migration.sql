-- A draft of a reply that did not leave lies in the host's own mailbox, where somebody may find it and send it: it is owed that it goes.
ALTER TABLE "delivery" ADD COLUMN "draft_due_at" TIMESTAMPTZ(3);
CREATE INDEX "delivery_draft_due_idx" ON "delivery" ("draft_due_at") WHERE draft_due_at is not null;
