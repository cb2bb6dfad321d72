import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { Prisma } from '../../../prisma/generated/client.ts'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { listAudit, recordAudit, sayEntry, sealDay, verifyAudit } from '../../../src/domain/audit/index.ts'
import { auditSeals } from '../../../src/main/doctor/audit-seals.ts'
import { frontDoor } from './front-door.ts'

const DAY_MS = 24 * 3_600_000
const ALL = { actor: null, action: null, subjectId: null, from: null, to: null }

describe('the audit of a shop', async () => {
  const door = await frontDoor()
  const { ctx, clock, db } = door
  const owner = new pg.Client({ connectionString: db.ownerUrl })
  await owner.connect()
  afterAll(() => owner.end())
  const note = (action: string, data = {}, actor = 'bot') =>
    ctx.transaction((ctx) => recordAudit({ ...ctx, actor }, { action, subjectType: 'order', subjectId: 'TL-1', data }))
  const list = async (filter = {}) =>
    (await listAudit(ctx, { filter: { ...ALL, ...filter }, after: null, limit: 100 })).entries
  const due = async () => {
    const now = clock.now()
    const found = await postgresDirectory(db).due('audit', { now, before: now }, { each: 10, all: 10 })
    return found.filter(({ tenantId }) => tenantId === ctx.tenantId).length
  }

  it('says who did what from where, in words', async () => {
    const userId = await door.join('achieng@shop.example')
    await note('order.cancelled', {}, `staff:${userId}`)
    const [entry] = await list({ action: 'order' })
    expect(entry).toMatchObject({ actorName: 'Achieng', ip: '192.0.2.7', requestId: 'request-1' })
    expect(entry && sayEntry(entry)).toBe('Achieng: order cancelled')
    const changes = [{ field: 'role', before: 'agent', after: 'manager' }]
    await note('member.changed', { changes })
    const [changed] = await list({ action: 'member.changed' })
    expect(changed && sayEntry(changed)).toBe('The assistant: member changed (role from agent to manager)')
  })

  it('is found by who, what and when, page by page', async () => {
    clock.advance(1_000)
    const from = clock.now()
    for (const action of ['payment.paid', 'payment.refunded', 'payments_report.read']) {
      clock.advance(1)
      await note(action)
    }
    expect((await list({ action: 'payment' })).map(({ action }) => action)).toEqual([
      'payment.refunded',
      'payment.paid',
    ])
    expect(await list({ from, actor: 'bot' })).toHaveLength(3)
    expect(await list({ from: clock.now(), to: clock.now() })).toEqual([])
    const seen: string[] = []
    let after: Awaited<ReturnType<typeof listAudit>>['next'] = null
    do {
      const page: Awaited<ReturnType<typeof listAudit>> = await listAudit(ctx, {
        filter: { ...ALL, from },
        after,
        limit: 1,
      })
      seen.push(...page.entries.map(({ action }) => action))
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(['payments_report.read', 'payment.refunded', 'payment.paid'])
  })

  it('is sealed a day at a time, an hour after the day is over, and once', async () => {
    expect([await due(), await sealDay(ctx)]).toEqual([0, null])
    clock.set('2026-11-17T00:59:59Z')
    expect([await due(), await sealDay(ctx)]).toEqual([0, null])
    clock.set('2026-11-17T01:00:00Z')
    expect(await due()).toBe(1)
    const both = await Promise.all([sealDay(ctx), sealDay(ctx)])
    expect(both.toSorted()).toEqual(['2026-11-16', null])
    expect([await due(), await sealDay(ctx)]).toEqual([0, null])
    // A day on which nothing was done has no seal, and the next one follows the last.
    clock.advance(2 * DAY_MS)
    await note('order.paid')
    clock.advance(DAY_MS)
    expect(await sealDay(ctx)).toBe('2026-11-19')
    expect(await verifyAudit(ctx)).toMatchObject({ days: 2, firstBroken: null })
  })

  const WRONG: [what: string, sql: string][] = [
    ['a word of an entry', `UPDATE audit_log SET data = '{"amount":1}' WHERE action = 'payment.paid'`],
    ['who did it', `UPDATE audit_log SET actor = 'system' WHERE action = 'payment.paid'`],
    ['from where', `UPDATE audit_log SET ip = NULL WHERE action = 'payment.paid'`],
    [
      'an entry more',
      `INSERT INTO audit_log SELECT tenant_id, gen_random_uuid(), actor, action, subject_type, subject_id, data, at, ip, request_id
       FROM audit_log WHERE action = 'payment.paid'`,
    ],
    ['an entry less', `DELETE FROM audit_log WHERE action = 'payment.paid'`],
    [
      'a day made anew',
      `UPDATE audit_seals SET hash = (SELECT d.hash FROM audit_day(tenant_id, day, 'other') d), previous = 'other'`,
    ],
    ['a day less', `DELETE FROM audit_seals WHERE day = '2026-11-16'`],
  ]
  it.each(WRONG)('shows that somebody has changed %s', async (_what, sql) => {
    await owner.query('BEGIN')
    expect((await owner.query(sql)).rowCount).toBeGreaterThan(0)
    const asOwner = (query: TemplateStringsArray, ...values: unknown[]) =>
      owner.query(Prisma.sql(query, ...values)).then(({ rows }) => rows)
    const { firstBroken } = await verifyAudit({ ...ctx, statement: asOwner })
    await owner.query('ROLLBACK')
    expect(firstBroken).toMatch(/^2026-11-1[69]$/)
    expect(await verifyAudit(ctx)).toMatchObject({ firstBroken: null })
  })

  it('is looked through by the doctor, who says where it was changed', async () => {
    expect(await auditSeals({ owner: db.ownerUrl })).toBe('2 sealed days of 1 shops are as they were sealed')
    await owner.query("UPDATE audit_log SET actor = 'system' WHERE action = 'payment.paid'")
    await expect(auditSeals({ owner: db.ownerUrl })).rejects.toThrow(/since 2026-11-16/)
    await owner.query("UPDATE audit_log SET actor = 'bot' WHERE action = 'payment.paid'")
  })

  it('cannot be changed at all by what runs', async () => {
    await expect(db.transaction(ctx.tenantId, (tx) => tx.$executeRaw`DELETE FROM audit_seals`)).rejects.toThrow(
      /permission denied/,
    )
  })
})
