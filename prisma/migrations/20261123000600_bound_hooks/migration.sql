-- Reports of money are bound to one provider and one purpose, money to its currency, a receipt to one open question, and
-- what was given back is on record.

ALTER TABLE payment_hooks NO FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_notifications NO FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_accounts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE money_receipts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_reviews NO FORCE ROW LEVEL SECURITY;

-- A token in an address is good for one purpose, and a purpose belongs to one provider: the page that a payer's browser
-- comes back to shows it an address, under which nobody may report money.
CREATE UNIQUE INDEX payment_accounts_tenant_id_id_provider_key ON payment_accounts (tenant_id, id, provider);
ALTER TABLE payment_hooks ADD COLUMN provider TEXT;
ALTER TABLE payment_hooks ADD COLUMN purpose TEXT;
-- Still heard, because a provider or an open page knows it, but given to nobody any more.
ALTER TABLE payment_hooks ADD COLUMN retired_at TIMESTAMPTZ(3);
UPDATE payment_hooks h SET provider = a.provider,
    purpose = CASE a.provider WHEN 'mpesa' THEN 'c2b' ELSE 'card_notification' END,
    retired_at = CASE a.provider WHEN 'mpesa' THEN NULL ELSE CURRENT_TIMESTAMP END
  FROM payment_accounts a WHERE a.tenant_id = h.tenant_id AND a.id = h.account_id;
DROP INDEX payment_hooks_tenant_id_token_hash_key;
CREATE UNIQUE INDEX payment_hooks_tenant_id_token_hash_purpose_key ON payment_hooks (tenant_id, token_hash, purpose);
-- Payers of links that are open now come back under the address they were given.
INSERT INTO payment_hooks (tenant_id, id, account_id, provider, purpose, token_hash, token_enc, created_at, revoked_at, retired_at)
  SELECT tenant_id, gen_random_uuid(), account_id, provider, 'card_return', token_hash, token_enc, created_at, revoked_at, retired_at
  FROM payment_hooks WHERE purpose = 'card_notification';
ALTER TABLE payment_hooks ALTER COLUMN provider SET NOT NULL;
ALTER TABLE payment_hooks ALTER COLUMN purpose SET NOT NULL;
ALTER TABLE payment_hooks ADD CONSTRAINT payment_hooks_purpose CHECK (
  (purpose = 'c2b' AND provider = 'mpesa') OR (purpose IN ('card_notification', 'card_return') AND provider = 'pesapal'));
ALTER TABLE payment_hooks DROP CONSTRAINT payment_hooks_tenant_id_account_id_fkey;
ALTER TABLE payment_hooks ADD CONSTRAINT payment_hooks_tenant_id_account_id_provider_fkey
  FOREIGN KEY (tenant_id, account_id, provider)
  REFERENCES payment_accounts (tenant_id, id, provider) ON DELETE RESTRICT ON UPDATE CASCADE;

