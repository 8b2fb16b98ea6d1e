-- What a source's mails showed of the server that takes them in: whose word on a sender counts.
ALTER TABLE "message_source" ADD COLUMN "receiving_server" JSONB;
