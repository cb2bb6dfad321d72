import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { budgetSaid } from './budget-said.ts'
import { daysSaid } from './days-said.ts'
import { partySaid } from './party-said.ts'
import { placesSaid } from './place-said.ts'
import { placesOf } from './said-words.ts'
import type { TripPlace, TripSaid, TripTheme } from './trip-said.ts'
import { KIDS_TOO, NO_NIGHT_FLIGHTS, PACES, REFUSES, THEMES, TIERS } from './trip-words.ts'
import { writtenDates } from './written-dates.ts'

/** How far "no" reaches, in tokens: "no boring museums". */
const REFUSAL_REACH = 3

/**
 * What a message says of a trip, in any of the three languages or mixed. `today` is the day where the shop is, "2026-11-25";
 * `places` are those that the shop plans trips to or from.
 */
export function readTrip(message: string, places: readonly TripPlace[], today: string): TripSaid {
  const tokens = tokenise(message)
  const { place, others, origin } = placesSaid(tokens, places)
  const dates = writtenDates(tokens)
  const isDate = (at: number) => dates.some(({ from, to }) => at >= from && at < to)
  const isRefused = refusedIn(tokens)
  const saidIn = <T extends { list: Parameters<typeof placesOf>[0] }>(choices: readonly T[], mayBeRefused = false) =>
    choices.find(({ list }) => placesOf(list, tokens).some((match) => mayBeRefused || !isRefused(match)))
  return {
    place,
    others,
    origin,
    ...daysSaid(tokens, today),
    party: partySaid(tokens),
    budget: budgetSaid(tokens, isDate),
    themes: themesIn(tokens, isRefused),
    pace: saidIn(PACES, true)?.pace ?? null,
    tier: saidIn(TIERS)?.tier ?? null,
    kidFriendly: placesOf(KIDS_TOO, tokens).length > 0,
    avoidOvernight: placesOf(NO_NIGHT_FLIGHTS, tokens).length > 0,
  }
}

/** Those of which one word at least is not refused. */
function themesIn(tokens: readonly Token[], isRefused: (match: Match) => boolean): TripTheme[] {
  return THEMES.flatMap(({ theme, list }) => (placesOf(list, tokens).some((match) => !isRefused(match)) ? [theme] : []))
}

/** Whether "no" or its like stands before something: "no boring museums", "nothing fancy". */
function refusedIn(tokens: readonly Token[]): (match: Match) => boolean {
  const refusals = placesOf(REFUSES, tokens)
  return ({ from }) => refusals.some(({ to }) => to <= from && from - to < REFUSAL_REACH)
}
