-- What a guest sent that is no words is a code beside the words, not Italian in their place (decision 012).
ALTER TABLE "chat" ADD COLUMN "last_message_notes" JSONB NOT NULL DEFAULT '[]';

ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "chat" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message_source" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" DISABLE TRIGGER USER;
ALTER TABLE "chat" DISABLE TRIGGER USER;

-- The code for the first words of a text, and the words that are the guest's; no row for what the guest wrote.
CREATE FUNCTION pg_temp.guest_note(said text, source_type text, is_automatic boolean)
RETURNS TABLE (note jsonb, words text) LANGUAGE plpgsql AS $$
DECLARE
  head text := split_part(said, E'\n', 1);
  rest text := CASE WHEN strpos(said, E'\n') > 0 THEN substr(said, strpos(said, E'\n') + 1) ELSE '' END;
  known text;
  named text[];
BEGIN
  IF source_type <> 'whatsapp' THEN
    IF said = '(messaggio vuoto)' THEN
      RETURN QUERY SELECT '{"code": "sent_nothing", "params": {}}'::jsonb, '';
    ELSIF said ~ '^\(allegati: [^\n]*\)$' THEN
      RETURN QUERY SELECT '{"code": "sent_attachments", "params": {}}'::jsonb, substr(said, 12, length(said) - 12);
    END IF;
    RETURN;
  END IF;
  SELECT code INTO known FROM (VALUES
    ('(foto)', 'sent_photo'), ('(video)', 'sent_video'), ('(messaggio vocale)', 'sent_voice'),
    ('(adesivo)', 'sent_sticker'), ('(documento)', 'sent_document'), ('(contatto)', 'sent_contact'),
    ('(ordine)', 'sent_order'), ('(reazione tolta)', 'reaction_removed'), ('(avviso di WhatsApp)', 'whatsapp_notice'),
    ('(messaggio di un tipo non supportato)', 'sent_unsupported')
  ) AS codes(was, code) WHERE was = head;
  IF known IS NOT NULL THEN
    RETURN QUERY SELECT jsonb_build_object('code', known, 'params', '{}'::jsonb), rest;
    RETURN;
  END IF;
  named := regexp_match(head, '^\((documento|posizione): (.*)\)$');
  IF named IS NOT NULL THEN
    known := CASE named[1] WHEN 'documento' THEN 'sent_document' ELSE 'sent_position' END;
    RETURN QUERY SELECT jsonb_build_object('code', known, 'params', '{}'::jsonb), concat_ws(E'\n', named[2], nullif(rest, ''));
    RETURN;
  END IF;
  named := regexp_match(said, '^\(reazione (.*)\)$');
  IF named IS NOT NULL AND is_automatic THEN
    RETURN QUERY SELECT '{"code": "sent_reaction", "params": {}}'::jsonb, named[1];
    RETURN;
  END IF;
  named := regexp_match(said, '^\(([a-z_]{1,40})\)$');
  IF named IS NOT NULL AND is_automatic THEN
    RETURN QUERY SELECT jsonb_build_object('code', 'sent_other', 'params', jsonb_build_object('type', named[1])), '';
  END IF;
END $$;

-- First the lists, while the messages still say what they were made of.
UPDATE "chat" c SET "last_message_text" = found.words, "last_message_notes" = jsonb_build_array(found.note)
FROM (
  SELECT DISTINCT ON (shown."id") shown."id", n.note, n.words
  FROM "chat" shown
  JOIN "message" m ON m."chat_id" = shown."id" AND m."kind" = 'guest' AND m."text" LIKE '(%'
    AND starts_with(m."text", shown."last_message_text")
  JOIN "message_source" s ON s."id" = m."source_id"
  CROSS JOIN LATERAL pg_temp.guest_note(shown."last_message_text", s."type"::text, m."is_automatic") n
  WHERE shown."last_message_text" LIKE '(%'
) found WHERE found."id" = c."id";
UPDATE "chat" SET "last_message_notes" = '[{"code": "unreadable_mail", "params": {}}]'
WHERE "last_message_status" = 'unreadable' AND "last_message_text" = '';

UPDATE "message" m SET "text" = found.words, "reasons" = jsonb_build_array(found.note)
FROM (
  SELECT said."id", n.note, n.words
  FROM "message" said
  JOIN "message_source" s ON s."id" = said."source_id"
  CROSS JOIN LATERAL pg_temp.guest_note(said."text", s."type"::text, said."is_automatic") n
  WHERE said."kind" = 'guest' AND said."text" LIKE '(%'
) found WHERE found."id" = m."id";

ALTER TABLE "message" ENABLE TRIGGER USER;
ALTER TABLE "chat" ENABLE TRIGGER USER;
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;
ALTER TABLE "chat" FORCE ROW LEVEL SECURITY;
ALTER TABLE "message_source" FORCE ROW LEVEL SECURITY;
