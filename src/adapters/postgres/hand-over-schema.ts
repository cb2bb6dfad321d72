import type pg from 'pg'

/**
 * Makes `role` the owner of every table, sequence, type and routine of a schema that is not its own yet; members of extensions stay.
 * Who is no superuser becomes a member of the roles concerned for as long as this takes.
 */
export async function handOverSchema(client: pg.Client, schema: string, role: string): Promise<void> {
  const { rows } = await client.query<{ owner: string; command: string }>(OBJECTS, [schema, role])
  if (rows.length === 0) return
  const { rows: asker } = await client.query<{ super: boolean; name: string }>(
    'SELECT rolsuper AS super, rolname AS name FROM pg_catalog.pg_roles WHERE rolname = current_user',
  )
  const others = [...new Set([role, ...rows.map((row) => row.owner)])].filter((name) => name !== asker[0]?.name)
  const joined = asker[0]?.super ? [] : others.map((name) => client.escapeIdentifier(name))
  await client.query('BEGIN')
  try {
    for (const name of joined) await client.query(`GRANT ${name} TO CURRENT_USER`)
    for (const { command } of rows) await client.query(`${command} OWNER TO ${client.escapeIdentifier(role)}`)
    for (const name of joined) await client.query(`REVOKE ${name} FROM CURRENT_USER`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Sequences of a column and the row types of tables go with their tables. */
const OBJECTS = `
  WITH wanted AS (SELECT n.oid AS schema, r.oid AS role FROM pg_catalog.pg_namespace n, pg_catalog.pg_roles r
    WHERE n.nspname = $1 AND r.rolname = $2),
  found AS (
    SELECT 'pg_class'::regclass AS catalog, c.oid, c.relowner AS owner,
      format('ALTER %s %I.%I', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
        WHEN 'c' THEN 'TYPE' WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END, $1::text, c.relname) AS command
    FROM pg_catalog.pg_class c, wanted w
    WHERE c.relnamespace = w.schema AND c.relowner <> w.role AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f', 'c')
      AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid
        AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i') AND c.relkind = 'S')
    UNION ALL
    SELECT 'pg_type'::regclass, t.oid, t.typowner, format('ALTER TYPE %I.%I', $1::text, t.typname)
    FROM pg_catalog.pg_type t, wanted w
    WHERE t.typnamespace = w.schema AND t.typowner <> w.role AND t.typtype IN ('e', 'd', 'r')
    UNION ALL
    SELECT 'pg_proc'::regclass, p.oid, p.proowner, format('ALTER ROUTINE %s', p.oid::regprocedure)
    FROM pg_catalog.pg_proc p, wanted w WHERE p.pronamespace = w.schema AND p.proowner <> w.role)
  SELECT pg_catalog.pg_get_userbyid(owner) AS owner, command FROM found
  WHERE NOT EXISTS (SELECT FROM pg_catalog.pg_depend d
    WHERE d.classid = found.catalog AND d.objid = found.oid AND d.deptype = 'e')`
