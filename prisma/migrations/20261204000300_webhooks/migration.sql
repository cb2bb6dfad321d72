-- Programs of a shop's own hear of what happens at it: facts are told to addresses of theirs, signed, until they have answered.

CREATE TABLE webhook_endpoints (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  name TEXT NOT NULL,
  url TEXT NOT NULL,
  -- What it wants to hear of; '*' is everything.
  types TEXT[],
  state TEXT NOT NULL DEFAULT 'active',
  disabled_reason TEXT,
  disabled_at TIMESTAMPTZ(3),
  secret_enc TEXT NOT NULL,
  -- The secret before, by which it is signed too for another day.
  old_secret_enc TEXT,
  old_secret_until TIMESTAMPTZ(3),
  last_success_at TIMESTAMPTZ(3),
  -- Of the first failure since the last success.
  failing_since TIMESTAMPTZ(3),
  -- It asked to be left alone until then, or fails for so long that it is asked seldom.
  not_before TIMESTAMPTZ(3),
  version INT NOT NULL DEFAULT 1,
  created_at TIMESTAMPTZ(3) NOT NULL,
  created_by TEXT NOT NULL,
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT webhook_endpoints_types CHECK (types IS NOT NULL AND cardinality(types) > 0),
  CONSTRAINT webhook_endpoints_state CHECK (state IN ('active', 'disabled')),
  CONSTRAINT webhook_endpoints_disabled CHECK ((state = 'disabled') = (disabled_reason IS NOT NULL AND disabled_at IS NOT NULL)),
  CONSTRAINT webhook_endpoints_old_secret CHECK ((old_secret_enc IS NULL) = (old_secret_until IS NULL))
);

