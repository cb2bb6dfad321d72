-- Payments beside the M-PESA prompt: money sent by hand to a paybill or till (C2B) and hosted card checkout (PesaPal).

-- Gives a table made by a migration the same protection as those of the isolation migration.
CREATE FUNCTION tulia_isolate(t text, append_only boolean) RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
  EXECUTE format(
    'CREATE POLICY tenant_isolation ON %I USING (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid)) '
    'WITH CHECK (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', t);
  EXECUTE format('CREATE POLICY directory ON %I FOR SELECT TO %I USING (true)', t, current_user);
  EXECUTE format('GRANT SELECT, INSERT ON %I TO tulia_runtime', t);
  IF NOT append_only THEN
    EXECUTE format('GRANT UPDATE, DELETE ON %I TO tulia_runtime', t);
  END IF;
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = t::regclass AND contype = 'f') THEN
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (tenant_id) REFERENCES tenants (id)', t, t || '_tenant_fkey');
  END IF;
END $$;
REVOKE ALL ON FUNCTION tulia_isolate(text, boolean) FROM PUBLIC;

-- A prompt goes to a phone; an instruction and a card link do not. The link opens the payment, so it is sealed.
ALTER TABLE payment_attempts ALTER COLUMN msisdn DROP NOT NULL;
ALTER TABLE payment_attempts ADD COLUMN checkout_url_enc TEXT;
ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_status;
ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_status
  CHECK (status IN ('created', 'submitting', 'submit_unknown', 'rejected', 'pending', 'partially_paid', 'cancelled', 'failed',
    'expired', 'paid', 'needs_review', 'refunded'));
ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_method CHECK (method IN ('stk', 'c2b', 'card'));
ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_phone CHECK (method <> 'stk' OR msisdn IS NOT NULL);
-- One live attempt of a method per order: a paybill instruction may stand beside a prompt that is still on the phone.
DROP INDEX payment_attempts_one_live;
CREATE UNIQUE INDEX payment_attempts_one_live ON payment_attempts (tenant_id, order_id, method)
  WHERE status IN ('created', 'submitting', 'submit_unknown', 'pending', 'partially_paid') AND NOT superseded;

-- Money can arrive that belongs to no attempt, and an instruction can be paid in parts.
ALTER TABLE money_receipts ALTER COLUMN attempt_id DROP NOT NULL;
DROP INDEX money_receipts_tenant_id_attempt_id_key;
ALTER TABLE money_receipts ADD COLUMN source TEXT NOT NULL DEFAULT 'stk';
ALTER TABLE money_receipts ALTER COLUMN source DROP DEFAULT;
ALTER TABLE money_receipts ADD CONSTRAINT money_receipts_source CHECK (source IN ('stk', 'c2b', 'card'));
ALTER TABLE money_receipts ADD CONSTRAINT money_receipts_attempt CHECK (attempt_id IS NOT NULL OR source = 'c2b');
ALTER TABLE money_receipts ADD COLUMN account_id UUID;
ALTER TABLE money_receipts ADD COLUMN typed_reference TEXT;
ALTER TABLE money_receipts ADD COLUMN payer TEXT;
ALTER TABLE money_receipts ADD COLUMN paid_at TIMESTAMPTZ(3);
ALTER TABLE money_receipts ADD COLUMN reversed_at TIMESTAMPTZ(3);
CREATE UNIQUE INDEX money_receipts_one_per_attempt ON money_receipts (tenant_id, attempt_id) WHERE source <> 'c2b';
CREATE INDEX money_receipts_by_attempt ON money_receipts (tenant_id, attempt_id);
CREATE INDEX money_receipts_by_receipt ON money_receipts (provider, receipt);

