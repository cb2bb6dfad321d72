-- People in conversations, consent by purpose, and the messages a shop sends unasked.

-- What was called 'messaging' is the consent to answers and order messages. The ledger belongs to the runtime role for
-- reading and adding only; its owner renames the word here, for which the policy must not hide the rows from it.
ALTER TABLE consent_ledger NO FORCE ROW LEVEL SECURITY;
UPDATE consent_ledger SET purpose = 'transactional' WHERE purpose = 'messaging';
ALTER TABLE consent_ledger FORCE ROW LEVEL SECURITY;
ALTER TABLE consent_ledger ADD CONSTRAINT consent_ledger_purpose CHECK (purpose IN ('transactional', 'marketing'));
ALTER TABLE consent_ledger ADD CONSTRAINT consent_ledger_action CHECK (action IN ('granted', 'withdrawn'));

-- How a ticket ended, and who ended it.
ALTER TABLE handoff_tickets ADD COLUMN claimed_at TIMESTAMPTZ(3);
ALTER TABLE handoff_tickets ADD COLUMN resolution TEXT;
ALTER TABLE handoff_tickets ADD COLUMN resolution_note TEXT;
ALTER TABLE handoff_tickets ADD COLUMN resolved_by TEXT;
ALTER TABLE handoff_tickets ADD CONSTRAINT handoff_tickets_status CHECK (status IN ('open', 'claimed', 'resolved'));
ALTER TABLE handoff_tickets ADD CONSTRAINT handoff_tickets_resolution
  CHECK (resolution IS NULL OR resolution IN ('solved', 'not_solved', 'no_answer'));
CREATE INDEX handoff_tickets_tenant_id_promised_at_id_idx ON handoff_tickets (tenant_id, promised_at, id);

