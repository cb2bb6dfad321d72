import { say } from '../../prompts/copy/index.ts'
import { TRIP_LIMITS } from '../../src/domain/trips/limits.ts'
import type { TripSaid } from '../../src/language/trips/trip-said.ts'
import { TRIP_FIELDS, type TripField } from '../../src/language/trips/trip-talk.ts'
import { toJson } from '../../src/lib/to-json.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { intentOfSaid } from './intent-of-said.ts'
import { afterWish, openWish, type TripWish } from './pending.ts'
import { wishQuestion } from './wish-question.ts'

/** Who has not been understood so often in a row is asked whether a person shall help. */
const MOST_UNHEARD = 3
/** Names of places in one sentence. */
const MOST_PLACES = 12

/** Goes on with the wishes for a trip: asks for what is missing of them, one thing at a time, then reads them back. */
export function gatherWishes(heard: TripSaid, state: TurnState, turn: TurnContext): TurnPatch {
  const before = openWish(state)
  const said = inHomeMoney(heard, turn)
  const isNew = before === null || JSON.stringify(before.said) !== JSON.stringify(said)
  const unheard = isNew ? 0 : before.unheard + 1
  if (unheard >= MOST_UNHEARD) return giveUp(state, turn)
  return askFor({ kind: 'trip_wish', field: missingOf(said) ?? 'confirm', said, unheard }, state, turn)
}

/** Asks the open question again where an answer did not fit it. */
export function askFor(wish: TripWish, state: TurnState, turn: TurnContext): TurnPatch {
  const { responseLanguage: language } = state
  const { text, menu } = wishQuestion(wish, language)
  const all = turn.trips?.destinations.slice(0, MOST_PLACES).map(({ city }) => city) ?? []
  const places = wish.said.others.length > 0 ? [] : all
  const named = wish.field === 'place' && places.length > 0
  addReply(turn, named ? `${text} ${say('trip_places', language, { places: places.join(', ') })}` : text, { menu })
  return afterWish(state, wish)
}

/** What she has agreed to, as it is planned; null where the place is not on the shop's list any more. */
export function intentAgreed({ said }: TripWish, turn: TurnContext): TurnPatch['tripTask'] {
  const destination = turn.trips?.destinations.find(({ city }) => city === said.place)
  if (destination === undefined) return null
  const { city, tz } = destination
  const { intent } = intentOfSaid(said, { city, tz, currency: turn.tenant.settings.currency })
  return intent === null ? null : { does: 'start', intent: toJson(intent) }
}

function missingOf(said: TripSaid): TripField | undefined {
  return TRIP_FIELDS.find((field) => {
    if (field === 'place') return said.place === null || said.others.length > 0
    if (field === 'days') return said.days === null || said.days < FEWEST || said.days > MOST
    if (field === 'party') return said.party === null || said.party.adults === 0
    return said[field] === null
  })
}

const { fewest: FEWEST, most: MOST } = TRIP_LIMITS.days

/** A sum without a currency is one of the shop's. */
function inHomeMoney(said: TripSaid, { tenant }: TurnContext): TripSaid {
  const { budget } = said
  return budget === null
    ? said
    : { ...said, budget: { ...budget, currency: budget.currency ?? tenant.settings.currency } }
}

function giveUp(state: TurnState, turn: TurnContext): TurnPatch {
  const { responseLanguage: language } = state
  addReply(turn, say('trip_give_up', language), { menu: yesNoMenu(language) })
  return afterWish(state, { kind: 'offer_handoff', reason: 'clarification_loop' })
}
