-- What is thrown away when it is old, and after how long. Money, consent and the audit are not in it: they are kept for as long as the
-- law asks for, and longer. Said once, for the sweep that looks for it and for the function that throws it away: nobody else may
-- delete from the ledgers.
CREATE INDEX turns_traced ON turns (tenant_id, started_at) WHERE trace -> 'steps' <> '[]'::jsonb;
CREATE INDEX tool_calls_tenant_id_at_idx ON tool_calls (tenant_id, at);
CREATE INDEX inbound_handled ON inbound_messages (tenant_id, received_at) WHERE turn_id IS NOT NULL;
CREATE INDEX outbound_finished ON outbound_messages (tenant_id, created_at) WHERE status NOT IN ('queued', 'sending', 'uncertain', 'draft');
CREATE INDEX outreach_outbound ON outreach (tenant_id, outbound_id) WHERE outbound_id IS NOT NULL;

DO $do$
DECLARE
  -- What a kind is of a tenant `t` at p_now.
  old jsonb := jsonb_build_object(
    'traces', $$SELECT x.id, x.started_at AS at FROM turns x WHERE x.tenant_id = t.id AND x.trace -> 'steps' <> '[]'::jsonb
      AND x.started_at < p_now - interval '30 days'$$,
    'tool_calls', $$SELECT x.id, x.at FROM tool_calls x WHERE x.tenant_id = t.id AND x.at < p_now - interval '30 days'$$,
    'web_searches', $$SELECT x.id, x.at FROM web_searches x WHERE x.tenant_id = t.id AND x.at < p_now - interval '30 days'$$,
    'messages_in', $$SELECT x.id, x.received_at AS at FROM inbound_messages x WHERE x.tenant_id = t.id AND x.turn_id IS NOT NULL
      AND x.received_at < p_now - interval '365 days'$$,
    'messages_out', $$SELECT x.id, x.created_at AS at FROM outbound_messages x WHERE x.tenant_id = t.id
      AND x.status NOT IN ('queued', 'sending', 'uncertain', 'draft') AND x.created_at < p_now - interval '365 days'
      AND NOT EXISTS (SELECT FROM outreach r WHERE r.tenant_id = x.tenant_id AND r.outbound_id = x.id OFFSET 0)$$,
    'model_usage', $$SELECT x.id, x.at FROM model_usage x WHERE x.tenant_id = t.id AND x.at < p_now - interval '400 days'$$);
  -- How the rows `ids` of a kind go. Of a turn its outcome stays, for whoever counts; a file goes with its message.
  away jsonb := jsonb_build_object(
    'traces', $$UPDATE turns SET trace = trace || '{"steps": [], "tools": [], "models": [], "reading": null}'$$,
    'tool_calls', 'DELETE FROM tool_calls', 'web_searches', 'DELETE FROM web_searches',
    'messages_in', 'DELETE FROM inbound_messages', 'messages_out', 'DELETE FROM outbound_messages', 'model_usage', 'DELETE FROM model_usage');
  one text;
  steps text := '';
BEGIN
  FOR one IN SELECT jsonb_object_keys(old) LOOP
    steps := steps || format('
      SELECT coalesce(array_agg(o.id), ''{}'') INTO ids FROM tenants t CROSS JOIN LATERAL (%s LIMIT p_limit) o WHERE t.id = p_tenant;
      %s %s WHERE tenant_id = p_tenant AND id = ANY (ids);
      kind := %L; gone := cardinality(ids); RETURN NEXT;', old ->> one,
      CASE one WHEN 'messages_in' THEN 'DELETE FROM inbound_media WHERE tenant_id = p_tenant AND message_id = ANY (ids);' ELSE '' END,
      away ->> one, one);
  END LOOP;
  -- Whoever asks says what time it is; it may not be later than it is, or what is not old would go.
  EXECUTE format('CREATE FUNCTION throw_away_old(p_tenant uuid, p_now timestamptz, p_limit int) RETURNS TABLE (kind text, gone int)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS %L', format('
    DECLARE ids uuid[];
    BEGIN
      IF p_now > now() + interval ''10 minutes'' THEN
        RAISE EXCEPTION ''nothing is thrown away before its time'' USING ERRCODE = ''22008'';
      END IF; %s
    END', steps));
  PERFORM tulia_due('old_rows', 'prune', (SELECT format('(SELECT t.id AS subject_id, o.at FROM (%s) o LIMIT 1)',
    string_agg(format('(%s LIMIT 1)', value), ' UNION ALL ')) FROM jsonb_each_text(old)));
END $do$;
REVOKE ALL ON FUNCTION throw_away_old(uuid, timestamptz, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION throw_away_old(uuid, timestamptz, int) TO tulia_runtime;
