import { beforeEach, describe, expect, it } from 'vitest'
import { say } from '../../../prompts/copy/index.ts'
import { HOUR, openCartWorld } from './cart-world.ts'

describe('the answer to the reminder of an order', async () => {
  const { stage, clock, shop, rows, left, work } = await openCartWorld()
  beforeEach(() => clock.set('2026-11-16T09:00:00Z'))

  async function reminded() {
    const cart = await left()
    clock.advance(3 * HOUR)
    expect(await work(cart)).toBe('sent')
    return cart
  }

  it.each(['1', 'Continue', 'yes', 'endelea'])(
    '"%s" asks for the confirmation of the order as it is now',
    async (word) => {
      const cart = await reminded()
      const said = (await cart.answer(word)).join('\n')
      expect(said).toContain('Breeze Jogger')
      expect(said).toContain('KES 9,000')
      expect(await cart.state()).toMatchObject({
        orderId: cart.orderId,
        pending: { kind: 'confirm_checkout', orderId: cart.orderId, total: cart.total },
        cart: [{ itemName: 'Breeze Jogger', qty: 2 }],
      })
    },
  )

  it('"Continue" tapped brings the order back, also after other talk', async () => {
    const cart = await reminded()
    const [go] = stage.channel.sent.findLast(({ to }) => to === cart.address)?.menu?.options ?? []
    await cart.answer('what time do you close?')
    await cart.answer('Continue', { choice: go?.id ?? '' })
    expect((await cart.state()).pending).toMatchObject({ kind: 'confirm_checkout', orderId: cart.orderId })
  })

  it.each([
    ['2', 'en'],
    ['no', 'en'],
    ['hapana', 'sw'],
  ] as const)('"%s" puts it aside, and confirms nothing', async (word, language) => {
    const cart = await reminded()
    expect(await cart.answer(word)).toEqual([say('cart_reminder_declined', language)])
    expect((await cart.state()).pending).toBeNull()
    expect(await rows((tx) => tx.order.findFirstOrThrow({ where: { id: cart.orderId } }))).toMatchObject({
      status: 'draft',
    })
  })

  it('says so when the order is not open any more', async () => {
    const cart = await reminded()
    await rows((tx) => tx.order.updateMany({ where: { id: cart.orderId }, data: { status: 'cancelled' } }))
    expect((await cart.answer('1')).join()).toContain('not open any more')
  })

  it('opens nobody else’s order', async () => {
    const [cart, neighbour] = [await reminded(), await reminded()]
    const place = { tenantId: shop.tenantId, conversationId: cart.conversationId }
    const choice = stage.ctx.ports.menuSigner.sign(place, `cart:go:${neighbour.orderId}`)
    const said = await cart.answer('Continue', { choice })
    expect(said.join()).toContain('not open any more')
    expect((await cart.state()).orderId).not.toBe(neighbour.orderId)
  })

  it('is only a number again once the talk has gone on', async () => {
    const cart = await reminded()
    await cart.answer('what time do you close?')
    await cart.answer('1')
    expect((await cart.state()).pending?.kind).not.toBe('confirm_checkout')
  })

  it('STOP ends it all: nothing is said any more and both consents are withdrawn', async () => {
    const cart = await reminded()
    expect(await cart.answer('STOP')).toHaveLength(1)
    const entries = await rows((tx) => tx.consentEntry.findMany({ where: { customerId: cart.customerId } }))
    expect(entries.map(({ purpose, action }) => `${purpose} ${action}`).sort()).toEqual([
      'marketing granted',
      'marketing withdrawn',
      'transactional withdrawn',
    ])
    expect(await cart.answer('1')).toEqual([])
  })
})
