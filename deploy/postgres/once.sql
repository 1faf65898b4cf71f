-- once
CREATE ROLE quadriga_owner LOGIN;
CREATE ROLE quadriga_app LOGIN;
GRANT CREATE, USAGE ON SCHEMA public TO quadriga_owner;
GRANT USAGE ON SCHEMA public TO quadriga_app;
