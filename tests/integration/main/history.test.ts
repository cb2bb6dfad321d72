import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { sealDay, verifyAudit } from '../../../src/domain/audit/index.ts'
import { listTeam } from '../../../src/domain/team/index.ts'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { demoPassword, openDemoTeam } from '../../../src/main/demo-team.ts'
import { openDemoShop } from '../../../src/main/demo-tenants.ts'
import { buildEngine } from '../../../src/main/engine.ts'
import { playHistory } from '../../../src/main/history/play-history.ts'
import { afterFile } from '../../support/after-file.ts'
import { CANARY } from '../../support/canary-of.ts'
import { startProduct } from '../../support/product.ts'

const NOW = new Date('2026-03-18T12:00:00Z')
const DAYS = 3
/** What nothing of the past may be found by: only the days of its audit wait to be sealed. */
const LATER = ['audit', 'channels', 'money_lists']

describe('the history of the demo', async () => {
  const { runtime, sandbox, db } = await startProduct({ worker: false })
  const shop = await openDemoShop(runtime, sandbox, 'kicks-and-phones')
  const { tenantId } = shop
  const ctx = runtime.ctxFor(tenantId)
  const team = await openDemoTeam(runtime, { tenantId, slug: 'kicks-and-phones', password: demoPassword('a1') })
  const stock = () =>
    db.transaction(tenantId, (tx) =>
      tx.catalogVariant.findMany({ where: { tenantId }, orderBy: { id: 'asc' }, select: { stock: true, held: true } }),
    )
  const shelves = await stock()
  const engine = await buildEngine(runtime)
  const shops = [{ slug: 'kicks-and-phones', ...shop, staff: team.staff }]
  const first = await playHistory(runtime, engine, { shops, now: NOW, days: DAYS })
  const owner = new pg.Pool({ connectionString: db.ownerUrl, max: 1 })
  afterFile(() => owner.end())
  const count = async (sql: string) => Number((await owner.query<{ n: string }>(sql, [tenantId])).rows[0]?.n)

  it('has talks of every day and open ones of today', async () => {
    expect(first.failed).toEqual([])
    expect(first.talks).toBeGreaterThan(DAYS + 4)
    const days = 'SELECT count(DISTINCT received_at::date) AS n FROM inbound_messages WHERE tenant_id = $1'
    expect(await count(days)).toBe(DAYS + 1)
    for (const state of ['waiting', 'person', 'snoozed', 'assistant']) {
      expect(
        await count(`SELECT count(*) AS n FROM conversations WHERE tenant_id = $1 AND inbox_state = '${state}'`),
      ).toBeGreaterThan(0)
    }
  })

  it('has answers that people owe since a while', async () => {
    const late = `SELECT count(*) AS n FROM conversations WHERE tenant_id = $1 AND inbox_state = 'person' AND due_at < '${NOW.toISOString()}'`
    expect(await count(late)).toBe(2)
  })

  it('has what was paid for yesterday still to prepare, and nothing older', async () => {
    const waiting = "SELECT count(*) AS n FROM orders WHERE tenant_id = $1 AND fulfilment_stage = 'to_prepare'"
    const yesterday = new Date(NOW.getTime() - 86_400_000).toISOString().slice(0, 10)
    expect(await count(`${waiting} AND status = 'paid' AND created_at >= '${yesterday}'`)).toBeGreaterThan(0)
    expect(await count(`${waiting} AND created_at < '${yesterday}'`)).toBe(0)
    expect(
      await count("SELECT count(*) AS n FROM orders WHERE tenant_id = $1 AND status = 'fulfilled'"),
    ).toBeGreaterThan(0)
  })

  it('is told once, however often it is played', async () => {
    expect(await playHistory(runtime, engine, { shops, now: NOW, days: DAYS })).toEqual({ talks: 0, failed: [] })
  })

  it('wrote no row with the time at which it was played', async () => {
    const stamps: [table: string, column: string][] = [
      ['customers', 'created_at'],
      ['customers', 'last_seen_at'],
      ['conversations', 'created_at'],
      ['conversations', 'updated_at'],
      ['conversations', 'last_message_at'],
      ['inbound_messages', 'received_at'],
      ['outbound_messages', 'created_at'],
      ['outbound_messages', 'sent_at'],
      ['tool_calls', 'at'],
      ['turns', 'started_at'],
      ['orders', 'created_at'],
      ['orders', 'updated_at'],
      ['payment_attempts', 'created_at'],
      ['payment_events', 'received_at'],
      ['money_receipts', 'at'],
      ['handoff_tickets', 'created_at'],
      ['conversation_notes', 'at'],
    ]
    const from = new Date(NOW.getTime() - (DAYS + 1) * 86_400_000).toISOString()
    for (const [table, column] of stamps) {
      const own = table === 'customers' ? `id <> '${CANARY}' AND` : ''
      const strays = `SELECT count(*) AS n FROM ${table} WHERE tenant_id = $1 AND ${own} ${column} NOT BETWEEN '${from}' AND '${NOW.toISOString()}'`
      expect([table, column, await count(strays)]).toEqual([table, column, 0])
    }
  })

  it('leaves nothing to do, nothing taken from the shelves, and nothing on the phones', async () => {
    const at = { now: NOW, before: NOW }
    for (const { due } of SWEPT_WORK.filter(({ due }) => !LATER.includes(due.rows))) {
      expect([due.rows, await runtime.directory.due(due.rows, at, { each: 1_000, all: 1_000 })]).toEqual([due.rows, []])
    }
    expect(await stock()).toEqual(shelves)
    expect(await sandbox.twilio.messages({ from: shop.address })).toEqual([])
  })

  it('stands in the audit under the names of the team, sealed day by day', async () => {
    let sealed = 0
    while ((await sealDay({ ...ctx, clock: { now: () => NOW } })) !== null) sealed += 1
    expect(sealed).toBe(DAYS)
    expect(await verifyAudit(ctx)).toMatchObject({ days: DAYS, firstBroken: null })
    const brian = (await listTeam(ctx)).find(({ email }) => email === 'brian@demo.tulia')
    const taken = `SELECT count(*) AS n FROM audit_log WHERE tenant_id = $1 AND actor = 'staff:${brian?.userId}'`
    expect(await count(taken)).toBeGreaterThan(0)
  })
})
