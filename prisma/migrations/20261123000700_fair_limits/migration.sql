-- What a customer can make a shop do: ring phones that are not hers, and keep goods from others.

-- Whether a prompt went to another number than the one its customer writes from, as it was when it was sent.
ALTER TABLE payment_attempts ADD COLUMN to_stranger BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX attempts_to_strangers ON payment_attempts (tenant_id, created_at) WHERE to_stranger;

-- Each time that an order kept units from being sold to others, one row per variant. `ends_at` is null while money that
-- has moved keeps them until a person has decided.
CREATE TABLE stock_holds (
  tenant_id UUID NOT NULL,
  order_id UUID NOT NULL,
  variant_id UUID NOT NULL,
  customer_id UUID NOT NULL,
  quantity INTEGER NOT NULL,
  held_at TIMESTAMPTZ(3) NOT NULL,
  ends_at TIMESTAMPTZ(3),
  ended_at TIMESTAMPTZ(3),
  outcome TEXT,
  CONSTRAINT stock_holds_pkey PRIMARY KEY (tenant_id, order_id, variant_id, held_at),
  CONSTRAINT stock_holds_quantity CHECK (quantity > 0),
  CONSTRAINT stock_holds_outcome CHECK (outcome IN ('settled', 'released')),
  CONSTRAINT stock_holds_ended CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT stock_holds_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id)
    REFERENCES orders (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT stock_holds_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id)
    REFERENCES customers (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT stock_holds_tenant_id_variant_id_fkey FOREIGN KEY (tenant_id, variant_id)
    REFERENCES catalog_variants (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX stock_holds_tenant_id_customer_id_held_at_idx ON stock_holds (tenant_id, customer_id, held_at);
CREATE INDEX stock_holds_open ON stock_holds (tenant_id, ends_at) WHERE ended_at IS NULL;
-- What is held already is kept as long as a payment by hand keeps it, and what has got a part until somebody decides.
INSERT INTO stock_holds (tenant_id, order_id, variant_id, customer_id, quantity, held_at, ends_at)
  SELECT o.tenant_id, o.id, l.variant_id, o.customer_id, sum(l.quantity), o.updated_at,
    CASE WHEN NOT EXISTS (SELECT FROM money_receipts m WHERE m.tenant_id = o.tenant_id AND m.order_id = o.id)
      THEN now() + interval '45 minutes' END
  FROM orders o JOIN order_lines l ON l.tenant_id = o.tenant_id AND l.order_id = o.id
  WHERE o.stock_state = 'held' GROUP BY o.tenant_id, o.id, l.variant_id, o.customer_id, o.updated_at;
SELECT tulia_isolate('stock_holds', false);

-- Attempts whose next look is due, those with a callback that its own job has not handled, and one of each order whose
-- goods have been kept long enough.
DROP FUNCTION due_payments(timestamptz, timestamptz, int, int);
DROP FUNCTION undue_payments(timestamptz, timestamptz, int);
SELECT tulia_due('payments', 'settle-payment', $$
  SELECT u.attempt_id AS subject_id, min(u.at) AS at FROM (
    SELECT a.id AS attempt_id, a.next_query_at AS at FROM payment_attempts a
    WHERE a.tenant_id = t.id AND a.next_query_at <= p_now
    UNION ALL
    SELECT e.attempt_id, e.received_at FROM payment_events e
    WHERE e.tenant_id = t.id AND e.handled_at IS NULL AND e.received_at < p_before
    UNION ALL
    SELECT newest.id, h.ends_at FROM stock_holds h
    CROSS JOIN LATERAL (
      SELECT a.id FROM payment_attempts a WHERE a.tenant_id = h.tenant_id AND a.order_id = h.order_id
      ORDER BY a.created_at DESC, a.id LIMIT 1) newest
    WHERE h.tenant_id = t.id AND h.ended_at IS NULL AND h.ends_at <= p_now) u
  GROUP BY u.attempt_id $$);
