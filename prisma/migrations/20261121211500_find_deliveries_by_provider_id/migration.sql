-- A channel that reports a failure may name nothing but its own id of the message.
CREATE INDEX "delivery_host_id_provider_id_idx" ON "delivery"("host_id", "provider_id");
