-- Of a host whose rows came since the last ANALYZE, among no more hosts than PostgreSQL counts one by one, it expects none. Any index that
-- begins with the host is then as good to it as that of the whole key: the first five checks of each foreign key on each connection read
-- half of all that the host has, and so does what is looked up by any other key. A table is looked at by itself only once a tenth of it has
-- changed, which a host who is new beside one with very many messages may never make. The worker's maintenance asks which tables have
-- such a host, and has them looked at.
CREATE FUNCTION tables_with_unknown_hosts(many int) RETURNS SETOF regclass
  LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
DECLARE
  nobody CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
  expects CONSTANT text := 'EXPLAIN (FORMAT JSON) SELECT FROM %s WHERE host_id = %L::uuid';
  rows_expected CONSTANT text[] := '{0,Plan,Plan Rows}';
  tenant_table regclass;
  plan json;
  host uuid;
  is_large boolean;
BEGIN
  FOR tenant_table IN
    SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'host_id'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      -- Of whom each host has a few rows at most, nobody reads many.
      AND c.reltuples >= 10 * (SELECT count(*) FROM host)
      AND EXISTS (
        SELECT FROM pg_index i
        WHERE i.indrelid = c.oid AND i.indkey[0] = a.attnum AND i.indnkeyatts > 1 AND i.indpred IS NULL)
    ORDER BY c.reltuples
  LOOP
    -- Where it counts on more than it knows of, whoever it does not know has their share.
    EXECUTE format(expects, tenant_table, nobody) INTO plan;
    CONTINUE WHEN (plan #>> rows_expected)::float8 > 1;
    EXECUTE format('SELECT host_id FROM %s ORDER BY host_id LIMIT 1', tenant_table) INTO host;
    WHILE host IS NOT NULL LOOP
      EXECUTE format(expects, tenant_table, host) INTO plan;
      IF (plan #>> rows_expected)::float8 <= 1 THEN
        EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE host_id = $1 OFFSET $2)', tenant_table) INTO is_large USING host, many;
        IF is_large THEN
          RETURN NEXT tenant_table;
          EXIT;
        END IF;
      END IF;
      EXECUTE format('SELECT host_id FROM %s WHERE host_id > $1 ORDER BY host_id LIMIT 1', tenant_table) INTO host USING host;
    END LOOP;
  END LOOP;
END
$$;

-- Only its owner may have a table looked at. Who is at it just then, does it.
CREATE FUNCTION look_at_hosts(tenant_table regclass) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  EXECUTE format('ANALYZE (SKIP_LOCKED) %s (host_id)', tenant_table);
END
$$;
REVOKE EXECUTE ON FUNCTION look_at_hosts(regclass) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION look_at_hosts(regclass) TO locanda_engine;
