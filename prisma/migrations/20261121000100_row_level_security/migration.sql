-- Two group roles; the programs sign in as members of them, never as the owner.
--   locanda_app     the tenant role: sees one host, the one that the transaction names in app.host_id
--   locanda_engine  the worker's role for what has no host yet: which source, which message was not started
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'locanda_app') THEN
    CREATE ROLE locanda_app NOLOGIN NOBYPASSRLS;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'locanda_engine') THEN
    CREATE ROLE locanda_engine NOLOGIN NOBYPASSRLS;
  END IF;
END
$$;

GRANT USAGE ON SCHEMA public TO locanda_app, locanda_engine;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO locanda_app, locanda_engine;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO locanda_app, locanda_engine;
REVOKE ALL ON "_prisma_migrations" FROM locanda_app, locanda_engine;

-- Append-only for the programs.
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_event" FROM locanda_app, locanda_engine;
-- Written by triggers, pruned by the engine.
REVOKE INSERT, UPDATE, DELETE ON "live_event" FROM locanda_app;
REVOKE INSERT, UPDATE ON "live_event" FROM locanda_engine;
-- One row for ever.
REVOKE INSERT, DELETE ON "debug_settings" FROM locanda_app, locanda_engine;
INSERT INTO "debug_settings" ("id") VALUES (1);
ALTER TABLE "debug_settings" ADD CONSTRAINT "debug_settings_one_row" CHECK ("id" = 1);

-- The host that this transaction acts for; null lets nothing through.
CREATE FUNCTION current_host() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.host_id', true), '')::uuid;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'app_settings', 'ai_settings', 'message_source', 'source_secret', 'mailbox_cursor', 'seen_uidl', 'property',
    'property_extra', 'chat', 'thread_ref', 'message', 'draft_wording', 'delivery', 'live_event', 'idempotency_key'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY one_host ON %I TO locanda_app USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()))',
      tenant_table);
    EXECUTE format('CREATE POLICY engine ON %I TO locanda_engine USING (true) WITH CHECK (true)', tenant_table);
  END LOOP;
END
$$;

-- A host is found by the subject of its token, before its id is known.
ALTER TABLE "host" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "host" FORCE ROW LEVEL SECURITY;
CREATE POLICY own_row ON "host" TO locanda_app
  USING (id = (SELECT current_host()) OR kc_sub = nullif(current_setting('app.kc_sub', true), ''))
  WITH CHECK (id = (SELECT current_host()) OR kc_sub = nullif(current_setting('app.kc_sub', true), ''));
CREATE POLICY engine ON "host" TO locanda_engine USING (true) WITH CHECK (true);

-- Administrators read the whole trail; the API says so only after it has checked the role.
ALTER TABLE "audit_event" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audit_event" FORCE ROW LEVEL SECURITY;
CREATE POLICY administrators_read ON "audit_event" FOR SELECT TO locanda_app
  USING (current_setting('app.administrator', true) = 'yes');
CREATE POLICY anyone_appends ON "audit_event" FOR INSERT TO locanda_app
  WITH CHECK (host_id IS NULL OR host_id = (SELECT current_host()));
CREATE POLICY engine ON "audit_event" TO locanda_engine USING (true) WITH CHECK (true);