-- Where a provider reaches a shop about money that no attempt's own address covers. The token stands in a path; the
-- hash finds the shop, the sealed copy lets us say the address again.
CREATE TABLE payment_hooks (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  account_id UUID NOT NULL,
  token_hash TEXT NOT NULL,
  token_enc TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  revoked_at TIMESTAMPTZ(3),
  CONSTRAINT payment_hooks_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT payment_hooks_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id)
    REFERENCES payment_accounts (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX payment_hooks_tenant_id_token_hash_key ON payment_hooks (tenant_id, token_hash);
CREATE INDEX payment_hooks_token ON payment_hooks (token_hash);
SELECT tulia_isolate('payment_hooks', false);

-- What such an address was told, before anything is believed: every request leaves one row.
CREATE TABLE payment_notifications (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  account_id UUID NOT NULL,
  source TEXT NOT NULL,
  event_key TEXT NOT NULL,
  claim JSONB NOT NULL,
  raw JSONB NOT NULL,
  verdict TEXT,
  received_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  not_before TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  handled_at TIMESTAMPTZ(3),
  CONSTRAINT payment_notifications_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT payment_notifications_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id)
    REFERENCES payment_accounts (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX payment_notifications_tenant_id_event_key_key ON payment_notifications (tenant_id, event_key);
CREATE INDEX payment_notifications_open ON payment_notifications (not_before) WHERE handled_at IS NULL;
SELECT tulia_isolate('payment_notifications', false);

-- A question about money that only a person may answer.
CREATE TABLE payment_reviews (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  reason TEXT NOT NULL,
  subject TEXT NOT NULL,
  receipt_id UUID,
  attempt_id UUID,
  order_id UUID,
  suggestions JSONB NOT NULL DEFAULT '[]',
  status TEXT NOT NULL DEFAULT 'open',
  decided_by TEXT,
  note TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  decided_at TIMESTAMPTZ(3),
  CONSTRAINT payment_reviews_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT payment_reviews_status CHECK (status IN ('open', 'allocated', 'dismissed')),
  CONSTRAINT payment_reviews_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id)
    REFERENCES money_receipts (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE,
  CONSTRAINT payment_reviews_tenant_id_attempt_id_fkey FOREIGN KEY (tenant_id, attempt_id)
    REFERENCES payment_attempts (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE,
  CONSTRAINT payment_reviews_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id)
    REFERENCES orders (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE
);
CREATE UNIQUE INDEX payment_reviews_tenant_id_reason_subject_key ON payment_reviews (tenant_id, reason, subject);
CREATE INDEX payment_reviews_tenant_id_status_created_at_idx ON payment_reviews (tenant_id, status, created_at);
SELECT tulia_isolate('payment_reviews', false);

ALTER TABLE money_receipts ADD CONSTRAINT money_receipts_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id)
  REFERENCES payment_accounts (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE;

CREATE FUNCTION find_payment_hook(p_token_hash text) RETURNS TABLE (tenant_id uuid, account_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT h.tenant_id, h.account_id FROM payment_hooks h WHERE h.token_hash = p_token_hash AND h.revoked_at IS NULL $$;

CREATE FUNCTION due_payment_notifications(p_now timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, notification_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT n.tenant_id, n.id FROM payment_notifications n
    WHERE n.handled_at IS NULL AND n.not_before <= p_now ORDER BY n.not_before LIMIT p_limit $$;

-- Whether another shop has booked this receipt: a yes or no, so that one receipt is never believed twice.
CREATE FUNCTION receipt_known_elsewhere(p_tenant uuid, p_provider text, p_receipt text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT EXISTS (SELECT FROM money_receipts m
    WHERE m.provider = p_provider AND m.receipt = p_receipt AND m.tenant_id <> p_tenant) $$;

DO $$
DECLARE
  f regprocedure;
BEGIN
  FOREACH f IN ARRAY ARRAY['find_payment_hook(text)', 'due_payment_notifications(timestamptz, int)',
    'receipt_known_elsewhere(uuid, text, text)']::regprocedure[] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', f);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO tulia_runtime', f);
  END LOOP;
END $$;
