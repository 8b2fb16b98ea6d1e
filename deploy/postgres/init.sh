#!/bin/sh
# Runs once, on an empty volume: the roles that the programs sign in as, and the databases beside ours.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  -v app="$APP_DATABASE_PASSWORD" -v engine="$ENGINE_DATABASE_PASSWORD" \
  -v keycloak="$KEYCLOAK_DATABASE_PASSWORD" -v temporal="$TEMPORAL_DATABASE_PASSWORD" <<'SQL'
CREATE ROLE locanda_api_login LOGIN PASSWORD :'app';
CREATE ROLE locanda_engine_login LOGIN PASSWORD :'engine';
CREATE ROLE keycloak LOGIN PASSWORD :'keycloak';
CREATE ROLE temporal LOGIN PASSWORD :'temporal';
CREATE DATABASE keycloak OWNER keycloak;
CREATE DATABASE temporal OWNER temporal;
CREATE DATABASE temporal_visibility OWNER temporal;
SQL
