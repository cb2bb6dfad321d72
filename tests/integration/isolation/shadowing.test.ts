import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../../src/adapters/postgres/migrate.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { testDatabase } from '../../support/test-database.ts'

const db = await testDatabase()
const app = new pg.Client({ connectionString: db.appUrl })
const owner = new pg.Client({ connectionString: db.ownerUrl })
const migrator = new pg.Client({ connectionString: db.migratorUrl })
beforeAll(() => Promise.all([app.connect(), owner.connect(), migrator.connect()]))
afterAll(() => Promise.all([app.end(), owner.end(), migrator.end()]))

const DENIED = '42501'

async function outcomeOf(sql: string): Promise<unknown> {
  return app.query(sql).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
}

/** Every routine of ours, members of extensions left out. */
const ROUTINES = `SELECT p.oid::regprocedure::text AS name, p.proconfig AS config, p.prosecdef AS definer, p.proacl::text AS acl,
    r.rolname AS owner, r.rolsuper AS super, r.rolbypassrls AS bypass, pg_get_function_identity_arguments(p.oid) AS arguments
  FROM pg_proc p JOIN pg_roles r ON r.oid = p.proowner WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  ORDER BY 1`

interface Routine {
  name: string
  config: string[] | null
  definer: boolean
  acl: string | null
  owner: string
  super: boolean
  bypass: boolean
}

describe('a routine of ours', () => {
  it('looks for names in the catalogue, then in public, and among temporary things last', async () => {
    const { rows } = await owner.query<Routine>(ROUTINES)
    expect(rows.length).toBeGreaterThan(20)
    for (const { name, config } of rows) {
      const paths = config?.filter((setting) => setting.startsWith('search_path='))
      expect({ name, paths }).toEqual({ name, paths: ['search_path=pg_catalog, public, pg_temp'] })
    }
  })

  it('is not there for everybody', async () => {
    const { rows } = await owner.query<Routine>(ROUTINES)
    // A right of PUBLIC has no name before its "=".
    for (const { name, acl } of rows)
      expect({ name, acl: acl ?? '{=X' }).not.toMatchObject({ acl: expect.stringMatching(/[{,]=/) })
  })

  it.skipIf(inject('adminUrl') === inject('ownerUrl'))('never runs with the rights of a superuser', async () => {
    const { rows } = await owner.query<Routine>(ROUTINES)
    for (const { name, super: isSuper, bypass } of rows)
      expect({ name, isSuper, bypass }).toEqual({ name, isSuper: false, bypass: false })
  })
})

describe('the directory', () => {
  it('is not led astray where a server lets everybody make temporary tables', async () => {
    const { rows: tables } = await owner.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    )
    const { rows: routines } = await owner.query<Routine & { call: string }>(
      `SELECT * FROM (${ROUTINES}) r, LATERAL (SELECT format('%s(%s)', p.proname, string_agg('NULL::' || t::regtype, ', ')) AS call
         FROM pg_proc p, unnest(p.proargtypes::oid[]) t WHERE p.oid = r.name::regprocedure GROUP BY p.proname) c
       WHERE r.definer`,
    )
    expect(routines.length).toBeGreaterThan(10)
    const name = new URL(db.ownerUrl).pathname.slice(1)
    await owner.query(`GRANT TEMPORARY ON DATABASE ${name} TO PUBLIC`)
    try {
      const session = new pg.Client({ connectionString: db.appUrl })
      await session.connect()
      for (const table of tables) await session.query(`CREATE TEMP TABLE ${table.name} ()`)
      // The empty tables have none of the columns: who looked at one would say so.
      for (const { call } of routines) await session.query(`SELECT * FROM public.${call}`)
      await session.end()
    } finally {
      await migrate({ ownerUrl: db.migratorUrl, folder: 'prisma/migrations', secretKey: TEST_SECRET_KEY })
    }
    expect(await outcomeOf('CREATE TEMP TABLE again (id int)')).toBe(DENIED)
  })
})

