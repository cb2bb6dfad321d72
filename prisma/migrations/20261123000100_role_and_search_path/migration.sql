-- Every shop in turn, for work that must reach all of them, such as sealing what they keep with another key.
CREATE FUNCTION tenants_after(p_after uuid, p_limit int) RETURNS TABLE (tenant_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT t.id FROM tenants t WHERE p_after IS NULL OR t.id > p_after ORDER BY t.id LIMIT p_limit $$;

-- A function that runs with its owner's rights must not find what its caller has put in the way. Without pg_temp at the end
-- of its search path, a temporary table of the caller is looked at before ours, and its rules would run as the owner.
DO $$
DECLARE
  f regprocedure;
BEGIN
  FOR f IN SELECT p.oid::regprocedure FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e') LOOP
    EXECUTE format('ALTER ROUTINE %s SET search_path = pg_catalog, public, pg_temp', f);
    EXECUTE format('REVOKE ALL ON ROUTINE %s FROM PUBLIC', f);
  END LOOP;
END $$;

GRANT EXECUTE ON FUNCTION tenants_after(uuid, int) TO tulia_runtime;

-- Only migrations isolate tables, nobody at run time.
REVOKE ALL ON FUNCTION tulia_isolate(text, boolean) FROM tulia_runtime;
REVOKE CREATE ON SCHEMA public FROM PUBLIC, tulia_runtime;
