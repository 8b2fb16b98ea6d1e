-- What committed late under a smaller number is found by its transaction, however many events there are.
CREATE INDEX "live_event_host_id_xid_idx" ON "live_event"("host_id", "xid");
