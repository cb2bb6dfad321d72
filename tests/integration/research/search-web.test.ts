import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { searchWeb } from '../../../src/domain/research/index.ts'
import { testClock } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { deskCtx, openDesk, startSearch, TODAY } from './travel-desk.ts'

const db = await testDatabase()
const sandbox = await startSearch()
afterAll(() => sandbox.close())
beforeEach(() => sandbox.faults.clear())

const QUESTION = { query: 'southeast asia beach deals', locale: 'en' } as const
const asked = async () => (await sandbox.search.queries()).length

async function sitesFor(settings: Parameters<typeof openDesk>[1]): Promise<string[]> {
  const ctx = deskCtx(db, await openDesk(db, settings), sandbox)
  const found = await searchWeb(ctx, { query: 'tokyo cherry blossom forecast 2027', locale: 'en' })
  return found.outcome === 'searched' ? found.reports.map(({ domain }) => domain) : [found.reason]
}

describe('what was found', () => {
  it('is told again within the hour without a search, also as of the day it was found', async () => {
    const clock = testClock(TODAY)
    const ctx = deskCtx(db, await openDesk(db), sandbox, clock)
    const first = await searchWeb(ctx, QUESTION)
    const before = await asked()
    clock.advance(3_599_000)
    expect(await searchWeb(ctx, { ...QUESTION, query: '  Southeast   Asia beach deals ' })).toEqual(first)
    expect(await asked()).toBe(before)
    clock.advance(2_000)
    await searchWeb(ctx, QUESTION)
    expect(await asked()).toBe(before + 1)
  })

  it('is known to no other tenant', async () => {
    await searchWeb(deskCtx(db, await openDesk(db), sandbox), QUESTION)
    const before = await asked()
    await searchWeb(deskCtx(db, await openDesk(db), sandbox), QUESTION)
    expect(await asked()).toBe(before + 1)
  })

  it('is asked for anew after a failure, which counts as a search', async () => {
    const ctx = deskCtx(db, await openDesk(db, { research: { dailySearches: 2 } }), sandbox)
    await sandbox.faults.set([{ target: 'search.query', kind: 'http_429' }])
    expect(await searchWeb(ctx, QUESTION)).toEqual({ outcome: 'not_searched', reason: 'unavailable' })
    await sandbox.faults.clear()
    expect(await searchWeb(ctx, QUESTION)).toMatchObject({ outcome: 'searched' })
    expect(await searchWeb(ctx, { ...QUESTION, query: 'bali weather this week' })).toMatchObject({
      reason: 'limit_reached',
    })
  })

  it('is forgotten after two days', async () => {
    const clock = testClock(TODAY)
    const shop = await openDesk(db)
    const ctx = deskCtx(db, shop, sandbox, clock)
    await searchWeb(ctx, QUESTION)
    clock.advance(3 * 86_400_000)
    await searchWeb(ctx, QUESTION)
    const { tenantId } = shop
    expect(await db.transaction(tenantId, (tx) => tx.webSearch.count({ where: { tenantId } }))).toBe(1)
  })
})

describe('who may search', () => {
  it('is counted also when many ask at once', async () => {
    const ctx = deskCtx(db, await openDesk(db, { research: { dailySearches: 3 } }), sandbox)
    const many = Array.from({ length: 8 }, (_, at) =>
      searchWeb(ctx, { ...QUESTION, query: `beach deals number ${at}` }),
    )
    const outcomes = (await Promise.all(many)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'searched')).toHaveLength(3)
  })

  it('is told of no search where none is connected', async () => {
    const ctx = deskCtx(db, await openDesk(db), sandbox)
    const without = { ...ctx, ports: { ...ctx.ports, research: null } }
    expect(await searchWeb(without, QUESTION)).toEqual({ outcome: 'not_searched', reason: 'not_connected' })
  })
})

describe('sites', () => {
  it('that a tenant denies are not told, with all that is below them', async () => {
    const all = await sitesFor({})
    expect(all.length).toBeGreaterThan(1)
    const [first = ''] = all
    expect(await sitesFor({ research: { denyDomains: [first.split('.').slice(-2).join('.')] } })).not.toContain(first)
    expect(await sitesFor({ research: { allowDomains: [first] } })).toEqual([first])
    expect(await sitesFor({ research: { allowDomains: ['nobody.example'] } })).toEqual([])
  })

  it('inside a house, without a name or with a login are told of nobody', async () => {
    const page = { title: 'Deals', content: 'Beach deals are low.', publishedDate: null }
    const urls = [
      'http://127.0.0.1/a',
      'http://169.254.169.254/latest',
      'http://[::1]/a',
      'http://2130706433/a',
      'http://printer/a',
      'http://nas.local/a',
      'https://user:word@site.example/a',
      'javascript:alert(1)',
    ]
    await sandbox.search.setPages([
      { query: 'odd beach deals', results: [...urls, 'https://www.fine.example/a'].map((url) => ({ ...page, url })) },
    ])
    const found = await searchWeb(deskCtx(db, await openDesk(db), sandbox), { ...QUESTION, query: 'odd beach deals' })
    expect(found).toMatchObject({ outcome: 'searched', reports: [{ domain: 'fine.example' }] })
  })

  it('are quoted without phones, links and ways to pay', async () => {
    const content =
      'Beach deals began on Monday. Call +254 700 000 999 for them. Write to deals@cheap.example now. See www.cheap.example today. Pay to paybill 400200 first. Rooms are left. And a cut off sen'
    await sandbox.search.setPages([
      {
        query: 'quoted beach deals',
        results: [{ title: 'Deals', url: 'https://a.example/', content, publishedDate: null }],
      },
    ])
    const found = await searchWeb(deskCtx(db, await openDesk(db), sandbox), {
      ...QUESTION,
      query: 'quoted beach deals',
    })
    expect(found).toMatchObject({ reports: [{ quote: 'Beach deals began on Monday. … Rooms are left.' }] })
  })
})

describe('a question', () => {
  it('goes out without anybody’s phone number or address', async () => {
    const query = 'beach deals for amina@home.example, call me on 0712 345 678 please'
    await searchWeb(deskCtx(db, await openDesk(db), sandbox), { query, locale: 'en' })
    expect((await sandbox.search.queries()).at(-1)).toBe('beach deals for , call me on please')
  })

  it('that is nothing but a number is not asked', async () => {
    const before = await asked()
    const found = await searchWeb(deskCtx(db, await openDesk(db), sandbox), { query: '0712345678', locale: 'en' })
    expect(found).toEqual({ outcome: 'searched', reports: [] })
    expect(await asked()).toBe(before)
  })
})
