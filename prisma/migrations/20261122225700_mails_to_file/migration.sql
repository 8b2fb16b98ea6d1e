-- A worker may end between storing mails and archiving them: which they are is kept with how far was read.
ALTER TABLE "mailbox_cursor" ADD COLUMN "unfiled" BIGINT[] DEFAULT ARRAY[]::BIGINT[];
