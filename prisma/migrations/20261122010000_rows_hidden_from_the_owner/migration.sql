-- Four migrations changed rows under forced row-level security, where an owner that is no superuser sees none: what they left
-- undone is done here. Where they saw the rows, nothing is left to do.
ALTER TABLE "idempotency_key" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message_source" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "audit_event" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" DISABLE TRIGGER message_live_update;
ALTER TABLE "message_source" DISABLE TRIGGER source_live_update;

-- 20261121007000_approved_at. A draft that was approved, taken back and decided otherwise stays as it is.
UPDATE "message" SET "approved_at" = "settled_at"
WHERE "kind" = 'draft' AND "approved_at" IS NULL AND "settled_at" IS NOT NULL
  AND "status" IN ('approved', 'sending', 'sent', 'failed', 'outcome_unknown', 'held')
  AND "id"::text IN (SELECT "subject" FROM "audit_event" WHERE "action" = 'draft.approve');

-- 20261121202600_answer_with_its_effect.
DELETE FROM "idempotency_key" WHERE "body" IS NULL;

-- 20261121211500_owed_runs: only of messages that were there then.
UPDATE "message" m SET "workflow_at" = 'epoch'
WHERE m."kind" = 'guest' AND m."workflow_at" > 'epoch'
  AND m."stored_at" < (SELECT min("started_at") FROM "_prisma_migrations" WHERE "migration_name" = '20261121211500_owed_runs')
  AND NOT EXISTS (SELECT FROM "message" d WHERE d."host_id" = m."host_id" AND d."answers_id" = m."id");

-- 20261122001600_one_mailbox_one_mail: a source that has taken the key since keeps it.
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
      PARTITION BY host_id, key ORDER BY deleted_at IS NOT NULL, created_at, id) = 1
    AND NOT EXISTS (SELECT FROM "message_source" o WHERE o.host_id = k.host_id AND o.connection_key = k.key) AS is_first
  FROM keyed k
)
UPDATE "message_source" s SET connection_key = CASE WHEN r.is_first THEN r.key END FROM ranked r WHERE s.id = r.id;

ALTER TABLE "message_source" ENABLE TRIGGER source_live_update;
ALTER TABLE "message" ENABLE TRIGGER message_live_update;
ALTER TABLE "audit_event" FORCE ROW LEVEL SECURITY;
ALTER TABLE "message_source" FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;
ALTER TABLE "idempotency_key" FORCE ROW LEVEL SECURITY;
