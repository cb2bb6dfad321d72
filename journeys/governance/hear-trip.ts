import type { ChatTrips } from '../../src/domain/trips/schemas/chat-trips.ts'
import type { Act, ActName, Reading } from '../../src/language/reading.ts'
import { offeredChoice } from '../../src/language/trips/offered-choice.ts'
import { readTripTalk } from '../../src/language/trips/read-trip-talk.ts'
import { tripPlaces } from '../../src/language/trips/trip-places.ts'
import type { TripHeard, TripTalk } from '../../src/language/trips/trip-talk.ts'
import { clockAt } from '../../src/lib/temporal.ts'
import { openWish } from '../trip/pending.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'

/** What a message that speaks of a trip may say beside it. */
const BESIDE: ReadonlySet<ActName> = new Set(['consent', 'ask_person', 'set_language', 'memory', 'insult', 'greet'])
/** What a message is taken for that was not understood. */
const LOST: ReadonlySet<ActName> = new Set(['unclear', 'off_topic', 'search', 'refine', 'confirm', 'not_sold'])
const SURE = 0.95

/**
 * What is heard for a shop that plans trips: a wish for one, an answer to what is asked about it, and what is to be done with the
 * plan that stands. Everything else, and a matter that is a person's, stays as it was read.
 */
export async function hearTrip(reading: Reading, state: TurnState, turn: TurnContext): Promise<Reading> {
  if (state.untrusted || turn.ownedByPerson) return reading
  const trips = await turn.loadTrips()
  if (trips === null || turn.choice !== null || reading.acts.some(isForPerson)) return reading
  const chosen = state.pending === null ? offeredChoice(state.message, trips.offered) : null
  if (chosen !== null) return { ...reading, acts: [{ act: 'choose', id: chosen.id }], confidence: SURE, about: null }
  const heard = readTripTalk(state.message, talkOf(trips, state, turn))
  if (heard === null || (isDoubtful(heard, state) && !reading.acts.every(isLost))) return reading
  const kept = reading.acts.filter(({ act }) => BESIDE.has(act))
  return { ...reading, acts: [...kept, { act: 'trip', heard }], confidence: SURE, about: null }
}

function talkOf({ destinations, trip }: ChatTrips, state: TurnState, { ctx, tenant }: TurnContext): TripTalk {
  const { date: today } = clockAt(ctx.clock.now().getTime(), tenant.settings.timezone)
  const open = openWish(state)
  const plan = trip?.plan ?? null
  const { start, end } = plan?.itinerary.intent.date_window ?? { start: today, end: '' }
  return {
    places: tripPlaces(destinations),
    today,
    asked: open?.field ?? null,
    said: open?.said ?? null,
    plan:
      plan === null || end < today || start < today
        ? null
        : { days: plan.itinerary.days.length, start, visits: plan.visits },
    isPlanning: trip?.run.status === 'queued' || trip?.run.status === 'running',
  }
}

/** It says nothing new, or speaks of what the plan does not have: then whatever else it is counts more. */
function isDoubtful(heard: TripHeard, state: TurnState): boolean {
  if (heard.does === 'which') return true
  const open = openWish(state)
  return open !== null && heard.does === 'plan' && JSON.stringify(heard.said) === JSON.stringify(open.said)
}

function isLost(act: Act): boolean {
  return LOST.has(act.act) || (act.act === 'ask_guest' && act.stage !== 'rule')
}

function isForPerson(act: Act): boolean {
  return act.act === 'sensitive' || (act.act === 'ask_guest' && act.guard !== null && act.guard !== 'other_domain')
}
