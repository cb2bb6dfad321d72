import { describe, expect, it } from 'vitest'
import { journeys } from '../../../journeys/index.ts'
import { Intent } from '../../../src/language/classifier/intents.ts'
import { ACTS, heardState, reading } from './heard-state.ts'

const ORDER = '00000000-0000-4000-8000-000000000002'
const EVERYTHING = ['sales', 'support', 'orders', 'offers', 'preferences'] as const

describe('the registry of journeys', () => {
  it('offers the entrances of what a shop has switched on, and always a person', () => {
    expect(journeys.entrances(EVERYTHING)).toEqual([
      'sales_discovery',
      'order_status',
      'support_question',
      'discounts_offers',
      'preferences_consent',
      'human_request',
    ])
    expect(journeys.entrances(['support'])).toEqual(['support_question', 'human_request'])
  })

  it('leads every intent but small talk to one journey', () => {
    const led = Intent.options.map((intent) => [intent, journeys.journeyFor(intent)])
    expect(Object.fromEntries(led)).toMatchObject({
      product_question: 'sales',
      payment_help: 'orders',
      discounts_offers: 'offers',
      human_request: 'handoff',
      spam_casual: null,
      unknown: null,
    })
    for (const [intent, journey] of led)
      if (intent !== 'spam_casual' && intent !== 'unknown') expect(journey).not.toBeNull()
  })

  it('has one owner for each kind of question, whose schema takes that kind', () => {
    const kinds = journeys.all.flatMap(({ name, pending }) => Object.keys(pending).map((kind) => ({ name, kind })))
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length)
    for (const { name, kind } of kinds) {
      expect(journeys.findKind(kind)?.owner).toBe(name)
      const problems = journeys.findKind(kind)?.kind.schema.safeParse({ kind }).error?.issues ?? []
      expect(problems.map(({ path }) => path.join('.'))).not.toContain('kind')
    }
    expect(journeys.findKind('how_tall_are_you')).toBeNull()
  })

  it('knows what an answer serves, what is worth asking again, and what the reader must know of it', () => {
    const cancel = { kind: 'confirm_cancel_order' as const, orderId: ORDER, reference: 'ABC' }
    const person = { kind: 'offer_handoff' as const, reason: 'dispute' }
    expect([journeys.servedBy(cancel), journeys.servedBy(person)]).toEqual(['order_status', null])
    expect([journeys.outlivesDigression(cancel), journeys.outlivesDigression(person)]).toEqual([true, false])
    expect(journeys.ownerOf(cancel)).toBe('orders')
    const state = heardState(reading([ACTS.greet]))
    expect(journeys.asked(state)).toBeNull()
    expect(journeys.asked({ ...state, pending: cancel })).toMatchObject({
      kind: 'confirm',
      choices: [{ id: 'yes' }, { id: 'no' }],
    })
    expect(journeys.questionOf({ ...state, pending: cancel })?.text).toContain('ABC')
  })

  it('begins a turn with the scratch of every journey', () => {
    expect(journeys.freshScratch()).toMatchObject({ checkout: null, offers: [], preferences: null, ordersWish: null })
  })
})
