import pg from 'pg'

/**
 * Whether the roles that processes run with are held back by the policies: everything that keeps one shop from another rests on
 * that. Without a runtime address every login of this database is looked at.
 * @returns what is fine; throws what to do about the rest
 */
export async function checkDatabaseRoles(urls: { owner: string | null; app: string | null }): Promise<string> {
  const url = urls.app ?? urls.owner
  if (url === null) return 'made by ourselves'
  const roles = await ask<Role>(
    url,
    urls.app ? `${ROLES} WHERE r.rolname = session_user` : `${ROLES} WHERE ${IS_LOGIN}`,
  )
  for (const role of roles) {
    const wrong = PROBLEMS.find(([is]) => role[is])
    if (wrong) throw new Error(`the runtime role ${role.name} ${wrong[1]}`)
  }
  const names = roles.length === 0 ? 'none yet: run "npm run migrate"' : roles.map((role) => role.name).join(', ')
  const [owner] = urls.owner ? await ask<{ super: boolean }>(urls.owner, IS_SUPER) : []
  return owner?.super
    ? `${names}; WARNING: DATABASE_URL is a superuser. Migrate as a role that owns this database and nothing else (CREATEROLE)`
    : names
}

interface Role {
  name: string
  superuser: boolean
  bypasses: boolean
  temporary: boolean
  creates: boolean
  owns: boolean
}

const PROBLEMS: readonly (readonly [Exclude<keyof Role, 'name'>, string])[] = [
  ['superuser', 'is, or can become, a superuser: use the address that "npm run migrate" prints'],
  ['bypasses', 'can pass by row-level security: ALTER ROLE it NOBYPASSRLS NOCREATEROLE NOREPLICATION'],
  ['temporary', 'may make temporary tables: run "npm run migrate" as the owner of the database'],
  ['creates', 'may create in the schema public: REVOKE CREATE ON SCHEMA public FROM it and PUBLIC'],
  ['owns', 'owns tables: use the address that "npm run migrate" prints'],
]

const IS_SUPER = 'SELECT rolsuper AS super FROM pg_roles WHERE rolname = current_user'
const IS_LOGIN = "r.rolcanlogin AND r.rolname LIKE 'tulia\\_app\\_%'"
const ROLES = `SELECT r.rolname AS name, s.superuser, s.bypasses,
    has_database_privilege(r.oid, current_database(), 'TEMPORARY') AS temporary,
    has_schema_privilege(r.oid, 'public', 'CREATE') AS creates,
    EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND pg_has_role(r.oid, c.relowner, 'MEMBER')) AS owns
  FROM pg_roles r, LATERAL (SELECT bool_or(m.rolsuper) AS superuser,
    bool_or(m.rolbypassrls OR m.rolcreaterole OR m.rolreplication) AS bypasses
    FROM pg_roles m WHERE pg_has_role(r.oid, m.oid, 'MEMBER')) s`

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
