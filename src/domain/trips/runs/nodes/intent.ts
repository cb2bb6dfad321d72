import { foldWords } from '../../../../lib/fold-words.ts'
import { haversineMetres } from '../../../../lib/geo.ts'
import type { Ctx } from '../../../context.ts'
import { readSettings } from '../../../tenancy/index.ts'
import { completeIntent } from '../../facts/complete-intent.ts'
import { createFactBook } from '../../facts/fact-book.ts'
import { rateQuestions } from '../../facts/questions.ts'
import { type Destination, type FactData, IntentInput, type IntentV1 } from '../../schemas/index.ts'
import { askSource } from '../ask-source.ts'
import { findDestination, nearestNames } from '../find-destination.ts'
import type { NodeOf, NodeResult, NodeWork } from '../run-node.ts'
import { NO_FACTS } from '../run-state.ts'
import { SOURCE_TOOLS } from '../source-tools.ts'

/** Airports this near to each other serve one town. */
const SAME_TOWN_METRES = 40_000

/** Reads what is wanted, and puts in what the customer left to us: nothing is planned of an intent that is not whole. */
export const intentNode: NodeOf = async (work) => {
  const { ctx, claim, state } = work
  const read = IntentInput.safeParse(claim.intent)
  if (!read.success) {
    const [issue] = read.error.issues
    return refused('invalid_intent', `${issue?.path.join('.') ?? 'intent'}: ${issue?.message ?? 'it is no intent'}`)
  }
  const { homeAirport, found } = await lookUp(ctx, read.data.city)
  if (found === null) {
    const near = await ctx.transaction((ctx) => nearestNames(ctx, read.data.city))
    return refused(
      'no_destination',
      `We plan no trips to ${read.data.city}.${near.length > 0 ? ` We do to ${near.join(', ')}.` : ''}`,
    )
  }
  const fx = await ratesFor(work, read.data)
  const known: FactData = { ...NO_FACTS, destination: found, fx }
  const facts = createFactBook(known)
  const whole = completeIntent(read.data, { facts, homeAirport, now: claim.createdAt })
  if (whole.outcome === 'invalid') return refused('invalid_intent', `${whole.field}: ${whole.problem}`)
  if (whole.outcome === 'no_rate') {
    return refused('invalid_intent', `budget: nobody knows what ${whole.currency} is in US dollars today`)
  }
  const intent = read.data.origin === null ? await fromTown(work, whole.intent, found) : whole.intent
  return { outcome: 'done', state: { ...state, intent: { ...intent, city: found.city }, facts: known } }
}

function refused(code: 'invalid_intent' | 'no_destination', message: string): NodeResult {
  return { outcome: 'failed', error: { code, message } }
}

async function lookUp(ctx: Ctx, city: string): Promise<{ homeAirport: string | null; found: Destination | null }> {
  return ctx.transaction(async (ctx) => {
    const { trips } = await readSettings(ctx)
    return { homeAirport: trips?.homeAirport ?? null, found: await findDestination(ctx, foldWords(city)) }
  })
}

async function ratesFor(work: NodeWork, intent: IntentInput): Promise<FactData['fx']> {
  const questions = rateQuestions(intent, work.claim.createdAt)
  const heard = await Promise.all(questions.map((request) => askSource(work, SOURCE_TOOLS.fx, request)))
  return heard.flatMap(({ items }) => items)
}

/**
 * Who did not say where she starts starts in the town of the home airport: where nothing flies from there to the destination, from
 * the next airport of the same town that something flies from.
 */
async function fromTown(work: NodeWork, intent: IntentV1, to: Destination): Promise<IntentV1> {
  const { origin: home, airports, date_window, prefs } = intent
  if (home === null || to.overland || airports.includes(home)) return intent
  const all = work.ctx.ports.atlas.airports()
  const at = all.find(({ iata }) => iata === home)?.geo
  const town = at ? all.filter(({ iata, geo }) => iata !== home && haversineMetres(at, geo) <= SAME_TOWN_METRES) : []
  const day = { start: date_window.start, end: date_window.start, tz: date_window.tz }
  for (const origin of [home, ...town.map(({ iata }) => iata)]) {
    for (const dest of airports) {
      const request = { origin, dest, date_window: day, avoid_overnight: prefs.avoid_overnight }
      const { items } = await askSource(work, SOURCE_TOOLS.flights, request)
      if (items.length > 0) return { ...intent, origin }
    }
  }
  return intent
}
