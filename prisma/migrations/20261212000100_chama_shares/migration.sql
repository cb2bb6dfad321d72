-- One order that several people pay: the agreement of its buyer with them, and what each of them pays.

CREATE TABLE share_plans (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  order_id UUID NOT NULL,
  status TEXT NOT NULL DEFAULT 'active',
  total_minor INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- How often its buyer was reminded.
  reminders INTEGER NOT NULL DEFAULT 0,
  created_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  next_look_at TIMESTAMPTZ(3),
  ended_at TIMESTAMPTZ(3),
  CONSTRAINT share_plans_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT share_plans_status CHECK (status IN ('active', 'paid', 'overdue', 'ended')),
  CONSTRAINT share_plans_total CHECK (total_minor > 0),
  CONSTRAINT share_plans_order_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders (tenant_id, id)
    ON DELETE RESTRICT ON UPDATE CASCADE
);
-- An order is shared once at a time: what is overdue goes on until a person has decided.
CREATE UNIQUE INDEX share_plans_one_running ON share_plans (tenant_id, order_id) WHERE status IN ('active', 'overdue');
CREATE INDEX share_plans_tenant_id_order_id_idx ON share_plans (tenant_id, order_id);
CREATE INDEX share_plans_due ON share_plans (tenant_id, next_look_at) WHERE next_look_at IS NOT NULL;
SELECT tulia_isolate('share_plans', false);

CREATE TABLE order_shares (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  plan_id UUID NOT NULL,
  order_id UUID NOT NULL,
  position INTEGER NOT NULL,
  payer TEXT NOT NULL,
  -- Where a prompt goes; null while nobody has taken an open share, or the buyer's number takes none.
  msisdn TEXT,
  amount_minor INTEGER NOT NULL,
  -- What its payer types at the paybill.
  reference TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting',
  -- Prompts that were wished, and those of them that were taken care of.
  wanted INTEGER NOT NULL DEFAULT 0,
  asked INTEGER NOT NULL DEFAULT 0,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT order_shares_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT order_shares_payer CHECK (payer IN ('buyer', 'number', 'anyone')),
  CONSTRAINT order_shares_number CHECK (payer <> 'number' OR msisdn IS NOT NULL),
  CONSTRAINT order_shares_amount CHECK (amount_minor >= 0),
  CONSTRAINT order_shares_asked CHECK (asked BETWEEN 0 AND wanted),
  CONSTRAINT order_shares_status CHECK (status IN
    ('waiting', 'prompted', 'part_paid', 'paid', 'dropped', 'covered', 'ended', 'to_refund', 'refunded')),
  CONSTRAINT order_shares_plan_fkey FOREIGN KEY (tenant_id, plan_id) REFERENCES share_plans (tenant_id, id)
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT order_shares_order_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders (tenant_id, id)
    ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX order_shares_tenant_id_plan_id_position_key ON order_shares (tenant_id, plan_id, position);
CREATE UNIQUE INDEX order_shares_tenant_id_reference_key ON order_shares (tenant_id, reference);
CREATE UNIQUE INDEX order_shares_tenant_id_order_id_id_key ON order_shares (tenant_id, order_id, id);
SELECT tulia_isolate('order_shares', false);

-- An attempt is for its whole order, or for one share of it and of no other order.
ALTER TABLE payment_attempts ADD COLUMN share_id UUID;
ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_share_fkey FOREIGN KEY (tenant_id, order_id, share_id)
  REFERENCES order_shares (tenant_id, order_id, id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX payment_attempts_of_share ON payment_attempts (tenant_id, share_id) WHERE share_id IS NOT NULL;
DROP INDEX payment_attempts_one_live;
CREATE UNIQUE INDEX payment_attempts_one_live ON payment_attempts (tenant_id, order_id, method, share_id) NULLS NOT DISTINCT
  WHERE status IN ('created', 'submitting', 'submit_unknown', 'pending', 'partially_paid') AND NOT superseded;

-- Plans with prompts to send, a reminder that is due, or a deadline that has passed.
SELECT tulia_due('share_plans', 'tend-shares', $$
  SELECT p.id AS subject_id, p.next_look_at AS at FROM share_plans p
  WHERE p.tenant_id = t.id AND p.next_look_at <= p_now $$);
