-- A mail is one message per host, by its Message-ID, From, Date and text together, whatever the way it came.
ALTER TABLE "message" ADD COLUMN "mail_key" TEXT;
CREATE UNIQUE INDEX "message_host_id_mail_key_key" ON "message"("host_id", "mail_key");

-- A mailbox has one key whatever the protocol and the spelling: `workflows/domain/mailbox-key` in SQL, for what was connected
-- before. Of two sources on one mailbox the one that is in use, else the older one, keeps the key.
WITH parts AS (
  SELECT id, host_id, deleted_at, created_at,
    regexp_replace(regexp_replace(split_part(connection_key, '|', 2), '\.+$', ''),
      '^((imaps?|pop3?s?|pop3?-?ssl|mail|email|mx|in|inbound|incoming|ssl)\.)+(?=[^.]+\.)', '') AS server,
    replace(trim(substring(connection_key FROM '^[^|]*\|[^|]*\|(.*)$')), '%', '@') AS written
  FROM "message_source" WHERE connection_key ~ '^(imap|pop3)\|'
), named AS (
  SELECT id, host_id, deleted_at, created_at, split_part(written, '@', 1) AS local,
    CASE server WHEN 'googlemail.com' THEN 'gmail.com' ELSE server END AS provider,
    CASE WHEN written NOT LIKE '%@%' THEN server ELSE split_part(written, '@', 2) END AS domain
  FROM parts
), keyed AS (
  SELECT id, host_id, deleted_at, created_at, 'mail|' || provider || '|'
    || CASE WHEN domain IN ('gmail.com', 'googlemail.com')
      THEN replace(regexp_replace(local, '\+.*$', ''), '.', '') || '@gmail.com' ELSE local || '@' || domain END AS key
  FROM named
), ranked AS (
  SELECT id, key, row_number() OVER (
    PARTITION BY host_id, key ORDER BY deleted_at IS NOT NULL, created_at, id) AS place
  FROM keyed
)
UPDATE "message_source" s SET connection_key = CASE WHEN r.place = 1 THEN r.key END FROM ranked r WHERE s.id = r.id;