-- A fact, written by the transaction that made it true. `position` is given out when it is written and `sequence` when it is
-- committed: transactions of one shop never wait for each other to be counted.
CREATE TABLE webhook_events (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  position BIGSERIAL NOT NULL,
  sequence BIGINT,
  type TEXT NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  data JSONB NOT NULL,
  recorded_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT webhook_events_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX webhook_events_unnumbered ON webhook_events (tenant_id, position) WHERE sequence IS NULL;
-- What is no fact, a test, has the number 0.
CREATE UNIQUE INDEX webhook_events_numbered ON webhook_events (tenant_id, sequence) WHERE sequence > 0;
CREATE INDEX webhook_events_tenant_id_recorded_at_idx ON webhook_events (tenant_id, recorded_at);

-- The last number that was given out, by what is counted: the facts of a shop.
CREATE TABLE webhook_counters (
  tenant_id UUID NOT NULL,
  counts TEXT NOT NULL DEFAULT 'events',
  last BIGINT NOT NULL,
  CONSTRAINT webhook_counters_pkey PRIMARY KEY (tenant_id, counts)
);

CREATE TABLE webhook_deliveries (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  endpoint_id UUID NOT NULL,
  event_id UUID NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting',
  tries INT NOT NULL DEFAULT 0,
  next_try_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  ended_at TIMESTAMPTZ(3),
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT webhook_deliveries_tenant_id_endpoint_id_fkey FOREIGN KEY (tenant_id, endpoint_id)
    REFERENCES webhook_endpoints (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT webhook_deliveries_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id)
    REFERENCES webhook_events (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT webhook_deliveries_state CHECK (state IN ('waiting', 'delivered', 'dead')),
  CONSTRAINT webhook_deliveries_ended CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX webhook_deliveries_tenant_id_endpoint_id_event_id_key ON webhook_deliveries (tenant_id, endpoint_id, event_id);
CREATE INDEX webhook_deliveries_tenant_id_event_id_idx ON webhook_deliveries (tenant_id, event_id);
CREATE INDEX webhook_deliveries_tenant_id_endpoint_id_created_at_id_idx
  ON webhook_deliveries (tenant_id, endpoint_id, created_at, id);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (tenant_id, endpoint_id, next_try_at) WHERE state = 'waiting';

-- One request, written before it leaves. Without an end its process went away, or it is on its way.
CREATE TABLE webhook_tries (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  delivery_id UUID NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  url TEXT NOT NULL,
  took_ms INT,
  -- Null for one that was taken.
  failure TEXT,
  status INT,
  -- The first 2 kB, masked.
  answer TEXT,
  CONSTRAINT webhook_tries_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT webhook_tries_tenant_id_delivery_id_fkey FOREIGN KEY (tenant_id, delivery_id)
    REFERENCES webhook_deliveries (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX webhook_tries_tenant_id_delivery_id_at_idx ON webhook_tries (tenant_id, delivery_id, at);

SELECT tulia_isolate(t, false) FROM unnest(ARRAY['webhook_endpoints', 'webhook_events', 'webhook_counters',
  'webhook_deliveries', 'webhook_tries']) AS t;
GRANT USAGE ON SEQUENCE webhook_events_position_seq TO tulia_runtime;

-- Writes a fact down, if the shop has anybody to tell. Its arguments: the type, the column that says when, and the columns of
-- the row that are told, each by its own name or as name=column. No statement of ours is needed for it, so no verb forgets it.
CREATE FUNCTION tell_webhooks() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_row jsonb;
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoints e WHERE e.tenant_id = NEW.tenant_id) THEN
    v_row := to_jsonb(NEW);
    INSERT INTO webhook_events (tenant_id, id, type, at, data)
    SELECT NEW.tenant_id, gen_random_uuid(), TG_ARGV[0], coalesce((v_row ->> TG_ARGV[1])::timestamptz, now()),
      jsonb_object_agg(split_part(told, '=', 1), v_row -> split_part(told, '=', CASE WHEN told LIKE '%=%' THEN 2 ELSE 1 END))
    FROM unnest(TG_ARGV) WITH ORDINALITY AS a (told, place) WHERE place > 2;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION tell_webhooks() FROM PUBLIC;

CREATE TRIGGER tell_message_received AFTER INSERT ON inbound_messages FOR EACH ROW
  EXECUTE FUNCTION tell_webhooks('message.received', 'received_at', 'message_id=id', 'conversation_id', 'kind');

CREATE TRIGGER tell_taken_over AFTER UPDATE OF owner ON conversations FOR EACH ROW
  WHEN (NEW.owner = 'human' AND NEW.owner_id IS NOT NULL AND NEW.owner_id IS DISTINCT FROM OLD.owner_id)
  EXECUTE FUNCTION tell_webhooks('conversation.taken_over', 'updated_at', 'conversation_id=id', 'customer_id', 'owner_id');
CREATE TRIGGER tell_handed_back AFTER UPDATE OF owner ON conversations FOR EACH ROW
  WHEN (NEW.owner = 'bot' AND OLD.owner = 'human')
  EXECUTE FUNCTION tell_webhooks('conversation.handed_back', 'updated_at', 'conversation_id=id', 'customer_id');
CREATE TRIGGER tell_resolved AFTER UPDATE OF inbox_state ON conversations FOR EACH ROW
  WHEN (NEW.inbox_state = 'done' AND OLD.inbox_state <> 'done')
  EXECUTE FUNCTION tell_webhooks('conversation.resolved', '', 'conversation_id=id', 'customer_id');

CREATE TRIGGER tell_ticket_opened AFTER INSERT ON handoff_tickets FOR EACH ROW
  EXECUTE FUNCTION tell_webhooks('ticket.opened', 'created_at', 'ticket_id=id', 'reference', 'conversation_id', 'reason', 'promised_at');
CREATE TRIGGER tell_ticket_late AFTER UPDATE OF overdue_at ON handoff_tickets FOR EACH ROW
  WHEN (NEW.overdue_at IS NOT NULL AND OLD.overdue_at IS NULL)
  EXECUTE FUNCTION tell_webhooks('ticket.late', 'overdue_at', 'ticket_id=id', 'reference', 'conversation_id', 'reason', 'promised_at');

CREATE TRIGGER tell_order_created AFTER INSERT ON orders FOR EACH ROW
  EXECUTE FUNCTION tell_webhooks('order.created', 'created_at', 'order_id=id', 'reference', 'status', 'conversation_id', 'customer_id');
CREATE TRIGGER tell_order_placed AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (NEW.status = 'awaiting_payment' AND OLD.status = 'draft')
  EXECUTE FUNCTION tell_webhooks('order.placed', 'updated_at', 'order_id=id', 'reference', 'status', 'conversation_id', 'customer_id');
CREATE TRIGGER tell_order_paid AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (NEW.status = 'paid' AND OLD.status <> 'paid')
  EXECUTE FUNCTION tell_webhooks('order.paid', 'paid_at', 'order_id=id', 'reference', 'status', 'conversation_id', 'customer_id');
CREATE TRIGGER tell_order_cancelled AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (NEW.status = 'cancelled' AND OLD.status <> 'cancelled')
  EXECUTE FUNCTION tell_webhooks('order.cancelled', 'updated_at', 'order_id=id', 'reference', 'status', 'conversation_id', 'customer_id');
CREATE TRIGGER tell_order_fulfilled AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (NEW.status = 'fulfilled' AND OLD.status <> 'fulfilled')
  EXECUTE FUNCTION tell_webhooks('order.fulfilled', 'updated_at', 'order_id=id', 'reference', 'status', 'conversation_id', 'customer_id');

CREATE TRIGGER tell_payment_settled AFTER UPDATE OF status ON payment_attempts FOR EACH ROW
  WHEN (NEW.status = 'paid' AND OLD.status <> 'paid')
  EXECUTE FUNCTION tell_webhooks('payment.settled', 'closed_at', 'attempt_id=id', 'order_id', 'method', 'status');
CREATE TRIGGER tell_payment_settled_at_once AFTER INSERT ON payment_attempts FOR EACH ROW
  WHEN (NEW.status = 'paid')
  EXECUTE FUNCTION tell_webhooks('payment.settled', 'closed_at', 'attempt_id=id', 'order_id', 'method', 'status');
CREATE TRIGGER tell_review_opened AFTER INSERT ON payment_reviews FOR EACH ROW
  EXECUTE FUNCTION tell_webhooks('payment.review_opened', 'created_at', 'review_id=id', 'reason', 'order_id', 'attempt_id');

CREATE TRIGGER tell_consent_changed AFTER INSERT ON consent_ledger FOR EACH ROW
  EXECUTE FUNCTION tell_webhooks('consent.changed', 'at', 'customer_id', 'purpose', 'action');

-- Shops with facts that have no number yet. A closed shop tells nobody anything.
SELECT tulia_due('webhook_events', 'number-events', $$
  (SELECT t.id AS subject_id, e.recorded_at AS at FROM webhook_events e
  WHERE e.tenant_id = t.id AND e.sequence IS NULL AND t.disabled_at IS NULL ORDER BY e.position LIMIT 1)$$);

-- Endpoints that something is to be told to now.
SELECT tulia_due('webhook_deliveries', 'deliver-webhooks', $$
  SELECT p.id AS subject_id, w.at FROM webhook_endpoints p CROSS JOIN LATERAL (
    SELECT d.next_try_at AS at FROM webhook_deliveries d
    WHERE d.tenant_id = p.tenant_id AND d.endpoint_id = p.id AND d.state = 'waiting' AND d.next_try_at <= p_now
    ORDER BY d.next_try_at LIMIT 1) w
  WHERE p.tenant_id = t.id AND t.disabled_at IS NULL AND p.state = 'active' AND (p.not_before IS NULL OR p.not_before <= p_now)$$);

-- A shop counts once, however many of its facts are past.
SELECT tulia_due('webhook_log', 'forget-events', $$
  (SELECT t.id AS subject_id, e.recorded_at AS at FROM webhook_events e
  WHERE e.tenant_id = t.id AND e.recorded_at < p_now - interval '30 days'
  ORDER BY e.recorded_at LIMIT 1)$$);
