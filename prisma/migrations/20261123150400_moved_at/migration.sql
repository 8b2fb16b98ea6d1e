-- When a source was last pointed at another mailbox or number: what came before that is not answered from there by itself.
ALTER TABLE "message_source" ADD COLUMN "moved_at" TIMESTAMPTZ(3);
