-- Canaries: each tenant has a product, a passage and a customer that nobody may ever be told of. Under row-level security no
-- query of the runtime sees them, not even their own tenant's, so whoever meets one has read past the policies. Each is called by
-- a marker of its own, which is known by its shape wherever it turns up (src/lib/markers.ts): 'zqxw' and 122 random bits in 32
-- consonants, without a digit that is masked and without a word that is stemmed. Here it is kept as a hash alone: nobody guesses
-- what is so random, so it takes no key, and a new key changes nothing.
CREATE TABLE canaries (
  tenant_id UUID NOT NULL,
  kind TEXT NOT NULL,
  digest BYTEA NOT NULL,
  planted_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT canaries_pkey PRIMARY KEY (tenant_id, digest),
  CONSTRAINT canaries_kind CHECK (kind IN ('product', 'passage', 'customer'))
);
CREATE UNIQUE INDEX canaries_tenant_id_kind_key ON canaries (tenant_id, kind);
SELECT tulia_isolate('canaries', true);
REVOKE INSERT ON canaries FROM tulia_runtime;
CREATE INDEX canaries_digest_idx ON canaries (digest);

-- Where a marker was about to be told. The rows are the platform's own: what one shop has to do with another is for operators to know.
CREATE TABLE canary_hits (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  -- Whose secret row it is, and who was about to read it.
  canary_of UUID NOT NULL,
  kind TEXT NOT NULL,
  told_to UUID NOT NULL,
  place TEXT NOT NULL,
  -- The message, the delivery, the route or the line of the log.
  subject TEXT NOT NULL,
  times INTEGER NOT NULL,
  first_at TIMESTAMPTZ(3) NOT NULL,
  last_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT canary_hits_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT canary_hits_kind CHECK (kind IN ('product', 'passage', 'customer')),
  CONSTRAINT canary_hits_place CHECK (place IN ('message', 'webhook', 'answer', 'stream', 'export', 'file', 'log'))
);
CREATE UNIQUE INDEX canary_hits_tenant_id_canary_of_kind_told_to_place_subject_key
  ON canary_hits (tenant_id, canary_of, kind, told_to, place, subject);
CREATE INDEX canary_hits_tenant_id_last_at_id_idx ON canary_hits (tenant_id, last_at, id);
SELECT tulia_isolate('canary_hits', true);

-- The secret rows bear one id, the same in every tenant. Functions that look across tenants, which the owner runs, do meet them.
CREATE POLICY canary ON catalog_items AS RESTRICTIVE TO tulia_runtime USING (id <> '00000000-0000-8000-8000-63616e617279');
CREATE POLICY canary ON catalog_words AS RESTRICTIVE TO tulia_runtime USING (item_id <> '00000000-0000-8000-8000-63616e617279');
CREATE POLICY canary ON customers AS RESTRICTIVE TO tulia_runtime USING (id <> '00000000-0000-8000-8000-63616e617279');
CREATE POLICY canary ON knowledge_documents AS RESTRICTIVE TO tulia_runtime USING (id <> '00000000-0000-8000-8000-63616e617279');
CREATE POLICY canary ON knowledge_versions AS RESTRICTIVE TO tulia_runtime USING (id <> '00000000-0000-8000-8000-63616e617279');
CREATE POLICY canary ON knowledge_parents AS RESTRICTIVE TO tulia_runtime
  USING (version_id <> '00000000-0000-8000-8000-63616e617279');
CREATE POLICY canary ON knowledge_passages AS RESTRICTIVE TO tulia_runtime USING (id <> '00000000-0000-8000-8000-63616e617279');

CREATE FUNCTION new_canary_marker() RETURNS text LANGUAGE sql VOLATILE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT 'zqxw' || translate(replace(gen_random_uuid()::text, '-', ''), '0123456789abcdef', 'bcdfghjklmnprstv') $$;
REVOKE ALL ON FUNCTION new_canary_marker() FROM PUBLIC;

-- For a tenant that has none; one that has its canaries keeps them. The owner calls it, in whatever tenant: it sets its own.
CREATE FUNCTION plant_canaries(p_tenant uuid) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_before CONSTANT text := current_setting('app.tenant_id', true);
  v_id CONSTANT uuid := '00000000-0000-8000-8000-63616e617279';
  v_product CONSTANT text := new_canary_marker();
  v_passage CONSTANT text := new_canary_marker();
  v_customer CONSTANT text := new_canary_marker();
