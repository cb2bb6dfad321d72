import { beforeAll, describe, expect, it } from 'vitest'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { fillTenant } from '../isolation/fill-tenant.ts'
import { openAsBothRoles } from '../schema/both-roles.ts'

const TENANTS = 1_000
const FLOOD = 100_000

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

describe('the due functions', async () => {
  const { db, owner } = await openAsBothRoles()
  const shop = await fillTenant(db)

  beforeAll(async () => {
    // A thousand shops with one row of work each, and one shop with a flood.
    await owner.query('SET session_replication_role = replica')
    for (const table of ['tenants', ...WITH_WORK]) await owner.query(copies(table, await columnsOf(table)))
    for (const table of FLOODED) await owner.query(flood(table, await columnsOf(table)))
    await owner.query('SET session_replication_role = origin')
    await owner.query('ANALYZE')
  }, 120_000)

  it('are those that the jobs declare, each by one', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname ~ '^(un)?due_' ORDER BY proname`,
    )
    const declared = SWEPT_WORK.flatMap(({ due }) => [`due_${due.rows}`, `undue_${due.rows}`])
    expect(rows.map(({ name }) => name)).toEqual(declared.sort())
  })

  it.each(SWEPT_WORK)(
    'are made with a fair share, and leave out what has failed under the name of their job: $name',
    async ({ name, due: { rows } }) => {
      const body = await bodyOf(`due_${rows}`)
      const made = await owner.query<{ body: string }>(
        `SELECT split_part(split_part(prosrc, 'AS %L',  2), 'ORDER BY w.place', 1) AS body FROM pg_proc WHERE proname = 'tulia_due'`,
      )
      const frame = (made.rows[0]?.body ?? '').replace(/^[\s\S]*format\('/, '').replaceAll("''", "'")
      const [head = '', middle = '', tail = ''] = frame.split(/%s|%L/)
      expect(head.length * middle.length * tail.length).toBeGreaterThan(0)
      for (const part of [head, middle, tail]) expect(body).toContain(part)
      expect(body).toContain(`f.work = '${name}'`)
    },
  )

  it.each(SWEPT_WORK)('find work by indexes that lead with the shop: $name', async ({ due: { rows } }) => {
    const nodes = await planOf(rows)
    const read = nodes.filter((node) => node['Relation Name'] !== undefined && node['Relation Name'] !== 'tenants')
    expect(read.length).toBeGreaterThan(1)
    for (const node of read) {
      expect(node).not.toMatchObject({ 'Node Type': 'Seq Scan' })
      if (node['Node Type'] !== 'Bitmap Heap Scan') expect(node['Index Cond']).toContain('tenant_id = ')
    }
  })

  it.each(SWEPT_WORK)(
    'give every shop its first before any its second, and none more than its share: $name',
    async ({ due: { rows } }) => {
      const found = await owner.query<{ tenant_id: string }>(`SELECT * FROM due_${rows}($1, $1, 3, $2)`, [LATER, 5_000])
      const first = new Set(found.rows.slice(0, TENANTS + 1).map((row) => row.tenant_id))
      expect(first.size).toBe(TENANTS + 1)
      const ofFlood = found.rows.filter((row) => row.tenant_id === shop.tenantId).length
      if (FLOODED_ROWS.has(rows)) expect(ofFlood).toBe(3)
      expect(ofFlood).toBeLessThanOrEqual(3)
    },
  )

  async function columnsOf(table: string): Promise<string[]> {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [table],
    )
    return rows.map(({ name }) => name)
  }

  /** The rows of the first shop, once for every other shop. */
  function copies(table: string, columns: string[]): string {
    const values = columns.map((column) => {
      if (column === (table === 'tenants' ? 'id' : 'tenant_id'))
        return `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
      if (column === 'slug') return `slug || n`
      // Some count within their own row's subject: no sequence gives those.
      if (column === 'seq') return `coalesce(nextval(pg_get_serial_sequence('${table}', 'seq')), seq)`
      return column
    })
    return `INSERT INTO ${table} (${columns.join()}) OVERRIDING SYSTEM VALUE
      SELECT ${values.join()} FROM ${table}, generate_series(1, ${TENANTS}) n WHERE ${table === 'tenants' ? 'id' : 'tenant_id'} = '${shop.tenantId}'`
  }

  function flood(table: string, columns: string[]): string {
    const values = columns.map((column) => {
      if (column === 'id' || column === 'conversation_id') return 'gen_random_uuid()'
      if (column === 'provider_message_id' || column === 'event_key' || column === 'dedupe_key')
        return `coalesce(${column}, '') || n`
      if (column === 'seq') return `nextval(pg_get_serial_sequence('${table}', 'seq'))`
      return column
    })
    const open = { inbound_messages: 'turn_id IS NULL', outbound_messages: 'true' }[table] ?? 'handled_at IS NULL'
    return `INSERT INTO ${table} (${columns.join()}) OVERRIDING SYSTEM VALUE
      SELECT ${values.join()} FROM (SELECT * FROM ${table} WHERE tenant_id = '${shop.tenantId}' AND ${open} LIMIT 1) one, generate_series(1, ${FLOOD}) n`
  }

  async function bodyOf(name: string): Promise<string> {
    const { rows } = await owner.query<{ body: string }>('SELECT prosrc AS body FROM pg_proc WHERE proname = $1', [
      name,
    ])
    return rows[0]?.body ?? ''
  }

  async function planOf(rows: string): Promise<Plan[]> {
    const body = (await bodyOf(`due_${rows}`))
      .replaceAll('p_now', '$1')
      .replaceAll('p_before', '$2')
      .replaceAll('p_share', '$3')
      .replaceAll('p_limit', '$4')
    await owner.query('SET plan_cache_mode = force_generic_plan')
    await owner.query(`PREPARE look (timestamptz, timestamptz, int, int) AS ${body}`)
    const { rows: plans } = await owner.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE look ('${LATER}', '${LATER}', 50, 500)`,
    )
    await owner.query('DEALLOCATE look')
    return plans[0]?.['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)) ?? []
  }
})

const LATER = '2030-01-01T00:00:00Z'
/** Tables from which work is found, and the people who can be given it. */
const WITH_WORK = [
  'users',
  'customers',
  'customer_memory',
  'channels',
  'conversations',
  'inbound_messages',
  'inbound_media',
  'outbound_messages',
  'turns',
  'turn_inputs',
  'replays',
  'playground_sessions',
  'tool_calls',
  'web_searches',
  'model_usage',
  'orders',
  'payment_accounts',
  'payment_attempts',
  'payment_events',
  'payment_notifications',
  'money_receipts',
  'money_lists',
  'money_reversals',
  'share_plans',
  'handoff_tickets',
  'human_stretches',
  'outreach',
  'campaigns',
  'stock_holds',
  'knowledge_documents',
  'knowledge_versions',
  'trip_runs',
  'catalog_imports',
  'trip_snapshots',
  'trip_run_events',
  'trip_facts',
  'itineraries',
  'trip_watches',
  'trip_watch_checks',
  'failed_work',
  'scheduled_messages',
  'audit_log',
  'audit_seals',
  'idempotency_keys',
  'webhook_endpoints',
  'webhook_events',
  'webhook_deliveries',
]
const FLOODED = ['inbound_messages', 'outbound_messages', 'payment_events', 'payment_notifications']
const FLOODED_ROWS = new Set(['turns', 'sends', 'payment_notifications'])

function flat(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)]
}
