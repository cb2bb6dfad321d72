import { describe, expect, it } from 'vitest'
import { journeys } from '../../../journeys/index.ts'
import { Intent } from '../../../src/llm/offline/types.ts'
import { ids, shown, stateWith, total } from './sales-state.ts'

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
    const led = Intent.options.map((intent) => [intent, journeys.journeyFor(stateWith({ intent }))])
    expect(Object.fromEntries(led)).toMatchObject({
      product_question: 'sales',
      discounts_offers: 'offers',
      human_request: 'handoff',
      spam_casual: null,
      unknown: null,
    })
    for (const [intent, journey] of led)
      if (intent !== 'spam_casual' && intent !== 'unknown') expect(journey).not.toBeNull()
  })

  it('leads help with a payment by where the conversation stands', () => {
    const helped = (message: string, orderId: string | null) =>
      journeys.journeyFor(stateWith({ intent: 'payment_help', message, orderId }))
    expect(helped('I want to pay now', ids.order)).toBe('sales')
    expect(helped('how do I pay?', null)).toBe('support')
    expect(helped('I have paid already', ids.order)).toBe('orders')
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

  it('knows what an answer serves and what is worth asking again', () => {
    const pick = { kind: 'pick_item' as const, options: shown }
    const person = { kind: 'offer_handoff' as const, reason: 'dispute' }
    expect([journeys.servedBy(pick), journeys.servedBy(person)]).toEqual(['sales_discovery', null])
    expect([journeys.outlivesDigression(pick), journeys.outlivesDigression(person)]).toEqual([true, false])
    expect(journeys.ownerOf({ kind: 'confirm_order', orderId: ids.order, total })).toBe('sales')
  })

  it('begins a turn with the scratch of every journey', () => {
    expect(journeys.freshScratch()).toMatchObject({ sales: null, offers: [], preferences: null, ordersWish: null })
  })
})
