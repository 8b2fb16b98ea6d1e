-- The files of mails that could not be read are kept as long as those of others: the oldest are found without looking at every message.
CREATE INDEX "message_with_file_idx" ON "message"("stored_at") WHERE (raw IS NOT NULL);
