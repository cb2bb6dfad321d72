-- How planning trips went since an instant, over all tenants and naming none: from the rows of the runs that ended since, so that
-- every process tells the same.
CREATE FUNCTION trip_metrics(p_since timestamptz) RETURNS TABLE (name text, labels jsonb, value float8)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH ended AS (
    SELECT r.* FROM tenants t CROSS JOIN LATERAL (
      SELECT * FROM trip_runs r WHERE r.tenant_id = t.id AND r.completed_at >= p_since) r),
  events AS (SELECT e.node, e.duration_ms FROM ended r JOIN trip_run_events e ON e.tenant_id = r.tenant_id AND e.run_id = r.id
    WHERE e.duration_ms IS NOT NULL),
  answers AS (SELECT f.tool, f.outcome, f.ms, f.degraded, f.items #>> '{0,provenance,cache_hit}' = 'true' OR f.degraded = 'cache' AS kept
    FROM ended r JOIN trip_facts f ON f.tenant_id = r.tenant_id AND f.run_id = r.id),
  checks AS (SELECT c.* FROM tenants t CROSS JOIN LATERAL (
      SELECT * FROM trip_watch_checks c WHERE c.tenant_id = t.id AND (c.at >= p_since OR c.answered_at >= p_since)) c)
  SELECT 'active_runs', '{}'::jsonb, count(*)::float8 FROM tenants t
    JOIN trip_runs r ON r.tenant_id = t.id AND r.status IN ('queued', 'running')
  UNION ALL SELECT 'runs', jsonb_build_object('status', status, 'error', coalesce(error_code, '')), count(*)
    FROM ended GROUP BY status, error_code
  UNION ALL SELECT 'e2e_latency_ms', jsonb_build_object('type', kind, 'quantile', q::text),
      percentile_cont(q) WITHIN GROUP (ORDER BY ms)
    FROM (SELECT CASE WHEN parent_run_id IS NULL THEN 'plan' ELSE 'replan' END AS kind,
      extract(epoch FROM completed_at - created_at) * 1000 AS ms FROM ended WHERE status = 'completed') e,
      unnest(ARRAY[0.5, 0.95]) q GROUP BY kind, q
  UNION ALL SELECT 'node_latency_ms', jsonb_build_object('node', node, 'quantile', q::text),
      percentile_cont(q) WITHIN GROUP (ORDER BY duration_ms)
    FROM events, unnest(ARRAY[0.5, 0.95]) q GROUP BY node, q
  UNION ALL SELECT 'tool_latency_ms', jsonb_build_object('tool', tool, 'quantile', q::text),
      percentile_cont(q) WITHIN GROUP (ORDER BY ms)
    FROM answers, unnest(ARRAY[0.5, 0.95]) q GROUP BY tool, q
  UNION ALL SELECT 'tool_calls', jsonb_build_object('tool', tool, 'outcome', outcome, 'degraded', coalesce(degraded, '')), count(*)
    FROM answers GROUP BY tool, outcome, degraded
  UNION ALL SELECT 'cache_hit_rate', '{}', avg(coalesce(kept, false)::int) FROM answers HAVING count(*) > 0
  UNION ALL SELECT 'violations', jsonb_build_object('kind', v->>'kind', 'code', v->>'code', 'blocking', v->>'blocking'), count(*)
    FROM ended, jsonb_array_elements(violations) v GROUP BY v->>'kind', v->>'code', v->>'blocking'
  UNION ALL SELECT 'relaxations_offered', '{}', coalesce(sum(jsonb_array_length(relaxations)), 0) FROM ended
  UNION ALL SELECT 'cost_usd', '{}', coalesce(sum(cost_micro_usd), 0) / 1e6 FROM ended
  UNION ALL SELECT 'partial_reuse_ratio', '{}', avg(reused) / 100 FROM ended HAVING count(reused) > 0
  UNION ALL SELECT 'watch_checks', jsonb_build_object('outcome', outcome, 'told', told_at IS NOT NULL), count(*)
    FROM checks WHERE at >= p_since GROUP BY outcome, told_at IS NOT NULL
  UNION ALL SELECT 'watch_answers', jsonb_build_object('answer', answer), count(*)
    FROM checks WHERE answered_at >= p_since GROUP BY answer $$;
REVOKE ALL ON FUNCTION trip_metrics(timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION trip_metrics(timestamptz) TO tulia_runtime;
