import { beforeAll, describe, expect, it } from 'vitest'
import { openAsBothRoles } from '../schema/both-roles.ts'
import { fillTenant } from './fill-tenant.ts'

const TENANTS = 1_000

interface Plan {
  'Node Type': string
  'Index Cond'?: string
  Plans?: Plan[]
}

describe('the isolation policy', async () => {
  const { db, owner, app, tables } = await openAsBothRoles()
  const shop = await fillTenant(db)

  beforeAll(async () => {
    const templates: { name: string; columns: string; rows: object[] }[] = []
    for (const { name, columns: all } of tables) {
      const columns = all.map((column) => column.name).join()
      const { rows } = await owner.query<{ row: object }>(
        `SELECT to_jsonb(t) AS row FROM ${name} t WHERE ${name === 'tenants' ? 'id' : 'tenant_id'} = $1`,
        [shop.tenantId],
      )
      templates.push({ name, columns, rows: rows.map(({ row }) => row) })
    }
    // Every key leads with tenant_id, so that a tenant copied under another id is a valid tenant. What the database has written
    // by itself beside a row is there already.
    await owner.query('CREATE TEMP TABLE templates (place int, name text, columns text, rows jsonb)')
    for (const [place, { name, columns, rows }] of templates.entries()) {
      await owner.query('INSERT INTO templates VALUES ($1, $2, $3, $4)', [place, name, columns, JSON.stringify(rows)])
    }
    // Rows that point at each other may come in any order.
    await owner.query('SET session_replication_role = replica')
    await owner.query(`DO $$ DECLARE copy uuid; t record; BEGIN
      FOR number IN 1..${TENANTS} LOOP
        copy := gen_random_uuid();
        PERFORM set_config('app.tenant_id', copy::text, true);
        FOR t IN SELECT * FROM templates ORDER BY place LOOP
          EXECUTE format('INSERT INTO %I (%s) SELECT %s FROM jsonb_array_elements($1) e, jsonb_populate_record(null::%I, e || $2)
            ON CONFLICT DO NOTHING',
            t.name, t.columns, t.columns, t.name)
          USING t.rows, CASE t.name WHEN 'tenants' THEN jsonb_build_object('id', copy, 'slug', copy) ELSE jsonb_build_object('tenant_id', copy) END;
        END LOOP;
      END LOOP; END $$`)
    await owner.query('SET session_replication_role = origin')
    await owner.query('ANALYZE')
  })

  it.each(tables)('is answered from an index in $name', async ({ name }) => {
    await app.query('BEGIN')
    await app.query("SELECT set_config('app.tenant_id', $1, true)", [shop.tenantId])
    const { rows } = await app.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`EXPLAIN (FORMAT JSON) SELECT * FROM ${name}`)
    await app.query('ROLLBACK')
    const nodes = rows[0]?.['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)) ?? []
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    const key = name === 'tenants' ? 'id' : 'tenant_id'
    expect(nodes.map((node) => node['Index Cond'] ?? '').join()).toContain(`(${key} = `)
  })
})

function flat(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)]
}
