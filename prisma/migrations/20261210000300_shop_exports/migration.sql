-- What a customer is given of all that is known of her: asked for by staff, taken once.
CREATE TABLE customer_exports (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  customer_id UUID NOT NULL,
  asked_by TEXT NOT NULL,
  asked_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  taken_at TIMESTAMPTZ(3),
  CONSTRAINT customer_exports_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT customer_exports_customer_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers (tenant_id, id)
);
SELECT tulia_isolate('customer_exports', false);
CREATE INDEX customer_exports_of_customer ON customer_exports (tenant_id, customer_id);
