-- A mail that comes back names the one it is about by its Message-ID alone.
CREATE INDEX "delivery_host_id_rfc_message_id_idx" ON "delivery"("host_id", "rfc_message_id");