BEGIN
  IF EXISTS (SELECT FROM canaries c WHERE c.tenant_id = p_tenant) THEN
    RETURN;
  END IF;
  PERFORM set_config('app.tenant_id', p_tenant::text, true);
  INSERT INTO catalog_items (tenant_id, id, sku, name, description, category, brand)
    VALUES (p_tenant, v_id, v_product, v_product, '', '', '');
  INSERT INTO customers (tenant_id, id, address, profile_name) VALUES (p_tenant, v_id, v_customer, v_customer);
  -- A document and its published version point at each other, so one statement makes both.
  WITH document AS (
    INSERT INTO knowledge_documents (tenant_id, id, title, type, current_version_id)
      VALUES (p_tenant, v_id, v_passage, 'doc', v_id)),
  version AS (
    INSERT INTO knowledge_versions (tenant_id, id, document_id, number, status, sha256, file_name, size_bytes, created_by, claims_read)
      VALUES (p_tenant, v_id, v_id, 1, 'published', encode(sha256(convert_to(v_passage, 'UTF8')), 'hex'), v_passage,
        octet_length(v_passage), 'system', true)),
  parent AS (
    INSERT INTO knowledge_parents (tenant_id, version_id, ordinal, heading_path, page_from, page_to, text)
      VALUES (p_tenant, v_id, 0, '{}', 1, 1, v_passage))
  INSERT INTO knowledge_passages (tenant_id, id, version_id, ordinal, parent_ordinal, prefix, text, page, section, lang)
    VALUES (p_tenant, v_id, v_id, 0, 0, v_passage, v_passage, 1, 0, 'en');
  INSERT INTO canaries (tenant_id, kind, digest, planted_at)
    SELECT p_tenant, m.kind, sha256(convert_to(m.marker, 'UTF8')), now()
    FROM (VALUES ('product', v_product), ('passage', v_passage), ('customer', v_customer)) AS m (kind, marker);
  PERFORM set_config('app.tenant_id', coalesce(v_before, ''), true);
END $$;
REVOKE ALL ON FUNCTION plant_canaries(uuid) FROM PUBLIC;

-- In the transaction that makes a tenant, whoever makes it. The runtime may not write such rows, so the owner does.
CREATE FUNCTION plant_canaries_of_tenant() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM plant_canaries(NEW.id);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION plant_canaries_of_tenant() FROM PUBLIC;
CREATE TRIGGER tenants_plant_canaries AFTER INSERT ON tenants FOR EACH ROW EXECUTE FUNCTION plant_canaries_of_tenant();

SELECT plant_canaries(t.id) FROM tenants t;

-- Whether these markers are anybody's canaries: how many are, each written down for the operators. The same told again in the
-- same place is one row. Names no tenant, so that who asks learns nothing of another.
CREATE FUNCTION record_canary_hit(p_markers text[], p_told uuid, p_place text, p_subject text, p_at timestamptz) RETURNS int
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_before CONSTANT text := current_setting('app.tenant_id', true);
  v_platform CONSTANT uuid := '00000000-0000-8000-8000-706c6174666f';
  v_hits int;
BEGIN
  PERFORM set_config('app.tenant_id', v_platform::text, true);
  INSERT INTO canary_hits AS h (tenant_id, id, canary_of, kind, told_to, place, subject, times, first_at, last_at)
    SELECT v_platform, gen_random_uuid(), c.tenant_id, c.kind, p_told, p_place, left(p_subject, 200), 1, p_at, p_at
    FROM (SELECT DISTINCT sha256(convert_to(m, 'UTF8')) AS digest FROM unnest(p_markers) AS m) d
    JOIN canaries c ON c.digest = d.digest
    ON CONFLICT (tenant_id, canary_of, kind, told_to, place, subject)
      DO UPDATE SET times = h.times + 1, last_at = greatest(h.last_at, excluded.last_at);
  GET DIAGNOSTICS v_hits = ROW_COUNT;
  PERFORM set_config('app.tenant_id', coalesce(v_before, ''), true);
  RETURN v_hits;
END $$;
REVOKE ALL ON FUNCTION record_canary_hit(text[], uuid, text, text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION record_canary_hit(text[], uuid, text, text, timestamptz) TO tulia_runtime;
