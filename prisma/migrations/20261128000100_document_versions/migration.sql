-- Documents have versions. A version is read, cut and checked step by step while the one before it goes on answering; one
-- pointer, `current_version_id`, says which one is searched. What a shop had as chunks becomes one published version each.

-- Rises with everything that changes what is searched. Taken from the clock, so that no revision ever names two contents: not in a
-- database that was restored, nor in two databases that have the same shop.
ALTER TABLE tenants ADD COLUMN knowledge_revision BIGINT NOT NULL DEFAULT 0;

ALTER TABLE knowledge_documents ADD COLUMN origin TEXT NOT NULL DEFAULT 'text';
ALTER TABLE knowledge_documents ADD COLUMN current_version_id UUID;
-- From then on it is not told any more; by then somebody should look whether it is still true.
ALTER TABLE knowledge_documents ADD COLUMN valid_until TIMESTAMPTZ(3);
ALTER TABLE knowledge_documents ADD COLUMN review_by TIMESTAMPTZ(3);
ALTER TABLE knowledge_documents ADD COLUMN deleted_at TIMESTAMPTZ(3);
ALTER TABLE knowledge_documents ADD CONSTRAINT knowledge_documents_type CHECK (type IN ('policy', 'faq', 'doc', 'sop'));
ALTER TABLE knowledge_documents ADD CONSTRAINT knowledge_documents_origin CHECK (origin IN ('upload', 'text'));
ALTER TABLE knowledge_documents ADD CONSTRAINT knowledge_documents_deleted
  CHECK (deleted_at IS NULL OR current_version_id IS NULL);

-- A title names a document of a language, however its letters are written. One that is deleted gives its title away.
ALTER TABLE knowledge_documents NO FORCE ROW LEVEL SECURITY;
UPDATE knowledge_documents d SET title = d.title || ' (' || left(d.id::text, 8) || ')'
  FROM (SELECT tenant_id, id, row_number() OVER (PARTITION BY tenant_id, language, lower(title) ORDER BY created_at, id) AS place
    FROM knowledge_documents) n
  WHERE n.tenant_id = d.tenant_id AND n.id = d.id AND n.place > 1;
DROP INDEX knowledge_documents_tenant_id_language_title_key;
CREATE UNIQUE INDEX knowledge_documents_title ON knowledge_documents (tenant_id, language, lower(title)) WHERE deleted_at IS NULL;

