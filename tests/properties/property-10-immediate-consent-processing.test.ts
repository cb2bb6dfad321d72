import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offlineLlm, openChat } from '../integration/journeys/chat.ts'
import { createShop } from '../support/builders.ts'
import { sessionOf } from '../support/session-of.ts'
import { holds, PATIENCE } from './holds.ts'
import { openPlenty } from './plenty.ts'
import { anything, stopWord, wish } from './talk.ts'

const world = await openPlenty()

describe('Feature: tulia, Property 10: a withdrawal of consent is obeyed in the turn that brings it, in any state and language, before any classifier or model, for this shop alone', () => {
  it('holds after any conversation', PATIENCE, async () => {
    const elsewhere = await createShop(world.db)
    const sale = fc
      .tuple(wish, fc.array(fc.constantFrom('1', 'yes', 'ndio', 'black', '42'), { maxLength: 4 }))
      .map(([first, rest]) => [first, ...rest])
    const before = fc.oneof(fc.array(anything, { maxLength: 4 }), sale)
    await holds(
      'property 10',
      fc.asyncProperty(before, fc.array(anything, { maxLength: 2 }), stopWord, async (talk, together, stop) => {
        const chat = await world.chat()
        for (const line of talk) await chat.say(line)
        const ledger = () =>
          world.db.transaction(chat.shop.tenantId, (tx) =>
            tx.consentEntry.findMany({ where: { customerId: chat.customerId } }),
          )
        const orders = () =>
          world.db.transaction(chat.shop.tenantId, (tx) =>
            tx.paymentAttempt.count({ where: { order: { conversationId: chat.conversationId } } }),
          )
        const customerOf = () =>
          world.db.transaction(chat.shop.tenantId, (tx) =>
            tx.customer.findFirstOrThrow({ where: { id: chat.customerId } }),
          )
        // Who has withdrawn it before in other words has nothing left to withdraw.
        fc.pre((await customerOf()).optedOutAt === null)
        const attempts = await orders()
        const at = chat.clock.now()

        const { replies, trace, state } = await chat.say(...together, stop)
        const customer = await customerOf()
        expect(customer.optedOutAt).toEqual(at)
        expect(customer.marketingOptIn).toBe(false)
        const withdrawn = (await ledger()).filter(({ action }) => action === 'withdrawn')
        expect(withdrawn.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['transactional', 'marketing']))
        expect(withdrawn.every(({ wordingVersion, source }) => wordingVersion !== '' && source !== '')).toBe(true)
        expect(replies.map(({ kind }) => kind)).toEqual(['consent'])
        expect(trace.models).toEqual([])
        expect(trace.steps.map(({ node }) => node)).not.toContain('intent_classify')
        expect(trace.tools.map(({ tool }) => tool).sort()).toEqual([
          'customer_get_or_create',
          'customer_update_preferences',
          'tenant_get_context',
        ])
        const { pending, suspended } = sessionOf(state)
        expect([pending, suspended]).toEqual([null, null])
        expect(await orders()).toBe(attempts)
      }),
    )
    // The same person at another shop has said nothing there.
    const there = await openChat(world.db, { shop: elsewhere, llm: offlineLlm() })
    expect((await there.say('hi')).replies.length).toBeGreaterThan(0)
  })
})
