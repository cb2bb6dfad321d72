-- What is true of an item beyond its options: questions about it are answered from here, never from a guess.
ALTER TABLE catalog_items ADD COLUMN attributes JSONB NOT NULL DEFAULT '{}';
ALTER TABLE catalog_items ADD CONSTRAINT catalog_items_attributes CHECK (jsonb_typeof(attributes) = 'object');

-- A document may be there in more than one language, each under its own title. Those with the same topic are the same
-- document, section by section: a question may find one and be answered from the other.
ALTER TABLE knowledge_documents ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE knowledge_documents ADD COLUMN topic TEXT;
ALTER TABLE knowledge_chunks ADD COLUMN section INTEGER NOT NULL DEFAULT 0;
ALTER TABLE knowledge_documents ADD CONSTRAINT knowledge_documents_language CHECK (language IN ('en', 'sw'));
DROP INDEX knowledge_documents_tenant_id_title_key;
CREATE UNIQUE INDEX knowledge_documents_tenant_id_language_title_key ON knowledge_documents (tenant_id, language, title);

-- Rises with everything that changes how goods are named and told apart, so that whoever keeps an index of a shop's
-- words knows when it is stale. Stock, what is held and prices are read fresh anyway and do not raise it.
ALTER TABLE tenants ADD COLUMN catalog_revision INTEGER NOT NULL DEFAULT 0;

CREATE FUNCTION raise_catalog_revision() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  UPDATE tenants SET catalog_revision = catalog_revision + 1 WHERE id IN (SELECT tenant_id FROM changed);
  RETURN NULL;
END $$;

CREATE FUNCTION raise_catalog_revision_of_variants() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  UPDATE tenants SET catalog_revision = catalog_revision + 1 WHERE id IN (
    SELECT n.tenant_id FROM changed n JOIN before o ON o.tenant_id = n.tenant_id AND o.id = n.id
    WHERE (o.item_id, o.name, o.options) IS DISTINCT FROM (n.item_id, n.name, n.options));
  RETURN NULL;
END $$;

CREATE TRIGGER item_added AFTER INSERT ON catalog_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
CREATE TRIGGER item_changed AFTER UPDATE ON catalog_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
CREATE TRIGGER item_removed AFTER DELETE ON catalog_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
CREATE TRIGGER variant_added AFTER INSERT ON catalog_variants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
CREATE TRIGGER variant_changed AFTER UPDATE ON catalog_variants REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision_of_variants();
CREATE TRIGGER variant_removed AFTER DELETE ON catalog_variants REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
