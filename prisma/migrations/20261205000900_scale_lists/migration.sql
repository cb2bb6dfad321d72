-- The lists of the console in a shop that has grown: what few rows have is found without looking at all the others.

-- What nobody has answered, and what a person owes: few at any time, and without an index a page of them is a walk through every
-- conversation there ever was.
CREATE INDEX conversations_unread ON conversations (tenant_id, last_message_at DESC, id DESC) WHERE unread_since IS NOT NULL;
CREATE INDEX conversations_due ON conversations (tenant_id, due_at) WHERE due_at IS NOT NULL;

-- Customers as they are looked for: by the name the shop has given them, and by what they are sorted by, which few of them have.
CREATE INDEX customers_by_known_as ON customers (tenant_id, (lower(known_as) COLLATE "C")) WHERE known_as IS NOT NULL;
CREATE INDEX customers_tagged ON customers (tenant_id) WHERE tags <> '{}';

-- The customers of the tenant that is set (of none: none) whose name, number or tag begins so. Under row-level security the runtime may
-- ask no index of lowered names; it gets ids alone, and reads their rows under the policies.
-- p_phone: the beginning of a number, with its plus sign, or null.
CREATE FUNCTION search_customers(p_text text, p_phone text) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH me AS MATERIALIZED (
    SELECT t.id AS tenant FROM (SELECT nullif(current_setting('app.tenant_id', true), '')::uuid AS id) t WHERE t.id IS NOT NULL)
  SELECT c.id FROM me, customers c WHERE c.tenant_id = me.tenant
    AND lower(c.profile_name) COLLATE "C" >= lower(p_text) AND lower(c.profile_name) COLLATE "C" < lower(p_text) || chr(1114111)
  UNION
  SELECT c.id FROM me, customers c WHERE c.tenant_id = me.tenant AND c.known_as IS NOT NULL
    AND lower(c.known_as) COLLATE "C" >= lower(p_text) AND lower(c.known_as) COLLATE "C" < lower(p_text) || chr(1114111)
  UNION
  SELECT c.id FROM me, customers c WHERE c.tenant_id = me.tenant
    AND c.phone_e164 COLLATE "C" >= p_phone AND c.phone_e164 COLLATE "C" < p_phone || ':'
  UNION
  SELECT c.id FROM me, customers c WHERE c.tenant_id = me.tenant AND c.tags <> '{}'
    AND EXISTS (SELECT FROM unnest(c.tags) tag WHERE starts_with(lower(tag), lower(p_text)))
$$;
REVOKE ALL ON FUNCTION search_customers(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_customers(text, text) TO tulia_runtime;
