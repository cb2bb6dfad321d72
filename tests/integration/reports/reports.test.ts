import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { ReportName, type Unit } from '../../../src/domain/reports/schemas.ts'
import { ReportWire, RowWire, SpendWire } from '../../../src/http/contract/reports.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { type CallAs, serveAs } from '../../contract/serve-as.ts'
import { startProduct } from '../../support/product.ts'
import { growHistory } from '../growth/grow-history.ts'
import { playStory } from '../growth/story.ts'
import { hire } from '../handoff/inbox.ts'
import { readDatabase } from '../schema/read-database.ts'
import { addRarities } from './add-rarities.ts'

const Rows = z.object({ rows: z.array(RowWire), next_cursor: z.string().nullable() })
const DAY_MS = 86_400_000
/** So many copies of the story, each ten minutes older than the one before: a bit more than two days of them. */
const COPIES = 300

const product = await startProduct({ worker: false })
const settings = { payments: { stk: true, c2b: true, card: true } }
const shop = await product.openShop({ settings })
const other = await product.openShop({ settings })
const day = (plus: number) => new Date(Date.now() + 3 * 3_600_000 + plus * DAY_MS).toISOString().slice(0, 10)
const [from, to] = [day(-1), day(0)]

let lead: CallAs
let agent: CallAs
let stranger: CallAs

beforeAll(async () => {
  await seedShop(product.runtime.ctxFor(shop.tenantId), readShopFixture('fixtures', 'kicks-and-phones'))
  const worker = await startWorker(product.runtime)
  await playStory(product, shop, await hire(product, shop, 'Wanjiru'))
  // From now on nobody takes what is lost.
  await worker.close()
  const owner = new pg.Client({ connectionString: product.db.ownerUrl })
  await owner.connect()
  await addRarities(owner, shop.tenantId)
  const grown = { tenantId: shop.tenantId, times: COPIES } as const
  await growHistory(owner, await readDatabase(owner), { ...grown, repeated: 'by others' })
  await owner.query('ANALYZE')
  await owner.end()
  const { as } = await serveAs(product)
  lead = await as({ tenantId: shop.tenantId, role: 'manager' })
  agent = await as({ tenantId: shop.tenantId, role: 'agent' })
  stranger = await as({ tenantId: other.tenantId, role: 'owner' })
}, 300_000)

async function report(name: string, query: Record<string, string> = {}, as = lead): Promise<ReportWire> {
  const { status, text } = await as({
    method: 'GET',
    url: `/v1/reports/${name}?${new URLSearchParams({ from, to, ...query })}`,
  })
  expect([name, status, text.slice(0, 300)]).toEqual([name, 200, expect.anything()])
  return ReportWire.parse(JSON.parse(text))
}

/** All that a number says it counts, page by page. */
async function opened(list: string, as = lead): Promise<RowWire[]> {
  const found: RowWire[] = []
  let cursor: string | null = null
  do {
    const more: string = cursor === null ? '' : `&cursor=${cursor}`
    const { status, text } = await as({ method: 'GET', url: `${list}&limit=100${more}` })
    expect([list, status]).toEqual([list, 200])
    const page = Rows.parse(JSON.parse(text))
    found.push(...page.rows)
    cursor = page.next_cursor
  } while (cursor !== null)
  return found
}

