import { describe, expect, it } from 'vitest'
import { planTurn } from '../../../journeys/governance/plan-turn.ts'
import type { Pending } from '../../../journeys/pending.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'
import { NOTHING_WANTED } from '../../../src/language/grammar/wanted.ts'
import type { Act, Reading } from '../../../src/language/reading.ts'
import { ACTS, heardState, reading, routedTurn } from './heard-state.ts'

const person: Pending = { kind: 'offer_handoff', reason: 'knowledge_missing' }
const menu: Pending = {
  kind: 'clarify_intent',
  options: [{ intent: 'support_question', title: 'Ask about the shop' }],
  acts: [ACTS.ask_shop, ACTS.search],
}

/** The way of a turn, each stop as `journey: why (acts)`. */
function wayOf(
  acts: readonly Act[],
  {
    heard = {},
    state = {},
    settings = {},
  }: { heard?: Partial<Reading>; state?: Partial<TurnState>; settings?: object } = {},
) {
  const { stops, patch } = planTurn(heardState(reading(acts, heard), state), routedTurn({ settings }))
  return {
    way: stops.map((stop) => `${stop.to}: ${stop.because} (${stop.acts.map(({ act }) => act).join(' ')})`),
    patch,
  }
}

describe('the way of a turn', () => {
  const WAYS: [why: string, acts: Act[], way: string[]][] = [
    ['one act to its owner', [ACTS.search], ['sales: intent (search)']],
    ['the acts of one journey together', [ACTS.search, ACTS.ask_item], ['sales: intent (search ask_item)']],
    ['sales last', [ACTS.search, ACTS.ask_shop], ['support: intent (ask_shop)', 'sales: intent (search)']],
    ['no courtesy beside business', [ACTS.greet, ACTS.small_talk, ACTS.ask_shop], ['support: intent (ask_shop)']],
    ['courtesy where it is all there is', [ACTS.greet, ACTS.small_talk], ['governance: intent (greet small_talk)']],
    [
      'an insult beside business',
      [ACTS.insult, ACTS.search],
      ['governance: intent (insult)', 'sales: intent (search)'],
    ],
    ['a person before everything else', [ACTS.search, ACTS.ask_person], ['handoff: intent (search ask_person)']],
    ['a sensitive matter to a person', [ACTS.sensitive], ['handoff: intent (sensitive)']],
    ['trouble to where orders are', [ACTS.refund, ACTS.complain], ['orders: intent (refund complain)']],
    ['a yes to nothing', [ACTS.confirm], ['governance: intent (confirm)']],
  ]
  it.each(WAYS)('leads %s', (_why, acts, way) => expect(wayOf(acts).way).toEqual(way))

  it('leads an answer to whoever asked', () => {
    expect(wayOf([ACTS.confirm], { state: { pending: person } }).way).toEqual(['handoff: intent (confirm)'])
    expect(wayOf([ACTS.search], { state: { pending: person } }).way).toEqual(['sales: intent (search)'])
  })

  it('leads a wish to leave things to the cart, if there is one', () => {
    expect(wayOf([ACTS.cancel]).way).toEqual(['governance: intent (cancel)'])
    const orderId = '00000000-0000-4000-8000-000000000002'
    expect(wayOf([ACTS.cancel], { state: { orderId } }).way).toEqual(['sales: intent (cancel)'])
  })

  it('says that a shop has no such journey', () => {
    const { way } = wayOf([ACTS.ask_offers], { settings: { journeys: ['sales'] } })
    expect(way).toEqual(['unknown: not_enabled (ask_offers)'])
  })

  it('answers a legal matter where the shop deals in it', () => {
    const settings = { compliance: { sensitiveTopics: ['medical'] } }
    expect(wayOf([ACTS.sensitive], { settings }).way).toEqual(['support: intent (sensitive)'])
  })

  it('takes up what was said before a menu, once it is chosen from it', () => {
    const chosen = { act: 'choose' as const, id: 'intent:support_question' }
    expect(wayOf([chosen], { state: { pending: menu } }).way).toEqual(['support: menu (ask_shop)'])
    expect(wayOf([chosen]).way).toEqual(['support: menu ()'])
  })

  it('hears an answer to a reminder before any question of before', () => {
    const state = heardState(reading([ACTS.confirm]), { pending: person })
    const turn = routedTurn({ reminder: { orderId: '00000000-0000-4000-8000-000000000003' } })
    expect(planTurn(state, turn).stops).toMatchObject([{ to: 'governance', because: 'reminder' }])
    expect(planTurn(heardState(reading([ACTS.search])), turn).stops).toMatchObject([{ to: 'sales' }])
  })
})

