#!/bin/sh
# Run once by the image of PostgreSQL, in a database that is new: the roles of docs/hosting.md, with their passwords.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "$POSTGRES_DB" --file "${ONCE:-/postgres/once.sql}"
psql --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "$POSTGRES_DB" \
    --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" <<'SQL'
ALTER ROLE quadriga_owner PASSWORD :'owner';
ALTER ROLE quadriga_app PASSWORD :'app';
SQL
