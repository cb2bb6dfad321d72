CREATE INDEX trip_runs_tenant_id_completed_at_idx ON trip_runs (tenant_id, completed_at);
CREATE INDEX trip_watches_ended ON trip_watches (tenant_id, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX trip_watch_checks_proposed ON trip_watch_checks (tenant_id, at) WHERE proposal IS NOT NULL;

-- What is left of the trips of a tenant `t` and is older than it is kept: answers of sources a day after their run, what runs tell and
-- runs that came to no plan a month, itineraries with their runs three months; what is watched is kept until it has begun. Said once,
-- for the sweep that looks for it and for whoever throws it away. OFFSET 0 keeps each look at another table one by its index.
DO $do$
DECLARE
  remains text := $$
    SELECT 'answers' AS kind, r.id, r.completed_at AS at FROM trip_runs r
    WHERE r.tenant_id = t.id AND r.completed_at < p_now - interval '24 hours'
      AND EXISTS (SELECT FROM trip_facts f WHERE f.tenant_id = r.tenant_id AND f.run_id = r.id OFFSET 0)
    UNION ALL SELECT 'traces', r.id, r.completed_at FROM trip_runs r
    WHERE r.tenant_id = t.id AND r.completed_at < p_now - interval '30 days'
      AND (EXISTS (SELECT FROM trip_run_events e WHERE e.tenant_id = r.tenant_id AND e.run_id = r.id OFFSET 0)
        OR EXISTS (SELECT FROM trip_snapshots s WHERE s.tenant_id = r.tenant_id AND s.run_id = r.id OFFSET 0))
    UNION ALL SELECT 'runs', r.id, r.completed_at FROM trip_runs r
    WHERE r.tenant_id = t.id AND r.completed_at < p_now - interval '30 days'
      AND NOT EXISTS (SELECT FROM itineraries i WHERE i.tenant_id = r.tenant_id AND i.run_id = r.id
        AND (i.created_at >= p_now - interval '90 days' OR EXISTS (SELECT FROM trip_watches w
          WHERE w.tenant_id = i.tenant_id AND w.trip_id = i.trip_id AND w.ended_at IS NULL OFFSET 0)) OFFSET 0)
    UNION ALL SELECT 'watches', w.trip_id, w.ended_at FROM trip_watches w
    WHERE w.tenant_id = t.id AND w.ended_at < p_now - interval '30 days'
      AND NOT EXISTS (SELECT FROM itineraries i WHERE i.tenant_id = w.tenant_id AND i.trip_id = w.trip_id OFFSET 0)
    UNION ALL SELECT 'proposals', c.id, c.at FROM trip_watch_checks c
    WHERE c.tenant_id = t.id AND c.proposal IS NOT NULL AND (c.answered_at < p_now - interval '24 hours'
      OR EXISTS (SELECT FROM trip_watches w WHERE w.tenant_id = c.tenant_id AND w.trip_id = c.trip_id
        AND w.ended_at < p_now - interval '24 hours' OFFSET 0)) $$;
BEGIN
  EXECUTE format('CREATE FUNCTION trip_remains(p_tenant uuid, p_now timestamptz) RETURNS TABLE (kind text, id uuid, at timestamptz)
    LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS %L',
    format('SELECT r.kind, r.id, r.at FROM tenants t CROSS JOIN LATERAL (%s) r WHERE t.id = p_tenant', remains));
  PERFORM tulia_due('trip_remains', 'prune-trips', format('(SELECT t.id AS subject_id, r.at FROM (%s) r LIMIT 1)', remains));
END $do$;
REVOKE ALL ON FUNCTION trip_remains(uuid, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION trip_remains(uuid, timestamptz) TO tulia_runtime;