-- The time in which a person, and not the bot, spoke for the shop. `idle_at`: the customer waited too long in it.
CREATE TABLE human_stretches (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  operator TEXT NOT NULL,
  started_at TIMESTAMPTZ(3) NOT NULL,
  ended_at TIMESTAMPTZ(3),
  idle_at TIMESTAMPTZ(3),
  summary JSONB,
  customer_told BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT human_stretches_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT human_stretches_ended CHECK ((ended_at IS NULL) = (summary IS NULL)),
  CONSTRAINT human_stretches_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX human_stretches_tenant_id_conversation_id_started_at_idx ON human_stretches (tenant_id, conversation_id, started_at);
CREATE UNIQUE INDEX human_stretches_one_open ON human_stretches (tenant_id, conversation_id) WHERE ended_at IS NULL;
CREATE INDEX human_stretches_open ON human_stretches (started_at) WHERE ended_at IS NULL;
-- Conversations that a person owns already.
INSERT INTO human_stretches (tenant_id, id, conversation_id, operator, started_at)
  SELECT v.tenant_id, gen_random_uuid(), v.id, coalesce(v.owner_id, 'unknown'), v.updated_at FROM conversations v WHERE v.owner = 'human';
SELECT tulia_isolate('human_stretches', false);

-- A message that the shop sends unasked, at most one of a kind per order, with what became of it.
CREATE TABLE outreach (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  kind TEXT NOT NULL,
  order_id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  customer_id UUID NOT NULL,
  status TEXT NOT NULL,
  reason TEXT,
  not_before TIMESTAMPTZ(3) NOT NULL,
  outbound_id UUID,
  queued_at TIMESTAMPTZ(3),
  sent_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT outreach_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT outreach_kind CHECK (kind IN ('abandoned_cart')),
  CONSTRAINT outreach_status CHECK (status IN ('planned', 'sent', 'suppressed', 'skipped')),
  CONSTRAINT outreach_queued CHECK ((outbound_id IS NULL) = (queued_at IS NULL)),
  CONSTRAINT outreach_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id)
    REFERENCES orders (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT outreach_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT outreach_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id)
    REFERENCES customers (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT outreach_tenant_id_outbound_id_fkey FOREIGN KEY (tenant_id, outbound_id)
    REFERENCES outbound_messages (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE
);
CREATE UNIQUE INDEX outreach_tenant_id_kind_order_id_key ON outreach (tenant_id, kind, order_id);
CREATE INDEX outreach_tenant_id_queued_at_idx ON outreach (tenant_id, queued_at);
CREATE INDEX outreach_tenant_id_customer_id_queued_at_idx ON outreach (tenant_id, customer_id, queued_at);
CREATE INDEX outreach_by_message ON outreach (tenant_id, outbound_id) WHERE outbound_id IS NOT NULL;
CREATE INDEX outreach_planned ON outreach (not_before) WHERE status = 'planned';
SELECT tulia_isolate('outreach', false);

-- One row per shop, locked by whoever is about to send: all processes count the same messages.
CREATE TABLE outreach_breakers (
  tenant_id UUID NOT NULL,
  scope TEXT NOT NULL,
  tripped_at TIMESTAMPTZ(3),
  reason TEXT,
  reset_at TIMESTAMPTZ(3),
  reset_by TEXT,
  CONSTRAINT outreach_breakers_pkey PRIMARY KEY (tenant_id, scope),
  CONSTRAINT outreach_breakers_reason CHECK ((tripped_at IS NULL) = (reason IS NULL))
);
SELECT tulia_isolate('outreach_breakers', false);

CREATE INDEX orders_left ON orders (updated_at) WHERE status IN ('draft', 'awaiting_payment');

-- Why a message that nobody asked for must not leave now; null when it may. Asked in the statement that claims it.
CREATE FUNCTION outreach_refusal(p_tenant uuid, p_outbound uuid) RETURNS text
  LANGUAGE sql STABLE SET search_path = public
  AS $$ SELECT CASE
      WHEN cu.opted_out_at IS NOT NULL THEN 'opted_out'
      WHEN cu.marketing_opt_in IS NOT TRUE THEN 'no_marketing_consent'
      WHEN v.owner = 'human' OR o.epoch < v.fenced_epoch THEN 'taken_over'
      WHEN v.epoch > o.epoch THEN 'newer_message'
      WHEN b.tripped_at IS NOT NULL THEN 'breaker_tripped'
      WHEN r.id IS NOT NULL AND n.status NOT IN ('draft', 'awaiting_payment') THEN 'order_moved_on'
      WHEN EXISTS (SELECT FROM payment_attempts a WHERE a.tenant_id = r.tenant_id AND a.order_id = r.order_id AND NOT a.superseded
        AND a.status IN ('created', 'submitting', 'submit_unknown', 'pending', 'partially_paid', 'paid', 'needs_review')) THEN 'payment_live'
    END
    FROM outbound_messages o
    JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
    JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
    LEFT JOIN outreach_breakers b ON b.tenant_id = o.tenant_id AND b.scope = 'outreach'
    LEFT JOIN outreach r ON r.tenant_id = o.tenant_id AND r.outbound_id = o.id
    LEFT JOIN orders n ON n.tenant_id = r.tenant_id AND n.id = r.order_id
    WHERE o.tenant_id = p_tenant AND o.id = p_outbound $$;

-- Stretches in which the customer waits too long for the person, and those that nobody uses any more.
CREATE FUNCTION due_stretches(p_now timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, stretch_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT s.tenant_id, s.id FROM human_stretches s
    JOIN conversations v ON v.tenant_id = s.tenant_id AND v.id = s.conversation_id
    JOIN tenants t ON t.id = s.tenant_id
    CROSS JOIN LATERAL (SELECT greatest(s.started_at, v.last_inbound_at) AS at) heard
    LEFT JOIN LATERAL (SELECT o.created_at AS at FROM outbound_messages o
      WHERE o.tenant_id = s.tenant_id AND o.conversation_id = s.conversation_id AND o.author = 'human'
      ORDER BY o.seq DESC LIMIT 1) said ON true
    WHERE s.ended_at IS NULL AND (
      (s.idle_at IS NULL AND (said.at IS NULL OR said.at < heard.at)
        AND heard.at <= p_now - make_interval(mins => coalesce((t.settings #>> '{handoff,idleMinutes}')::int, 30)))
      OR greatest(heard.at, said.at) <= p_now - make_interval(hours => coalesce((t.settings #>> '{handoff,returnHours}')::int, 24)))
    ORDER BY s.started_at LIMIT p_limit $$;

-- Orders left behind whose customer may be reminded, and reminders whose time has come.
CREATE FUNCTION due_outreach(p_now timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, order_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT w.tenant_id, w.order_id FROM (
    (SELECT r.tenant_id, r.order_id FROM outreach r
      WHERE r.status = 'planned' AND r.not_before <= p_now ORDER BY r.not_before LIMIT p_limit)
    UNION ALL
    (SELECT n.tenant_id, n.id FROM orders n
      JOIN conversations v ON v.tenant_id = n.tenant_id AND v.id = n.conversation_id
      JOIN customers cu ON cu.tenant_id = n.tenant_id AND cu.id = n.customer_id
      JOIN tenants t ON t.id = n.tenant_id
      WHERE n.status IN ('draft', 'awaiting_payment') AND n.updated_at > p_now - interval '24 hours'
        AND greatest(n.updated_at, v.last_inbound_at)
          <= p_now - make_interval(mins => coalesce((t.settings #>> '{outreach,abandonedCartMinutes}')::int, 120))
        AND v.last_inbound_at > p_now - interval '24 hours'
        AND cu.marketing_opt_in AND cu.opted_out_at IS NULL
        AND NOT EXISTS (SELECT FROM outreach r WHERE r.tenant_id = n.tenant_id AND r.order_id = n.id)
      ORDER BY n.updated_at LIMIT p_limit)) w LIMIT p_limit $$;

DO $$
DECLARE
  f regprocedure;
BEGIN
  FOREACH f IN ARRAY ARRAY['outreach_refusal(uuid, uuid)', 'due_stretches(timestamptz, int)',
    'due_outreach(timestamptz, int)']::regprocedure[] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', f);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO tulia_runtime', f);
  END LOOP;
END $$;
