-- Of a host whose rows came since the last ANALYZE, PostgreSQL expects none. Any index that begins with the host is then as good as that
-- of the whole key, and what looks up a key, each check of a foreign key too, reads all that the host has: for ever, of a new host among
-- many, as the table never changes by the tenth that has it looked at again. So no statistics of hosts are made any more. Told that each
-- has a fortieth of a table, PostgreSQL takes the key's own index, and the host's before it reads what all have.
DO $$
DECLARE
  tenant_table text;
BEGIN
  IF current_setting('server_version_num')::int < 180000 THEN
    RETURN;
  END IF;
  FOR tenant_table IN
    SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'host_id'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
  LOOP
    EXECUTE format('ALTER TABLE public.%I ALTER COLUMN host_id SET STATISTICS 0', tenant_table);
    PERFORM pg_clear_attribute_stats('public', tenant_table, 'host_id', false);
    PERFORM pg_restore_attribute_stats('schemaname', 'public', 'relname', tenant_table, 'attname', 'host_id', 'inherited', false,
      'null_frac', 0::real, 'avg_width', 16, 'n_distinct', 40::real);
  END LOOP;
END
$$;
