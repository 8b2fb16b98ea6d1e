-- Whoever is forwarded a mail may name its Message-ID in a conversation of their own: each of the chats keeps it.
ALTER TABLE "thread_ref" DROP CONSTRAINT "thread_ref_pkey",
  ADD CONSTRAINT "thread_ref_pkey" PRIMARY KEY ("source_id", "rfc_message_id", "chat_id");