CREATE TABLE knowledge_versions (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  document_id UUID NOT NULL,
  number INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'received',
  status_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Of the bytes that came, and of the text that was read in them.
  sha256 TEXT NOT NULL,
  text_sha256 TEXT,
  file_name TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  kind TEXT,
  -- The version that has the same bytes (duplicate) or the same text (unchanged).
  same_as UUID,
  request_key TEXT,
  progress JSONB,
  pages INTEGER,
  words INTEGER,
  passages INTEGER,
  warnings JSONB NOT NULL DEFAULT '[]',
  failure JSONB,
  extractor TEXT,
  chunker TEXT,
  -- How often its present step was begun, and until when whoever began it last is believed to be at work.
  attempts INTEGER NOT NULL DEFAULT 0,
  lease_until TIMESTAMPTZ(3),
  -- When its bytes and its text go.
  purge_at TIMESTAMPTZ(3),
  created_by TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT knowledge_versions_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT knowledge_versions_status CHECK (status IN ('received', 'extracting', 'chunking', 'embedding', 'checking',
    'needs_confirmation', 'ready', 'published', 'retired', 'duplicate', 'unchanged', 'failed', 'cancelled')),
  CONSTRAINT knowledge_versions_failure CHECK ((status = 'failed') = (failure IS NOT NULL)),
  CONSTRAINT knowledge_versions_same_as CHECK (status NOT IN ('duplicate', 'unchanged') OR same_as IS NOT NULL),
  CONSTRAINT knowledge_versions_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id)
    REFERENCES knowledge_documents (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT knowledge_versions_tenant_id_same_as_fkey FOREIGN KEY (tenant_id, same_as)
    REFERENCES knowledge_versions (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE
);
CREATE UNIQUE INDEX knowledge_versions_tenant_id_document_id_number_key ON knowledge_versions (tenant_id, document_id, number);
CREATE UNIQUE INDEX knowledge_versions_tenant_id_document_id_id_key ON knowledge_versions (tenant_id, document_id, id);
CREATE UNIQUE INDEX knowledge_versions_tenant_id_request_key_key ON knowledge_versions (tenant_id, request_key);
CREATE UNIQUE INDEX knowledge_versions_one_published ON knowledge_versions (tenant_id, document_id) WHERE status = 'published';
CREATE INDEX knowledge_versions_tenant_id_sha256_idx ON knowledge_versions (tenant_id, sha256);

-- What came, at most 20 MB; and what was read in it, page by page, for the steps that follow.
CREATE TABLE knowledge_files (
  tenant_id UUID NOT NULL,
  version_id UUID NOT NULL,
  bytes BYTEA NOT NULL,
  pages JSONB,
  CONSTRAINT knowledge_files_pkey PRIMARY KEY (tenant_id, version_id),
  CONSTRAINT knowledge_files_size CHECK (octet_length(bytes) <= 20 * 1024 * 1024),
  CONSTRAINT knowledge_files_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id)
    REFERENCES knowledge_versions (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);
-- Bytes of documents are packed already; packing them again only takes time.
ALTER TABLE knowledge_files ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE knowledge_parents (
  tenant_id UUID NOT NULL,
  version_id UUID NOT NULL,
  ordinal INTEGER NOT NULL,
  heading_path TEXT[],
  page_from INTEGER NOT NULL,
  page_to INTEGER NOT NULL,
  text TEXT NOT NULL,
  CONSTRAINT knowledge_parents_pkey PRIMARY KEY (tenant_id, version_id, ordinal),
  CONSTRAINT knowledge_parents_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id)
    REFERENCES knowledge_versions (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE knowledge_passages (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  version_id UUID NOT NULL,
  ordinal INTEGER NOT NULL,
  parent_ordinal INTEGER NOT NULL,
  prefix TEXT NOT NULL,
  text TEXT NOT NULL,
  page INTEGER NOT NULL,
  section INTEGER NOT NULL,
  lang TEXT NOT NULL,
  search tsvector GENERATED ALWAYS AS (to_tsvector('english', text)) STORED,
  CONSTRAINT knowledge_passages_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT knowledge_passages_tenant_id_version_id_parent_ordinal_fkey FOREIGN KEY (tenant_id, version_id, parent_ordinal)
    REFERENCES knowledge_parents (tenant_id, version_id, ordinal) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX knowledge_passages_tenant_id_version_id_ordinal_key ON knowledge_passages (tenant_id, version_id, ordinal);

-- The part of the search index that belongs to one version: it is made once and never changes.
CREATE TABLE knowledge_segments (
  tenant_id UUID NOT NULL,
  version_id UUID NOT NULL,
  format INTEGER NOT NULL,
  passages INTEGER NOT NULL,
  bytes BYTEA NOT NULL,
  CONSTRAINT knowledge_segments_pkey PRIMARY KEY (tenant_id, version_id),
  CONSTRAINT knowledge_segments_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id)
    REFERENCES knowledge_versions (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);

-- One published version of every document, also of one without chunks. Passages keep the ids of their chunks: stored turns name them.
INSERT INTO knowledge_versions (tenant_id, id, document_id, number, status, status_at, sha256, text_sha256, file_name, size_bytes,
    kind, pages, words, passages, extractor, chunker, created_by, created_at)
  SELECT d.tenant_id, gen_random_uuid(), d.id, 1, 'published', d.created_at, t.sha256, t.sha256, d.title || '.md', octet_length(t.text),
    'markdown', 1, coalesce(array_length(regexp_split_to_array(nullif(trim(t.text), ''), '\s+'), 1), 0), t.passages,
    'plain@1', 'sections@1', 'system', d.created_at
  FROM knowledge_documents d
  CROSS JOIN LATERAL (
    SELECT s.text, s.passages, encode(sha256(convert_to(s.text, 'UTF8')), 'hex') AS sha256 FROM (
      SELECT coalesce(string_agg(c.text, E'\n\n' ORDER BY c.ordinal), '') AS text, count(*)::int AS passages
      FROM knowledge_chunks c WHERE c.tenant_id = d.tenant_id AND c.document_id = d.id) s) t;

INSERT INTO knowledge_files (tenant_id, version_id, bytes)
  SELECT v.tenant_id, v.id, convert_to(coalesce((SELECT string_agg(c.text, E'\n\n' ORDER BY c.ordinal)
    FROM knowledge_chunks c WHERE c.tenant_id = v.tenant_id AND c.document_id = v.document_id), ''), 'UTF8')
  FROM knowledge_versions v;

INSERT INTO knowledge_parents (tenant_id, version_id, ordinal, heading_path, page_from, page_to, text)
  SELECT v.tenant_id, v.id, c.section, '{}', 1, 1, string_agg(c.text, E'\n' ORDER BY c.ordinal)
  FROM knowledge_versions v JOIN knowledge_chunks c ON c.tenant_id = v.tenant_id AND c.document_id = v.document_id
  GROUP BY v.tenant_id, v.id, c.section;

INSERT INTO knowledge_passages (tenant_id, id, version_id, ordinal, parent_ordinal, prefix, text, page, section, lang)
  SELECT v.tenant_id, c.id, v.id, c.ordinal, c.section, d.title, c.text, 1, c.section, d.language
  FROM knowledge_versions v
  JOIN knowledge_documents d ON d.tenant_id = v.tenant_id AND d.id = v.document_id
  JOIN knowledge_chunks c ON c.tenant_id = v.tenant_id AND c.document_id = v.document_id;

UPDATE knowledge_documents d SET current_version_id = v.id
  FROM knowledge_versions v WHERE v.tenant_id = d.tenant_id AND v.document_id = d.id;
ALTER TABLE knowledge_documents FORCE ROW LEVEL SECURITY;

DROP TABLE knowledge_chunks;

-- A document points at one of its own versions, and its versions at it.
ALTER TABLE knowledge_documents ADD CONSTRAINT knowledge_documents_current_version_fkey
  FOREIGN KEY (tenant_id, id, current_version_id) REFERENCES knowledge_versions (tenant_id, document_id, id)
  ON DELETE NO ACTION ON UPDATE NO ACTION;

SELECT tulia_isolate('knowledge_versions', false);
SELECT tulia_isolate('knowledge_files', false);
SELECT tulia_isolate('knowledge_parents', false);
SELECT tulia_isolate('knowledge_passages', false);
SELECT tulia_isolate('knowledge_segments', false);

-- A document begins without a current version and is never deleted as a row, so only its changes change what is searched.
CREATE FUNCTION raise_knowledge_revision() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE tenants
    SET knowledge_revision = greatest(knowledge_revision + 1, floor(extract(epoch FROM clock_timestamp()) * 1000000)::bigint)
    WHERE id IN (
      SELECT n.tenant_id FROM changed n JOIN before o ON o.tenant_id = n.tenant_id AND o.id = n.id
      WHERE (o.current_version_id, o.deleted_at, o.valid_until, o.title, o.type, o.language, o.topic)
        IS DISTINCT FROM (n.current_version_id, n.deleted_at, n.valid_until, n.title, n.type, n.language, n.topic));
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION raise_knowledge_revision() FROM PUBLIC;
CREATE TRIGGER document_changed AFTER UPDATE ON knowledge_documents REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_knowledge_revision();
