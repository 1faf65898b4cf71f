-- after every migration
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO quadriga_app;
REVOKE UPDATE, DELETE, TRUNCATE ON entry FROM quadriga_app;
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON alembic_version FROM quadriga_app;
REVOKE INSERT, DELETE, TRUNCATE ON write_probe FROM quadriga_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO quadriga_app;
DO $$ DECLARE part regclass; BEGIN  -- entries are reached through their table alone
    FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'entry'::regclass LOOP
        EXECUTE format('REVOKE ALL ON %s FROM quadriga_app', part);
    END LOOP;
END $$;
