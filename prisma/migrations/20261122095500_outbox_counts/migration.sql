-- An enum's equality is not leakproof: under row-level security only an index of the state itself finds its rows. Each row is in one.
DROP INDEX "outbox_event_state_settled_at_idx";
CREATE INDEX "outbox_event_delivered_idx" ON "outbox_event"("settled_at") WHERE state = 'delivered';
CREATE INDEX "outbox_event_dropped_idx" ON "outbox_event"("settled_at") WHERE state = 'dropped';
CREATE INDEX "outbox_event_given_up_idx" ON "outbox_event"("settled_at") WHERE state = 'given_up';
CREATE INDEX "outbox_event_waiting_since_idx" ON "outbox_event"("created_at") WHERE state = 'waiting';
-- Why the latest of what failed did.
CREATE INDEX "outbox_event_fault_idx" ON "outbox_event"("tried_at") WHERE fault is not null and state in ('waiting', 'given_up');
