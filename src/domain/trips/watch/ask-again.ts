import { addDays } from '../../../lib/calendar.ts'
import type { Ctx } from '../../context.ts'
import { createFactBook, type FactBook } from '../facts/fact-book.ts'
import { type FactData, type IntentV1, type PlanV1, Tier, type TripTool } from '../schemas/index.ts'
import type { AskedAgain } from './with-answers.ts'

/** Asks the sources again for everything that a plan of a trip rests on and that can change: weather, fares, beds, venues, rates. */
export async function askAgain(
  ctx: Ctx,
  { plan, intent, facts }: { plan: PlanV1; intent: IntentV1; facts: FactData },
): Promise<AskedAgain[]> {
  const book = createFactBook(facts)
  return Promise.all([
    ...weatherOf(ctx, plan, intent, book),
    ...flightsOf(ctx, intent),
    ...staysOf(ctx, intent),
    ...venuesOf(ctx, intent),
    ...ratesOf(ctx, intent),
  ])
}

/** Tools of which some question got no answer. */
export function unansweredOf(asked: readonly AskedAgain[]): TripTool[] {
  return [...new Set(asked.flatMap(({ tool, answer }) => (answer.outcome === 'ok' ? [] : [tool])))]
}

function weatherOf(ctx: Ctx, plan: PlanV1, { date_window }: IntentV1, book: FactBook): Promise<AskedAgain>[] {
  const choices = plan.days.flatMap(({ slots }) => slots.flatMap(({ choices }) => choices.slice(0, 1)))
  const bed = choices.find(({ kind }) => kind === 'lodging')?.option_ref
  const geo = book.data.destination?.geo ?? (bed === undefined ? null : book.lodging(bed)?.geo)
  if (!geo) return []
  const request = { lat: geo.lat, lon: geo.lon, dates: plan.days.map(({ date }) => date), tz: date_window.tz }
  return [ctx.ports.trips.weather(request, ctx).then((answer) => ({ tool: 'weather' as const, request, answer }))]
}

/** There on the first day and back on the last, for every airport of the destination: what is proposed must be offered now too. */
function flightsOf(ctx: Ctx, { origin, airports, date_window, prefs }: IntentV1): Promise<AskedAgain>[] {
  const { start, end, tz } = date_window
  const ways = airports
    .filter((airport) => origin !== null && airport !== origin)
    .flatMap((airport) => [
      { origin: origin ?? '', dest: airport, day: start },
      { origin: airport, dest: origin ?? '', day: end },
    ])
  return ways.map(async ({ day, ...way }) => {
    const window = { start: day, end: day, tz }
    const request = { ...way, date_window: window, avoid_overnight: prefs.avoid_overnight }
    return { tool: 'flights' as const, request, answer: await ctx.ports.trips.flights(request, ctx) }
  })
}

function staysOf(ctx: Ctx, { city, date_window }: IntentV1): Promise<AskedAgain>[] {
  return Tier.options.map(async (tier) => {
    const request = { city, checkin: date_window.start, checkout: date_window.end, tier_prefs: [tier] }
    return { tool: 'lodging' as const, request, answer: await ctx.ports.trips.lodging(request, ctx) }
  })
}

/** Those of the themes first, and then any. */
function venuesOf(ctx: Ctx, { city, prefs }: IntentV1): Promise<AskedAgain>[] {
  const wanted = prefs.themes.length === 0 ? [[]] : [prefs.themes.toSorted(), []]
  return wanted.map(async (themes) => {
    const request = { city, themes, kid_friendly: prefs.kid_friendly }
    return { tool: 'attractions' as const, request, answer: await ctx.ports.trips.attractions(request, ctx) }
  })
}

function ratesOf(ctx: Ctx, { currency, budget }: IntentV1): Promise<AskedAgain>[] {
  const currencies = new Set([currency, budget?.currency ?? currency])
  const as_of = addDays(ctx.clock.now().toISOString().slice(0, 10), -1)
  return [...currencies]
    .filter((to) => to !== 'USD')
    .map(async (to) => {
      const request = { from: 'USD', to, as_of }
      return { tool: 'fx' as const, request, answer: await ctx.ports.trips.fx(request, ctx) }
    })
}
