-- The words of goods, by which a search finds them without reading a shop's whole catalogue. A text search operator might tell
-- what it saw, so the policy of a table is asked of each row before it, and an index on a tsvector is never used by the
-- runtime; comparing text tells nothing, so an index on words is. `weight` says where an item has the word best: A in its
-- name or brand, B in its category or tags, C in its description.
CREATE TABLE catalog_words (
  tenant_id UUID NOT NULL,
  -- Compared byte by byte: the words that begin with another one stand side by side.
  word TEXT COLLATE "C" NOT NULL,
  item_id UUID NOT NULL,
  weight TEXT NOT NULL,
  CONSTRAINT catalog_words_pkey PRIMARY KEY (tenant_id, word, item_id),
  CONSTRAINT catalog_words_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id)
    REFERENCES catalog_items (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT catalog_words_weight CHECK (weight IN ('A', 'B', 'C'))
);
CREATE INDEX catalog_words_tenant_id_item_id_idx ON catalog_words (tenant_id, item_id);

CREATE FUNCTION words_of_goods(p_search tsvector) RETURNS TABLE (word text, weight text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT s.lexeme, (SELECT min(w) FROM unnest(s.weights) AS w) FROM unnest(p_search) AS s $$;

INSERT INTO catalog_words (tenant_id, word, item_id, weight)
SELECT i.tenant_id, w.word, i.id, w.weight FROM catalog_items i CROSS JOIN LATERAL words_of_goods(i.search) w;
SELECT tulia_isolate('catalog_words', false);

-- Kept by the database itself, whoever writes an item: a word that is missing is goods that nobody finds.
CREATE FUNCTION keep_words_of_goods() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM catalog_words w USING changed n JOIN before o ON o.tenant_id = n.tenant_id AND o.id = n.id
      WHERE w.tenant_id = n.tenant_id AND w.item_id = n.id AND o.search IS DISTINCT FROM n.search;
    INSERT INTO catalog_words (tenant_id, word, item_id, weight)
      SELECT n.tenant_id, w.word, n.id, w.weight FROM changed n
      JOIN before o ON o.tenant_id = n.tenant_id AND o.id = n.id AND o.search IS DISTINCT FROM n.search
      CROSS JOIN LATERAL words_of_goods(n.search) w;
  ELSE
    INSERT INTO catalog_words (tenant_id, word, item_id, weight)
      SELECT n.tenant_id, w.word, n.id, w.weight FROM changed n CROSS JOIN LATERAL words_of_goods(n.search) w;
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION words_of_goods(tsvector) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION words_of_goods(tsvector) TO tulia_runtime;
REVOKE ALL ON FUNCTION keep_words_of_goods() FROM PUBLIC;

CREATE TRIGGER item_words_added AFTER INSERT ON catalog_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_words_of_goods();
CREATE TRIGGER item_words_changed AFTER UPDATE ON catalog_items REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_words_of_goods();

DROP INDEX catalog_items_search;
CREATE INDEX catalog_items_tenant_id_category_idx ON catalog_items (tenant_id, category);
