-- What came of the last try of a step of a shop's first hour that no other row tells of.
CREATE TABLE setup_checks (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  step TEXT NOT NULL,
  outcome TEXT NOT NULL,
  -- Why it failed: a word of ours, and what the other side says of it.
  reason TEXT,
  problem TEXT,
  -- What the provider calls a prompt that it has been asked for.
  reference TEXT,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT setup_checks_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT setup_checks_step CHECK (step IN ('webhook', 'prompt')),
  CONSTRAINT setup_checks_outcome CHECK (outcome IN ('works', 'failed', 'waiting')),
  CONSTRAINT setup_checks_waiting CHECK ((outcome = 'waiting') = (reference IS NOT NULL))
);
CREATE UNIQUE INDEX setup_checks_tenant_id_step_key ON setup_checks (tenant_id, step);

SELECT tulia_isolate('setup_checks', false);
