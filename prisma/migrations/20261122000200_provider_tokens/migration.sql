-- Access tokens of payment providers, shared by all processes: a provider ends the older token when it gives a new one.
-- `refreshing_until` is the lease of the one caller who asks for a new token; a lease that has ended belonged to a
-- process that died.
CREATE TABLE provider_tokens (
  tenant_id UUID NOT NULL,
  key TEXT NOT NULL,
  token_enc TEXT,
  expires_at TIMESTAMPTZ(3),
  refreshing_until TIMESTAMPTZ(3),
  CONSTRAINT provider_tokens_pkey PRIMARY KEY (tenant_id, key),
  CONSTRAINT provider_tokens_expiry CHECK ((token_enc IS NULL) = (expires_at IS NULL))
);
SELECT tulia_isolate('provider_tokens', false);

-- Payments that no provider has the last word on yet, and payments whose receipt never came: what a reconciliation
-- looks at, whatever their own schedule says.
CREATE INDEX attempts_unfinished ON payment_attempts (tenant_id, created_at) WHERE closed_at IS NULL;
CREATE INDEX attempts_without_receipt ON payment_attempts (tenant_id, created_at) WHERE status = 'paid' AND receipt IS NULL;
CREATE INDEX attempts_by_day ON payment_attempts (tenant_id, created_at);

-- One attempt of every tenant that has something to reconcile, the oldest.
CREATE FUNCTION due_reconciliations(p_before timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, attempt_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT DISTINCT ON (a.tenant_id) a.tenant_id, a.id FROM payment_attempts a
    WHERE a.created_at < p_before AND (a.closed_at IS NULL
      OR a.status = 'paid' AND a.receipt IS NULL AND a.created_at > p_before - interval '7 days')
    ORDER BY a.tenant_id, a.created_at LIMIT p_limit $$;
REVOKE ALL ON FUNCTION due_reconciliations(timestamptz, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION due_reconciliations(timestamptz, int) TO tulia_runtime;

-- A shop that was closed: its channels are nobody's, and nothing waits to be answered. What it owes and is owed stays.
ALTER TABLE tenants ADD COLUMN disabled_at TIMESTAMPTZ(3);

CREATE OR REPLACE FUNCTION find_channel(p_channel uuid)
  RETURNS TABLE (tenant_id uuid, address text, provider_account text, credentials_enc text, quiet_min_ms int)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT c.tenant_id, c.address, c.provider_account, c.credentials_enc,
      coalesce((t.settings #>> '{quietWindowMs,min}')::int, 600)
    FROM channels c JOIN tenants t ON t.id = c.tenant_id WHERE c.id = p_channel AND t.disabled_at IS NULL $$;

CREATE OR REPLACE FUNCTION due_turns(p_before timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, conversation_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT DISTINCT m.tenant_id, m.conversation_id FROM (
    SELECT i.tenant_id, i.conversation_id FROM inbound_messages i JOIN tenants t ON t.id = i.tenant_id
    WHERE i.turn_id IS NULL AND i.received_at < p_before AND t.disabled_at IS NULL
    ORDER BY i.received_at LIMIT p_limit) m $$;

CREATE OR REPLACE FUNCTION due_channels(p_before timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, channel_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT c.tenant_id, c.id FROM channels c JOIN tenants t ON t.id = c.tenant_id
    WHERE c.swept_at < p_before AND t.disabled_at IS NULL ORDER BY c.swept_at LIMIT p_limit $$;