DROP FUNCTION find_payment_hook(text);
CREATE FUNCTION find_payment_hook(p_token_hash text, p_purpose text) RETURNS TABLE (tenant_id uuid, account_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT h.tenant_id, h.account_id FROM payment_hooks h
    WHERE h.token_hash = p_token_hash AND h.purpose = p_purpose AND h.revoked_at IS NULL $$;
REVOKE ALL ON FUNCTION find_payment_hook(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_payment_hook(text, text) TO tulia_runtime;

-- The token of an attempt is the address of a prompt's callback and of nothing else.
CREATE OR REPLACE FUNCTION find_payment_attempt(p_token_hash text) RETURNS TABLE (tenant_id uuid, attempt_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT a.tenant_id, a.id FROM payment_attempts a WHERE a.token_hash = p_token_hash AND a.method = 'stk' $$;

-- A report is of the provider whose account it came for.
UPDATE payment_notifications SET source = 'card_notification', event_key = regexp_replace(event_key, '^ipn:', 'card:')
  WHERE source = 'ipn';
ALTER TABLE payment_notifications ADD COLUMN provider TEXT NOT NULL DEFAULT 'mpesa';
UPDATE payment_notifications SET provider = 'pesapal' WHERE source = 'card_notification';
-- What came in under the one token that both providers shared stays, as what it said it was, and settles nothing.
UPDATE payment_notifications n SET source = 'card_notification', provider = 'pesapal', verdict = 'wrong_address',
    handled_at = coalesce(n.handled_at, CURRENT_TIMESTAMP)
  FROM payment_accounts a WHERE a.tenant_id = n.tenant_id AND a.id = n.account_id AND a.provider = 'pesapal'
    AND n.provider = 'mpesa';
UPDATE payment_notifications n SET source = 'c2b_validation', provider = 'mpesa', verdict = 'wrong_address'
  FROM payment_accounts a WHERE a.tenant_id = n.tenant_id AND a.id = n.account_id AND a.provider = 'mpesa'
    AND n.provider = 'pesapal';
ALTER TABLE payment_notifications ADD CONSTRAINT payment_notifications_provider
  CHECK (provider IN ('mpesa', 'pesapal') AND (source = 'card_notification') = (provider = 'pesapal'));
ALTER TABLE payment_notifications DROP CONSTRAINT payment_notifications_tenant_id_account_id_fkey;
ALTER TABLE payment_notifications ADD CONSTRAINT payment_notifications_tenant_id_account_id_provider_fkey
  FOREIGN KEY (tenant_id, account_id, provider)
  REFERENCES payment_accounts (tenant_id, id, provider) ON DELETE RESTRICT ON UPDATE CASCADE;
-- Whether the provider is known to call from where the report came, and when somebody proved it otherwise.
ALTER TABLE payment_notifications ADD COLUMN source_known BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE payment_notifications ADD COLUMN proven_at TIMESTAMPTZ(3);
UPDATE payment_notifications SET source_known = true WHERE handled_at IS NULL;
CREATE INDEX payment_notifications_tenant_id_account_id_received_at_idx
  ON payment_notifications (tenant_id, account_id, received_at);

-- One receipt, one open question.
UPDATE payment_reviews SET status = 'dismissed', decided_by = 'system', decided_at = CURRENT_TIMESTAMP,
    note = 'the same receipt has an older open question'
  WHERE status = 'open' AND receipt_id IS NOT NULL AND (tenant_id, id) NOT IN (
    SELECT DISTINCT ON (r.tenant_id, r.receipt_id) r.tenant_id, r.id FROM payment_reviews r
    WHERE r.status = 'open' AND r.receipt_id IS NOT NULL ORDER BY r.tenant_id, r.receipt_id, r.created_at, r.id);
CREATE UNIQUE INDEX payment_reviews_one_open_per_receipt ON payment_reviews (tenant_id, receipt_id)
  WHERE status = 'open' AND receipt_id IS NOT NULL;
ALTER TABLE payment_reviews DROP CONSTRAINT payment_reviews_status;
ALTER TABLE payment_reviews ADD CONSTRAINT payment_reviews_status
  CHECK (status IN ('open', 'allocated', 'dismissed', 'refunded', 'confirmed'));
-- M-PESA moves Kenyan shillings, whatever the order is priced in.
INSERT INTO payment_reviews (tenant_id, id, reason, subject, receipt_id, attempt_id, order_id)
  SELECT m.tenant_id, gen_random_uuid(), 'other_currency', 'mpesa:' || coalesce(m.receipt, m.id::text), m.id, m.attempt_id, m.order_id
  FROM money_receipts m WHERE m.provider = 'mpesa' AND m.currency <> 'KES'
  ON CONFLICT DO NOTHING;
UPDATE money_receipts SET currency = 'KES' WHERE provider = 'mpesa' AND currency <> 'KES';
ALTER TABLE money_receipts ADD CONSTRAINT money_receipts_currency CHECK (provider <> 'mpesa' OR currency = 'KES');

ALTER TABLE money_receipts ADD COLUMN refunded_minor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE money_receipts DROP CONSTRAINT money_receipts_allocation;
ALTER TABLE money_receipts ADD CONSTRAINT money_receipts_allocation CHECK (
  allocated_minor >= 0 AND refunded_minor >= 0 AND allocated_minor::bigint + refunded_minor <= amount_minor);

ALTER TABLE payment_hooks FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_notifications FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_accounts FORCE ROW LEVEL SECURITY;
ALTER TABLE money_receipts FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_reviews FORCE ROW LEVEL SECURITY;

-- Money that a person gave back, and how.
CREATE TABLE money_refunds (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  receipt_id UUID NOT NULL,
  review_id UUID NOT NULL,
  amount_minor INTEGER NOT NULL,
  currency TEXT NOT NULL,
  how TEXT NOT NULL,
  reference TEXT NOT NULL,
  note TEXT NOT NULL,
  refunded_by TEXT NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT money_refunds_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT money_refunds_amount CHECK (amount_minor > 0),
  CONSTRAINT money_refunds_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id)
    REFERENCES money_receipts (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT money_refunds_tenant_id_review_id_fkey FOREIGN KEY (tenant_id, review_id)
    REFERENCES payment_reviews (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX money_refunds_tenant_id_review_id_idx ON money_refunds (tenant_id, review_id);
CREATE INDEX money_refunds_tenant_id_at_idx ON money_refunds (tenant_id, at);
SELECT tulia_isolate('money_refunds', true);
