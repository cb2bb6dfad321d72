-- What somebody was given and has not taken is given to somebody else after the shop's time of return.

-- New: what a colleague gives by hand is written down too, for it lies about in the same way.
ALTER TABLE assignments
  DROP CONSTRAINT assignments_rule,
  ADD CONSTRAINT assignments_rule CHECK (rule IN ('round_robin', 'least_loaded', 'by_hand'));

-- What has lain too long with the one it was given to, while another is at her desk with room for it. Who was given it before anybody waited
-- has the time from then on.
CREATE FUNCTION left_untaken(p_tenant uuid, p_now timestamptz) RETURNS TABLE (conversation_id uuid, due_at timestamptz)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT v.id, v.due_at FROM tenants t JOIN conversations v ON v.tenant_id = t.id
    CROSS JOIN LATERAL (SELECT a.at FROM assignments a
      WHERE a.tenant_id = p_tenant AND a.conversation_id = v.id AND a.assignee_id = v.assignee_id ORDER BY a.at DESC LIMIT 1) given
    WHERE t.id = p_tenant AND v.inbox_state = 'waiting' AND v.assignee_id IS NOT NULL AND v.owner_id IS NULL
      AND greatest(given.at, v.unread_since) <= p_now - make_interval(mins => (t.settings #>> '{inbox,returnMinutes}')::int)
      AND EXISTS (SELECT FROM free_staff(p_tenant, p_now) f WHERE f.actor <> v.assignee_id) $$;
REVOKE ALL ON FUNCTION left_untaken(uuid, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION left_untaken(uuid, timestamptz) TO tulia_runtime;

DROP FUNCTION due_unassigned(timestamptz, timestamptz, int, int);
DROP FUNCTION undue_unassigned(timestamptz, timestamptz, int);
SELECT tulia_due('unassigned', 'assign-waiting', $$
  SELECT r.subject_id, r.at FROM (
    SELECT v.id AS subject_id, v.due_at AS at FROM conversations v
    WHERE v.tenant_id = t.id AND v.inbox_state = 'waiting' AND v.assignee_id IS NULL AND EXISTS (SELECT FROM free_staff(t.id, p_now))
    UNION ALL SELECT u.conversation_id, u.due_at FROM left_untaken(t.id, p_now) u) r
  WHERE t.disabled_at IS NULL AND coalesce(t.settings #>> '{inbox,assignment}', 'off') <> 'off' $$);
