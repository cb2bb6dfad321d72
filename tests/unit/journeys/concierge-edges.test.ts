import { END } from '@langchain/langgraph/web'
import { describe, expect, it } from 'vitest'
import {
  afterGenerate,
  afterResearch,
  afterRespond,
  afterRetrieve,
  afterRoute,
  afterValidate,
} from '../../../journeys/concierge/edges.ts'
import type { GuestAsk } from '../../../journeys/concierge/scratch.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'
import { readRowQuestion } from '../../../src/language/concierge/read-row-question.ts'
import { ACTS, heardState, reading } from './heard-state.ts'

const ASK: GuestAsk = ACTS.ask_guest
const stateOf = (patch: Partial<TurnState>): TurnState => ({ ...heardState(reading([ACTS.ask_guest])), ...patch })
const asked = (patch: Partial<GuestAsk>, rest: Partial<TurnState> = {}) =>
  stateOf({ guest: { ...ASK, ...patch }, ...rest })
const PRICE_ASKED = readRowQuestion('how much is the massage?')
const BOOKING = {
  kind: 'guest_booking' as const,
  step: 'dates' as const,
  request: { what: 'a table', dates: null, people: null, name: null },
  asked: ['dates' as const],
}

describe('after the route', () => {
  it.each<[string, Partial<GuestAsk>, Partial<TurnState>]>([
    ['retrieve', {}, {}],
    ['retrieve', { queryType: 'hours_schedule' }, {}],
    ['retrieve', { queryType: 'ambiguous', confidence: 0.5 }, {}],
    ['retrieve', { queryType: 'off_topic', route: 'fallback', confidence: 0.6, stage: 'offline' }, {}],
    ['retrieve', { confidence: 0.29 }, {}],
    ['off_topic', { queryType: 'off_topic', route: 'fallback', guard: 'other_domain' }, {}],
    ['off_topic', { queryType: 'gambling_advice', route: 'fallback', guard: 'gambling_advice' }, {}],
    ['guardrail', { guard: 'self_harm' }, {}],
    ['guardrail', { guard: 'emergency' }, { pending: BOOKING }],
    ['guardrail', { guard: 'medical_legal' }, {}],
    ['guardrail', { route: 'fallback' }, {}],
    ['greeting', { queryType: 'greeting', confidence: 0.95 }, {}],
    ['retrieve', { queryType: 'greeting', confidence: 0.4, stage: 'offline' }, {}],
    ['action_request', { queryType: 'action_request', route: 'booking_stub' }, {}],
    ['booking', { queryType: 'action_request', route: 'booking_stub', books: true }, {}],
    ['research', { route: 'research' }, {}],
    ['retrieve', { route: 'research' }, { guestQuestion: PRICE_ASKED }],
    ['retrieve', { route: 'research', confidence: 0.5 }, {}],
    ['retrieve', { route: 'research' }, { untrusted: true }],
    ['booking', { queryType: 'ambiguous', confidence: 0.4 }, { pending: BOOKING }],
    [
      'retrieve',
      { queryType: 'hours_schedule' },
      { pending: BOOKING, guestQuestion: readRowQuestion('what time does it close?') },
    ],
    ['retrieve', {}, { untrusted: true }],
    ['off_topic', { stage: 'offline' }, { untrusted: true }],
    ['off_topic', { queryType: 'action_request', route: 'booking_stub', books: true }, { untrusted: true }],
  ])('it goes to %s of %j', (place, patch, rest) => expect(afterRoute(asked(patch, rest))).toBe(place))
})

