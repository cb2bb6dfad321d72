import type { z } from 'zod'
import type { IntentInput, SaidBudget } from '../../src/domain/trips/schemas/intent.ts'
import type { TripSaid } from '../../src/language/trips/trip-said.ts'
import { addDays } from '../../src/lib/calendar.ts'

/** Where a trip goes, and what is meant where the customer does not say it. */
export interface TripHome {
  city: string
  tz: string
  /** Of sums that are said without a currency. */
  currency: string
}

/** What has to be known before a trip can be planned, in the order in which it is asked. */
export type MissingOfTrip = 'start' | 'days' | 'budget'

/** An intent of what was said, or what is still to be asked. Nothing that was not said is put in, but that somebody travels alone. */
export function intentOfSaid(
  said: TripSaid,
  home: TripHome,
): { intent: z.input<typeof IntentInput>; missing: [] } | { intent: null; missing: MissingOfTrip[] } {
  const { start, days } = said
  const party = said.party ?? { adults: 1, children: 0, childAges: [] }
  const budget = wholeBudget(said, party.adults + party.children, home.currency)
  if (start === null || days === null || budget === null) {
    const missing: MissingOfTrip[] = []
    if (start === null) missing.push('start')
    if (days === null) missing.push('days')
    if (budget === null) missing.push('budget')
    return { intent: null, missing }
  }
  const intent = {
    city: home.city,
    date_window: { start, end: said.end ?? addDays(start, days - 1), tz: home.tz },
    budget,
    party: { adults: party.adults, children: party.children, child_ages: [...party.childAges] },
    prefs: {
      kid_friendly: said.kidFriendly || party.children > 0,
      themes: [...said.themes],
      avoid_overnight: said.avoidOvernight,
    },
    ...(said.pace === null ? {} : { pace: said.pace }),
    tiers: said.tier === null ? [] : [said.tier],
    currency: budget.currency,
  }
  return { intent, missing: [] }
}

/** A sum that is said of one person or one day, for everybody and all of them; null until both are known. */
export function wholeBudget(
  { budget, days }: TripSaid,
  people: number,
  home: string,
): z.infer<typeof SaidBudget> | null {
  if (budget === null) return null
  const times = budget.per === 'person' ? people : budget.per === 'day' ? days : 1
  return times === null ? null : { amount_minor: budget.amountMinor * times, currency: budget.currency ?? home }
}