function median(amounts: number[]): number | null {
  const sorted = amounts.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** What a number must say of the rows that its list gives. */
function worth(unit: Unit, rows: RowWire[], over: number | null): number | null {
  const amounts = rows.flatMap(({ amount }) => amount ?? [])
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (unit === 'count') return rows.length
  if (unit === 'seconds') return median(amounts)
  if (unit === 'score') return amounts.length === 0 ? null : sum / amounts.length
  if (unit === 'share') return over === 0 || over === null ? null : rows.length / over
  const known = rows.length > 0 && amounts.length === 0 ? null : sum
  if (over === null) return known
  return over === 0 || known === null ? null : known / over
}

interface Number {
  name: string
  unit: Unit
  value: number | null
  count: number
  unknown: number
  list: string
  of?: { count: number; list: string } | null
}

async function agrees({ name, unit, value, count, unknown, list, of = null }: Number, as = lead): Promise<void> {
  const rows = await opened(list, as)
  const places = new Set(rows.map((row) => `${row.at} ${row.id} ${row.part}`))
  expect([name, list, rows.length, places.size]).toEqual([name, list, count, count])
  const expected = worth(unit, rows, of?.count ?? null)
  if (expected === null || value === null) expect([name, list, value]).toEqual([name, list, expected])
  else expect(value, list).toBeCloseTo(expected, 4)
  if (unit !== 'count' && unit !== 'share')
    expect([name, rows.filter(({ amount }) => amount === null).length]).toEqual([name, unknown])
  if (of !== null) expect([name, (await opened(of.list, as)).length]).toEqual([name, of.count])
}

describe('a report', () => {
  it.each(ReportName.options)(
    '%s: every number opens the list of just what it counts',
    async (name) => {
      const { tiles, series, breakdowns } = await report(name)
      expect(tiles.some(({ count }) => count > 0)).toBe(true)
      for (const tile of tiles) await agrees(tile)
      for (const { points, ...line } of series) for (const point of points) await agrees({ ...line, ...point })
      for (const { name, parts } of breakdowns) {
        const filled = parts.toSorted((a, b) => b.count - a.count)
        // A heat map has 168 of them: the fullest and the emptiest stand for the others.
        for (const part of [...filled.slice(0, 5), ...filled.slice(5).slice(-3)]) await agrees({ ...part, name })
      }
    },
    300_000,
  )

  it('compares with as many days before', async () => {
    for (const name of ReportName.options) {
      const now = await report(name)
      const before = await report(name, now.previous)
      expect(now.tiles.map(({ name, previous }) => [name, previous])).toEqual(
        now.tiles.map(({ name, currency }) => [
          name,
          before.tiles.find((tile) => tile.name === name && tile.currency === currency)?.value ?? null,
        ]),
      )
    }
  })

  it('adds up to its parts and its days, and to itself by weeks', async () => {
    for (const name of ['overview', 'sales', 'delivery'] as const) {
      const { tiles, series, breakdowns } = await report(name)
      const weeks = await report(name, { by: 'week' })
      for (const { name: number, currency, count } of tiles) {
        const lines = [...series, ...weeks.series].filter((line) => line.name === number && line.currency === currency)
        for (const { points } of lines) expect([number, sum(points)]).toEqual([number, count])
        const parts = breakdowns.find((one) => one.name === number)?.parts.filter((part) => part.currency === currency)
        if (parts) expect([number, sum(parts)]).toEqual([number, count])
      }
    }
  })

  it('finds what the story and its rarities are', async () => {
    const counts = async (name: string) =>
      Object.fromEntries((await report(name)).tiles.map((tile) => [tile.name, tile]))
    const delivery = await counts('delivery')
    for (const number of ['sent', 'failed', 'lost', 'doubled', 'out_of_order'])
      expect([number, (delivery[number]?.count ?? 0) > 0]).toEqual([number, true])
    const { spend, unpriced } = await counts('cost')
    expect(unpriced?.count).toBe(spend?.unknown)
    expect(unpriced?.count).toBeGreaterThan(0)
    const people = await counts('people')
    for (const number of ['handoffs', 'reopened', 'ended', 'no_answer'])
      expect([number, (people[number]?.count ?? 0) > 0]).toEqual([number, true])
    expect((people.first_answer?.count ?? 0) + (people.first_answer_closed?.count ?? 0)).toBeGreaterThan(0)
    expect((await counts('sales')).paid?.value).toBeGreaterThan(0)
    expect((await counts('knowledge')).gaps?.count).toBeGreaterThan(0)
  })

  it('is a table too, with the same numbers and no cell that a spreadsheet would run', async () => {
    const { text } = await lead({
      method: 'GET',
      url: `/v1/reports/knowledge?from=${from}&to=${to}&format=csv`,
    })
    const [head, ...lines] = text.trim().split('\r\n')
    expect(head).toBe('section,number,date,part,label,value,unit,currency,rows,unknown,previous')
    const { tiles, series, breakdowns } = await report('knowledge')
    const inner = [...series.flatMap(({ points }) => points), ...breakdowns.flatMap(({ parts }) => parts)]
    expect(lines).toHaveLength(tiles.length + inner.length)
    expect(lines.flatMap((line) => line.split(',')).filter((cell) => /^"?[=+@\t-]/.test(cell))).toEqual([])
    expect(text).toContain(`"'=HYPERLINK`)
  })

  it('shows an agent her own work alone, and nothing of the shop', async () => {
    for (const name of ['people', 'csat']) {
      const { tiles } = await report(name, {}, agent)
      expect(tiles.map(({ count }) => count).every((count) => count === 0)).toBe(true)
      const [some] = (await report(name)).tiles.filter(({ count }) => count > 0)
      expect(await opened(some?.list ?? '', agent)).toEqual([])
    }
    for (const url of ['/v1/reports/sales', `/v1/reports/sales/rows?number=paid&from=${from}&to=${to}`])
      expect((await agent({ method: 'GET', url })).status).toBe(403)
  })

  it('is of one person where that is asked', async () => {
    const all = await report('people')
    const [first] = all.breakdowns.find(({ name }) => name === 'ended')?.parts ?? []
    const hers = await report('people', { person: first?.part ?? '' })
    expect(hers.tiles.find(({ name }) => name === 'ended')?.count).toBe(first?.count)
    for (const tile of hers.tiles) await agrees(tile)
  })

  it('has nothing of another shop', async () => {
    for (const name of ReportName.options) {
      const { tiles, breakdowns } = await report(name, {}, stranger)
      expect(tiles.filter(({ count }) => count > 0)).toEqual([])
      expect(breakdowns.flatMap(({ parts }) => parts)).toEqual([])
      for (const { list } of (await report(name)).tiles) expect(await opened(list, stranger)).toEqual([])
    }
  })

  it('refuses days that make no period, and numbers that it does not have', async () => {
    for (const url of [
      `/v1/reports/sales?from=${to}&to=${from}`,
      '/v1/reports/sales?from=2024-01-01&to=2026-01-01',
      `/v1/reports/sales/rows?number=sent&from=${from}&to=${to}`,
    ])
      expect([url, (await lead({ method: 'GET', url })).status]).toEqual([url, 422])
    expect((await lead({ method: 'GET', url: '/v1/reports/weather' })).status).toBe(404)
  })
})

describe('what models cost', () => {
  const spend = async (as = lead) => {
    const { status, text } = await as({ method: 'GET', url: '/v1/spend' })
    expect(status).toBe(200)
    return SpendWire.parse(JSON.parse(text))
  }
  const setBudget = (microUsd: number) =>
    product.db.transaction(shop.tenantId, async (tx) => {
      const { settings } = await tx.tenant.findUniqueOrThrow({
        where: { id: shop.tenantId },
        select: { settings: true },
      })
      const changed = { ...Object(settings), dailyModelBudgetMicroUsd: microUsd }
      await tx.tenant.update({ where: { id: shop.tenantId }, data: { settings: changed } })
    })

  it('is what its lists say, with calls of unknown price named and never nothing', async () => {
    const { calls, list, spent_micro_usd, reserved_micro_usd, unpriced, month, by_prompt, by_model } = await spend()
    const rows = await opened(list)
    expect(rows).toHaveLength(calls)
    const known = (of: RowWire[]) => of.reduce((total, { amount }) => total + (amount ?? 0), 0)
    expect(known(rows) + reserved_micro_usd).toBe(spent_micro_usd)
    expect(await opened(unpriced.list)).toHaveLength(unpriced.calls)
    expect(reserved_micro_usd).toBe(unpriced.calls * 900)
    expect(known(await opened(month.list))).toBeLessThan(month.spent_micro_usd)
    for (const share of [...by_prompt, ...by_model]) {
      const hers = await opened(share.list)
      expect([share.name, hers.length]).toEqual([share.name, share.calls])
      expect(share.cost_micro_usd ?? 0).toBe(known(hers))
      expect(hers.filter(({ amount }) => amount === null)).toHaveLength(share.unpriced)
    }
    expect(by_model.find(({ name }) => name === 'unheard-of')).toMatchObject({ cost_micro_usd: null })
  })

  it('says who answers by what is left of the budget, and since when', async () => {
    const { spent_micro_usd: spent } = await spend()
    const steps = []
    for (const budget of [spent * 10, Math.ceil(spent * 1.1), spent, 0]) {
      await setBudget(budget)
      const { step, since } = await spend()
      steps.push([step, since !== null && Date.parse(since) <= Date.now()])
    }
    expect(steps).toEqual([
      ['model', false],
      ['small_model', true],
      ['templates', true],
      ['templates', true],
    ])
  })

  it('is nothing to agents, and nothing of another shop', async () => {
    expect((await agent({ method: 'GET', url: '/v1/spend' })).status).toBe(403)
    expect(await spend(stranger)).toMatchObject({ calls: 0, spent_micro_usd: 0, step: 'model', by_model: [] })
  })
})

function sum(of: { count: number }[]): number {
  return of.reduce((total, { count }) => total + count, 0)
}
