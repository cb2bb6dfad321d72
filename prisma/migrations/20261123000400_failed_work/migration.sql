-- Background work that cannot be poisoned: what fails is counted and waits, and every shop gets its share of each sweep.

-- Work that its job has given up, one row per piece of work. No row means: never failed, or done since.
-- `strikes` counts towards death, `attempts` also what was not the work's own fault. `put_aside`: what failed was taken out
-- of the way, so that its subject (a conversation) goes on.
CREATE TABLE failed_work (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  work TEXT NOT NULL,
  subject_id UUID NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting',
  attempts INTEGER NOT NULL,
  strikes INTEGER NOT NULL,
  code TEXT NOT NULL,
  problem TEXT NOT NULL,
  first_failed_at TIMESTAMPTZ(3) NOT NULL,
  last_failed_at TIMESTAMPTZ(3) NOT NULL,
  not_before TIMESTAMPTZ(3) NOT NULL,
  dead_at TIMESTAMPTZ(3),
  put_aside BOOLEAN NOT NULL DEFAULT false,
  decided_by TEXT,
  decided_at TIMESTAMPTZ(3),
  note TEXT,
  CONSTRAINT failed_work_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT failed_work_status CHECK (status IN ('waiting', 'dead', 'dismissed')),
  CONSTRAINT failed_work_dead CHECK (status <> 'dead' OR dead_at IS NOT NULL),
  CONSTRAINT failed_work_counts CHECK (strikes BETWEEN 0 AND attempts)
);
CREATE UNIQUE INDEX failed_work_tenant_id_work_subject_id_key ON failed_work (tenant_id, work, subject_id);
CREATE INDEX failed_work_tenant_id_status_first_failed_at_id_idx ON failed_work (tenant_id, status, first_failed_at, id);
SELECT tulia_isolate('failed_work', false);

