import type { ChoiceKind, FactData } from '../schemas/index.ts'

/** Mean and standard deviation of a figure over all that is known of one kind. */
export interface Spread {
  mean: number
  sd: number
}

/** Of each kind what its cents and seconds usually are. */
export type FrozenWeights = Readonly<Record<Exclude<ChoiceKind, 'meal'>, { cost: Spread; seconds: Spread }>>

/** The usual figures of facts, for one person, one room and one night. Unknown prices are left out, not taken as 0. */
export function weighFacts(facts: readonly FactData[]): FrozenWeights {
  const flights = facts.flatMap((each) => each.flights)
  const transit = facts.flatMap((each) => each.transit)
  const known = (prices: readonly (number | undefined)[]): number[] => prices.filter((price) => price !== undefined)
  const none = spread([])
  return {
    flight: {
      cost: spread(flights.map(({ price_usd_cents }) => price_usd_cents)),
      seconds: spread(flights.map(({ duration_seconds }) => duration_seconds)),
    },
    lodging: {
      cost: spread(facts.flatMap(({ lodging }) => lodging.map((each) => each.price_per_night_usd_cents))),
      seconds: none,
    },
    attraction: {
      cost: spread(known(facts.flatMap(({ attractions }) => attractions.map((each) => each.est_price_usd_cents)))),
      seconds: none,
    },
    transit: {
      cost: spread(known(transit.map(({ price_usd_cents }) => price_usd_cents))),
      seconds: spread(transit.map(({ duration_seconds }) => duration_seconds)),
    },
  }
}

function spread(values: readonly number[]): Spread {
  const mean = average(values)
  return { mean, sd: Math.sqrt(average(values.map((value) => (value - mean) ** 2))) }
}

/** 0 of nothing. */
export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
