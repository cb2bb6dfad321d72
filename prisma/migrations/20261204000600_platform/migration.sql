-- Why a shop is closed, in the operator's words.
ALTER TABLE tenants ADD COLUMN disabled_reason TEXT;

-- The shops of the installation in the order of their short names; the platform is none.
CREATE FUNCTION list_tenants(p_after text, p_limit int) RETURNS TABLE (tenant_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT t.id FROM tenants t
    WHERE t.slug > p_after AND t.id <> '00000000-0000-8000-8000-706c6174666f'
    ORDER BY t.slug LIMIT p_limit $$;
REVOKE ALL ON FUNCTION list_tenants(text, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION list_tenants(text, int) TO tulia_runtime;
