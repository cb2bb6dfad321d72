import { clockAt } from '../../../lib/temporal.ts'
import { TRIP_LIMITS } from '../limits.ts'
import { type IntentInput, IntentV1 } from '../schemas/index.ts'
import type { FactBook } from './fact-book.ts'

/** What an intent is completed from. */
export interface Completion {
  /** With the destination, rates and whatever flights are known already. */
  facts: FactBook
  /** Of the tenant; null: it has none. */
  homeAirport: string | null
  now: Date
}

/** An intent that can be planned, or the first thing that keeps it from being one. */
export type CompletedIntent =
  | { outcome: 'complete'; intent: IntentV1 }
  /** `field` is its path, "date_window.start". */
  | { outcome: 'invalid'; field: string; problem: string }
  | { outcome: 'no_rate'; currency: string }

/**
 * Puts in what the customer left to us: home airport, airports of the destination (the two cheapest of more), the budget in US cents,
 * rounded down. Who names a budget in a currency reads the totals in it too.
 */
export function completeIntent(input: IntentInput, { facts, homeAirport, now }: Completion): CompletedIntent {
  const { start, tz } = input.date_window
  if (start < clockAt(now.getTime(), tz).date) {
    return { outcome: 'invalid', field: 'date_window.start', problem: 'the trip would start in the past' }
  }
  const budget_usd_cents = budgetOf(input, facts)
  if (budget_usd_cents === null) return { outcome: 'no_rate', currency: input.budget?.currency ?? input.currency }
  const origin = input.origin ?? homeAirport
  const currency = input.currency === 'USD' && input.budget ? input.budget.currency : input.currency
  const airports = airportsOf(input, origin, facts)
  const read = IntentV1.safeParse({ ...input, origin, currency, airports, budget_usd_cents })
  if (read.success) return { outcome: 'complete', intent: read.data }
  const issue = read.error.issues[0]
  return { outcome: 'invalid', field: issue?.path.join('.') ?? '', problem: issue?.message ?? 'it is no intent' }
}

/** What was said counts, in whatever currency; null: nobody knows what it is in US dollars. */
function budgetOf({ budget, budget_usd_cents }: IntentInput, facts: FactBook): number | null {
  if (!budget) return budget_usd_cents ?? null
  if (budget.currency === 'USD') return budget.amount_minor
  const rate = facts.fx('USD', budget.currency)
  return rate ? Math.floor(budget.amount_minor / rate.rate) : null
}

/** Where there is no airport and one gets there by land, the trip starts and ends at home. */
function airportsOf({ airports }: IntentInput, origin: string | null, facts: FactBook): string[] {
  const { destination, flights } = facts.data
  const all = airports.length > 0 ? airports : (destination?.airports ?? [])
  if (all.length === 0 && destination?.overland && origin !== null) return [origin]
  if (all.length <= TRIP_LIMITS.fanOut.airports) return all
  const priceTo = (airport: string): number =>
    flights
      .filter(({ dest, origin: from }) => dest === airport && (origin === null || from === origin))
      .reduce((least, { price_usd_cents }) => Math.min(least, price_usd_cents), Number.MAX_SAFE_INTEGER)
  return all.toSorted((a, b) => priceTo(a) - priceTo(b)).slice(0, TRIP_LIMITS.fanOut.airports)
}
