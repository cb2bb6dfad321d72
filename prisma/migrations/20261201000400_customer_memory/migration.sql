-- What a guest agreed to have remembered, each with the message that said it. The consent is one of its own.
ALTER TABLE customers ADD COLUMN memory_opt_in BOOLEAN;
ALTER TABLE consent_ledger DROP CONSTRAINT consent_ledger_purpose;
ALTER TABLE consent_ledger ADD CONSTRAINT consent_ledger_purpose
  CHECK (purpose IN ('transactional', 'marketing', 'memory'));

CREATE TABLE customer_memory (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  customer_id UUID NOT NULL,
  kind TEXT NOT NULL,
  -- In her own words.
  said TEXT NOT NULL,
  -- When it was, of a trip or a request, as it was said.
  dates TEXT,
  message_id UUID NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT customer_memory_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT customer_memory_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id)
    REFERENCES customers (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT customer_memory_kind
    CHECK (kind IN ('name', 'trip', 'request', 'diet', 'room', 'activity', 'style')),
  CONSTRAINT customer_memory_length CHECK (length(said) BETWEEN 1 AND 120 AND length(dates) <= 60)
);
CREATE UNIQUE INDEX customer_memory_tenant_id_customer_id_kind_said_key
  ON customer_memory (tenant_id, customer_id, kind, said);
SELECT tulia_isolate('customer_memory', false);

-- Who has said nothing for two years is forgotten: only what is as old itself can be hers.
CREATE INDEX customer_memory_tenant_id_at_idx ON customer_memory (tenant_id, at);
SELECT tulia_due('memories', 'forget-guest', $$
  SELECT c.id AS subject_id, min(m.at) AS at FROM customer_memory m
  JOIN customers c ON c.tenant_id = m.tenant_id AND c.id = m.customer_id
  WHERE m.tenant_id = t.id AND m.at < p_now - interval '24 months' AND c.last_seen_at < p_now - interval '24 months'
  GROUP BY c.id$$);
