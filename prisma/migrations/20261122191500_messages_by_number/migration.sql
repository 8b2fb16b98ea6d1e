-- What overtakes, what is asked last and what a reply answers is found by number: without an index each of them read its whole chat.
CREATE INDEX "message_host_id_chat_id_seq_idx" ON "message"("host_id", "chat_id", "seq");
