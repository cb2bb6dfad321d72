import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import { TRIP_LIMITS } from '../../src/domain/trips/limits.ts'
import type { TripChange } from '../../src/domain/trips/schemas/change.ts'
import type { ChatTrips } from '../../src/domain/trips/schemas/chat-trips.ts'
import type { TripHeard } from '../../src/language/trips/trip-talk.ts'
import { daysBetween } from '../../src/lib/calendar.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { ruleNode } from '../core/rule-node.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { changeOf, cheaperThan } from './changes-of.ts'
import { insteadMenu, menuLines, readTripTap, type TripTap, visitMenu } from './choices.ts'
import { askFor, gatherWishes, intentAgreed } from './gather-wishes.ts'
import { afterWish, openWish } from './pending.ts'
import { lengthQuestion } from './wish-question.ts'

type Trip = NonNullable<ChatTrips['trip']>

/** Decides what of a trip is asked, said or done: from what she says, what she taps, and the rows of the trip that she has. */
export const listenNode = ruleNode((state, turn) => {
  for (const act of state.acts) {
    if (act.act === 'trip') return heardOf(act.heard, state, turn)
    const tap = act.act === 'choose' ? readTripTap(act.id) : null
    if (tap !== null) return tapped(tap, state, turn)
  }
  return answered(state, turn)
})

/** Yes, no, or something that is neither, to what is asked about the wishes. */
function answered(state: TurnState, turn: TurnContext): TurnPatch {
  const wish = openWish(state)
  if (wish === null) return {}
  const says = (name: string) => state.acts.some(({ act }) => act === name)
  if (says('reject') || says('cancel')) {
    addReply(turn, say('trip_left', state.responseLanguage))
    return afterWish(state, null)
  }
  if (wish.field === 'confirm' && says('confirm')) {
    const tripTask = intentAgreed(wish, turn)
    return tripTask == null
      ? gatherWishes({ ...wish.said, place: null }, state, turn)
      : { ...afterWish(state, null), tripTask }
  }
  return askFor(wish, state, turn)
}

function heardOf(heard: TripHeard, state: TurnState, turn: TurnContext): TurnPatch {
  if (heard.does === 'plan') return gatherWishes(heard.said, state, turn)
  const trip = turn.trips?.trip ?? null
  if (trip === null) return tell('trip_watch_none', state, turn)
  if (heard.does === 'status') return tell(isUnderWay(trip) ? 'trip_busy' : 'trip_watch_none', state, turn)
  if (trip.plan === null) return tell(isUnderWay(trip) ? 'trip_busy' : 'trip_watch_none', state, turn)
  const { trip_id: tripId } = trip.run
  const { version, itinerary } = trip.plan
  if (heard.does === 'files') {
    return { tripTask: { does: 'links', tripId, version, city: itinerary.intent.city } }
  }
  if (heard.does === 'which') return sayVisits(trip.plan, state, turn)
  if (heard.does === 'watch') return { tripTask: { does: 'watch', tripId } }
  if (heard.does !== 'change') return { tripTask: { does: 'ticket', reason: 'booking_request' } }
  const { plan } = trip
  const [first, ...more] = heard.changes
  if (first?.kind === 'replace' && more.length === 0) return askInstead(trip, plan, first.slotId, state, turn)
  const { currency } = turn.tenant.settings
  const cheaper = heard.changes.some(({ kind }) => kind === 'cheaper')
  const changes = heard.changes.map((change) => changeOf(change, plan, currency))
  return edit({ trip, changes, cheaper }, state, turn)
}