describe('the runtime role', () => {
  const made = [
    'CREATE TEMP TABLE channels (id int)',
    'CREATE TEMP TABLE tenants AS SELECT 1',
    'SELECT 1 INTO TEMP payment_attempts',
    'CREATE TEMP VIEW orders AS SELECT 1',
    'CREATE TEMP SEQUENCE mine',
    "CREATE TYPE pg_temp.uuid AS ENUM ('a')",
    'CREATE DOMAIN pg_temp.int AS text',
    'CREATE FUNCTION pg_temp.coalesce(int, int) RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE OPERATOR pg_temp.= (LEFTARG = uuid, RIGHTARG = uuid, FUNCTION = uuid_eq)',
    'CREATE TABLE public.mine (id int)',
    'CREATE VIEW public.mine AS SELECT 1',
    "CREATE TYPE public.mine AS ENUM ('a')",
    'CREATE OPERATOR public.= (LEFTARG = uuid, RIGHTARG = uuid, FUNCTION = uuid_eq)',
    'CREATE FUNCTION public.now(int) RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE TABLE pg_catalog.mine (id int)',
    'CREATE SCHEMA mine',
    'CREATE ROLE mine',
    'CREATE EXTENSION pgcrypto',
    'CREATE TRIGGER mine AFTER INSERT ON public.orders FOR EACH STATEMENT EXECUTE FUNCTION suppress_redundant_updates_trigger()',
    'CREATE RULE mine AS ON INSERT TO public.orders DO ALSO NOTHING',
    'CREATE POLICY mine ON public.orders USING (true)',
  ]

  it.each(made)('cannot put anything in the way: %s', async (sql) => expect(await outcomeOf(sql)).toBe(DENIED))

  it.each([
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "COPY (SELECT 1) TO '/tmp/tulia-copy'",
    "SELECT pg_read_file('PG_VERSION')",
    "SELECT lo_import('/etc/passwd')",
    "SELECT lo_export(1, '/tmp/tulia-lo')",
    "SELECT pg_ls_dir('.')",
    'SET ROLE tulia_owner',
    'SET SESSION AUTHORIZATION tulia_owner',
    'SELECT pg_reload_conf()',
    'ALTER SYSTEM SET work_mem = 1',
    'SELECT rolpassword FROM pg_authid',
    "SELECT tulia_isolate('orders', false)",
  ])('cannot leave its place: %s', async (sql) => {
    expect([DENIED, '22023', '42704']).toContain(await outcomeOf(sql))
  })

  it('has nobody whose rights it could take', async () => {
    const { rows } = await app.query<{ name: string }>(
      `SELECT rolname AS name FROM pg_roles WHERE pg_has_role(session_user, oid, 'MEMBER') AND rolname NOT LIKE 'tulia\\_%'`,
    )
    expect(rows).toEqual([])
  })
})

describe('the schema of the queues', () => {
  it('holds nothing that anybody but the runtime role owns', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'bullmq'::regnamespace AND relowner <> 'tulia_runtime'::regrole
       UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'bullmq'::regnamespace AND proowner <> 'tulia_runtime'::regrole
       UNION ALL SELECT typname FROM pg_type WHERE typnamespace = 'bullmq'::regnamespace AND typowner <> 'tulia_runtime'::regrole`,
    )
    expect(rows).toEqual([])
    const tables = await owner.query(
      "SELECT FROM pg_class WHERE relnamespace = 'bullmq'::regnamespace AND relkind = 'r'",
    )
    expect(tables.rowCount).toBeGreaterThan(3)
  })

  it('runs nothing that was planted there with the rights of the owner', async () => {
    const caught = `IF session_user NOT LIKE 'tulia\\_app\\_%' THEN RAISE EXCEPTION 'caught %', session_user; END IF`
    const body = (result: string) => `LANGUAGE plpgsql AS $$ BEGIN ${caught}; RETURN ${result}; END $$`
    await app.query(`CREATE FUNCTION bullmq.caught() RETURNS trigger ${body('NULL')}`)
    await app.query(`CREATE TRIGGER caught AFTER INSERT OR UPDATE ON bullmq.migration
      FOR EACH STATEMENT EXECUTE FUNCTION bullmq.caught()`)
    await app.query(`CREATE FUNCTION bullmq.hashtext(name varchar) RETURNS int ${body('1')}`)
    // Its ledger asks for another run, which updates the table that the trigger sits on.
    await migrate({ ownerUrl: db.migratorUrl, folder: 'prisma/migrations', secretKey: TEST_SECRET_KEY })
  })

  it('belongs to whatever key the login was made from', async () => {
    await app.query('CREATE SEQUENCE bullmq.of_an_old_login')
    const next = new pg.Client({
      connectionString: await migrate({
        ownerUrl: db.migratorUrl,
        folder: 'prisma/migrations',
        secretKey: 'b7'.repeat(32),
      }),
    })
    await next.connect()
    expect((await next.query("SELECT nextval('bullmq.of_an_old_login')")).rowCount).toBe(1)
    await next.end()
  })
})

describe('a database restored under another owner', () => {
  it('has its directory again once it is migrated', async () => {
    const { rows } = await migrator.query<{ name: string }>('SELECT current_user AS name')
    await owner.query('ALTER POLICY directory ON channels TO tulia_runtime')
    await migrate({ ownerUrl: db.migratorUrl, folder: 'prisma/migrations', secretKey: TEST_SECRET_KEY })
    const policy = await owner.query(
      "SELECT roles::text[] AS roles FROM pg_policies WHERE tablename = 'channels' AND policyname = 'directory'",
    )
    expect(policy.rows).toEqual([{ roles: [rows[0]?.name] }])
  })
})
