-- What has been read is pruned by when it was read.
CREATE INDEX "webhook_event_read_at_idx" ON "webhook_event"("read_at");
