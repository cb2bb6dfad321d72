-- When a document should be looked at again is told with it: whoever keeps the index of a shop reads it anew when that changes.
CREATE OR REPLACE FUNCTION raise_knowledge_revision() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE tenants
    SET knowledge_revision = greatest(knowledge_revision + 1, floor(extract(epoch FROM clock_timestamp()) * 1000000)::bigint)
    WHERE id IN (
      SELECT n.tenant_id FROM changed n JOIN before o ON o.tenant_id = n.tenant_id AND o.id = n.id
      WHERE (o.current_version_id, o.deleted_at, o.valid_until, o.review_by, o.title, o.type, o.language, o.topic)
        IS DISTINCT FROM (n.current_version_id, n.deleted_at, n.valid_until, n.review_by, n.title, n.type, n.language, n.topic));
  RETURN NULL;
END $$;
