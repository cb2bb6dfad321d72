-- Where the goods of a paid order are, beside where its money is, and who brings them.
ALTER TABLE orders
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN fulfilment_stage text,
  ADD COLUMN staged_at timestamptz(3),
  ADD COLUMN carrier_kind text,
  ADD COLUMN carrier_name text,
  ADD COLUMN carrier_phone text,
  ADD COLUMN carrier_waybill text,
  ADD CONSTRAINT orders_fulfilment_stage_known
    CHECK (fulfilment_stage IN ('to_prepare', 'ready', 'handed_over', 'dispatched', 'delivered', 'returned')),
  ADD CONSTRAINT orders_staged_with_instant CHECK ((fulfilment_stage IS NULL) = (staged_at IS NULL)),
  ADD CONSTRAINT orders_carrier_known CHECK (carrier_kind IN ('rider', 'courier')),
  ADD CONSTRAINT orders_carrier_whole
    CHECK (carrier_kind IS NOT NULL OR num_nonnulls(carrier_name, carrier_phone, carrier_waybill) = 0);

-- Of what was paid before, only that has left which staff have said has left.
UPDATE orders SET staged_at = coalesce(paid_at, updated_at), fulfilment_stage = CASE
    WHEN status <> 'fulfilled' THEN 'to_prepare'
    WHEN fulfilment_kind = 'delivery' THEN 'dispatched'
    ELSE 'handed_over' END
WHERE status IN ('paid', 'fulfilled');

-- Many statements write an order: whoever looks at one is told by its version that it is another than it was.
CREATE FUNCTION raise_order_version() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$;
REVOKE ALL ON FUNCTION raise_order_version() FROM PUBLIC;
CREATE TRIGGER orders_version BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION raise_order_version();

-- The lists of the desk, each a page from one index: carts are in none of them but that of their status.
CREATE INDEX orders_placed ON orders (tenant_id, created_at DESC, id DESC) WHERE status <> 'draft';
CREATE INDEX orders_by_status ON orders (tenant_id, status, created_at DESC, id DESC);
CREATE INDEX orders_paid ON orders (tenant_id, paid_at DESC, id DESC) WHERE paid_at IS NOT NULL;
CREATE INDEX payment_attempts_begun ON payment_attempts (tenant_id, created_at DESC, id DESC);
CREATE INDEX payment_attempts_by_status ON payment_attempts (tenant_id, status, created_at DESC, id DESC);
CREATE INDEX money_receipts_receipt ON money_receipts (tenant_id, receipt);

-- What was given back of an order's own money is decided by nobody's question.
ALTER TABLE money_refunds ADD COLUMN order_id uuid;
ALTER TABLE money_refunds ADD CONSTRAINT money_refunds_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id)
  REFERENCES orders (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX money_refunds_tenant_id_order_id_idx ON money_refunds (tenant_id, order_id);
ALTER TABLE money_refunds DROP CONSTRAINT money_refunds_decision;
ALTER TABLE money_refunds ADD CONSTRAINT money_refunds_decision CHECK (num_nonnulls(review_id, reversal_id, order_id) > 0);
CREATE INDEX orders_to_send ON orders (tenant_id, paid_at, id) WHERE status = 'paid';

-- At most 200 orders of the tenant that is set (of none: none), the newest: by reference, by receipt, by the beginning of a name or a
-- number. Under row-level security the runtime may ask no index of lowered names.
CREATE FUNCTION search_orders(p_text text, p_phone text) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH me AS MATERIALIZED (
    SELECT t.id AS tenant FROM (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid AS id) t WHERE t.id IS NOT NULL),
  hers AS (
    (SELECT c.id FROM me, customers c WHERE c.tenant_id = me.tenant
      AND lower(c.profile_name) COLLATE "C" >= lower(p_text) AND lower(c.profile_name) COLLATE "C" < lower(p_text) || chr(1114111) LIMIT 200)
    UNION
    (SELECT c.id FROM me, customers c WHERE c.tenant_id = me.tenant
      AND c.phone_e164 COLLATE "C" >= p_phone AND c.phone_e164 COLLATE "C" < p_phone || ':' LIMIT 200)),
  found AS (
    SELECT o.id, o.created_at FROM me, orders o WHERE o.tenant_id = me.tenant AND o.reference = upper(p_text)
    UNION
    SELECT o.id, o.created_at FROM me, money_receipts r JOIN orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
    WHERE r.tenant_id = me.tenant AND r.receipt = upper(p_text)
    UNION
    SELECT n.id, n.created_at FROM me, hers h, LATERAL (
      SELECT o.id, o.created_at FROM orders o WHERE o.tenant_id = me.tenant AND o.customer_id = h.id
      ORDER BY o.created_at DESC LIMIT 200) n)
  SELECT f.id FROM found f ORDER BY f.created_at DESC, f.id LIMIT 200
$$;
REVOKE ALL ON FUNCTION search_orders(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_orders(text, text) TO tulia_runtime;
CREATE INDEX payment_reviews_of_order ON payment_reviews (tenant_id, order_id) WHERE order_id IS NOT NULL;
