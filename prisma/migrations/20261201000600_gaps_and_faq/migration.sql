-- What customers asked and nothing that a shop tells says; what staff write to answer it; and what people told customers, to be told on.

-- A question of a FAQ stands once in a language, however it is written. Its document is named by it.
ALTER TABLE knowledge_documents ADD COLUMN folded_question TEXT;
CREATE UNIQUE INDEX knowledge_documents_question ON knowledge_documents (tenant_id, language, folded_question)
  WHERE folded_question IS NOT NULL AND deleted_at IS NULL;
ALTER TABLE knowledge_documents DROP CONSTRAINT knowledge_documents_type;
ALTER TABLE knowledge_documents ADD CONSTRAINT knowledge_documents_type
  CHECK (type IN ('policy', 'faq', 'doc', 'sop', 'summary'));
ALTER TABLE knowledge_documents DROP CONSTRAINT knowledge_documents_origin;
ALTER TABLE knowledge_documents ADD CONSTRAINT knowledge_documents_origin
  CHECK (origin IN ('upload', 'text', 'faq', 'conversation'));
ALTER TABLE knowledge_documents ADD CONSTRAINT knowledge_documents_question_of_faq
  CHECK (folded_question IS NULL OR (type = 'faq' AND origin = 'faq'));

-- Somebody must say that it may be told: until then it is ready, and no worker publishes it.
ALTER TABLE knowledge_versions ADD COLUMN held BOOLEAN NOT NULL DEFAULT false;

-- The sweep leaves alone what waits for a person.
DROP FUNCTION due_documents(timestamptz, timestamptz, int, int);
DROP FUNCTION undue_documents(timestamptz, timestamptz, int);
SELECT tulia_due('documents', 'ingest-document', $$
  SELECT v.id AS subject_id, coalesce(v.lease_until, v.status_at) AS at FROM knowledge_versions v
  WHERE v.tenant_id = t.id AND v.status IN ('received', 'extracting', 'chunking', 'embedding', 'checking', 'ready')
    AND NOT (v.held AND v.status = 'ready')
    AND (v.lease_until IS NULL OR v.lease_until <= p_before OR v.lease_until > p_now + make_interval(mins => 1))
  UNION ALL
  SELECT v.id, v.purge_at FROM knowledge_versions v WHERE v.tenant_id = t.id AND v.purge_at <= p_before $$);

CREATE TABLE knowledge_gaps (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  -- As it was first asked, without what identifies anybody.
  question TEXT NOT NULL,
  language TEXT NOT NULL,
  -- What it is about, thing by thing, each in all the ways to say it: the same asked otherwise is the same gap.
  concepts JSONB NOT NULL,
  count INTEGER NOT NULL DEFAULT 1,
  -- How often it was asked in which language.
  languages JSONB NOT NULL,
  -- What came nearest when it was last asked.
  nearest_passage UUID,
  status TEXT NOT NULL DEFAULT 'open',
  -- The document that was written to answer it, or that was found to.
  document_id UUID,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT knowledge_gaps_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT knowledge_gaps_status CHECK (status IN ('open', 'answered', 'dismissed')),
  CONSTRAINT knowledge_gaps_answered CHECK (status <> 'answered' OR document_id IS NOT NULL),
  CONSTRAINT knowledge_gaps_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id)
    REFERENCES knowledge_documents (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE
);
CREATE INDEX knowledge_gaps_tenant_id_status_last_at_idx ON knowledge_gaps (tenant_id, status, last_at);
SELECT tulia_isolate('knowledge_gaps', false);

-- What was told to whom from where. The passage goes when its text does; the version it was of stays named.
CREATE TABLE cited_passages (
  tenant_id UUID NOT NULL,
  turn_id UUID NOT NULL,
  ordinal INTEGER NOT NULL,
  sentence TEXT NOT NULL,
  passage_id UUID NOT NULL,
  version_id UUID NOT NULL,
  CONSTRAINT cited_passages_pkey PRIMARY KEY (tenant_id, turn_id, ordinal),
  CONSTRAINT cited_passages_tenant_id_turn_id_fkey FOREIGN KEY (tenant_id, turn_id)
    REFERENCES turns (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT cited_passages_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id)
    REFERENCES knowledge_versions (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);
SELECT tulia_isolate('cited_passages', false);
