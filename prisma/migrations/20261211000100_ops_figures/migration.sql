-- How the installation stands at a moment, over all tenants and naming none: from the rows, so that every process tells the same and
-- a restart loses nothing. Ages are seconds; a clock that was put back makes none of them negative.
CREATE FUNCTION installation_figures(p_now timestamptz) RETURNS TABLE (name text, labels jsonb, value float8)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH open AS (SELECT id FROM tenants WHERE disabled_at IS NULL),
  oldest AS (
    SELECT 'oldest_unhandled_seconds' AS name, min(i.at) AS at FROM open t CROSS JOIN LATERAL (
      SELECT received_at AS at FROM inbound_messages
      WHERE tenant_id = t.id AND turn_id IS NULL ORDER BY received_at LIMIT 1) i
    UNION ALL SELECT 'outbox_oldest_seconds', min(o.at) FROM open t CROSS JOIN LATERAL (
      SELECT not_before AS at FROM outbound_messages
      WHERE tenant_id = t.id AND status IN ('queued', 'sending', 'uncertain') ORDER BY not_before LIMIT 1) o
    UNION ALL SELECT 'money_unsettled_oldest_seconds', min(m.at) FROM tenants t CROSS JOIN LATERAL (
      (SELECT received_at AS at FROM payment_events
        WHERE tenant_id = t.id AND handled_at IS NULL ORDER BY received_at LIMIT 1)
      UNION ALL (SELECT not_before FROM payment_notifications
        WHERE tenant_id = t.id AND handled_at IS NULL ORDER BY not_before LIMIT 1)) m
    UNION ALL SELECT 'ticket_late_seconds', min(h.at) FROM open t CROSS JOIN LATERAL (
      SELECT promised_at AS at FROM handoff_tickets
      WHERE tenant_id = t.id AND status = 'open' ORDER BY promised_at LIMIT 1) h)
  SELECT o.name, '{}'::jsonb, greatest(coalesce(extract(epoch FROM p_now - o.at), 0), 0)::float8 FROM oldest o
  UNION ALL SELECT 'tickets_waiting', '{}', count(*) FROM open t JOIN handoff_tickets h ON h.tenant_id = t.id AND h.status = 'open'
  UNION ALL SELECT 'work_dead', jsonb_build_object('job', f.work), count(*)
    FROM tenants t JOIN failed_work f ON f.tenant_id = t.id AND f.status = 'dead' GROUP BY f.work
  UNION ALL (SELECT 'tenant_top', jsonb_build_object('rank', row_number() OVER (ORDER BY v.busy DESC)::text), v.busy
    FROM open t CROSS JOIN LATERAL (SELECT count(*) AS busy FROM conversations
      WHERE tenant_id = t.id AND last_message_at > p_now - interval '1 hour') v
    WHERE v.busy > 0 ORDER BY v.busy DESC LIMIT 10) $$;
REVOKE ALL ON FUNCTION installation_figures(timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION installation_figures(timestamptz) TO tulia_runtime;
