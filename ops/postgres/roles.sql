-- Two roles for the portal, once for each PostgreSQL: portal_owner owns the database and migrates, portal_app is the role of the
-- running portal, which gets its rights from each migration. For psql as a superuser, connected to the portal's own
-- database; passwords come from the environment:
--   OWNER_PASSWORD=… APP_PASSWORD=… psql --file ops/postgres/roles.sql "$SUPERUSER_DATABASE_URL"
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv app_password APP_PASSWORD
\if :{?owner_role} \else \set owner_role portal_owner \endif
\if :{?app_role} \else \set app_role portal_app \endif

SELECT current_database() AS portal_database \gset

CREATE ROLE :"owner_role" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'owner_password';
CREATE ROLE :"app_role" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'app_password';
ALTER DATABASE :"portal_database" OWNER TO :"owner_role";
REVOKE ALL ON DATABASE :"portal_database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"portal_database" TO :"app_role";
-- The default since PostgreSQL 15; a database that was upgraded may be older.
ALTER SCHEMA public OWNER TO :"owner_role";
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