function tapped(tap: TripTap, state: TurnState, turn: TurnContext): TurnPatch {
  if (tap.about === 'watch') {
    return { tripTask: { does: 'answer', checkId: tap.checkId, answer: tap.answer } }
  }
  const trip = turn.trips?.trip ?? null
  if (trip === null) return tell('trip_changed_since', state, turn)
  if (tap.about === 'relax') {
    const way = trip.run.run_id === tap.runId ? trip.run.relaxations[tap.place - 1] : undefined
    if (way === undefined) return tell('trip_changed_since', state, turn)
    return edit({ trip, changes: [{ kind: 'accept_relaxation', id: way.id }], ofRun: tap.runId }, state, turn)
  }
  const { plan } = trip
  if (trip.run.trip_id !== tap.tripId || plan === null || plan.version !== tap.version) {
    return tell('trip_changed_since', state, turn)
  }
  if (tap.about === 'visit') return askInstead(trip, plan, tap.slotId, state, turn)
  if (tap.about === 'instead') {
    const other = plan.visits.find(({ slotId }) => slotId === tap.slotId)?.others[tap.place - 1]
    return edit({ trip, changes: [replaced(tap.slotId, other?.ref)] }, state, turn)
  }
  if (tap.does === 'other') return askVisit(trip, plan, state, turn)
  if (tap.does === 'talk') return { tripTask: { does: 'ticket', reason: 'human_requested' } }
  if (tap.does === 'cheaper') return heardOf({ does: 'change', changes: [{ kind: 'cheaper' }] }, state, turn)
  return heardOf({ does: tap.does }, state, turn)
}

/** What she speaks of is not in it: what is, she can name. */
function sayVisits(
  { visits }: NonNullable<Trip['plan']>,
  { responseLanguage: language }: TurnState,
  turn: TurnContext,
): TurnPatch {
  if (visits.length === 0) addReply(turn, say('trip_nothing_to_replace', language))
  else addReply(turn, say('trip_which', language, { visits: visits.map(({ name }) => name).join(', ') }))
  return {}
}

function askVisit(
  { run }: Trip,
  plan: NonNullable<Trip['plan']>,
  { responseLanguage: language }: TurnState,
  turn: TurnContext,
): TurnPatch {
  if (plan.visits.length === 0) addReply(turn, say('trip_nothing_to_replace', language))
  else addMenu(say('trip_pick_visit', language), visitMenu(run.trip_id, plan, language), turn)
  return {}
}

/** What could stand there instead is hers to choose; where nothing is known that could, we look for it. */
function askInstead(
  trip: Trip,
  { version, visits }: NonNullable<Trip['plan']>,
  slotId: string,
  state: TurnState,
  turn: TurnContext,
): TurnPatch {
  const visit = visits.find((one) => one.slotId === slotId)
  if (visit === undefined || visit.others.length === 0) return edit({ trip, changes: [replaced(slotId)] }, state, turn)
  const { responseLanguage: language } = state
  const menu = insteadMenu(trip.run.trip_id, version, visit, language)
  addMenu(say('trip_instead', language, { name: visit.name }), menu, turn)
  return {}
}

function replaced(slot_id: string, other?: string): TripChange {
  return { kind: 'replace', slot_id, ...(other !== undefined && { with: other }) }
}

/** One change at a time; a no is given way to as it was asked, everything else changes the newest plan. */
function edit(
  { trip, changes, cheaper = false, ofRun }: { trip: Trip; changes: TripChange[]; cheaper?: boolean; ofRun?: string },
  state: TurnState,
  turn: TurnContext,
): TurnPatch {
  const { responseLanguage: language } = state
  if (isUnderWay(trip)) return tell('trip_busy', state, turn)
  if (changes.some(isTooLong)) {
    addReply(turn, lengthQuestion(language))
    return {}
  }
  const { run, plan } = trip
  const says =
    cheaper && plan !== null
      ? say('trip_cheaper', language, { sum: formatMoney(cheaperThan(plan.itinerary)) })
      : say('trip_changing', language)
  const parentRunId = ofRun ?? plan?.itinerary.run_id ?? run.run_id
  return { tripTask: { does: 'edit', parentRunId, ifVersion: plan?.version ?? null, changes, says } }
}

/** The same choices twice: to read as numbers and to tap. */
function addMenu(question: string, menu: Menu, turn: TurnContext): void {
  addReply(turn, `${question}\n${menuLines(menu)}`, { menu })
}

/** Or too short: it is not planned anew to be refused. */
function isTooLong(change: TripChange): boolean {
  if (change.kind !== 'set_dates') return false
  const days = daysBetween(change.start, change.end) + 1
  return days < TRIP_LIMITS.days.fewest || days > TRIP_LIMITS.days.most
}

function isUnderWay({ run: { status } }: Trip): boolean {
  return status === 'queued' || status === 'running'
}

function tell(
  key: 'trip_busy' | 'trip_watch_none' | 'trip_changed_since',
  { responseLanguage }: TurnState,
  turn: TurnContext,
): TurnPatch {
  addReply(turn, say(key, responseLanguage))
  return {}
}
