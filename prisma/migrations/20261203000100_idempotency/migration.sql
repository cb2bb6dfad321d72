-- What was asked under an Idempotency-Key, and what was answered: asked again it is told again, and not done again.
CREATE TABLE idempotency_keys (
  tenant_id UUID NOT NULL,
  -- Also the id of the request: whatever its run derives from it, a second run after a crash derives again.
  id UUID NOT NULL,
  principal TEXT NOT NULL,
  key TEXT NOT NULL,
  route TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status TEXT NOT NULL,
  -- Which run has it: the one before, should it still be alive, can store no answer any more.
  run_id UUID NOT NULL,
  locked_until TIMESTAMPTZ(3) NOT NULL,
  code INT,
  -- Answers hold names, phones and keys that are shown once.
  answer_enc TEXT,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT idempotency_keys_status CHECK (status IN ('pending', 'completed')),
  CONSTRAINT idempotency_keys_answer CHECK ((status = 'completed') = (code IS NOT NULL AND answer_enc IS NOT NULL)),
  CONSTRAINT idempotency_keys_length CHECK (length(key) BETWEEN 8 AND 255)
);
CREATE UNIQUE INDEX idempotency_keys_tenant_id_principal_key_key ON idempotency_keys (tenant_id, principal, key);
CREATE INDEX idempotency_keys_tenant_id_expires_at_idx ON idempotency_keys (tenant_id, expires_at);
SELECT tulia_isolate('idempotency_keys', false);

-- A shop counts once, however many of its answers are past.
SELECT tulia_due('idempotency_keys', 'forget-answers', $$
  (SELECT t.id AS subject_id, k.expires_at AS at FROM idempotency_keys k
  WHERE k.tenant_id = t.id AND k.expires_at < p_now - interval '24 hours'
  ORDER BY k.expires_at LIMIT 1)$$);
