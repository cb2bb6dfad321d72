-- What the sweep looks for among the versions of documents.

CREATE INDEX knowledge_versions_unfinished ON knowledge_versions (tenant_id, status_at)
  WHERE status IN ('received', 'extracting', 'chunking', 'embedding', 'checking', 'ready');
CREATE INDEX knowledge_versions_to_purge ON knowledge_versions (tenant_id, purge_at) WHERE purge_at IS NOT NULL;

-- Versions that nobody is at work on, and those whose bytes and text have been kept long enough.
SELECT tulia_due('documents', 'ingest-document', $$
  SELECT v.id AS subject_id, coalesce(v.lease_until, v.status_at) AS at FROM knowledge_versions v
  WHERE v.tenant_id = t.id AND v.status IN ('received', 'extracting', 'chunking', 'embedding', 'checking', 'ready')
    AND (v.lease_until IS NULL OR v.lease_until <= p_before OR v.lease_until > p_now + make_interval(mins => 1))
  UNION ALL
  SELECT v.id, v.purge_at FROM knowledge_versions v WHERE v.tenant_id = t.id AND v.purge_at <= p_before $$);
