-- How an order reaches its customer. The place is a zone of delivery or a place of pickup of the shop's settings, with the
-- name it had then. The fee is part of the total only when it is collected with the order.
ALTER TABLE orders
  ADD COLUMN fulfilment_kind TEXT,
  ADD COLUMN fulfilment_place_id TEXT,
  ADD COLUMN fulfilment_place_name TEXT,
  ADD COLUMN fulfilment_address TEXT,
  ADD COLUMN fulfilment_latitude DOUBLE PRECISION,
  ADD COLUMN fulfilment_longitude DOUBLE PRECISION,
  ADD COLUMN fulfilment_pin_label TEXT,
  ADD COLUMN delivery_fee_minor INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN fee_collected TEXT,
  -- What was promised when the order was paid.
  ADD COLUMN promise_kind TEXT,
  ADD COLUMN promise_from TIMESTAMPTZ(3),
  ADD COLUMN promise_to TIMESTAMPTZ(3);

ALTER TABLE orders DROP CONSTRAINT orders_total;
ALTER TABLE orders ADD CONSTRAINT orders_total CHECK (
  discount_minor BETWEEN 0 AND subtotal_minor AND delivery_fee_minor >= 0
  AND total_minor = subtotal_minor - discount_minor + CASE fee_collected WHEN 'with_order' THEN delivery_fee_minor ELSE 0 END);
ALTER TABLE orders ADD CONSTRAINT orders_fulfilment CHECK (
  CASE fulfilment_kind
    WHEN 'delivery' THEN fulfilment_place_id IS NOT NULL AND fulfilment_place_name IS NOT NULL
      AND coalesce(fee_collected IN ('with_order', 'on_delivery'), false)
    WHEN 'pickup' THEN fulfilment_place_id IS NOT NULL AND fulfilment_place_name IS NOT NULL
      AND fee_collected IS NULL AND delivery_fee_minor = 0
    ELSE fulfilment_kind IS NULL AND fulfilment_place_id IS NULL AND fee_collected IS NULL AND delivery_fee_minor = 0
  END);
ALTER TABLE orders ADD CONSTRAINT orders_pin CHECK ((fulfilment_latitude IS NULL) = (fulfilment_longitude IS NULL));
ALTER TABLE orders ADD CONSTRAINT orders_promise CHECK (
  (promise_kind IS NULL) = (promise_from IS NULL) AND (promise_kind IS NULL) = (promise_to IS NULL)
  AND coalesce(promise_kind IN ('times', 'days') AND promise_from <= promise_to, true));

-- Where she wants things brought, kept only because she said so; it goes with her row.
ALTER TABLE customers ADD COLUMN delivery_preference JSONB;
