-- How much one sender wrote lately: asked before every draft.
CREATE INDEX "message_host_id_from_address_stored_at_idx" ON "message"("host_id", "from_address", "stored_at");
