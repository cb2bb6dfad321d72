-- A key may do its work in the name of somebody of the team. What it does is hers, and says by which key it was done.
ALTER TABLE staff_tokens ADD COLUMN on_behalf_of UUID;
ALTER TABLE staff_tokens ADD CONSTRAINT staff_tokens_tenant_id_on_behalf_of_fkey
  FOREIGN KEY (tenant_id, on_behalf_of) REFERENCES users (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE audit_log ADD COLUMN via_key UUID;
ALTER TABLE conversation_notes ADD COLUMN via_key UUID;

-- All that stands in an entry. One that no key stands behind keeps the hash that its day was sealed with.
CREATE OR REPLACE FUNCTION audit_leaf(a audit_log) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT encode(sha256(convert_to((jsonb_build_array(a.id, a.actor, a.action, a.subject_type, a.subject_id, a.data,
      (extract(epoch FROM a.at) * 1000)::bigint, a.ip, a.request_id)
      || CASE WHEN a.via_key IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(a.via_key) END)::text, 'UTF8')), 'hex') $$;
