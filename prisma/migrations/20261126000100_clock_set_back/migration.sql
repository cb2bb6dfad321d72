-- A clock that ran ahead and was put back leaves rows whose time seems to be to come: a message that waits a day and holds back
-- all behind it, a mark of what has been read that lies in tomorrow. What is put off further than anything ever is, is due.

-- Failed work rests an hour at most.
DO $$
DECLARE
  f text;
BEGIN
  FOR f IN SELECT pg_get_functiondef(p.oid) FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND (p.proname = 'tulia_due' OR p.proname LIKE 'due\_%') LOOP
    EXECUTE replace(f, 'f.not_before > p_now', 'f.not_before > p_now AND f.not_before <= p_now + make_interval(mins => 61)');
  END LOOP;
END $$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['turns', 'sends', 'payment_notifications', 'reconciliations', 'channels', 'money_lists'] LOOP
    EXECUTE format('DROP FUNCTION due_%s(timestamptz, timestamptz, int, int)', name);
    EXECUTE format('DROP FUNCTION undue_%s(timestamptz, timestamptz, int)', name);
  END LOOP;
END $$;

-- A conversation counts once, with the oldest of its messages.
SELECT tulia_due('turns', 'process-turn', $$
  SELECT i.conversation_id AS subject_id, min(i.received_at) AS at FROM inbound_messages i
  WHERE i.tenant_id = t.id AND i.turn_id IS NULL AND t.disabled_at IS NULL
    AND (i.received_at < p_before OR i.received_at > p_now + make_interval(mins => 1))
  GROUP BY i.conversation_id $$);

SELECT tulia_due('sends', 'send-messages', $$
  SELECT o.conversation_id AS subject_id, min(o.not_before) AS at FROM outbound_messages o
  WHERE o.tenant_id = t.id AND o.status IN ('queued', 'sending', 'uncertain')
    AND (o.not_before < p_before OR o.not_before > p_now + make_interval(mins => 11))
  GROUP BY o.conversation_id $$);

SELECT tulia_due('payment_notifications', 'place-notification', $$
  SELECT n.id AS subject_id, n.not_before AS at FROM payment_notifications n
  WHERE n.tenant_id = t.id AND n.handled_at IS NULL
    AND (n.not_before <= p_before OR n.not_before > p_now + make_interval(mins => 3)) $$);

-- The shop itself, while it has something to reconcile.
SELECT tulia_due('reconciliations', 'reconcile-payments', $$
  (SELECT t.id AS subject_id, a.created_at AS at FROM payment_attempts a
  WHERE a.tenant_id = t.id AND (a.closed_at IS NULL AND (a.created_at < p_before OR a.created_at > p_now + make_interval(mins => 1))
    OR (a.status = 'paid' AND a.receipt IS NULL AND a.created_at < p_before AND a.created_at > p_before - interval '7 days'))
  ORDER BY a.created_at LIMIT 1) $$);

SELECT tulia_due('channels', 'sweep-channel', $$
  SELECT c.id AS subject_id, c.swept_at AS at FROM channels c
  WHERE c.tenant_id = t.id AND t.disabled_at IS NULL
    AND (c.swept_at < p_before OR c.swept_at > p_now + make_interval(mins => 1)) $$);

SELECT tulia_due('money_lists', 'read-money-list', $$
  SELECT l.id AS subject_id, l.next_read_at AS at FROM money_lists l
  WHERE l.tenant_id = t.id AND t.disabled_at IS NULL
    AND (l.next_read_at <= p_before OR l.next_read_at > p_now + make_interval(mins => 16)) $$);