describe('after looking', () => {
  it.each<[string, Partial<GuestAsk>, Partial<TurnState>]>([
    ['generate', {}, { guestFound: 'answer' }],
    ['generate', {}, { guestFound: 'nothing' }],
    ['generate', { confidence: 0.5 }, { guestFound: 'answer' }],
    ['guardrail', { confidence: 0.5 }, { guestFound: 'nothing' }],
    ['off_topic', { confidence: 0.6, queryType: 'off_topic' }, { guestFound: 'nothing' }],
    ['off_topic', { confidence: 0.29 }, { guestFound: 'nothing' }],
    ['fallback', {}, { toolFailure: { tool: 'kb_retrieve', code: 'timeout', retryable: true, message: 'late' } }],
    [END, {}, { escalationRequired: true }],
  ])('it goes to %s of %j %j', (place, patch, rest) => expect(afterRetrieve(asked(patch, rest))).toBe(place))
})

describe('after looking, what may be new', () => {
  const WEB: Partial<TurnState> = { guestWeb: { reports: [], notSearched: null } }

  it.each<[string, Partial<GuestAsk>, Partial<TurnState>]>([
    ['research', {}, { guestFound: 'nothing' }],
    ['research', {}, { guestFound: 'several' }],
    ['research', {}, { guestFound: 'answer', guestQuestion: PRICE_ASKED }],
    ['research', { confidence: 0.5 }, { guestFound: 'nothing', guestQuestion: PRICE_ASKED }],
    ['research', { confidence: 0.5 }, { guestFound: 'answer' }],
    ['generate', { confidence: 0.5 }, { guestFound: 'answer', guestQuestion: PRICE_ASKED }],
    ['generate', {}, { guestFound: 'nothing', untrusted: true }],
  ])('goes to %s of %j %j', (place, patch, rest) =>
    expect(afterRetrieve(asked({ route: 'research', ...patch }, rest))).toBe(place),
  )

  it.each<[string, Partial<GuestAsk>, Partial<TurnState>]>([
    ['generate', {}, { guestFound: 'answer' }],
    ['not_looked_up', {}, { guestFound: 'nothing' }],
    ['guardrail', { confidence: 0.5 }, { guestFound: 'nothing' }],
    [
      'not_looked_up',
      { confidence: 0.5 },
      { guestFound: 'nothing', guestWeb: { reports: [], notSearched: 'unavailable' } },
    ],
    [END, {}, { guestFound: 'nothing', escalationRequired: true }],
  ])('goes on to %s of %j %j', (place, patch, rest) =>
    expect(afterResearch(asked({ route: 'research', ...patch }, { ...WEB, ...rest }))).toBe(place),
  )
})

describe('an answer', () => {
  it('is checked unless it says nothing that could be wrong', () => {
    const answer = { text: 'so', sources: [], topics: [], unchecked: false }
    expect(afterGenerate(stateOf({ guestAnswer: answer }))).toBe('validate')
    expect(afterGenerate(stateOf({ guestAnswer: { ...answer, unchecked: true } }))).toBe('respond')
  })

  it.each([
    ['pass', 'respond'],
    ['retry', 'generate'],
    ['fail', 'fallback'],
  ] as const)('that is found to %s goes to %s', (guestVerdict, place) =>
    expect(afterValidate(stateOf({ guestVerdict }))).toBe(place),
  )
})

describe('a suggestion', () => {
  const READY: Partial<TurnState> = {
    followUps: true,
    guestFound: 'answer',
    turnCount: 1,
    pending: null,
    suspended: null,
  }

  it('follows a sure answer', () => expect(afterRespond(asked({ confidence: 0.8 }, READY))).toBe('follow_up'))

  it.each<[string, Partial<GuestAsk>, Partial<TurnState>]>([
    ['the reading was not sure', { confidence: 0.79 }, {}],
    ['it is the first turn', {}, { turnCount: 0 }],
    ['a person comes', {}, { escalationRequired: true }],
    ['something is asked', {}, { pending: BOOKING }],
    ['the message gave orders', {}, { untrusted: true }],
    ['nothing was known', {}, { guestFound: 'nothing' }],
    ['it was not looked up', { route: 'booking_stub' }, {}],
    ['the tenant wants none', {}, { followUps: false }],
  ])('does not when %s', (_why, patch, rest) => expect(afterRespond(asked(patch, { ...READY, ...rest }))).toBe(END))
})
