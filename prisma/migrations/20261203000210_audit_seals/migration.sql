-- Every day of a shop's audit is sealed when it is over: with a hash of its entries and of the day before, so that nothing in it
-- can be changed, added or taken away unseen. No write waits for it.
CREATE TABLE audit_seals (
  tenant_id UUID NOT NULL,
  day DATE NOT NULL,
  entries INTEGER NOT NULL,
  previous TEXT NOT NULL,
  hash TEXT NOT NULL,
  sealed_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT audit_seals_pkey PRIMARY KEY (tenant_id, day)
);
SELECT tulia_isolate('audit_seals', true);

CREATE INDEX audit_log_tenant_id_at_id_idx ON audit_log (tenant_id, at, id);

-- All that stands in an entry.
CREATE FUNCTION audit_leaf(a audit_log) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT encode(sha256(convert_to(jsonb_build_array(a.id, a.actor, a.action, a.subject_type, a.subject_id, a.data,
      (extract(epoch FROM a.at) * 1000)::bigint, a.ip, a.request_id)::text, 'UTF8')), 'hex') $$;

-- A day of UTC, after the hash of the day that was sealed before it.
CREATE FUNCTION audit_day(p_tenant uuid, p_day date, p_previous text) RETURNS TABLE (entries int, hash text)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT count(*)::int,
      encode(sha256(convert_to(p_previous || coalesce(string_agg(audit_leaf(a), '' ORDER BY a.at, a.id), ''), 'UTF8')), 'hex')
    FROM audit_log a WHERE a.tenant_id = p_tenant AND a.at >= p_day::timestamp AT TIME ZONE 'UTC'
      AND a.at < (p_day + 1)::timestamp AT TIME ZONE 'UTC' $$;
-- Makes the hash of every sealed day again. The first broken one is not as it was sealed, follows another than it says, or has
-- entries and no seal although a later day has one.
CREATE FUNCTION audit_check(p_tenant uuid) RETURNS TABLE (days int, entries int, first_broken date, last_hash text)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ WITH sealed AS (
      SELECT s.day, s.entries, s.hash, s.previous, lag(s.hash, 1, '') OVER (ORDER BY s.day) AS before, d.hash AS made, d.entries AS found
      FROM audit_seals s CROSS JOIN LATERAL audit_day(s.tenant_id, s.day, s.previous) d WHERE s.tenant_id = p_tenant),
    unsealed AS (
      SELECT min((a.at AT TIME ZONE 'UTC')::date) AS day FROM audit_log a
      WHERE a.tenant_id = p_tenant AND (a.at AT TIME ZONE 'UTC')::date < (SELECT max(x.day) FROM sealed x)
        AND NOT EXISTS (SELECT FROM sealed x WHERE x.day = (a.at AT TIME ZONE 'UTC')::date))
    SELECT count(*)::int, coalesce(sum(c.entries), 0)::int,
      least(min(c.day) FILTER (WHERE c.hash <> c.made OR c.entries <> c.found OR c.previous <> c.before), (SELECT u.day FROM unsealed u)),
      (SELECT x.hash FROM sealed x ORDER BY x.day DESC LIMIT 1)
    FROM sealed c $$;
REVOKE ALL ON FUNCTION audit_leaf(audit_log), audit_day(uuid, date, text), audit_check(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_leaf(audit_log), audit_day(uuid, date, text), audit_check(uuid) TO tulia_runtime;

-- Tenants with a day that has been over for an hour and is not sealed.
SELECT tulia_due('audit', 'seal-audit', $$
  SELECT t.id AS subject_id, o.at FROM (
    SELECT a.at FROM audit_log a
    WHERE a.tenant_id = t.id
      AND a.at >= coalesce((SELECT (max(s.day) + 1)::timestamp AT TIME ZONE 'UTC' FROM audit_seals s WHERE s.tenant_id = t.id), '-infinity')
      AND a.at < date_trunc('day', (p_now - interval '1 hour') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
    ORDER BY a.at LIMIT 1) o $$);
