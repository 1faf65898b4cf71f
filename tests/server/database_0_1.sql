-- A database of version 0.1 as pg_dump wrote it: a table in play, one that is over, one before its deal. Kept for the upgrade.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.entry (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY HASH (table_id);
CREATE TABLE public.entry_00 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_01 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_02 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_03 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_04 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_05 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_06 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_07 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_08 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_09 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_10 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_11 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_12 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_13 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_14 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.entry_15 (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='100');
CREATE TABLE public.game_table (
    id text NOT NULL,
    game text NOT NULL,
    edition text NOT NULL,
    options jsonb NOT NULL,
    status text NOT NULL,
    host bigint NOT NULL,
    in_lobby boolean NOT NULL,
    watch text NOT NULL,
    invite text NOT NULL,
    move_seconds integer,
    commitment text NOT NULL,
    head integer DEFAULT '-1'::integer NOT NULL,
    notes integer DEFAULT 0 NOT NULL,
    decider smallint,
    deadline timestamp with time zone,
    rematch text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT game_table_move_seconds_check CHECK ((move_seconds > 0)),
    CONSTRAINT game_table_status_check CHECK ((status = ANY (ARRAY['open'::text, 'revealing'::text, 'playing'::text, 'paused'::text, 'over'::text, 'closed'::text]))),
    CONSTRAINT game_table_watch_check CHECK ((watch = ANY (ARRAY['anyone'::text, 'invited'::text, 'nobody'::text])))
)
WITH (fillfactor='70');
CREATE TABLE public.nonce (
    table_id text NOT NULL,
    seat smallint NOT NULL,
    value bytea NOT NULL
);
CREATE TABLE public.note (
    table_id text NOT NULL,
    n integer NOT NULL,
    kind text NOT NULL,
    seat smallint,
    body jsonb NOT NULL,
    request uuid,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.person (
    id bigint NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT person_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40)))
);
ALTER TABLE public.person ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.person_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.proposal (
    table_id text NOT NULL,
    n integer NOT NULL,
    kind text NOT NULL,
    seat smallint NOT NULL,
    target integer NOT NULL,
    version integer NOT NULL,
    agreed smallint[] NOT NULL,
    CONSTRAINT proposal_kind_check CHECK ((kind = ANY (ARRAY['undo'::text, 'concede'::text])))
);
CREATE TABLE public.seat (
    table_id text NOT NULL,
    seat smallint NOT NULL,
    person_id bigint,
    bot text,
    nonce_hash text DEFAULT ''::text NOT NULL,
    here boolean DEFAULT false NOT NULL,
    here_until timestamp with time zone,
    CONSTRAINT seat_check CHECK (((person_id IS NULL) OR (bot IS NULL)))
);
CREATE TABLE public.seed (
    table_id text NOT NULL,
    value bytea NOT NULL
);
CREATE TABLE public.session (
    digest bytea NOT NULL,
    person_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.visitor (
    table_id text NOT NULL,
    person_id bigint NOT NULL,
    barred boolean DEFAULT false NOT NULL
);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_00 FOR VALUES WITH (modulus 16, remainder 0);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_01 FOR VALUES WITH (modulus 16, remainder 1);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_02 FOR VALUES WITH (modulus 16, remainder 2);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_03 FOR VALUES WITH (modulus 16, remainder 3);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_04 FOR VALUES WITH (modulus 16, remainder 4);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_05 FOR VALUES WITH (modulus 16, remainder 5);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_06 FOR VALUES WITH (modulus 16, remainder 6);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_07 FOR VALUES WITH (modulus 16, remainder 7);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_08 FOR VALUES WITH (modulus 16, remainder 8);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_09 FOR VALUES WITH (modulus 16, remainder 9);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_10 FOR VALUES WITH (modulus 16, remainder 10);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_11 FOR VALUES WITH (modulus 16, remainder 11);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_12 FOR VALUES WITH (modulus 16, remainder 12);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_13 FOR VALUES WITH (modulus 16, remainder 13);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_14 FOR VALUES WITH (modulus 16, remainder 14);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_15 FOR VALUES WITH (modulus 16, remainder 15);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.entry_07 VALUES ('b3de97ffa132a967', 0, '\x7b2274797065223a22686561646572222c22666f726d6174223a312c2267616d65223a226275696c64657273222c2272756c6573223a312c2265646974696f6e223a2264653864643634646333633737326434646239333337383762323734636463383833313562393439373933636166666435356134396461393635613931346333222c226f7074696f6e73223a7b226d616368696e65732d6571756970706564223a747275657d2c227365617473223a5b22706572736f6e222c22706572736f6e225d2c2273656564223a2264383830366531653131323666623736356661383438613033333965396439333463346266396161653335366462653261636466386535326334396665366434222c226e6f6e636573223a5b2233336463363732323032623437623963656534343031653033386430663961303839653165636365313165353562653937356539333861643562316563656231222c2239656230616532306430353966336236623730616237646238393133613766386636316364353234666137356436396434653437636165613865626436316362225d2c226465616c223a5b22623238222c22623037222c22623131222c22623036222c22623035222c22623034222c226131222c226134222c226d31222c226334222c226d34222c226331222c226332222c227031225d7d', '\x01284688de0962b7283b3f64d07523392870562fba87b07e100c8f4e7696977c', '\x762e4228bc5ca421', NULL, '2026-11-16 06:41:21.419305+00');
INSERT INTO public.entry_07 VALUES ('b3de97ffa132a967', 1, '\x7b2274797065223a226d6f7665222c226e223a312c2273656174223a312c226d6f7665223a226f70656e20623238222c226472617773223a5b22623135225d7d', '\x633502c13c43902c7778c524f8158683fad7f720dff1b1679f66c0328d2a1f4b', '\x95f8b301aeb4f5ea', '23c388a3-bf16-470e-9667-76267910d352', '2026-11-16 06:41:21.471282+00');
INSERT INTO public.entry_07 VALUES ('b3de97ffa132a967', 2, '\x7b2274797065223a2272657369676e222c226e223a322c2273656174223a307d', '\x193d31b101cc7ef4f2483379d206a790c209f85501912edc6f17c6a8de84fe2e', '\x23f4db95481f933a', 'c4f0a390-c170-426d-aac5-c79b58e1b485', '2026-11-16 06:41:21.501726+00');
INSERT INTO public.entry_07 VALUES ('b3de97ffa132a967', 3, '\x7b2274797065223a22656e64222c226e223a332c22656e64696e6773223a5b2272657369676e6174696f6e225d2c22706c61636573223a5b322c315d2c2273656564223a2238393735623164333361666566346539363864346565363766633264623866643633363161366263343361316330313236386434323135373462386434373465222c226e6f6e636573223a5b223237323838616639646435353037373634333339313834383262653632646365222c226631313564636661663531666665656430373439326466656630353032373033225d7d', '\xa3844923840c7453eebed797663ab520e16d8829b737045dfb26579bcd2478a8', '\x23f4db95481f933a', 'c4f0a390-c170-426d-aac5-c79b58e1b485', '2026-11-16 06:41:21.501726+00');
INSERT INTO public.entry_14 VALUES ('a76f1cdfe9ab63f0', 0, '\x7b2274797065223a22686561646572222c22666f726d6174223a312c2267616d65223a226275696c64657273222c2272756c6573223a312c2265646974696f6e223a2264653864643634646333633737326434646239333337383762323734636463383833313562393439373933636166666435356134396461393635613931346333222c226f7074696f6e73223a7b226d616368696e65732d6571756970706564223a747275657d2c227365617473223a5b22706572736f6e222c22706572736f6e225d2c2273656564223a2266303362376430633365386665653337323963343531313735396539646531306562663332366634333464623131643266646237363664656336666532306238222c226e6f6e636573223a5b2235326434643137643965313963643463323533316339623764393532663262353930366163643663613563303935363836643130383833316361623863623137222c2235653564633734653065616637613462626661623865623762393066373737303161356436643430383336636162646162333132356435333533666332633333225d2c226465616c223a5b22623036222c22623234222c22623231222c22623137222c226b34222c22623233222c226133222c226134222c226d34222c226d31222c226336222c226332222c226c32222c227031225d7d', '\xd551a57bd15b8304a6035c42e4f3661cf673ea601e734547111c8320772e4e72', '\xfbb947cfa10c5cbf', NULL, '2026-11-16 06:41:21.033675+00');
INSERT INTO public.entry_14 VALUES ('a76f1cdfe9ab63f0', 1, '\x7b2274797065223a226d6f7665222c226e223a312c2273656174223a312c226d6f7665223a226f70656e20623036222c226472617773223a5b22623135225d7d', '\x1b00e18ea7cb4587407ac4aaa82b56f24729972366a18c2edc698e7bf1de1af5', '\x7bfd5e2eb56b9bba', 'e440e5f3-a732-481d-abfa-4e3e14a1e684', '2026-11-16 06:41:21.143224+00');
INSERT INTO public.entry_14 VALUES ('a76f1cdfe9ab63f0', 2, '\x7b2274797065223a226d6f7665222c226e223a322c2273656174223a312c226d6f7665223a226f70656e20623233222c226472617773223a5b22623136225d7d', '\x82078b277054148b9c774151ca0fac5d86ccae17a725e87b4cd2c9f8504a94ff', '\x493c4eeac914522e', 'b6c07dc9-8725-4618-8c32-80c2c40f7956', '2026-11-16 06:41:21.168207+00');
INSERT INTO public.entry_14 VALUES ('a76f1cdfe9ab63f0', 3, '\x7b2274797065223a226d6f7665222c226e223a332c2273656174223a312c226d6f7665223a226f70656e20623135222c226472617773223a5b22623032225d7d', '\x0875ab59c81279789858358f13eae5cbc9a392d3f6e222ac833b77813b893c93', '\x061d45edd4cd1b10', '31df06c0-f303-46d9-9e7a-f4052e28fa80', '2026-11-16 06:41:21.192399+00');
INSERT INTO public.entry_14 VALUES ('a76f1cdfe9ab63f0', 4, '\x7b2274797065223a226d6f7665222c226e223a342c2273656174223a312c226d6f7665223a226578747261227d', '\x70a0493ffc138843eb6abe3796b14e96ee90dd1bafa920d93ce088f6271ebfd5', '\xff38e37b4b70f366', '85befcae-cadb-468b-8e26-962750d2053d', '2026-11-16 06:41:21.21767+00');
INSERT INTO public.entry_14 VALUES ('a76f1cdfe9ab63f0', 5, '\x7b2274797065223a226d6f7665222c226e223a352c2273656174223a312c226d6f7665223a226f70656e20623136222c226472617773223a5b22623033225d7d', '\xb1950564622892c7a92f0454845ec155c1a190ca6d9097c5215ff81ebc902125', '\x8a5aced8f758aa34', '0534c273-d849-4912-9afb-6d538dbc585a', '2026-11-16 06:41:21.235302+00');
INSERT INTO public.entry_14 VALUES ('a76f1cdfe9ab63f0', 6, '\x7b2274797065223a226d6f7665222c226e223a362c2273656174223a312c226d6f7665223a226578747261227d', '\x7c987a1cdd526051496c8312151f8ee9c05de42543f38ee6dd97abb39c9554c6', '\xe015685b45888ba7', '23ee92e4-db0d-464b-9f4e-426aadc2e805', '2026-11-16 06:41:21.255191+00');
INSERT INTO public.game_table VALUES ('b3de97ffa132a967', 'builders', 'de8dd64dc3c772d4db933787b274cdc88315b949793caffd55a49da965a914c3', '{"machines-equipped": true}', 'over', 3, false, 'invited', 'i0uIoAlQyLdBRChWj7EI7A', NULL, 'd8806e1e1126fb765fa848a0339e9d934c4bf9aae356dbe2acdf8e52c49fe6d4', 3, 6, NULL, NULL, NULL, '2026-11-16 06:41:21.298376+00', '2026-11-16 06:41:21.501726+00');
INSERT INTO public.game_table VALUES ('60ff9134011ff293', 'minerva', '0b289dd6d7ecef8a601150d7ae5d45af912c155108eba92dc2c0ea2dee88747a', '{"commerce-income": "if-held"}', 'open', 5, false, 'invited', 'kJMir175_elVZEglwx6FZA', NULL, '56cb33d21256ec71dcb9f010b3dc0f35710bfdeae5659501efac46cdbe514952', -1, 1, NULL, NULL, NULL, '2026-11-16 06:41:21.623489+00', '2026-11-16 06:41:21.651419+00');
INSERT INTO public.game_table VALUES ('a76f1cdfe9ab63f0', 'builders', 'de8dd64dc3c772d4db933787b274cdc88315b949793caffd55a49da965a914c3', '{"machines-equipped": true}', 'playing', 1, false, 'invited', 'XejABhiDDCuvDplHiUvdvQ', NULL, 'f03b7d0c3e8fee3729c4511759e9de10ebf326f434db11d2fdb766dec6fe20b8', 6, 6, 1, NULL, NULL, '2026-11-16 06:41:20.832671+00', '2026-11-16 06:41:21.255191+00');
INSERT INTO public.nonce VALUES ('a76f1cdfe9ab63f0', 0, '\xa7704492727971496e1698196889388b');
INSERT INTO public.nonce VALUES ('a76f1cdfe9ab63f0', 1, '\x5a05c2bf5616a3093fefff5d29dab5b1');
INSERT INTO public.nonce VALUES ('b3de97ffa132a967', 0, '\x27288af9dd550776433918482be62dce');
INSERT INTO public.nonce VALUES ('b3de97ffa132a967', 1, '\xf115dcfaf51ffeed07492dfef0502703');
INSERT INTO public.note VALUES ('a76f1cdfe9ab63f0', 1, 'sat', 0, '{"name": "p0"}', NULL, '2026-11-16 06:41:20.877715+00');
INSERT INTO public.note VALUES ('a76f1cdfe9ab63f0', 2, 'sat', 1, '{"name": "p1"}', NULL, '2026-11-16 06:41:20.949677+00');
INSERT INTO public.note VALUES ('a76f1cdfe9ab63f0', 3, 'revealing', NULL, '{}', NULL, '2026-11-16 06:41:20.965413+00');
INSERT INTO public.note VALUES ('a76f1cdfe9ab63f0', 4, 'revealed', 0, '{}', NULL, '2026-11-16 06:41:21.000407+00');
INSERT INTO public.note VALUES ('a76f1cdfe9ab63f0', 5, 'revealed', 1, '{}', NULL, '2026-11-16 06:41:21.033675+00');
INSERT INTO public.note VALUES ('a76f1cdfe9ab63f0', 6, 'dealt', NULL, '{}', NULL, '2026-11-16 06:41:21.033675+00');
INSERT INTO public.note VALUES ('b3de97ffa132a967', 1, 'sat', 0, '{"name": "p0"}', NULL, '2026-11-16 06:41:21.312592+00');
INSERT INTO public.note VALUES ('b3de97ffa132a967', 2, 'sat', 1, '{"name": "p1"}', NULL, '2026-11-16 06:41:21.355321+00');
INSERT INTO public.note VALUES ('b3de97ffa132a967', 3, 'revealing', NULL, '{}', NULL, '2026-11-16 06:41:21.371984+00');
INSERT INTO public.note VALUES ('b3de97ffa132a967', 4, 'revealed', 0, '{}', NULL, '2026-11-16 06:41:21.395178+00');
INSERT INTO public.note VALUES ('b3de97ffa132a967', 5, 'revealed', 1, '{}', NULL, '2026-11-16 06:41:21.419305+00');
INSERT INTO public.note VALUES ('b3de97ffa132a967', 6, 'dealt', NULL, '{}', NULL, '2026-11-16 06:41:21.419305+00');
INSERT INTO public.note VALUES ('60ff9134011ff293', 1, 'sat', 0, '{"name": "Host"}', NULL, '2026-11-16 06:41:21.651419+00');
INSERT INTO public.person OVERRIDING SYSTEM VALUE VALUES (1, 'p0', '2026-11-16 06:41:20.689665+00');
INSERT INTO public.person OVERRIDING SYSTEM VALUE VALUES (2, 'p1', '2026-11-16 06:41:20.714976+00');
INSERT INTO public.person OVERRIDING SYSTEM VALUE VALUES (3, 'p0', '2026-11-16 06:41:21.26817+00');
INSERT INTO public.person OVERRIDING SYSTEM VALUE VALUES (4, 'p1', '2026-11-16 06:41:21.281654+00');
INSERT INTO public.person OVERRIDING SYSTEM VALUE VALUES (5, 'Host', '2026-11-16 06:41:21.510665+00');
INSERT INTO public.seat VALUES ('a76f1cdfe9ab63f0', 0, 1, NULL, '52d4d17d9e19cd4c2531c9b7d952f2b5906acd6ca5c095686d108831cab8cb17', false, NULL);
INSERT INTO public.seat VALUES ('a76f1cdfe9ab63f0', 1, 2, NULL, '5e5dc74e0eaf7a4bbfab8eb7b90f77701a5d6d40836cabdab3125d5353fc2c33', false, NULL);
INSERT INTO public.seat VALUES ('b3de97ffa132a967', 0, 3, NULL, '33dc672202b47b9cee4401e038d0f9a089e1ecce11e55be975e938ad5b1eceb1', false, NULL);
INSERT INTO public.seat VALUES ('b3de97ffa132a967', 1, 4, NULL, '9eb0ae20d059f3b6b70ab7db8913a7f8f61cd524fa75d69d4e47caea8ebd61cb', false, NULL);
INSERT INTO public.seat VALUES ('60ff9134011ff293', 1, NULL, NULL, '', false, NULL);
INSERT INTO public.seat VALUES ('60ff9134011ff293', 0, 5, NULL, 'e4746983a82e448fc207dc5807c467b5f7fb5eaec0e0f65acd1e25157f4d9986', false, NULL);
INSERT INTO public.seed VALUES ('a76f1cdfe9ab63f0', '\xba0214676c342e37bcc0bf01fa8cacea34b447807a04c796b91353b1f8e5d6b0');
INSERT INTO public.seed VALUES ('b3de97ffa132a967', '\x8975b1d33afef4e968d4ee67fc2db8fd6361a6bc43a1c01268d421574b8d474e');
INSERT INTO public.seed VALUES ('60ff9134011ff293', '\x2563e8433b34b0f95e544b29cdadb28f85b70cf291e53eb009a0516d1fb741b9');
INSERT INTO public.session VALUES ('\x1dbfb46d95a375fd03a3848d4a9b82365e3051d9e8c47abab4abe2f187ba7640', 1, '2026-11-16 06:41:20.689665+00', '2027-02-14 06:41:20.689665+00');
INSERT INTO public.session VALUES ('\xc0165b2a412fdc4e232bfb6bddaeaeada5df401aa934b679870dff8063b433b8', 2, '2026-11-16 06:41:20.714976+00', '2027-02-14 06:41:20.714976+00');
INSERT INTO public.session VALUES ('\x499382328df39efa6892bc5380a3fe830212e0a92a060129fbff4e7ad5d3280d', 3, '2026-11-16 06:41:21.26817+00', '2027-02-14 06:41:21.26817+00');
INSERT INTO public.session VALUES ('\x17ff637d8cdfef84b471a09de886c366aa69218d9efdca2fc59e40cf0a24e428', 4, '2026-11-16 06:41:21.281654+00', '2027-02-14 06:41:21.281654+00');
INSERT INTO public.session VALUES ('\xa72376df8e304eabd33a5202ec77b073e9de18fd44cb35e76d425710637cfd58', 5, '2026-11-16 06:41:21.510665+00', '2027-02-14 06:41:21.510665+00');
INSERT INTO public.visitor VALUES ('a76f1cdfe9ab63f0', 2, false);
INSERT INTO public.visitor VALUES ('b3de97ffa132a967', 4, false);
SELECT pg_catalog.setval('public.person_id_seq', 5, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_00
    ADD CONSTRAINT entry_00_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_01
    ADD CONSTRAINT entry_01_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_02
    ADD CONSTRAINT entry_02_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_03
    ADD CONSTRAINT entry_03_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_04
    ADD CONSTRAINT entry_04_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_05
    ADD CONSTRAINT entry_05_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_06
    ADD CONSTRAINT entry_06_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_07
    ADD CONSTRAINT entry_07_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_08
    ADD CONSTRAINT entry_08_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_09
    ADD CONSTRAINT entry_09_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_10
    ADD CONSTRAINT entry_10_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_11
    ADD CONSTRAINT entry_11_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_12
    ADD CONSTRAINT entry_12_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_13
    ADD CONSTRAINT entry_13_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_14
    ADD CONSTRAINT entry_14_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.entry_15
    ADD CONSTRAINT entry_15_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.game_table
    ADD CONSTRAINT game_table_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.nonce
    ADD CONSTRAINT nonce_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.proposal
    ADD CONSTRAINT proposal_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seed
    ADD CONSTRAINT seed_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.visitor
    ADD CONSTRAINT visitor_pkey PRIMARY KEY (table_id, person_id);
CREATE INDEX game_table_due ON public.game_table USING btree (deadline) WHERE (deadline IS NOT NULL);
CREATE INDEX game_table_in_lobby ON public.game_table USING btree (created_at) WHERE (in_lobby AND (status = 'open'::text));
CREATE INDEX game_table_unfinished ON public.game_table USING btree (id) WHERE (status = ANY (ARRAY['playing'::text, 'paused'::text]));
CREATE UNIQUE INDEX note_of_request ON public.note USING btree (table_id, request) WHERE (request IS NOT NULL);
CREATE INDEX seat_lapsing ON public.seat USING btree (here_until) WHERE here;
CREATE UNIQUE INDEX seat_of_person ON public.seat USING btree (person_id, table_id) WHERE (person_id IS NOT NULL);
CREATE INDEX session_by_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_of_person ON public.session USING btree (person_id);
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_00_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_01_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_02_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_03_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_04_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_05_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_06_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_07_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_08_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_09_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_10_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_11_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_12_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_13_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_14_pkey;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_15_pkey;
ALTER TABLE ONLY public.game_table
    ADD CONSTRAINT game_table_host_fkey FOREIGN KEY (host) REFERENCES public.person(id);
ALTER TABLE ONLY public.nonce
    ADD CONSTRAINT nonce_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.game_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.game_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.proposal
    ADD CONSTRAINT proposal_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.game_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.game_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seed
    ADD CONSTRAINT seed_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.game_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.visitor
    ADD CONSTRAINT visitor_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.visitor
    ADD CONSTRAINT visitor_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.game_table(id) ON DELETE CASCADE;
