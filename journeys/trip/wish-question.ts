import { sayDay } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import { TRIP_LIMITS } from '../../src/domain/trips/limits.ts'
import { addDays } from '../../src/lib/calendar.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { yesNoMenu } from '../menus.ts'
import { wholeBudget } from './intent-of-said.ts'
import type { TripWish } from './pending.ts'

/** Days of a trip are named by their date, never as today. */
const LONG_AGO = new Date(0)

/** The open question about a trip, as it is asked first and again. */
export function wishQuestion({ field, said }: TripWish, language: SpokenLang): { text: string; menu: Menu | null } {
  if (field === 'days') return { text: lengthQuestion(language), menu: null }
  if (field === 'place' && said.others.length > 0) {
    return { text: say('trip_one_place', language, { places: [said.place, ...said.others].join(', ') }), menu: null }
  }
  if (field !== 'confirm') return { text: say(`trip_ask_${field}`, language), menu: null }
  const { place, start, days, party } = said
  const { adults, children } = party ?? { adults: 1, children: 0 }
  // Wishes that are put together carry the shop's currency where none was said.
  const budget = wholeBudget(said, adults + children, said.budget?.currency ?? '')
  const dayOf = (date: string) => sayDay(new Date(date), LONG_AGO, 'UTC', language)
  const first = start ?? ''
  const text = say('trip_confirm', language, {
    city: place ?? '',
    start: dayOf(first),
    end: dayOf(addDays(first, (days ?? 1) - 1)),
    days: String(days),
    adults: String(adults),
    children: String(children),
    budget: budget === null ? '' : formatMoney({ amountMinor: budget.amount_minor, currency: budget.currency }),
  })
  return { text, menu: yesNoMenu(language) }
}

/** How many days, of those that can be planned. */
export function lengthQuestion(language: SpokenLang): string {
  const { fewest, most } = TRIP_LIMITS.days
  return say('trip_ask_days', language, { fewest: String(fewest), most: String(most) })
}
