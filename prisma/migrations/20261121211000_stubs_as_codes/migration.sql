-- What stands for a mail that could not be read is a code too, and no text of the guest (decision 012).
ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "chat" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" DISABLE TRIGGER message_live;
ALTER TABLE "chat" DISABLE TRIGGER chat_live;

UPDATE "message" SET
  "reasons" = '[{"code": "unreadable_mail", "params": {}}]',
  "text" = CASE "text" WHEN 'Questo messaggio non può essere letto. Il file originale è allegato.' THEN '' ELSE "text" END
WHERE "status" = 'unreadable';
UPDATE "chat" SET "last_message_text" = ''
WHERE "last_message_text" = 'Questo messaggio non può essere letto. Il file originale è allegato.';

ALTER TABLE "message" ENABLE TRIGGER message_live;
ALTER TABLE "chat" ENABLE TRIGGER chat_live;
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;
ALTER TABLE "chat" FORCE ROW LEVEL SECURITY;
