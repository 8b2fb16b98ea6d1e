-- Before PostgreSQL has looked at a table for the first time it takes every index that begins with the host for as good as the key
-- itself. A connection keeps that plan: the foreign keys of the first mailbox then read all messages of its host for each new one. Told
-- that a host has many rows, it takes the key. Its own statistics replace these within minutes of the first rows. Of the table's size it
-- is told nothing: of one that it does not know it assumes ten pages, so that the few there are at first are not read whole.
DO $$
DECLARE
  tenant_table text;
BEGIN
  IF current_setting('server_version_num')::int < 180000 THEN
    RETURN;
  END IF;
  FOR tenant_table IN
    SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'host_id'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.reltuples < 0
  LOOP
    PERFORM pg_restore_attribute_stats('schemaname', 'public', 'relname', tenant_table, 'attname', 'host_id', 'inherited', false,
      'null_frac', 0::real, 'avg_width', 16, 'n_distinct', 5::real);
  END LOOP;
END
$$;
