import { END } from '@langchain/langgraph/web'
import { asksOfChange } from '../../src/language/booking/asks-of-change.ts'
import type { TurnState } from '../turn-state.ts'
import { asksField } from './asks-field.ts'
import { changesHers } from './booking/changes-hers.ts'
import { pickedIn, pickedNone } from './picked.ts'
import { GUEST } from './thresholds.ts'

type Answering =
  | 'greeting'
  | 'off_topic'
  | 'action_request'
  | 'booking'
  | 'retrieve'
  | 'research'
  | 'guardrail'
  | 'fallback'

/** Where what is asked leads: what must be guarded first, then answers to questions of ours, then by route. */
export function afterRoute(state: TurnState): Answering {
  const { guest, pending, untrusted } = state
  if (guest?.guard != null && guest.guard !== 'other_domain') {
    return guest.guard === 'gambling_advice' ? 'off_topic' : 'guardrail'
  }
  if (pending?.kind === 'guest_booking' && !asksBeside(state)) return 'booking'
  if (pickedNone(state)) return 'fallback'
  if (guest === null) return pickedIn(state) === null ? 'greeting' : 'retrieve'
  return untrusted ? answerStranger(state) : byRoute(state)
}

/** A question that is surely one is answered, and the request asked for again afterwards. */
function asksBeside({ guest, guestQuestion }: TurnState): boolean {
  if (guest === null || guest.stage !== 'rule' || !asksField(guestQuestion)) return false
  const isQuestion = guest.queryType === 'property_qa' || guest.queryType === 'hours_schedule'
  return isQuestion && guest.route === 'rag' && guest.confidence >= GUEST.follow
}

/** Of a message that gives orders only a question that rules hear is answered, from rows and documents. */
function answerStranger({ guest }: TurnState): Answering {
  const asks = guest?.stage === 'rule' && (guest.queryType === 'property_qa' || guest.queryType === 'hours_schedule')
  return asks ? 'retrieve' : 'off_topic'
}

function wantsBooking(state: TurnState): boolean {
  const { guest } = state
  return guest !== null && ((guest.route === 'booking_stub' && guest.books) || changesHers(state))
}

function byRoute(state: TurnState): Answering {
  const { guest, guestQuestion } = state
  if (guest === null) return 'greeting'
  // What is written of it is told first, and the deed is left to a person.
  if (wantsBooking(state)) return asksOfChange(state.message) ? 'retrieve' : 'booking'
  if (guest.confidence < GUEST.sure) return 'retrieve'
  if (guest.queryType === 'greeting') return 'greeting'
  if (guest.queryType === 'gambling_advice') return 'off_topic'
  // What only sounds like a deed, or like none of our business, may be a question that is answered here.
  if (isAside(guest)) return guest.stage === 'rule' ? guest.queryType : 'retrieve'
  if (guest.route === 'fallback') return 'guardrail'
  // What rows can say of it goes before what the web says.
  return guest.route === 'research' && !asksRows(guestQuestion) ? 'research' : 'retrieve'
}

/** Which of our destinations is nearest, or needs no visa, rows say. */
function asksRows(asked: TurnState['guestQuestion']): boolean {
  if (asked === null) return false
  return asksField(asked) || asked.isVisaFree || asked.order !== null || asked.kinds.includes('destinations')
}

/** Who was not understood is asked back only when looking did not help; what nothing here means is led back. */
export function afterRetrieve(state: TurnState) {
  const { toolFailure, guestFound, guest, disputed, escalationRequired, untrusted } = state
  if (escalationRequired) return END
  if (guestFound === 'again') return 'retrieve'
  if (toolFailure !== null) return 'fallback'
  if (wantsBooking(state) && guestFound !== 'answer') return 'booking'
  if (guest?.route === 'research' && !untrusted && !isAnswered(state)) return 'research'
  if (guest !== null && isAside(guest) && isBetterAside(guest, guestFound)) return guest.queryType
  if (guestFound !== 'nothing' || disputed !== null || guest === null) return 'generate'
  if (guest.confidence >= GUEST.sure || (isInTalk(state) && asksSomething(state))) return 'generate'
  if (guest.confidence < GUEST.aside) return 'off_topic'
  return guest.queryType === 'off_topic' && guest.confidence >= GUEST.likely ? 'off_topic' : 'guardrail'
}

/** What surely is a deed, or none of our business, is one unless it is answered; what likely is, unless something likely answers it. */
function isBetterAside({ confidence }: Aside, found: TurnState['guestFound']): boolean {
  if (found === 'answer') return false
  return confidence >= GUEST.sure || (confidence >= GUEST.likely && found !== 'maybe')
}

type Aside = NonNullable<TurnState['guest']> & { queryType: 'action_request' | 'off_topic' }

function isAside(guest: NonNullable<TurnState['guest']>): guest is Aside {
  return guest.queryType === 'action_request' || guest.queryType === 'off_topic'
}

/** A talk that has begun: nobody in it is asked what it is about. */
function isInTalk({ guest, guestLines }: TurnState): boolean {
  return guest?.queryType !== 'off_topic' && guestLines.some(({ from }) => from === 'bot')
}

/** It is a question, so that not to know is an answer to it. */
function asksSomething({ guestQuestion: asked }: TurnState): boolean {
  if (asked === null) return false
  return asked.fields.length > 0 || asked.kinds.length > 0 || asked.when !== null || asked.isYesNo || asked.isThere
}

/** What may not be about anything new has its answer inside when that is what was asked for, and not only a thing that was named. */
function isAnswered({ guest, guestQuestion, guestFound }: TurnState): boolean {
  const surelyNew = guest !== null && guest.confidence >= GUEST.sure
  return guestFound === 'answer' && asksField(guestQuestion) && !surelyNew
}

/** Looking on the web is looking too: who was not understood is asked back when it did not help either. */
export function afterResearch({ guest, guestFound, guestWeb, escalationRequired }: TurnState) {
  if (escalationRequired) return END
  if (guestFound === 'answer') return 'generate'
  const unsure = guest !== null && guest.confidence < GUEST.sure
  return unsure && guestWeb?.notSearched === null ? 'guardrail' : 'not_looked_up'
}

/** What says nothing that could be wrong is not checked. */
export function afterGenerate({ guestAnswer }: TurnState): 'respond' | 'validate' {
  return guestAnswer?.unchecked === true ? 'respond' : 'validate'
}

export function afterValidate({ guestVerdict }: TurnState): 'respond' | 'generate' | 'fallback' {
  if (guestVerdict === 'pass') return 'respond'
  return guestVerdict === 'retry' ? 'generate' : 'fallback'
}

export function afterBooking({ guestRequest }: TurnState): 'handoff_create_ticket' | typeof END {
  return guestRequest === null ? END : 'handoff_create_ticket'
}

/** Only beside an answer that was sure, never on the first turn, never where something is asked or a person comes. */
export function afterRespond(state: TurnState): 'follow_up' | 'booking' | typeof END {
  const { guest, guestFound, pending, suspended, untrusted, escalationRequired, turnCount, followUps } = state
  if (wantsBooking(state) && pending === null) return 'booking'
  const sure =
    guest !== null && guest.confidence >= GUEST.follow && (guest.route === 'rag' || guest.route === 'research')
  const free = pending === null && suspended === null && !escalationRequired && !untrusted
  const turnId = turnCount + 1
  return followUps && sure && free && guestFound === 'answer' && turnId > 1 ? 'follow_up' : END
}
