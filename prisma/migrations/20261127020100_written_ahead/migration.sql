-- Goods kept and tickets promised while the clock ran ahead would be kept and promised until then, once it is put back. What
-- began later than now is due: whoever takes it up lets it begin now. (Payments are: `due_reconciliations`.)

CREATE INDEX stock_holds_begun ON stock_holds (tenant_id, held_at) WHERE ended_at IS NULL;
CREATE INDEX tickets_begun ON handoff_tickets (tenant_id, created_at) WHERE status = 'open' AND overdue_at IS NULL;

DROP FUNCTION due_payments(timestamptz, timestamptz, int, int);
DROP FUNCTION undue_payments(timestamptz, timestamptz, int);
DROP FUNCTION due_tickets(timestamptz, timestamptz, int, int);
DROP FUNCTION undue_tickets(timestamptz, timestamptz, int);

-- Attempts whose next look is due, those with a callback that its own job has not handled, and one of each order whose
-- goods have been kept long enough.
SELECT tulia_due('payments', 'settle-payment', $$
  SELECT u.attempt_id AS subject_id, min(u.at) AS at FROM (
    SELECT a.id AS attempt_id, a.next_query_at AS at FROM payment_attempts a
    WHERE a.tenant_id = t.id AND a.next_query_at <= p_now
    UNION ALL
    SELECT e.attempt_id, e.received_at FROM payment_events e
    WHERE e.tenant_id = t.id AND e.handled_at IS NULL AND e.received_at < p_before
    UNION ALL
    SELECT newest.id, h.ends_at FROM (
      SELECT k.order_id, k.ends_at FROM stock_holds k
      WHERE k.tenant_id = t.id AND k.ended_at IS NULL AND k.ends_at <= p_now
      UNION ALL
      SELECT k.order_id, k.held_at FROM stock_holds k
      WHERE k.tenant_id = t.id AND k.ended_at IS NULL AND k.held_at > p_now + make_interval(mins => 1)) h
    CROSS JOIN LATERAL (
      SELECT a.id FROM payment_attempts a WHERE a.tenant_id = t.id AND a.order_id = h.order_id
      ORDER BY a.created_at DESC, a.id LIMIT 1) newest) u
  GROUP BY u.attempt_id $$);

SELECT tulia_due('tickets', 'escalate-ticket', $$
  SELECT u.subject_id, min(u.at) AS at FROM (
    SELECT h.id AS subject_id, h.promised_at AS at FROM handoff_tickets h
    WHERE h.tenant_id = t.id AND h.status = 'open' AND h.overdue_at IS NULL AND h.promised_at <= p_before
    UNION ALL
    SELECT h.id, h.created_at FROM handoff_tickets h
    WHERE h.tenant_id = t.id AND h.status = 'open' AND h.overdue_at IS NULL AND h.created_at > p_now + make_interval(mins => 1)) u
  GROUP BY u.subject_id $$);