describe('a reading that is not sure', () => {
  const SURE: [confidence: number, way: string][] = [
    [1, 'support: intent (ask_shop)'],
    [0.7, 'support: intent (ask_shop)'],
    [0.69, 'unknown: clarify (ask_shop)'],
    [0.5, 'unknown: clarify (ask_shop)'],
    [0.49, 'unknown: unclear ()'],
    [0, 'unknown: unclear ()'],
  ]
  it.each(SURE)('at %d leads to %s', (confidence, way) => {
    expect(wayOf([ACTS.ask_shop], { heard: { confidence }, state: { intent: 'support_question' } }).way).toEqual([way])
  })

  it('is no matter for a menu where a person, money or talk is meant', () => {
    const half = { heard: { confidence: 0.6 }, state: { intent: 'support_question' as const } }
    expect(wayOf([ACTS.refund], half).way).toEqual(['orders: intent (refund)'])
    expect(wayOf([ACTS.insult], { heard: { confidence: 0.4 } }).way).toEqual(['governance: intent (insult)'])
  })

  it('calls a person the third time in a row, and counts anew once something was understood', () => {
    const second = wayOf([ACTS.unclear], { state: { clarificationLoops: 1 } })
    expect(second).toMatchObject({ way: ['unknown: unclear ()'], patch: { clarificationLoops: 2 } })
    const third = wayOf([ACTS.unclear], { state: { clarificationLoops: 2 } })
    expect(third).toMatchObject({
      way: ['handoff: intent (unclear)'],
      patch: { escalationReason: 'clarification_loop' },
    })
    expect(wayOf([ACTS.ask_shop], { state: { clarificationLoops: 2 } }).patch).toMatchObject({ clarificationLoops: 0 })
  })
})

describe('the boundaries of a sitting', () => {
  const grave: Act = { act: 'insult', grave: true }

  it('end it at grave abuse, whatever else was said', () => {
    expect(wayOf([grave, ACTS.search])).toMatchObject({
      way: ['governance: abuse (insult search)'],
      patch: { silence: 'abuse' },
    })
    expect(wayOf([grave], { state: { silence: 'abuse' } })).toMatchObject({ way: [], patch: { ended: true } })
    expect(wayOf([ACTS.greet], { state: { silence: 'abuse' } })).toMatchObject({ way: [], patch: { ended: true } })
  })

  it.each(['ask_person', 'refund', 'ask_payment', 'claim_paid', 'misdirected_payment', 'complain'] as const)(
    'never keep anybody from %s',
    (name) => {
      const silenced = wayOf([grave, ACTS[name]], { state: { silence: 'abuse' } })
      expect(silenced.way).toHaveLength(1)
      expect(silenced.patch.ended).toBeUndefined()
      expect(wayOf([ACTS[name]], { state: { sittingMessages: 41 } }).way).toHaveLength(1)
    },
  )

  it('open again once she is sorry', () => {
    const sorry = { spans: [{ text: 'sorry', kind: 'cue', meaning: 'apology', act: null }] }
    const silenced = { state: { silence: 'abuse' as const } }
    expect(wayOf([ACTS.search], silenced)).toMatchObject({ way: [], patch: { ended: true } })
    expect(wayOf([ACTS.show_cart], { ...silenced, heard: sorry })).toMatchObject({
      way: ['sales: intent (show_cart)'],
      patch: { silence: null },
    })
    expect(wayOf([ACTS.small_talk], { ...silenced, heard: sorry })).toMatchObject({
      way: ['governance: apology (small_talk)'],
      patch: { silence: null },
    })
  })

  it('say once that it has been long', () => {
    const long = { sittingMessages: 41 }
    expect(wayOf([ACTS.search], { state: long }).way).toEqual(['governance: sitting_limit (search)'])
    expect(wayOf([ACTS.search], { state: { ...long, silence: 'sitting_limit' } }).way).toEqual([])
  })

  it('lead spam away, unless it is surely of goods or the cart', () => {
    const spam = { governor: { class: 'spam' as const, confidence: 0.9 } }
    expect(wayOf([ACTS.unclear], { heard: { ...spam, confidence: 0.3 } }).way).toEqual(['governance: spam (unclear)'])
    const vague: Act = { act: 'search', wanted: NOTHING_WANTED }
    expect(wayOf([vague], { heard: spam }).way).toEqual(['governance: spam (search)'])
    expect(wayOf([ACTS.search], { heard: spam }).way).toEqual(['sales: intent (search)'])
    expect(wayOf([ACTS.show_cart], { heard: spam }).way).toEqual(['sales: intent (show_cart)'])
  })

  it('count anger, met the second time by a person', () => {
    const angry = { frustrated: true }
    expect(wayOf([ACTS.ask_shop], { heard: angry })).toMatchObject({ patch: { frustratedTurns: 1 } })
    const again = wayOf([ACTS.ask_shop], { heard: angry, state: { frustratedTurns: 1 } })
    expect(again).toMatchObject({ way: ['handoff: intent (ask_shop)'], patch: { escalationReason: 'frustration' } })
    expect(wayOf([ACTS.ask_shop], { state: { frustratedTurns: 1 } }).patch).toMatchObject({ frustratedTurns: 0 })
  })
})
