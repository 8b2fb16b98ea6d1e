-- Sentences for a host become codes with parameters (decision 012). What cannot be recognised stays in its words.
-- The text columns are not written any more and go with the next release.
ALTER TABLE "message" ADD COLUMN "reasons" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "delivery" ADD COLUMN "fault" JSONB;
ALTER TABLE "message_source" ADD COLUMN "fault" JSONB;

DROP TRIGGER source_live_update ON "message_source";

CREATE FUNCTION pg_temp.coded(code text, params jsonb DEFAULT '{}') RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('code', code, 'params', params)
$$;

CREATE FUNCTION pg_temp.legacy(said text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT pg_temp.coded('legacy', jsonb_build_object('text', said))
$$;

CREATE FUNCTION pg_temp.language_of(name text) RETURNS text LANGUAGE sql AS $$
  SELECT code FROM (VALUES
    ('italiano', 'it'), ('inglese', 'en'), ('tedesco', 'de'), ('francese', 'fr'), ('spagnolo', 'es')
  ) AS known(words, code) WHERE words = name
$$;

-- 'denaro, la sicurezza': the names in the order of the rule; null when they are not all of it.
CREATE FUNCTION pg_temp.risks_of(names text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN string_agg(words, ', ' ORDER BY position) = names THEN jsonb_agg(code ORDER BY position) END
  FROM (VALUES
    (1, 'denaro', 'money'), (2, 'chiavi, codici o password', 'access'), (3, 'la sicurezza', 'safety'),
    (4, 'una promessa', 'promise'), (5, 'un reclamo', 'complaint'), (6, 'una questione legale', 'legal'),
    (7, 'una modifica della prenotazione', 'booking_change')
  ) AS known(position, words, code) WHERE strpos(names, words) > 0
$$;

-- Three of a longer list were kept, then 'e altro': a fourth that stands for the rest keeps the words as they were.
CREATE FUNCTION pg_temp.with_rest(items text[], has_more boolean) RETURNS jsonb LANGUAGE sql AS $$
  SELECT to_jsonb(CASE WHEN has_more THEN items || '…'::text ELSE items END)
$$;

-- One reason to wait, or null.
CREATE FUNCTION pg_temp.wait_reason_of(part text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  said text[];
  bare text;
BEGIN
  SELECT code INTO bare FROM (VALUES
    ('la modalità automatica è spenta', 'automatic_mode_off'),
    ('il messaggio sembra rivolto a una macchina, non a te', 'speaks_to_machine'),
    ('il messaggio contiene caratteri nascosti', 'hidden_characters'),
    ('non riconosco la lingua dell’ospite', 'guest_language_unclear'),
    ('il modello non ha dato una risposta utilizzabile: la bozza viene dal redattore integrato', 'model_unusable'),
    ('non è chiaro se serva una risposta', 'reply_perhaps_needless'),
    ('l’IA simulata è accesa (impostazioni di debug)', 'mock_ai'),
    ('la bozza conteneva un codice o una password in chiaro', 'held_plain_secret'),
    ('questo ospite ha scritto moltissimi messaggi nell’ultima ora', 'sender_flood'),
    ('oggi sono già partite molte risposte in questa conversazione', 'many_sent_today'),
    ('l’ospite ha già scritto lo stesso messaggio', 'repeated_message'),
    ('il messaggio ripete una nostra risposta', 'echoes_us')
  ) AS known(words, code) WHERE words = part;
  IF bare IS NOT NULL THEN RETURN pg_temp.coded(bare); END IF;

  said := regexp_match(part, '^riguarda (.+)$');
  IF pg_temp.risks_of(said[1]) IS NOT NULL THEN
    RETURN pg_temp.coded('risky', jsonb_build_object('risks', pg_temp.risks_of(said[1])));
  END IF;

  said := regexp_match(part, '^nei tuoi dati non trovo («[^«»]*»(?:, «[^«»]*»)*)( e altro)?$');
  IF said IS NOT NULL THEN
    RETURN pg_temp.coded('unproven', jsonb_build_object('tokens', pg_temp.with_rest(
      ARRAY(SELECT token[1] FROM regexp_matches(said[1], '«([^«»]*)»', 'g') AS token), said[2] IS NOT NULL)));
  END IF;

  said := regexp_match(part, '^manca l’informazione per: (.+?)( e altro)?$');
  IF said IS NOT NULL THEN
    RETURN pg_temp.coded('unknown', jsonb_build_object('topics', pg_temp.with_rest(
      string_to_array(said[1], ', '), said[2] IS NOT NULL)));
  END IF;

  said := regexp_match(part, '^fiducia (\d{1,2}) su 10, la tua soglia è (\d{1,2})$');
  IF said IS NOT NULL THEN
    RETURN pg_temp.coded('low_confidence', jsonb_build_object('confidence', said[1]::int, 'threshold', said[2]::int));
  END IF;

  said := regexp_match(part, '^la bozza è in (.+), l’ospite scrive in (\w+)$');
  IF pg_temp.language_of(said[2]) IS NULL THEN RETURN NULL; END IF;
  IF said[1] = 'un’altra lingua' THEN
    RETURN pg_temp.coded('other_language', jsonb_build_object('guest', pg_temp.language_of(said[2])));
  END IF;
  IF pg_temp.language_of(said[1]) IS NULL THEN RETURN NULL; END IF;
  RETURN pg_temp.coded('wrong_language', jsonb_build_object(
    'draft', pg_temp.language_of(said[1]), 'guest', pg_temp.language_of(said[2])));
END
$$;

CREATE FUNCTION pg_temp.reasons_of(reason text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  said text[];
  bare text;
  parts jsonb[];
BEGIN
  SELECT code INTO bare FROM (VALUES
    ('Nessuna risposta necessaria: l’ospite non chiede nulla.', 'nothing_asked'),
    ('Messaggio automatico: non serve una risposta.', 'automatic_message'),
    ('Lo stesso messaggio è già arrivato più volte: sembra un risponditore automatico.', 'same_message_again'),
    ('Messaggio illeggibile: apri l’originale.', 'unreadable_message'),
    ('Non è stato possibile preparare una bozza: scrivi tu la risposta.', 'no_draft_possible')
  ) AS known(words, code) WHERE words = reason;
  IF bare IS NOT NULL THEN RETURN jsonb_build_array(pg_temp.coded(bare)); END IF;

  said := regexp_match(reason, '^Parte da sola: fiducia (\d{1,2}) su 10 \(la tua soglia è (\d{1,2})\), nessun rischio e ogni affermazione trova riscontro nei tuoi dati\.$');
  IF said IS NOT NULL THEN
    RETURN jsonb_build_array(pg_temp.coded('leaves_by_itself',
      jsonb_build_object('confidence', said[1]::int, 'threshold', said[2]::int)));
  END IF;

  said := regexp_match(reason, '^Aspetta la tua approvazione: (.+)\.$');
  IF said IS NOT NULL THEN
    parts := ARRAY(SELECT pg_temp.wait_reason_of(part) FROM unnest(string_to_array(said[1], '; ')) WITH ORDINALITY AS one(part, position) ORDER BY position);
    IF array_position(parts, NULL) IS NULL THEN RETURN to_jsonb(parts); END IF;
  END IF;
  RETURN jsonb_build_array(pg_temp.legacy(reason));
END
$$;

CREATE FUNCTION pg_temp.fault_of(said text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  parts text[];
  bare text;
BEGIN
  SELECT code INTO bare FROM (VALUES
    ('The mail server refused user or password', 'mail_sign_in_refused'),
    ('The mail server refuses for now', 'mail_refused_for_now'),
    ('The mail server closed the folder', 'mail_folder_closed'),
    ('User or password hold a line break', 'credentials_with_line_break'),
    ('No .eml folder is configured', 'no_eml_folder'),
    ('No outgoing mail server is known for this source', 'no_outgoing_server'),
    ('No address is known for this guest', 'no_mail_address'),
    ('No number is known for this guest', 'no_phone_number'),
    ('Mock mail is on, but no folder is set for it', 'no_mock_folder'),
    ('The recipient is not one plain e-mail address', 'recipient_not_plain'),
    ('The message could not be sent', 'gave_up'),
    ('The connection was lost before the answer came: the message may have been sent', 'answer_lost'),
    ('The address must be a plain http or https address', 'address_not_web'),
    ('The answer is too large', 'answer_too_large'),
    ('Network error', 'network_error'),
    ('WhatsApp takes a free text only within 24 hours of the guest’s last message', 'whatsapp_window_shut'),
    ('WhatsApp cannot be reached for now', 'whatsapp_away'),
    ('WhatsApp refused the number or its token', 'whatsapp_sign_in_refused'),
    ('The WhatsApp number or its token cannot be used', 'whatsapp_unusable')
  ) AS known(words, code) WHERE words = said;
  IF bare IS NOT NULL THEN RETURN pg_temp.coded(bare); END IF;
  IF said = 'Source not found' THEN RETURN pg_temp.coded('not_found', '{"what": "Source"}'); END IF;

  parts := regexp_match(said, '^The mail server cannot be reached \((.*)\)$');
  IF parts IS NOT NULL THEN RETURN pg_temp.coded('mail_unreachable', jsonb_build_object('detail', parts[1])); END IF;
  parts := regexp_match(said, '^The address (.+) is not allowed$');
  IF parts IS NOT NULL THEN RETURN pg_temp.coded('address_not_allowed', jsonb_build_object('address', parts[1])); END IF;
  parts := regexp_match(said, '^The address (.+) could not be found$');
  IF parts IS NOT NULL THEN RETURN pg_temp.coded('address_not_found', jsonb_build_object('address', parts[1])); END IF;
  parts := regexp_match(said, '^The address (.+) answered with a redirect, which is not followed$');
  IF parts IS NOT NULL THEN RETURN pg_temp.coded('redirect_not_followed', jsonb_build_object('address', parts[1])); END IF;
  parts := regexp_match(said, '^WhatsApp takes at most (\d{1,9}) characters$');
  IF parts IS NOT NULL THEN RETURN pg_temp.coded('whatsapp_too_long', jsonb_build_object('most', parts[1]::int)); END IF;
  parts := regexp_match(said, '^WhatsApp answered (\d{3}) without saying what became of the message$');
  IF parts IS NOT NULL THEN RETURN pg_temp.coded('whatsapp_unclear', jsonb_build_object('status', parts[1]::int)); END IF;
  parts := regexp_match(said, '^WhatsApp refused \((\d{1,9})\): (.*)$');
  IF parts IS NOT NULL THEN
    RETURN pg_temp.coded('whatsapp_refused', jsonb_build_object('number', parts[1]::int, 'detail', parts[2]));
  END IF;
  parts := regexp_match(said, '^WhatsApp could not deliver it \((\d{1,9})\): (.*)$');
  IF parts IS NOT NULL THEN
    RETURN pg_temp.coded('whatsapp_not_delivered', jsonb_build_object('number', parts[1]::int, 'detail', parts[2]));
  END IF;
  RETURN pg_temp.legacy(said);
END
$$;

-- Forced row-level security would show the owner no row. That a sentence changed its form is no news for a screen.
ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "delivery" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message_source" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" DISABLE TRIGGER message_live;

-- A failed delivery had put its own sentence in the place of the draft's: it stands at the delivery.
UPDATE "message" SET "reasons" = pg_temp.reasons_of("reason")
WHERE "reason" IS NOT NULL AND "reason" NOT LIKE 'WhatsApp could not deliver it (%';
UPDATE "delivery" SET "fault" = pg_temp.fault_of("error") WHERE "error" IS NOT NULL;
UPDATE "message_source" SET "fault" = pg_temp.fault_of("state_detail") WHERE "state_detail" IS NOT NULL;

ALTER TABLE "message" ENABLE TRIGGER message_live;
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;
ALTER TABLE "delivery" FORCE ROW LEVEL SECURITY;
ALTER TABLE "message_source" FORCE ROW LEVEL SECURITY;

-- A sync that only moves its clock is no news.
CREATE TRIGGER source_live_update AFTER UPDATE ON "message_source"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.fault IS DISTINCT FROM NEW.fault
    OR OLD.config IS DISTINCT FROM NEW.config OR OLD.name IS DISTINCT FROM NEW.name
    OR OLD.identifier IS DISTINCT FROM NEW.identifier OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION record_live_event('source');