-- Makes the two functions by which the sweep knows one kind of work. `p_rows` selects subject_id and at of the unfinished
-- work of the tenant `t`, and may use p_now and p_before (the age from which work counts as lost).
-- due_…: what must be woken, the oldest of every shop first, then the second of every shop; without what has failed and waits.
-- undue_…: failures to forget, because their work is done or has become pointless.
CREATE FUNCTION tulia_due(p_name text, p_work text, p_rows text) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  f text;
BEGIN
  EXECUTE format('CREATE FUNCTION public.%I(p_now timestamptz, p_before timestamptz, p_share int, p_limit int)
    RETURNS TABLE (tenant_id uuid, subject_id uuid)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS %L',
    'due_' || p_name, format('
    SELECT w.tenant_id, w.subject_id FROM (
      SELECT t.id AS tenant_id, r.subject_id, r.at, row_number() OVER (PARTITION BY t.id ORDER BY r.at) AS place
      FROM tenants t CROSS JOIN LATERAL (
        SELECT r.subject_id, r.at FROM (%s) r
        WHERE NOT EXISTS (SELECT FROM failed_work f
          WHERE f.tenant_id = t.id AND f.work = %L AND f.subject_id = r.subject_id AND NOT f.put_aside
            AND (f.status <> ''waiting'' OR f.not_before > p_now))
        ORDER BY r.at LIMIT p_share) r) w
    ORDER BY w.place, w.at LIMIT p_limit', p_rows, p_work));
  EXECUTE format('CREATE FUNCTION public.%I(p_now timestamptz, p_before timestamptz, p_limit int)
    RETURNS TABLE (tenant_id uuid, failed_id uuid)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS %L',
    'undue_' || p_name, format('
    SELECT f.tenant_id, f.id FROM failed_work f JOIN tenants t ON t.id = f.tenant_id
    WHERE f.work = %L AND f.last_failed_at < p_now AND NOT (f.put_aside AND f.status = ''dead'')
      AND NOT EXISTS (SELECT FROM (%s) r WHERE r.subject_id = f.subject_id)
    LIMIT p_limit', p_work, p_rows));
  FOREACH f IN ARRAY ARRAY[format('public.%I(timestamptz, timestamptz, int, int)', 'due_' || p_name),
    format('public.%I(timestamptz, timestamptz, int)', 'undue_' || p_name)] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', f);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO tulia_runtime', f);
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION tulia_due(text, text, text) FROM PUBLIC;

DROP FUNCTION due_turns(timestamptz, int);
DROP FUNCTION due_sends(timestamptz, int);
DROP FUNCTION due_payments(timestamptz, int);
DROP FUNCTION due_payment_events(timestamptz, int);
DROP FUNCTION due_payment_notifications(timestamptz, int);
DROP FUNCTION due_reconciliations(timestamptz, int);
DROP FUNCTION due_tickets(timestamptz, int);
DROP FUNCTION due_stretches(timestamptz, int);
DROP FUNCTION due_outreach(timestamptz, int);
DROP FUNCTION due_media(timestamptz, int);
DROP FUNCTION due_channels(timestamptz, int);

-- Unfinished work is looked for shop by shop, so each of its indexes leads with the shop.
DROP INDEX inbound_unhandled;
DROP INDEX outbound_unfinished;
DROP INDEX attempts_due;
DROP INDEX payment_events_open;
DROP INDEX payment_notifications_open;
DROP INDEX tickets_open;
DROP INDEX inbound_with_media;
DROP INDEX human_stretches_open;
DROP INDEX outreach_planned;
DROP INDEX orders_left;
CREATE INDEX inbound_unhandled ON inbound_messages (tenant_id, received_at) INCLUDE (conversation_id) WHERE turn_id IS NULL;
CREATE INDEX outbound_unfinished ON outbound_messages (tenant_id, not_before) INCLUDE (conversation_id)
  WHERE status IN ('queued', 'sending', 'uncertain');
CREATE INDEX attempts_due ON payment_attempts (tenant_id, next_query_at) WHERE next_query_at IS NOT NULL;
CREATE INDEX attempts_to_reconcile ON payment_attempts (tenant_id, created_at)
  WHERE closed_at IS NULL OR (status = 'paid' AND receipt IS NULL);
CREATE INDEX payment_events_open ON payment_events (tenant_id, received_at) INCLUDE (attempt_id) WHERE handled_at IS NULL;
CREATE INDEX payment_notifications_open ON payment_notifications (tenant_id, not_before) WHERE handled_at IS NULL;
CREATE INDEX tickets_open ON handoff_tickets (tenant_id, promised_at) WHERE status = 'open' AND overdue_at IS NULL;
CREATE INDEX inbound_with_media ON inbound_messages (tenant_id, received_at) WHERE kind IN ('media', 'contact');
CREATE INDEX human_stretches_open ON human_stretches (tenant_id, started_at) WHERE ended_at IS NULL;
CREATE INDEX outreach_planned ON outreach (tenant_id, not_before) WHERE status = 'planned';
CREATE INDEX orders_left ON orders (tenant_id, updated_at) WHERE status IN ('draft', 'awaiting_payment');

-- A conversation counts once, with the oldest of its messages.
SELECT tulia_due('turns', 'process-turn', $$
  SELECT i.conversation_id AS subject_id, min(i.received_at) AS at FROM inbound_messages i
  WHERE i.tenant_id = t.id AND i.turn_id IS NULL AND i.received_at < p_before AND t.disabled_at IS NULL
  GROUP BY i.conversation_id $$);

SELECT tulia_due('sends', 'send-messages', $$
  SELECT o.conversation_id AS subject_id, min(o.not_before) AS at FROM outbound_messages o
  WHERE o.tenant_id = t.id AND o.status IN ('queued', 'sending', 'uncertain') AND o.not_before < p_before
  GROUP BY o.conversation_id $$);

-- Attempts whose next look is due, and those with a callback that its own job has not handled.
SELECT tulia_due('payments', 'settle-payment', $$
  SELECT u.attempt_id AS subject_id, min(u.at) AS at FROM (
    SELECT a.id AS attempt_id, a.next_query_at AS at FROM payment_attempts a
    WHERE a.tenant_id = t.id AND a.next_query_at <= p_now
    UNION ALL
    SELECT e.attempt_id, e.received_at FROM payment_events e
    WHERE e.tenant_id = t.id AND e.handled_at IS NULL AND e.received_at < p_before) u
  GROUP BY u.attempt_id $$);

SELECT tulia_due('payment_notifications', 'place-notification', $$
  SELECT n.id AS subject_id, n.not_before AS at FROM payment_notifications n
  WHERE n.tenant_id = t.id AND n.handled_at IS NULL AND n.not_before <= p_before $$);

-- The shop itself, while it has something to reconcile.
SELECT tulia_due('reconciliations', 'reconcile-payments', $$
  (SELECT t.id AS subject_id, a.created_at AS at FROM payment_attempts a
  WHERE a.tenant_id = t.id AND a.created_at < p_before AND (a.closed_at IS NULL
    OR (a.status = 'paid' AND a.receipt IS NULL AND a.created_at > p_before - interval '7 days'))
  ORDER BY a.created_at LIMIT 1) $$);

SELECT tulia_due('tickets', 'escalate-ticket', $$
  SELECT h.id AS subject_id, h.promised_at AS at FROM handoff_tickets h
  WHERE h.tenant_id = t.id AND h.status = 'open' AND h.overdue_at IS NULL AND h.promised_at <= p_before $$);

-- Stretches in which the customer waits too long for the person, and those that nobody uses any more.
SELECT tulia_due('stretches', 'tend-stretch', $$
  SELECT s.id AS subject_id, s.started_at AS at FROM human_stretches s
  JOIN conversations v ON v.tenant_id = s.tenant_id AND v.id = s.conversation_id
  CROSS JOIN LATERAL (SELECT greatest(s.started_at, v.last_inbound_at) AS at) heard
  LEFT JOIN LATERAL (SELECT o.created_at AS at FROM outbound_messages o
    WHERE o.tenant_id = s.tenant_id AND o.conversation_id = s.conversation_id AND o.author = 'human'
    ORDER BY o.seq DESC LIMIT 1) said ON true
  WHERE s.tenant_id = t.id AND s.ended_at IS NULL AND (
    (s.idle_at IS NULL AND (said.at IS NULL OR said.at < heard.at)
      AND heard.at <= p_before - make_interval(mins => coalesce((t.settings #>> '{handoff,idleMinutes}')::int, 30)))
    OR greatest(heard.at, said.at) <= p_before - make_interval(hours => coalesce((t.settings #>> '{handoff,returnHours}')::int, 24))) $$);

-- Orders left behind whose customer may be reminded, and reminders whose time has come.
SELECT tulia_due('outreach', 'send-outreach', $$
  SELECT r.order_id AS subject_id, r.not_before AS at FROM outreach r
  WHERE r.tenant_id = t.id AND r.status = 'planned' AND r.not_before <= p_before
  UNION ALL
  SELECT n.id, n.updated_at FROM orders n
  JOIN conversations v ON v.tenant_id = n.tenant_id AND v.id = n.conversation_id
  JOIN customers cu ON cu.tenant_id = n.tenant_id AND cu.id = n.customer_id
  WHERE n.tenant_id = t.id AND n.status IN ('draft', 'awaiting_payment') AND n.updated_at > p_before - interval '24 hours'
    AND greatest(n.updated_at, v.last_inbound_at)
      <= p_before - make_interval(mins => coalesce((t.settings #>> '{outreach,abandonedCartMinutes}')::int, 120))
    AND v.last_inbound_at > p_before - interval '24 hours'
    AND cu.marketing_opt_in AND cu.opted_out_at IS NULL
    AND NOT EXISTS (SELECT FROM outreach r WHERE r.tenant_id = n.tenant_id AND r.order_id = n.id) $$);

-- Attachments of the last day that nobody has fetched: the provider keeps them.
SELECT tulia_due('media', 'fetch-media', $$
  SELECT i.id AS subject_id, i.received_at AS at FROM inbound_messages i
  WHERE i.tenant_id = t.id AND i.kind IN ('media', 'contact') AND i.payload ? 'media'
    AND i.received_at < p_before AND i.received_at > p_before - interval '1 day'
    AND NOT EXISTS (SELECT FROM inbound_media m WHERE m.tenant_id = i.tenant_id AND m.message_id = i.id) $$);

SELECT tulia_due('channels', 'sweep-channel', $$
  SELECT c.id AS subject_id, c.swept_at AS at FROM channels c
  WHERE c.tenant_id = t.id AND c.swept_at < p_before AND t.disabled_at IS NULL $$);
