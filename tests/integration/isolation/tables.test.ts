import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { openAsBothRoles } from '../schema/both-roles.ts'
import type { DatabaseTable } from '../schema/read-database.ts'
import { asTenant, attempt } from './as-tenant.ts'
import { fillTenant } from './fill-tenant.ts'

type Row = Record<string, unknown>

const APPEND_ONLY = new Set([
  'audit_log',
  'audit_seals',
  'consent_ledger',
  'corrupt_states',
  'customer_erasures',
  'money_refunds',
  'tool_calls',
])

describe('with every application filter left out', async () => {
  const { db, owner, app, tables } = await openAsBothRoles()
  const a = await fillTenant(db)
  const b = await fillTenant(db)

  it.each(tables)('$name has a row of both tenants to test with', async ({ name }) => {
    for (const tenant of [a, b]) expect((await storedRows(owner, name, tenant.tenantId)).length).toBeGreaterThan(0)
  })

  it.each(tables)('$name shows a tenant its own rows only', async ({ name }) => {
    const seen = await asTenant(
      app,
      b.tenantId,
      async () => (await app.query<{ key: string }>(`SELECT ${keyOf(name)} AS key FROM ${name}`)).rows,
    )
    expect(new Set(seen.map((row) => row.key))).toEqual(new Set([b.tenantId]))
  })

  it.each(tables)('$name shows nothing and takes nothing without a tenant', async (table) => {
    const [row] = await storedRows(owner, table.name, a.tenantId)
    await asTenant(app, null, async () => {
      expect(await attempt(app, `SELECT * FROM ${table.name}`)).toBe(0)
      expect(await attempt(app, insertSql(table), [{ ...row, ...freshKey(table) }])).toBe('42501')
      if (APPEND_ONLY.has(table.name)) return
      expect(await attempt(app, `UPDATE ${table.name} SET ${keyOf(table.name)} = ${keyOf(table.name)}`)).toBe(0)
      expect(await attempt(app, `DELETE FROM ${table.name}`)).toBe(0)
    })
  })

  it.each(tables)('$name lets a tenant neither find, change nor delete a row of another by its id', async (table) => {
    const [row] = await storedRows(owner, table.name, a.tenantId)
    const own = table.primaryKey.filter((column) => column !== 'tenant_id')
    const byId = own.map((column, place) => `${column}::text = $${place + 1}`).join(' AND ')
    const id = own.map((column) => row?.[column])
    await asTenant(app, b.tenantId, async () => {
      expect(await attempt(app, `SELECT * FROM ${table.name} WHERE ${byId}`, id)).toBe(0)
      if (APPEND_ONLY.has(table.name)) return
      expect(
        await attempt(app, `UPDATE ${table.name} SET ${keyOf(table.name)} = ${keyOf(table.name)} WHERE ${byId}`, id),
      ).toBe(0)
      expect(await attempt(app, `DELETE FROM ${table.name} WHERE ${byId}`, id)).toBe(0)
    })
  })

  it.each(tables.filter((table) => !APPEND_ONLY.has(table.name)))(
    '$name changes at most its own rows when nothing is filtered',
    async ({ name }) => {
      const own = (await storedRows(owner, name, b.tenantId)).length
      await asTenant(app, b.tenantId, async () => {
        expect(await attempt(app, `UPDATE ${name} SET ${keyOf(name)} = ${keyOf(name)}`)).toBe(own)
        // Its own rows may be referenced by its own others: that refusal, too, stays inside the tenant.
        expect([own, '23503', '23001']).toContain(await attempt(app, `DELETE FROM ${name}`))
      })
    },
  )

  it.each(tables)('$name refuses a row that names another tenant', async (table) => {
    const [row] = await storedRows(owner, table.name, a.tenantId)
    await asTenant(app, b.tenantId, async () => {
      expect(await attempt(app, insertSql(table), [{ ...row, ...freshKey(table) }])).toBe('42501')
      if (APPEND_ONLY.has(table.name)) return
      expect(await attempt(app, `UPDATE ${table.name} SET ${keyOf(table.name)} = $1`, [a.tenantId])).toBe('42501')
    })
  })

  const references = tables.flatMap((table) =>
    table.foreignKeys
      .filter((key) => key.table !== 'tenants')
      .map((key) => ({ table, key, name: table.name, target: key.table })),
  )
  it.each(references)('$name refuses to point at a row of another tenant in $target', async ({ table, key }) => {
    const theirs = (await storedRows(owner, table.name, a.tenantId)).find((row) =>
      key.columns.every((column) => row[column] !== null),
    )
    const [mine] = await storedRows(owner, table.name, b.tenantId)
    expect(theirs).toBeDefined()
    const columns = key.columns.filter((column) => column !== 'tenant_id')
    const stolen = Object.fromEntries(columns.map((column) => [column, theirs?.[column]]))
    await asTenant(app, b.tenantId, async () => {
      const outcome = APPEND_ONLY.has(table.name)
        ? await attempt(app, insertSql(table), [{ ...mine, ...freshKey(table), ...stolen }])
        : await attempt(
            app,
            `UPDATE ${table.name} t SET ${columns.map((column) => `${column} = r.${column}`).join()}
            FROM jsonb_populate_record(null::${table.name}, $1) r WHERE t.ctid = (SELECT ctid FROM ${table.name} LIMIT 1)`,
            [stolen],
          )
      expect(outcome).toBe('23503')
    })
  })

  it('keeps nothing of the tenant in a connection after its transaction', async () => {
    await app.query('BEGIN')
    await app.query("SELECT set_config('app.tenant_id', $1, true)", [a.tenantId])
    expect((await app.query('SELECT * FROM customers')).rowCount).toBe(2)
    await app.query('COMMIT')
    expect((await app.query('SELECT * FROM customers')).rowCount).toBe(0)
  })

  it('takes nothing but an id for a tenant', async () => {
    for (const wrong of ["' OR true --", `${a.tenantId}' OR '1'='1`, '*']) {
      const outcome = await asTenant(app, wrong, () => attempt(app, 'SELECT * FROM customers'))
      expect(outcome).toBe('22P02')
    }
  })

  it('refuses to record a message on the channel of another tenant', async () => {
    const ids = [b.tenantId, a.channelId, randomIds.uuid(), randomIds.uuid(), randomIds.uuid()]
    const outcome = await asTenant(app, null, () =>
      attempt(
        app,
        "SELECT * FROM record_inbound($1, $2, $3, $4, $5, 'whatsapp:+254700000009', null, null, null, 'SM1', 'text', 'hi', '{}', now())",
        ids,
      ),
    )
    expect(outcome).toBe('23503')
  })
})

function keyOf(table: string): string {
  return table === 'tenants' ? 'id' : 'tenant_id'
}

/** The rows of a tenant as JSON, without the columns that the database computes. */
async function storedRows(owner: pg.Client, table: string, tenantId: string): Promise<Row[]> {
  const { rows } = await owner.query<{ row: Row }>(
    `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${keyOf(table)} = $1`,
    [tenantId],
  )
  return rows.map(({ row }) => row)
}

/** Makes a copied row a new one: only its tenant or its references can be what refuses it. */
function freshKey(table: DatabaseTable): Row {
  return table.name !== 'tenants' && table.primaryKey.includes('id') ? { id: randomIds.uuid() } : {}
}

function insertSql(table: DatabaseTable): string {
  const columns = table.columns.map((column) => column.name)
  return `INSERT INTO ${table.name} (${columns.join()}) SELECT ${columns.map((column) => `r.${column}`).join()}
    FROM jsonb_populate_record(null::${table.name}, $1) r`
}
