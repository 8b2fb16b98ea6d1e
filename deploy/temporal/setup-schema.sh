#!/bin/sh
# Makes or updates the tables of both of Temporal's databases. Safe to repeat.
set -eu
schema=/etc/temporal/schema/postgresql/v12
for pair in temporal:temporal temporal_visibility:visibility; do
  database=${pair%%:*}
  folder=${pair##*:}
  set -- temporal-sql-tool --plugin "$SQL_PLUGIN" --ep "$SQL_HOST" -p "$SQL_PORT" -u "$SQL_USER" --pw "$SQL_PASSWORD" --db "$database"
  "$@" setup-schema -v 0.0 || echo "$database has its version table already"
  "$@" update-schema -d "$schema/$folder/versioned"
done
