import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { createConversation, createShop } from '../../support/builders.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openAsBothRoles } from './both-roles.ts'

/** What has been recorded here can be read and added to, never changed. */
const APPEND_ONLY = [
  'audit_log',
  'audit_seals',
  'consent_ledger',
  'corrupt_states',
  'customer_erasures',
  'money_refunds',
  'tool_calls',
]

describe('every table', async () => {
  const { owner, app, tables } = await openAsBothRoles()
  const tenantTables = tables.filter((table) => table.name !== 'tenants')

  it.each(tables)('$name has row-level security enabled and forced', async ({ name }) => {
    const { rows } = await owner.query(
      'SELECT relrowsecurity AS enabled, relforcerowsecurity AS forced FROM pg_class WHERE oid = $1::regclass',
      [name],
    )
    expect(rows).toEqual([{ enabled: true, forced: true }])
  })

  it.each(tables)('$name lets the runtime role see and write one tenant only', async ({ name }) => {
    const { rows } = await owner.query<{
      policyname: string
      roles: string[]
      cmd: string
      qual: string
      with_check: string | null
    }>(
      `SELECT policyname, roles::text[] AS roles, cmd, qual, with_check FROM pg_policies WHERE schemaname = 'public' AND tablename = $1
       ORDER BY policyname`,
      [name],
    )
    const key = name === 'tenants' ? 'id' : 'tenant_id'
    const setting = "SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid"
    const rule = new RegExp(`^\\(${key} = \\( ${setting.replace(/[()]/g, '\\$&')} AS "nullif"\\)\\)$`)
    const [directory, isolation, ...more] = rows
    expect(more).toEqual([])
    expect(isolation).toMatchObject({ policyname: 'tenant_isolation', roles: ['public'], cmd: 'ALL' })
    expect(isolation?.qual).toMatch(rule)
    expect(isolation?.with_check).toMatch(rule)
    // The owner of the directory functions may look across tenants; it may not write, and the runtime role is not it.
    const { rows: owners } = await owner.query(
      'SELECT relowner::regrole::text AS name FROM pg_class WHERE oid = $1::regclass',
      [name],
    )
    expect(directory).toMatchObject({
      policyname: 'directory',
      roles: [owners[0]?.name],
      cmd: 'SELECT',
      with_check: null,
    })
    expect(await nameOf(app)).not.toBe(owners[0]?.name)
  })

  it.each(tenantTables)('$name leads every key with tenant_id', (table) => {
    expect(table.primaryKey[0]).toBe('tenant_id')
    expect(table.primaryKey.length).toBeGreaterThan(1)
    for (const key of [...table.uniques, ...table.partialUniques]) expect(key[0]).toBe('tenant_id')
    for (const { columns, references, table: target } of table.foreignKeys) {
      expect(columns[0]).toBe('tenant_id')
      expect(references[0]).toBe(target === 'tenants' ? 'id' : 'tenant_id')
    }
  })

  it.each(tenantTables)('$name cannot hold a row of a tenant that does not exist', ({ foreignKeys }) => {
    expect(foreignKeys.length).toBeGreaterThan(0)
  })

  it.each(tables)(
    '$name refuses to be emptied, altered or read past its policies by the runtime role',
    async ({ name }) => {
      const refused = [
        `TRUNCATE ${name}`,
        `ALTER TABLE ${name} DISABLE ROW LEVEL SECURITY`,
        `DROP TABLE ${name}`,
        `DROP POLICY tenant_isolation ON ${name}`,
      ]
      for (const sql of refused) await expect(app.query(sql)).rejects.toMatchObject({ code: '42501' })
      await expect(app.query(`BEGIN; SET LOCAL row_security = off; SELECT * FROM ${name}`)).rejects.toMatchObject({
        code: '42501',
      })
      await app.query('ROLLBACK')
    },
  )
})

describe('the runtime role', async () => {
  const db = await testDatabase()
  const app = new pg.Client({ connectionString: db.appUrl })
  await app.connect()
  afterAll(() => app.end())

  it('is neither superuser nor able to bypass row-level security, and no role it can become is', async () => {
    const { rows } = await app.query<{ rolname: string }>(
      `SELECT rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication FROM pg_roles
       WHERE pg_has_role(session_user, oid, 'MEMBER') ORDER BY rolname`,
    )
    expect(rows.map((row) => row.rolname)).toEqual([expect.stringMatching(/^tulia_app_/), 'tulia_runtime'])
    for (const row of rows) {
      expect(row).toMatchObject({
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
      })
    }
  })

  it('owns nothing in public and can make nothing there', async () => {
    const { rows } = await app.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND pg_has_role(current_user, relowner, 'MEMBER')
       UNION ALL
       SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND pg_has_role(current_user, proowner, 'MEMBER')`,
    )
    expect(rows).toEqual([])
    await expect(app.query('CREATE TABLE public.mine (id int)')).rejects.toMatchObject({ code: '42501' })
    await expect(
      app.query('CREATE FUNCTION public.mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$'),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('cannot read the history of migrations', async () => {
    await expect(app.query('SELECT * FROM _prisma_migrations')).rejects.toMatchObject({ code: '42501' })
  })

  it('finds no function that looks across tenants but those of the directory, and each of them has a fixed search path', async () => {
    const { rows } = await app.query<{ name: string; config: string[] | null }>(
      `SELECT proname AS name, proconfig AS config FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef ORDER BY proname`,
    )
    const swept = SWEPT_WORK.flatMap(({ due: { rows } }) => [`due_${rows}`, `undue_${rows}`])
    const others = [
      // Of one tenant, and writes to ledgers.
      'erase_customer',
      'find_channel',
      'find_joined_tenant',
      'find_payment_attempt',
      'find_payment_hook',
      'find_tenant',
      'find_web_channel',
      'installation_figures',
      'list_tenants',
      'receipt_known_elsewhere',
      'search_conversations',
      'search_customers',
      'search_orders',
      'stranger_asked_enough',
      'tenants_after',
      'throw_away_old',
      'trip_metrics',
    ]
    expect(rows.map((row) => row.name)).toEqual([...swept, ...others].sort())
    for (const row of rows) expect(row.config).toEqual(['search_path=pg_catalog, public, pg_temp'])
  })

  it.each(APPEND_ONLY)('cannot change or delete what %s has recorded, not even its own tenant’s', async (table) => {
    const shop = await createShop(db)
    await createConversation(db, shop)
    await app.query('BEGIN')
    await app.query("SELECT set_config('app.tenant_id', $1, true)", [shop.tenantId])
    for (const sql of [`UPDATE ${table} SET tenant_id = tenant_id`, `DELETE FROM ${table}`]) {
      await app.query('SAVEPOINT before')
      await expect(app.query(sql)).rejects.toMatchObject({ code: '42501' })
      await app.query('ROLLBACK TO before')
    }
    await app.query('ROLLBACK')
  })

  it('may change rows in every other table, so that the list of ledgers is complete', async () => {
    const { rows } = await app.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         AND relname NOT LIKE '\\_prisma%' AND NOT has_table_privilege(oid, 'UPDATE') AND NOT has_table_privilege(oid, 'DELETE')`,
    )
    expect(rows.map((row) => row.name).sort()).toEqual(APPEND_ONLY)
  })
})

async function nameOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT current_user AS name')
  return rows[0]?.name ?? ''
}
