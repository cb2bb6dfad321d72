import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { storableSession } from '../../../journeys/session.ts'
import { sessionOf } from '../../support/session-of.ts'
import type { Chat } from './chat.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

const RESTARTED = 'I lost my notes'

let world: SalesWorld

beforeAll(async () => {
  world = await openSalesWorld()
  await world.stockUp(world.shop)
})

/** A customer with a draft in her cart, asked to confirm it. */
async function withCart(): Promise<Chat> {
  const chat = await world.chat()
  await chat.say('I want running shoes size 42')
  await chat.say('Breeze Jogger')
  await chat.say('black')
  expect(sessionOf(chat.state)).toMatchObject({ cart: [{ qty: 1 }], pending: { kind: 'confirm_checkout' } })
  return chat
}

/** Changes what is stored, as another version of the program or an accident would. */
function tamper(
  chat: Chat,
  change: (stored: { common: Tampered; slices: Record<string, { data: Tampered }> }) => void,
) {
  const stored = JSON.parse(JSON.stringify(chat.state))
  change(stored)
  chat.state = stored
}
type Tampered = Record<string, unknown>

/** A session as the first version of the program stored it, in the middle of a purchase, about this customer's order. */
function flatSessionOf(chat: Chat): string {
  const { cart, orderId } = sessionOf(chat.state)
  const flat = readFileSync('tests/support/sessions/flat-session.json', 'utf8')
  const old = JSON.parse(flat)
  return [
    [old.tenantId, chat.shop.tenantId],
    [old.conversationId, chat.conversationId],
    [old.customerId, chat.customerId],
    [old.orderId, orderId],
    [old.cart[0].itemId, cart[0]?.itemId],
    [old.cart[0].variantId, cart[0]?.variantId],
  ].reduce((text, [from, to]) => text.replaceAll(from, to), flat)
}

describe('a stored session', () => {
  it('of the first, flat form keeps the cart, the order and the open question, and drops one that is asked no more', async () => {
    const chat = await withCart()
    const { cart, orderId, orderTotals } = sessionOf(chat.state)
    chat.state = JSON.parse(flatSessionOf(chat))
    const { corruptParts, state, replies } = await chat.say('no')
    expect(corruptParts).toMatchObject([{ part: 'suspended', stored: { kind: 'confirm_order', orderId } }])
    expect(replies.map(({ text }) => text).join()).not.toContain(RESTARTED)
    expect(sessionOf(state)).toMatchObject({ cart, orderId, orderTotals, turnCount: 6, knowledgeMisses: 0 })
    expect(await chat.ask('checkout')).toContain('Pay KES 3,420 by M-PESA')
    expect(sessionOf(chat.state).pending).toMatchObject({ kind: 'confirm_checkout', orderId })
    await chat.say('yes')
    expect(sessionOf(chat.state).pending).toMatchObject({ kind: 'await_payment', orderId })
  })

  it('with fields that this version does not know, or without some that it does, keeps everything else', async () => {
    const chat = await withCart()
    const before = sessionOf(chat.state)
    tamper(chat, ({ common, slices }) => {
      common.mood = 'good'
      delete common.rateLimitTold
      Object(common.pending).colour = 'green'
      Object(slices.sales?.data.cart)[0].giftWrap = true
      delete slices.sales?.data.picturedItemId
      delete slices.support
    })
    expect(sessionOf(chat.state)).toEqual({ ...before, picturedItemId: null })
    expect(await chat.ask('yes')).toContain('KES 3,420')
  })

  it('keeps the slice of a journey that only another version has', async () => {
    const chat = await withCart()
    const trip = { version: 1, data: { to: 'Lamu' } }
    tamper(chat, ({ slices }) => Object.assign(slices, { trip }))
    await chat.say('what time do you close?')
    expect(chat.state).toMatchObject({ slices: { trip } })
  })

  it('with a broken slice loses that slice alone, and the questions of its journey with it', async () => {
    const chat = await withCart()
    const { turnCount } = sessionOf(chat.state)
    tamper(chat, ({ slices }) => Object.assign(slices.sales?.data ?? {}, { cart: [{ qty: 'many' }] }))
    const stored = Object(chat.state).slices.sales.data
    const { corruptParts, replies, state } = await chat.say('what time do you close?')
    expect(corruptParts).toEqual([{ part: 'sales', stored, problem: expect.stringContaining('cart.0') }])
    expect(replies[0]).toMatchObject({ kind: 'owed', text: expect.stringContaining(RESTARTED) })
    expect(sessionOf(state)).toMatchObject({ cart: [], pending: null, suspended: null, turnCount: turnCount + 1 })
  })

  it('with a broken slice that nobody misses goes on without a word of it, and the cart stays', async () => {
    const chat = await withCart()
    const { cart, pending } = sessionOf(chat.state)
    tamper(chat, ({ slices }) => Object.assign(slices.support?.data ?? {}, { knowledgeMisses: 'many' }))
    const { corruptParts, replies, state } = await chat.say('what time do you close?')
    expect(corruptParts).toMatchObject([{ part: 'support' }])
    expect(replies.map(({ text }) => text).join()).not.toContain(RESTARTED)
    expect(sessionOf(state)).toMatchObject({ cart, pending })
  })

  it('with a broken question drops the question alone', async () => {
    const chat = await withCart()
    const { cart, orderId } = sessionOf(chat.state)
    tamper(chat, ({ common }) => Object.assign(common, { pending: { kind: 'confirm_checkout', orderId: 7 } }))
    const { corruptParts, replies, state } = await chat.say('what time do you close?')
    expect(corruptParts).toMatchObject([{ part: 'pending' }])
    expect(replies.map(({ text }) => text).join()).not.toContain(RESTARTED)
    expect(sessionOf(state)).toMatchObject({ cart, orderId, pending: null })
  })

  it('with a question that no journey asks any more drops it', async () => {
    const chat = await withCart()
    tamper(chat, ({ common }) => Object.assign(common, { suspended: { kind: 'pick_a_card' } }))
    expect((await chat.say('what time do you close?')).corruptParts).toMatchObject([{ part: 'suspended' }])
  })

  it('is written as it is read', async () => {
    const chat = await withCart()
    expect(storableSession(sessionOf(chat.state), {})).toEqual(chat.state)
  })
})
