-- What a version states in figures, read once when it is first told; and where two that are told state it otherwise.
ALTER TABLE knowledge_versions ADD COLUMN claims_read BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE knowledge_claims (
  tenant_id UUID NOT NULL,
  version_id UUID NOT NULL,
  ordinal INTEGER NOT NULL,
  passage_id UUID NOT NULL,
  claim JSONB NOT NULL,
  CONSTRAINT knowledge_claims_pkey PRIMARY KEY (tenant_id, version_id, ordinal),
  CONSTRAINT knowledge_claims_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id)
    REFERENCES knowledge_versions (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);
SELECT tulia_isolate('knowledge_claims', false);

CREATE TABLE knowledge_conflicts (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  -- The same two statements of the same two sources are the same conflict, whichever versions hold them.
  fingerprint TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  left_version UUID NOT NULL,
  left_passage UUID NOT NULL,
  left_quote TEXT NOT NULL,
  -- Another passage, or a row, which has no version.
  right_version UUID,
  right_source UUID NOT NULL,
  right_quote TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'open',
  -- The side that staff have kept.
  kept TEXT,
  noticed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  resolved_at TIMESTAMPTZ(3),
  CONSTRAINT knowledge_conflicts_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT knowledge_conflicts_status CHECK (status IN ('open', 'resolved')),
  CONSTRAINT knowledge_conflicts_kept CHECK ((status = 'resolved') = (kept IS NOT NULL) AND kept IN ('left', 'right')),
  CONSTRAINT knowledge_conflicts_tenant_id_left_version_fkey FOREIGN KEY (tenant_id, left_version)
    REFERENCES knowledge_versions (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT knowledge_conflicts_tenant_id_right_version_fkey FOREIGN KEY (tenant_id, right_version)
    REFERENCES knowledge_versions (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE
);
CREATE UNIQUE INDEX knowledge_conflicts_tenant_id_fingerprint_key ON knowledge_conflicts (tenant_id, fingerprint);
SELECT tulia_isolate('knowledge_conflicts', false);

-- As of which documents and rows a tenant's statements were last held against each other.
CREATE TABLE knowledge_conflict_checks (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  revision TEXT NOT NULL,
  CONSTRAINT knowledge_conflict_checks_pkey PRIMARY KEY (tenant_id, id)
);
SELECT tulia_isolate('knowledge_conflict_checks', false);

-- What contradicts is not told as it stands: whoever keeps the index of a shop knows which passages are contested, and reads it anew.
CREATE FUNCTION raise_revision_of_conflicts() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE tenants
    SET knowledge_revision = greatest(knowledge_revision + 1, floor(extract(epoch FROM clock_timestamp()) * 1000000)::bigint)
    WHERE id IN (SELECT tenant_id FROM changed);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION raise_revision_of_conflicts() FROM PUBLIC;
CREATE TRIGGER conflict_added AFTER INSERT ON knowledge_conflicts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_revision_of_conflicts();
CREATE TRIGGER conflict_changed AFTER UPDATE ON knowledge_conflicts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_revision_of_conflicts();
CREATE TRIGGER conflict_removed AFTER DELETE ON knowledge_conflicts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_revision_of_conflicts();
