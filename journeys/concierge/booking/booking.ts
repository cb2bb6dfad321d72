import { say } from '../../../prompts/copy/index.ts'
import { readBooking } from '../../../src/language/booking/read-booking.ts'
import { ruleNode } from '../../core/rule-node.ts'
import { yesNoMenu } from '../../menus.ts'
import { addReply } from '../../replies.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import type { BookingPart, BookingRequest, GuestBooking } from '../pending.ts'
import { thingSpokenOf } from '../thing-spoken-of.ts'
import { changesHers } from './changes-hers.ts'
import { bookingQuestion } from './question.ts'

const PARTS: readonly BookingPart[] = ['what', 'dates', 'people', 'name']
/** More questions than this nobody answers for a request. */
const MOST_ASKED = 3
const SAID_CHARS = 200

const NOTHING: BookingRequest = { what: null, dates: null, people: null, name: null }

/**
 * A booking is a request to the team: what is missing of it is asked for, one thing at a time, then it is read back, and on a
 * yes it is passed on. Nothing is ever booked here.
 */
export const bookingNode = ruleNode((state, turn) => {
  const { pending, acts } = state
  const open = pending?.kind === 'guest_booking' ? pending : null
  if (open === null) return begin(state, turn)
  if (acts.some(({ act }) => act === 'reject' || act === 'cancel')) return decline(open, state, turn)
  const yes = acts.some(({ act }) => act === 'confirm')
  if (open.step === 'confirm') return yes ? { pending: null, guestRequest: open.request } : correct(open, state, turn)
  if (open.step === 'offer') return yes ? askNext(open.request, [], state, turn) : begin(state, turn)
  return askNext(withAnswer(open, open.step, state), open.asked, state, turn)
})

/** Who has said nothing of it yet hears first that nothing is booked here. */
function begin(state: TurnState, turn: TurnContext): TurnPatch {
  if (changesHers(state)) return leaveToPerson(state, turn)
  const request = requestIn(state)
  const told = [request.dates, request.people, request.name].some((part) => part !== null)
  if (told || thingSpokenOf(state) !== null) return askNext(request, [], state, turn)
  return ask({ kind: 'guest_booking', step: 'offer', request, asked: [] }, state, turn)
}

/** A booking that somebody has is changed by who made it. */
function leaveToPerson({ responseLanguage: language }: TurnState, turn: TurnContext): TurnPatch {
  const property = turn.property?.name ?? turn.tenant.name
  addReply(turn, say('guest_booking_change', language, { property }), { menu: yesNoMenu(language) })
  return { pending: { kind: 'offer_handoff', reason: 'human_requested' } }
}

/** What the message says of it; what is wanted stands in her own words, and with the thing that was talked about. */
function requestIn({ message, guestFocus }: Pick<TurnState, 'message' | 'guestFocus'>): BookingRequest {
  const { dates, people, name } = readBooking(message)
  const details = dates !== null || people !== null || name !== null
  const words = details ? clip(message) : null
  const what = [words, thingSpokenOf({ guestFocus })].filter((part) => part != null).join(' / ')
  return {
    ...NOTHING,
    what: what === '' ? null : clip(what),
    dates: clipped(dates),
    people: clipped(people),
    name: clipped(name),
  }
}

function withAnswer({ request }: GuestBooking, part: BookingPart, { message, acts }: TurnState): BookingRequest {
  const said = readBooking(message)
  const skipped = said.skips || acts.some((act) => act.act === 'choose' && act.id === 'skip')
  const more = { dates: request.dates ?? clipped(said.dates), people: request.people ?? clipped(said.people) }
  if (skipped || message.trim() === '') return { ...request }
  const own = { what: null, dates: said.dates, people: said.people, name: said.name }[part]
  return { ...request, ...more, [part]: clip(own ?? message) }
}

/** What is said instead of yes or no mends the request: "make it 5 people". */
function correct({ request, asked }: GuestBooking, state: TurnState, turn: TurnContext): TurnPatch {
  const { dates, people, name } = readBooking(state.message)
  const mended: BookingRequest = {
    what: request.what,
    dates: clipped(dates) ?? request.dates,
    people: clipped(people) ?? request.people,
    name: clipped(name) ?? request.name,
  }
  return ask({ kind: 'guest_booking', step: 'confirm', request: mended, asked }, state, turn)
}

function askNext(
  request: BookingRequest,
  asked: GuestBooking['asked'],
  state: TurnState,
  turn: TurnContext,
): TurnPatch {
  const missing = PARTS.find((part) => request[part] === null && !asked.includes(part))
  const next: GuestBooking =
    missing === undefined || asked.length >= MOST_ASKED
      ? { kind: 'guest_booking', step: 'confirm', request, asked }
      : { kind: 'guest_booking', step: missing, request, asked: [...asked, missing] }
  if (next.step === 'confirm' && PARTS.every((part) => request[part] === null)) return decline(next, state, turn)
  return ask(next, state, turn)
}

/** Said no: nothing is asked of anybody, and a person is offered. */
function decline({ step }: GuestBooking, { responseLanguage: language }: TurnState, turn: TurnContext): TurnPatch {
  if (step === 'offer') {
    addReply(turn, say('handoff_declined', language))
    return { pending: null }
  }
  const { text, menu } = bookingQuestion(
    { kind: 'guest_booking', step: 'offer', request: NOTHING, asked: [] },
    '',
    language,
  )
  addReply(turn, text, { menu })
  return { pending: { kind: 'offer_handoff', reason: 'human_requested' } }
}

function ask(pending: GuestBooking, { responseLanguage }: TurnState, turn: TurnContext): TurnPatch {
  const property = turn.property?.name ?? turn.tenant.name
  const { text, menu } = bookingQuestion(pending, property, responseLanguage)
  addReply(turn, text, { menu })
  return { pending }
}

function clip(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SAID_CHARS)
}

function clipped(text: string | null): string | null {
  return text === null ? null : clip(text)
}
