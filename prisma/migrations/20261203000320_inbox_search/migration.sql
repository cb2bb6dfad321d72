-- Words of messages and notes, found by their beginnings. Under row-level security no full-text index is ever used by the runtime (`@@`
-- might tell what it saw), so it asks one function, which takes the tenant from the setting and gives ids alone: their rows are
-- read under the policies. The tenant is a word of every vector, so that what is common elsewhere costs nobody here.
CREATE FUNCTION words_of(p_tenant uuid, p_text text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT to_tsvector('pg_catalog.simple', p_text) || array_to_tsvector(ARRAY[p_tenant::text]) $$;
REVOKE ALL ON FUNCTION words_of(uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION words_of(uuid, text) TO tulia_runtime;

CREATE INDEX inbound_words ON inbound_messages USING gin (words_of(tenant_id, body));
CREATE INDEX outbound_words ON outbound_messages USING gin (words_of(tenant_id, body));
CREATE INDEX note_words ON conversation_notes USING gin (words_of(tenant_id, text));
CREATE INDEX customers_by_name ON customers (tenant_id, (lower(profile_name) COLLATE "C"));
CREATE INDEX customers_by_phone ON customers (tenant_id, (phone_e164 COLLATE "C"));

-- At most 50 conversations of the tenant that is set (of none: none), what is named first, then the newest words.
-- p_words: beginnings of words, of letters and digits alone; p_text: the same as it was typed, for names, references and receipts;
-- p_phone: the beginning of a number, with its plus sign, or null.
CREATE FUNCTION search_conversations(p_words text[], p_text text, p_phone text, p_since timestamptz) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH me AS MATERIALIZED (
    SELECT t.id AS tenant, (SELECT string_agg(quote_literal(w) || ':*', ' & ') FROM unnest(p_words) AS w)::tsquery
      && quote_literal(t.id::text)::tsquery AS query
    FROM (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid AS id) t WHERE t.id IS NOT NULL),
  found AS (
    SELECT o.conversation_id, 1 AS rank, o.created_at AS at FROM me, orders o
    WHERE o.tenant_id = me.tenant AND o.reference = upper(p_text)
    UNION ALL
    SELECT o.conversation_id, 1, r.at FROM me, money_receipts r JOIN orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
    WHERE r.tenant_id = me.tenant AND r.receipt = upper(p_text)
    UNION ALL
    (SELECT v.id, 2, v.last_message_at FROM me, customers c, channels ch, conversations v
    WHERE c.tenant_id = me.tenant AND ch.tenant_id = me.tenant
      AND v.tenant_id = me.tenant AND v.channel_id = ch.id AND v.customer_id = c.id
      AND lower(c.profile_name) COLLATE "C" >= lower(p_text) AND lower(c.profile_name) COLLATE "C" < lower(p_text) || chr(1114111) LIMIT 500)
    UNION ALL
    (SELECT v.id, 2, v.last_message_at FROM me, customers c, channels ch, conversations v
    WHERE c.tenant_id = me.tenant AND ch.tenant_id = me.tenant
      AND v.tenant_id = me.tenant AND v.channel_id = ch.id AND v.customer_id = c.id
      AND c.phone_e164 COLLATE "C" >= p_phone AND c.phone_e164 COLLATE "C" < p_phone || ':' LIMIT 500)
    UNION ALL
    (SELECT n.conversation_id, 3, n.at FROM me, conversation_notes n
      WHERE n.tenant_id = me.tenant AND words_of(n.tenant_id, n.text) @@ me.query AND n.at >= p_since ORDER BY n.at DESC LIMIT 500)
    UNION ALL
    (SELECT i.conversation_id, 3, i.received_at FROM me, inbound_messages i
      WHERE i.tenant_id = me.tenant AND words_of(i.tenant_id, i.body) @@ me.query AND i.received_at >= p_since
      ORDER BY i.received_at DESC LIMIT 500)
    UNION ALL
    (SELECT m.conversation_id, 3, m.created_at FROM me, outbound_messages m
      WHERE m.tenant_id = me.tenant AND words_of(m.tenant_id, m.body) @@ me.query AND m.created_at >= p_since
        AND m.status NOT IN ('draft', 'suppressed')
      ORDER BY m.created_at DESC LIMIT 500))
  SELECT f.conversation_id FROM found f WHERE f.conversation_id IS NOT NULL
  GROUP BY f.conversation_id ORDER BY min(f.rank), max(f.at) DESC, f.conversation_id LIMIT 50
$$;
REVOKE ALL ON FUNCTION search_conversations(text[], text, text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_conversations(text[], text, text, timestamptz) TO tulia_runtime;
