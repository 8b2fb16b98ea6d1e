-- Of a chat whose host calls the guest otherwise than its messages do: what those say, by which later ones are told from another guest's.
ALTER TABLE "chat" ADD COLUMN "told_sender" TEXT;
