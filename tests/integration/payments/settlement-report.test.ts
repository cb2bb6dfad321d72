import { createServer } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { getSettlementReport } from '../../../src/domain/payments/index.ts'
import { createApp } from '../../../src/http/app.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { testApi } from '../../support/api.ts'
import { onceKey } from '../../support/once-key.ts'
import { testClock, testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { reportShop } from './report-rows.ts'

const db = await testDatabase()
const NOVEMBER = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') }
const report = (tenantId: string, period = NOVEMBER) => getSettlementReport(testCtx(db, { tenantId }), period)

/** A month of a shop: every figure of the expectations below can be counted here by hand. */
async function november() {
  const rows = await reportShop(db)
  const { order, money, review } = rows
  const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`
  await order({ status: 'paid', code: '0', amountMinor: 100_000, at: on(2), wordAfter: 10, more: [11, 90] })
  await order({ status: 'paid', code: '0', amountMinor: 50_000, at: on(3), wordAfter: 20 })
  await order({ status: 'paid', code: '0', amountMinor: 25_000, at: on(4), wordAfter: 30 })
  // Cancelled, then paid by a second prompt.
  await order(
    { status: 'cancelled', code: '1032', amountMinor: 70_000, at: on(5), wordAfter: 40 },
    { status: 'paid', code: '0', amountMinor: 70_000, at: '2026-11-05T10:05:00Z', wordAfter: 50 },
  )
  // Failed, then paid by hand.
  await order(
    { status: 'failed', code: '1', amountMinor: 90_000, at: on(6), wordAfter: 60 },
    { method: 'c2b', status: 'paid', amountMinor: 90_000, at: '2026-11-06T10:10:00Z', wordAfter: 120 },
  )
  // Expired without a word, never paid.
  await order({ status: 'expired', amountMinor: 30_000, at: on(7) })
  await order({ status: 'failed', code: '1', amountMinor: 10_000, at: on(8), wordAfter: 70 })
  // Refused at once: no prompt existed, so there was nothing to rescue.
  await order({ status: 'rejected', code: '500.003.02', amountMinor: 20_000, at: on(9) })
  await order({ method: 'card', status: 'paid', amountMinor: 8_000, currency: 'USD', at: on(10), wordAfter: 300 })
  // Outside the month: the last instant before it and the first one after it.
  await order({ status: 'failed', code: '1', amountMinor: 1_000, at: '2026-10-31T23:59:59Z', wordAfter: 5 })
  await order({ status: 'paid', code: '0', amountMinor: 2_000, at: '2026-12-01T00:00:00Z', wordAfter: 5 })
  await money({ amountMinor: 5_000, allocatedMinor: 0, at: on(11) })
  await money({ amountMinor: 9_000, allocatedMinor: 8_500, at: on(12) })
  await money({ amountMinor: 7_000, allocatedMinor: 7_000, at: on(12) })
  await money({ amountMinor: 6_000, allocatedMinor: 0, at: on(13), reversed: true })
  await money({ amountMinor: 4_000, allocatedMinor: 0, at: '2026-12-02T00:00:00Z' })
  await review('unmatched')
  await review('unmatched')
  await review('overpaid')
  await review('overpaid', 'dismissed')
  return rows.shop
}

const shop = await november()

describe('a settlement report', () => {
  it('counts attempts by method, outcome and result code, with their amounts', async () => {
    const { methods } = await report(shop.tenantId)
    expect(methods.map(({ method, currency, all, paid }) => ({ method, currency, all, paid }))).toEqual([
      {
        method: 'stk',
        currency: 'KES',
        all: { count: 9, amountMinor: 465_000 },
        paid: { count: 4, amountMinor: 245_000 },
      },
      {
        method: 'card',
        currency: 'USD',
        all: { count: 1, amountMinor: 8_000 },
        paid: { count: 1, amountMinor: 8_000 },
      },
      {
        method: 'c2b',
        currency: 'KES',
        all: { count: 1, amountMinor: 90_000 },
        paid: { count: 1, amountMinor: 90_000 },
      },
    ])
    expect(methods[0]?.outcomes).toEqual([
      { status: 'paid', resultCode: '0', count: 4, amountMinor: 245_000 },
      { status: 'failed', resultCode: '1', count: 2, amountMinor: 100_000 },
      { status: 'cancelled', resultCode: '1032', count: 1, amountMinor: 70_000 },
      { status: 'expired', resultCode: null, count: 1, amountMinor: 30_000 },
      { status: 'rejected', resultCode: '500.003.02', count: 1, amountMinor: 20_000 },
    ])
  })

  it('measures the time to the first word of the provider: callback, notification or money by hand', async () => {
    const { methods } = await report(shop.tenantId)
    expect(methods.map(({ method, timeToCallback }) => [method, timeToCallback])).toEqual([
      // 10, 20, 30, 40, 50, 60 and 70 seconds; the second callback of the first one does not count.
      ['stk', { n: 7, p50Ms: 40_000, p95Ms: 67_000 }],
      ['card', { n: 1, p50Ms: 300_000, p95Ms: 300_000 }],
      ['c2b', { n: 1, p50Ms: 120_000, p95Ms: 120_000 }],
    ])
  })

  it('says which share of orders was paid although the first attempt was not', async () => {
    const { rescue } = await report(shop.tenantId)
    expect(rescue).toEqual({ firstAttemptUnpaid: 4, rescued: 2, bySameMethod: 1, byAnotherMethod: 1, share: 0.5 })
  })

  it('adds up money that no order has, and open questions', async () => {
    const { unallocated, openReviews } = await report(shop.tenantId)
    expect(unallocated).toEqual([{ currency: 'KES', count: 2, amountMinor: 5_500 }])
    expect(openReviews).toEqual([
      { reason: 'unmatched', count: 2 },
      { reason: 'overpaid', count: 1 },
    ])
  })

  it('is empty, without a share, for a shop and a period in which nothing happened', async () => {
    const other = await reportShop(db)
    for (const [tenantId, period] of [
      [other.shop.tenantId, NOVEMBER],
      [shop.tenantId, { from: new Date('2025-01-01T00:00:00Z'), to: new Date('2025-02-01T00:00:00Z') }],
    ] as const) {
      expect(await report(tenantId, period)).toMatchObject({
        methods: [],
        rescue: { firstAttemptUnpaid: 0, rescued: 0, bySameMethod: 0, byAnotherMethod: 0, share: null },
        unallocated: [],
        reversing: [],
      })
    }
  })

  it('takes the same few statements for many payments as for few', async () => {
    const few = await reportShop(db)
    const statements = async (tenantId: string) => {
      const ctx = testCtx(db, { tenantId })
      await getSettlementReport(ctx, NOVEMBER)
      return ctx.sql.statements
    }
    expect(await statements(shop.tenantId)).toBe(await statements(few.shop.tenantId))
    expect(await statements(shop.tenantId)).toBeLessThanOrEqual(6)
  })
})

describe('the staff routes', async () => {
  const clock = testClock()
  const taken: string[] = []
  let isGranted = true
  const limiter = {
    take: async (_tenantId: string, key: string) => {
      taken.push(key)
      return isGranted ? { granted: true, waitMs: 0, left: 1 } : { granted: false, waitMs: 41_000, left: 0 }
    },
  }
  const shared = { clock, log: testLog(), ports: testPorts({ limiter }) }
  const ctxFor = (tenantId: string) => testCtx(db, { ...shared, tenantId })
  const routes = testApi({ ctxFor, clock })
  const server = createServer(createApp({ routers: [routes], log: testLog(), healthy: async () => ({}) }).callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1/payments`

  async function tokenOf(tenantId: string): Promise<string> {
    const token = `tulia_${tenantId}_${randomIds.secret(32)}`
    await db.transaction(tenantId, (tx) =>
      tx.staffToken.create({
        data: { tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(token) },
      }),
    )
    return token
  }
  const get = async (query: string, token: string, path = 'report', method = 'GET') =>
    fetch(`${base}/${path}${query}`, { method, headers: { authorization: `Bearer ${token}`, ...onceKey(method) } })
  const token = await tokenOf(shop.tenantId)
  const MONTH = '?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z'

  it('give the report of the shop whose token is sent, and of no other', async () => {
    const mine = await get(MONTH, token)
    expect(mine.status).toBe(200)
    expect(await mine.json()).toEqual(await report(shop.tenantId))
    const other = await reportShop(db)
    const theirs = await get(MONTH, await tokenOf(other.shop.tenantId))
    expect(await theirs.json()).toMatchObject({ methods: [], unallocated: [], openReviews: [] })
    expect((await get(MONTH, `tulia_${shop.tenantId}_${'0'.repeat(64)}`)).status).toBe(401)
  })

  it('read instants with their zone', async () => {
    // Midnight in Nairobi is 21:00 UTC of the day before: the failed prompt of 31 October 23:59:59 UTC is inside.
    const nairobi = await get('?from=2026-11-01T00:00:00%2B03:00&to=2026-11-01T12:00:00%2B03:00', token)
    expect(await nairobi.json()).toMatchObject({ methods: [{ method: 'stk', all: { count: 1, amountMinor: 1_000 } }] })
  })

  it.each([
    ['', /from.*to.*instants with their zone/s],
    ['?from=2026-11-01&to=2026-12-01', /instants with their zone/],
    ['?from=2026-12-01T00:00:00Z&to=2026-11-01T00:00:00Z', /from must be earlier than to/],
    ['?from=2020-01-01T00:00:00Z&to=2026-11-01T00:00:00Z', /at most 366 days/],
    [`${MONTH}&format=pdf`, /format/],
    [`${MONTH}&tenant=x`, /tenant/],
    [`${MONTH}&from=2026-11-02T00:00:00Z`, /from/],
  ])('refuse %s with 422 and say what to do', async (query, said) => {
    const answer = await get(query, token)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: { code: 'invalid_input', message: expect.stringMatching(said) },
    })
  })

  it('write the same figures as CSV, in minor units, without a cell that a spreadsheet would run', async () => {
    const tricky = await reportShop(db)
    const code = '=HYPERLINK("http://evil.example")'
    await tricky.order({ status: 'failed', code, amountMinor: 12_345, at: '2026-11-02T10:00:00Z', wordAfter: 15 })
    await tricky.money({ amountMinor: 700, allocatedMinor: 0, at: '2026-11-03T10:00:00Z' })
    await tricky.review('unmatched')
    const answer = await get(`${MONTH}&format=csv`, await tokenOf(tricky.shop.tenantId))
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('settlement-report.csv')
    expect((await answer.text()).trim().split('\n')).toEqual([
      'section,method,name,result_code,count,amount_minor,currency,value',
      'period,,from,,,,,2026-11-01T00:00:00.000Z',
      'period,,to,,,,,2026-12-01T00:00:00.000Z',
      'attempts,stk,all,,1,12345,KES,',
      'attempts,stk,paid,,0,0,KES,',
      `outcomes,stk,failed,"'=HYPERLINK(""http://evil.example"")",1,12345,KES,`,
      'time_to_callback,stk,p50_ms,,1,,KES,15000',
      'time_to_callback,stk,p95_ms,,1,,KES,15000',
      'rescue,,first_attempt_unpaid,,1,,,',
      'rescue,,rescued,,0,,,0',
      'rescue,,by_same_method,,0,,,',
      'rescue,,by_another_method,,0,,,',
      'unallocated,,,,1,700,KES,',
      'open_reviews,,unmatched,,1,,,',
    ])
  })

  it('run a reconciliation of this shop and give its counts, a few times in a row', async () => {
    const answer = await get('', token, 'reconcile', 'POST')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      checked: 0,
      paid: 0,
      unpaid: 0,
      inReview: 0,
      open: 0,
      problems: 0,
      left: 0,
      withoutReceipt: 0,
      reportsMissed: 0,
      reportsProven: 0,
      listProblems: [],
    })
    expect(taken).toEqual(['reconcile'])
    isGranted = false
    const refused = await get('', token, 'reconcile', 'POST')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
      error: { code: 'wait_before_retry', message: expect.stringContaining('41 seconds') },
    })
    expect((await get('', 'none', 'reconcile', 'POST')).status).toBe(401)
  })
})
