-- The cheapest and the dearest variant of an item are the first and the last entry of an index: a list by price begins with them.
CREATE INDEX catalog_variants_tenant_id_item_id_price_minor_idx ON catalog_variants (tenant_id, item_id, price_minor);
DROP INDEX catalog_variants_tenant_id_item_id_idx;
