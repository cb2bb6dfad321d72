-- The shop's people change goods themselves: `version` is that of what they see of an item, its variants and pictures
-- included. Stock is counted by its own writes, and raises it no more than a sale does.
ALTER TABLE catalog_items ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- The list of goods goes page by page along this one, and the goods that run out along the other.
CREATE INDEX catalog_items_tenant_id_name_id_idx ON catalog_items (tenant_id, name, id);
CREATE INDEX catalog_variants_low ON catalog_variants (tenant_id, item_id) WHERE stock - held <= 5;
-- Whether something was ever ordered is asked before it is taken out, by the database too.
CREATE INDEX order_lines_tenant_id_variant_id_idx ON order_lines (tenant_id, variant_id);
CREATE INDEX stock_holds_tenant_id_variant_id_idx ON stock_holds (tenant_id, variant_id);

-- Pictures that people of the shop have put to an item, the first of them its picture.
CREATE TABLE catalog_pictures (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  item_id UUID NOT NULL,
  position INTEGER NOT NULL,
  content_type TEXT NOT NULL,
  bytes BYTEA NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT catalog_pictures_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT catalog_pictures_item_fkey FOREIGN KEY (tenant_id, item_id)
    REFERENCES catalog_items (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT catalog_pictures_content_type CHECK (content_type IN ('image/jpeg', 'image/png', 'image/webp'))
);
CREATE UNIQUE INDEX catalog_pictures_tenant_id_item_id_position_key ON catalog_pictures (tenant_id, item_id, position);
SELECT tulia_isolate('catalog_pictures', false);
