import { clockAt } from '../../../lib/temporal.ts'
import { isQuiet } from '../../tenancy/index.ts'
import { TRIP_WATCH } from '../limits.ts'
import { daysUntil, type ShopClock } from './due-checks.ts'

/** What a customer was told of a trip before. */
export interface Told {
  at: Date
  /** Of what was told: the same news has the same one. */
  digest: string
  /** Whether an answer was asked for and has come; null where none was asked for. */
  answered: boolean | null
}

export interface Telling {
  /** First day of the trip. */
  start: string
  shop: ShopClock
  now: Date
  /** Oldest first. */
  told: readonly Told[]
  /** Of what is to be told; null: nothing has changed that matters. */
  digest: string | null
}

/** `again`: what was proposed is still true, nobody has answered, and it is the day before. */
export type ToldNow = 'now' | 'again' | 'not'

/**
 * Whether a customer hears of what was found: once of the same news, once a day, three times of one trip, never at night; and once
 * more on the day before when she has not answered and it still holds.
 */
export function decideTelling({ start, shop, now, told, digest }: Telling): ToldNow {
  if (digest === null || isQuiet(shop, now) || told.length >= TRIP_WATCH.told.perTrip) return 'not'
  const dayOf = (at: Date) => clockAt(at.getTime(), shop.timezone).date
  const today = told.filter(({ at }) => dayOf(at) === dayOf(now))
  if (today.length >= TRIP_WATCH.told.perDay) return 'not'
  const same = told.filter((each) => each.digest === digest)
  if (same.length === 0) return 'now'
  const open = same.length === 1 && same[0]?.answered === false
  return open && daysUntil(start, shop, now) <= 1 ? 'again' : 'not'
}
