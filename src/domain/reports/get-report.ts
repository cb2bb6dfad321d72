import type { Ctx } from '../context.ts'
import { readSettings } from '../tenancy/index.ts'
import { figureOf, NO_ROWS, type Total } from './figure-of.ts'
import type { Counted } from './numbers/counted.ts'
import { NUMBERS } from './numbers/index.ts'
import { type AskedDays, type Period, periodOf } from './period.ts'
import { readSums, type Sum } from './read-sums.ts'
import type { Figure, Listed, Report, ReportName } from './schemas.ts'
import { scopeOf, withBefore } from './scope-of.ts'

/**
 * One report over some days, with the days before it to compare with: each number with the list of the very rows that it counts. Days
 * are those of the shop's clocks. Throws `invalid_input` for days that make no period.
 * @param asked.person only what this one did; null for everybody
 */
export async function getReport(
  ctx: Ctx,
  { name, person, ...days }: AskedDays & { name: ReportName; person: string | null },
): Promise<Report> {
  return ctx.transaction(async (ctx) => {
    const settings = await readSettings(ctx)
    const period = periodOf(days, ctx.clock.now(), settings.timezone)
    const scope = scopeOf(ctx, settings, withBefore(period))
    const numbers = NUMBERS[name]
    const sums = await readSums(ctx, { numbers, scope, period, person })
    const told = { numbers, sums, period, person, currency: settings.currency }
    return {
      ...{ name, by: days.by, from: period.from, to: period.to, previous: period.previous, timezone: period.timezone },
      tiles: numbers.filter(({ shown }) => shown.includes('tile')).flatMap((number) => tilesOf(told, number)),
      series: numbers.filter(({ shown }) => shown.includes('series')).flatMap((number) => seriesOf(told, number)),
      breakdowns: numbers.filter(({ parts }) => parts !== undefined).map((number) => partsOf(told, number)),
    }
  })
}

interface Told {
  numbers: readonly Counted[]
  sums: readonly Sum[]
  period: Period
  person: string | null
  /** What the shop counts in where there is nothing to count. */
  currency: string
}

function tilesOf(told: Told, number: Counted): Figure[] {
  const { from, to } = told.period
  return currenciesOf(told, number).map((currency) => {
    const list = listOf(told, number, { from, to, currency, part: null })
    const over = dividedBy(told, number)
    return figureOf(number, {
      ...{ list, over, total: allOf(told.sums, number.name, currency, true) },
      previous: allOf(told.sums, number.name, currency, false),
      overBefore: over === null ? 0 : countOf(told.sums, over.name, false),
    })
  })
}

function seriesOf(told: Told, number: Counted): Report['series'] {
  const { name, unit } = number
  return currenciesOf(told, number).map((currency) => ({
    ...{ name, unit, currency },
    points: told.period.steps.map(({ from, to }, at) => {
      const isStep = (sum: Sum) => sum.level === 'step' && sum.step === at + 1
      const total = told.sums.find((sum) => isOf(sum, number.name, currency) && isStep(sum)) ?? NO_ROWS
      const list = listOf(told, number, { from, to, currency, part: null })
      return { date: from, figure: figureOf(number, { total, list, previous: null, over: null, overBefore: 0 }) }
    }),
  }))
}

function partsOf(told: Told, number: Counted): Report['breakdowns'][number] {
  const { from, to } = told.period
  const parts = told.sums.flatMap((sum) => {
    const { part, currency, label } = sum
    if (sum.number !== number.name || sum.level !== 'part' || part === null) return []
    const list = listOf(told, number, { from, to, currency, part })
    return { part, label, figure: figureOf(number, { total: sum, list, previous: null, over: null, overBefore: 0 }) }
  })
  return { name: number.name, parts }
}

/** Money of two currencies is never added up: each has a number of its own. */
function currenciesOf({ sums, currency }: Told, { name, unit }: Counted): (string | null)[] {
  if (unit !== 'money') return [null]
  const used = sums.flatMap((sum) => (sum.number === name && sum.currency !== null ? sum.currency : []))
  return used.length === 0 ? [currency] : [...new Set(used)]
}

/** What a share is taken of: all rows of another number of the report, in whatever currency. */
function dividedBy(told: Told, { how }: Counted): Figure['of'] {
  if (typeof how === 'string') return null
  const name = 'share' in how ? how.share : how.each
  const { from, to } = told.period
  const list = { number: name, from, to, currency: null, part: null, person: told.person }
  return { name, count: countOf(told.sums, name, true), list }
}

function listOf({ person }: Told, { name }: Counted, of: Omit<Listed, 'number' | 'person'>): Listed {
  return { ...of, number: name, person }
}

function allOf(sums: readonly Sum[], name: string, currency: string | null, current: boolean): Total {
  return sums.find((sum) => isOf(sum, name, currency) && sum.level === 'all' && sum.current === current) ?? NO_ROWS
}

function countOf(sums: readonly Sum[], name: string, current: boolean): number {
  return sums
    .filter((sum) => sum.number === name && sum.level === 'all' && sum.current === current)
    .reduce((total, { count }) => total + count, 0)
}

function isOf(sum: Sum, name: string, currency: string | null): boolean {
  return sum.number === name && sum.currency === currency
}
