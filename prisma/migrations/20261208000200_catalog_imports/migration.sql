-- Files of goods on their way to the shelf: read once, checked as often as the mapping of their columns changes, applied and taken back.
CREATE TABLE catalog_imports (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  file_name TEXT NOT NULL,
  detected TEXT NOT NULL,
  status TEXT NOT NULL,
  -- [{ source, samples }], in the order of the file.
  columns JSONB NOT NULL,
  -- What each column is taken for; null for one that is left out.
  mapping JSONB NOT NULL,
  -- [[row number of the file, cell, …], …]; forgotten when it is applied.
  rows JSONB,
  row_count INTEGER NOT NULL,
  counts JSONB NOT NULL,
  problems JSONB NOT NULL,
  created_by TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  moved_at TIMESTAMPTZ(3) NOT NULL,
  applied_at TIMESTAMPTZ(3),
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT catalog_imports_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT catalog_imports_detected CHECK (detected IN ('shopify', 'woocommerce', 'tulia', 'unknown')),
  CONSTRAINT catalog_imports_status CHECK (status IN ('mapping', 'checked', 'applying', 'applied', 'undoing', 'undone'))
);
CREATE INDEX catalog_imports_tenant_id_created_at_id_idx ON catalog_imports (tenant_id, created_at, id);
CREATE INDEX catalog_imports_working ON catalog_imports (tenant_id, moved_at) WHERE status IN ('applying', 'undoing');
SELECT tulia_isolate('catalog_imports', false);

-- What an import does to each item: what it wants, and the item before and after, so that it can be taken back exactly.
CREATE TABLE catalog_import_changes (
  tenant_id UUID NOT NULL,
  import_id UUID NOT NULL,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL,
  row INTEGER NOT NULL,
  item_sku TEXT NOT NULL,
  wanted JSONB NOT NULL,
  state TEXT NOT NULL DEFAULT 'planned',
  reason TEXT,
  before JSONB,
  after JSONB,
  CONSTRAINT catalog_import_changes_pkey PRIMARY KEY (tenant_id, import_id, position),
  CONSTRAINT catalog_import_changes_import_fkey FOREIGN KEY (tenant_id, import_id)
    REFERENCES catalog_imports (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT catalog_import_changes_kind CHECK (kind IN ('new', 'changed')),
  CONSTRAINT catalog_import_changes_state CHECK (state IN ('planned', 'applied', 'refused', 'undone', 'kept'))
);
CREATE INDEX catalog_import_changes_tenant_id_import_id_state_position_idx
  ON catalog_import_changes (tenant_id, import_id, state, position);
SELECT tulia_isolate('catalog_import_changes', false);

SELECT tulia_due('catalog_imports', 'tend-import', $$
  SELECT m.id AS subject_id, m.moved_at AS at FROM catalog_imports m
  WHERE m.tenant_id = t.id AND m.status IN ('applying', 'undoing') AND m.moved_at <= p_before $$);
