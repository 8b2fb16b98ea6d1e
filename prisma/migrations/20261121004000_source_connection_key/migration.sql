-- What a source connects to: the same mailbox is not connected twice, and a deleted source is taken up again.
ALTER TABLE "message_source" ADD COLUMN "connection_key" TEXT;
CREATE UNIQUE INDEX "message_source_host_id_connection_key_key" ON "message_source"("host_id", "connection_key");
