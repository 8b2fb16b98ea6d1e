-- Two sources whose mails are the same, to the last line that a server wrote on them, read one mailbox: the younger stops.
ALTER TABLE "message_source" ADD COLUMN "twin_id" UUID, ADD COLUMN "twin_mails" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "double_of" UUID;
