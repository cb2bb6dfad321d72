-- The provider's books: how far its list of money has been read, what it was asked about a receipt, and what it was told to
-- send back.

-- The list belongs to the shortcode: a shop that changes its keys goes on where it was.
CREATE TABLE money_lists (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  shortcode TEXT NOT NULL,
  -- Up to here everything was read to its end; read_wide_at: when that was last done from as far back as it reaches.
  read_to TIMESTAMPTZ(3) NOT NULL,
  read_wide_at TIMESTAMPTZ(3) NOT NULL,
  next_read_at TIMESTAMPTZ(3) NOT NULL,
  registered_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT money_lists_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX money_lists_tenant_id_shortcode_key ON money_lists (tenant_id, shortcode);
CREATE INDEX money_lists_tenant_id_next_read_at_idx ON money_lists (tenant_id, next_read_at);
SELECT tulia_isolate('money_lists', false);

SELECT tulia_due('money_lists', 'read-money-list', $$
  SELECT l.id AS subject_id, l.next_read_at AS at FROM money_lists l
  WHERE l.tenant_id = t.id AND l.next_read_at <= p_before AND t.disabled_at IS NULL $$);

-- Results of questions and of reversals come to addresses of their own.
ALTER TABLE payment_hooks DROP CONSTRAINT payment_hooks_purpose;
ALTER TABLE payment_hooks ADD CONSTRAINT payment_hooks_purpose CHECK (
  (purpose IN ('c2b', 'receipt_check', 'reversal') AND provider = 'mpesa')
  OR (purpose IN ('card_notification', 'card_return') AND provider = 'pesapal'));

-- Money that is on its way back belongs to nobody, and nobody else may have it.
ALTER TABLE money_receipts ADD COLUMN reversing_minor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE money_receipts DROP CONSTRAINT money_receipts_allocation;
ALTER TABLE money_receipts ADD CONSTRAINT money_receipts_allocation CHECK (
  allocated_minor >= 0 AND refunded_minor >= 0 AND reversing_minor >= 0
  AND allocated_minor::bigint + refunded_minor + reversing_minor <= amount_minor);

-- reserved_minor: what of it belonged to nobody; the rest is an order's until the money has gone.
CREATE TABLE money_reversals (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  receipt_id UUID NOT NULL,
  account_id UUID NOT NULL,
  amount_minor INTEGER NOT NULL,
  reserved_minor INTEGER NOT NULL,
  currency TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'requested',
  note TEXT NOT NULL,
  requested_by TEXT NOT NULL,
  request_id TEXT,
  code TEXT,
  problem TEXT,
  requested_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  next_look_at TIMESTAMPTZ(3),
  ended_at TIMESTAMPTZ(3),
  CONSTRAINT money_reversals_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT money_reversals_status CHECK (status IN ('requested', 'pending', 'done', 'refused', 'unknown')),
  CONSTRAINT money_reversals_amount CHECK (amount_minor > 0 AND reserved_minor BETWEEN 0 AND amount_minor),
  CONSTRAINT money_reversals_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id)
    REFERENCES money_receipts (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT money_reversals_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id)
    REFERENCES payment_accounts (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);
-- One at a time, and none after one that went through: what has been sent back cannot be sent back again.
CREATE UNIQUE INDEX money_reversals_one_per_receipt ON money_reversals (tenant_id, receipt_id) WHERE status <> 'refused';
CREATE INDEX money_reversals_tenant_id_requested_at_idx ON money_reversals (tenant_id, requested_at);
CREATE INDEX money_reversals_due ON money_reversals (tenant_id, next_look_at) WHERE next_look_at IS NOT NULL;
SELECT tulia_isolate('money_reversals', false);

SELECT tulia_due('reversals', 'tend-reversal', $$
  SELECT m.id AS subject_id, m.next_look_at AS at FROM money_reversals m
  WHERE m.tenant_id = t.id AND m.next_look_at <= p_before $$);

-- A question to the provider about one receipt, or about what became of a reversal, and what it said.
CREATE TABLE receipt_checks (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  account_id UUID NOT NULL,
  receipt TEXT NOT NULL,
  reversal_id UUID,
  -- The request that was asked about by the provider's own id; without one, the receipt was.
  about_request_id TEXT,
  status TEXT NOT NULL DEFAULT 'asked',
  request_id TEXT,
  state TEXT,
  amount_minor INTEGER,
  code TEXT,
  problem TEXT,
  asked_by TEXT NOT NULL,
  asked_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  answered_at TIMESTAMPTZ(3),
  CONSTRAINT receipt_checks_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT receipt_checks_status CHECK (status IN ('asked', 'answered', 'not_taken', 'no_answer')),
  CONSTRAINT receipt_checks_state CHECK (state IN ('completed', 'reversed', 'not_completed')),
  CONSTRAINT receipt_checks_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id)
    REFERENCES payment_accounts (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT receipt_checks_tenant_id_reversal_id_fkey FOREIGN KEY (tenant_id, reversal_id)
    REFERENCES money_reversals (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE
);
CREATE INDEX receipt_checks_tenant_id_receipt_asked_at_idx ON receipt_checks (tenant_id, receipt, asked_at);
SELECT tulia_isolate('receipt_checks', false);

-- What went back is on record with the decision it came of: a person's answer to a question, or a reversal.
ALTER TABLE money_refunds ALTER COLUMN review_id DROP NOT NULL;
ALTER TABLE money_refunds ADD COLUMN reversal_id UUID;
ALTER TABLE money_refunds ADD CONSTRAINT money_refunds_decision CHECK (num_nonnulls(review_id, reversal_id) > 0);
ALTER TABLE money_refunds ADD CONSTRAINT money_refunds_tenant_id_reversal_id_fkey FOREIGN KEY (tenant_id, reversal_id)
  REFERENCES money_reversals (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE;
