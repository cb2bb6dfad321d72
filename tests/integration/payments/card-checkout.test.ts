import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCardCheckout } from '../../../src/domain/payments/index.ts'
import { CARD_LIMITS } from '../../../src/domain/payments/methods/card/card-limits.ts'
import { again, type CardBuyer, type CardWorld, openCardShop, openCardWorld } from './card-world.ts'

describe('a card checkout', () => {
  let world: CardWorld
  beforeAll(async () => {
    world = await openCardWorld()
  })
  beforeEach(() => world.sandbox.faults.clear())

  it('gives a link, holds the stock and tells the provider what it must know', async () => {
    const buyer = await world.buyer()
    const made = await world.checkout(buyer)
    expect(made).toMatchObject({ outcome: 'link', url: expect.stringMatching(/^http.*\/pesapal\/checkout\//) })
    const attempt = await world.attempt(made.attemptId ?? '')
    expect(attempt).toMatchObject({
      method: 'card',
      status: 'pending',
      reference: `${buyer.order.reference}-1`,
      msisdn: null,
    })
    expect(made.expiresAt).toBe(
      new Date(world.clock.now().getTime() + CARD_LIMITS.softExpirySeconds * 1000).toISOString(),
    )
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', stockState: 'held', held: 1 })
    const order = await world.order(attempt.providerRequestId ?? '')
    expect(order).toMatchObject({ amount: 2500, currency: 'KES', reference: attempt.reference })
    expect(order.payerPhone).toMatch(/^2547\d{8}$/)
    const query = `?ref=${attempt.reference}&lang=en`
    expect(order.callbackUrl).toMatch(/\/webhooks\/payments\/card\/[0-9a-f]{48}\/return\?/)
    expect(order.callbackUrl.endsWith(query)).toBe(true)
    expect(order.cancellationUrl?.endsWith(`/cancelled${query}`)).toBe(true)
  })

  it('keeps the link sealed, because whoever has it can pay on it', async () => {
    const buyer = await world.buyer()
    const { attemptId, url } = await world.link(buyer)
    const { checkoutUrlEnc } = await world.attempt(attemptId)
    expect(checkoutUrlEnc).not.toContain('checkout')
    const place = { tenantId: buyer.ctx.tenantId, column: 'payment_attempts.checkout_url_enc', row: attemptId } as const
    expect(buyer.ctx.ports.vault.open(checkoutUrlEnc ?? '', place)).toBe(url)
  })

  it('has its attempt committed before anything is sent', async () => {
    const buyer = await world.buyer()
    let seen: string[] = []
    const card = {
      ...buyer.ctx.ports.card,
      submitOrder: async () => {
        seen = (await world.facts(buyer)).attempts
        return { outcome: 'unknown' as const, problem: 'nobody answered' }
      },
    }
    await world.checkout(buyer, { ...buyer.ctx, ports: { ...buyer.ctx.ports, card } })
    expect(seen).toEqual(['card submitting'])
  })

  it('gives the same link again for the same order and total', async () => {
    const buyer = await world.buyer()
    const first = await world.checkout(buyer)
    expect(await world.checkout(buyer)).toEqual(first)
    world.clock.advance(20_000)
    expect(await world.checkout(buyer, again(buyer))).toEqual(first)
    expect(await links(buyer)).toHaveLength(1)
  })

  it('makes one link when it is asked for twice at once', async () => {
    const buyer = await world.buyer()
    const { card } = buyer.ctx.ports
    const submitOrder: typeof card.submitOrder = async (...order) => {
      // The provider answers whoever came first only when the other one has her answer.
      await Promise.race(both)
      return card.submitOrder(...order)
    }
    const ask = () => {
      const ctx = again(buyer)
      return world.checkout(buyer, { ...ctx, ports: { ...ctx.ports, card: { ...card, submitOrder } } })
    }
    const both = [ask(), ask()]
    const answers = await Promise.all(both)
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['link', 'unknown'])
    expect(await links(buyer)).toHaveLength(1)
  })

  it('makes a new link for a repriced order and cancels the old one at the provider', async () => {
    const buyer = await world.buyer()
    const old = await world.link(buyer)
    const dearer = await reprice(buyer, 300_000)
    await expect(world.checkout(buyer, again(buyer))).rejects.toMatchObject({ code: 'not_confirmed' })
    const made = await world.checkout(dearer, again(buyer))
    expect(made).toMatchObject({ outcome: 'link' })
    expect(made.url).not.toBe(old.url)
    expect((await world.attempt(made.attemptId ?? '')).reference).toBe(`${buyer.order.reference}-2`)
    expect((await world.settle(old.attemptId, 'when_due')).status).toBe('cancelled')
    expect((await world.order(old.trackingId)).state).toBe('cancelled')
    expect(await world.facts(buyer)).toMatchObject({ held: 1, notices: [] })
  })

  it('asks a person about money on the old link of a repriced order', async () => {
    const buyer = await world.buyer()
    const old = await world.link(buyer)
    const dearer = await reprice(buyer, 300_000)
    await world.checkout(dearer, again(buyer))
    await world.sandbox.pesapal.pay(old.trackingId)
    await world.drain()
    expect((await world.attempt(old.attemptId)).status).toBe('needs_review')
    expect((await world.facts(buyer)).money).toEqual(['pesapal card KES 0/250000'])
  })

  it('says that it is paid, also when only the provider knows it yet', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { notifications: 0 })
    world.clock.advance(20_000)
    const answer = { outcome: 'already_paid', attemptId, url: null, expiresAt: null, keptUntil: null }
    expect(await world.checkout(buyer, again(buyer))).toEqual(answer)
    expect(await world.checkout(buyer, again(buyer))).toEqual(answer)
  })

  it('leaves no link when the answer is lost, and the next request makes a new one under a new reference', async () => {
    const buyer = await world.buyer()
    await world.sandbox.faults.set([{ target: 'pesapal.submit', kind: 'reset_before_accept', times: 1 }])
    const lost = await world.checkout(buyer)
    expect(lost).toMatchObject({ outcome: 'unknown', url: null })
    expect(await world.checkout(buyer)).toMatchObject({ outcome: 'unknown', attemptId: lost.attemptId })
    const made = await world.checkout(buyer, again(buyer))
    expect(made.outcome).toBe('link')
    expect((await world.attempt(made.attemptId ?? '')).reference).toBe(`${buyer.order.reference}-2`)
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['card pending', 'card submit_unknown'], held: 1 })
  })

  it('lets the stock of an unanswered request go soon, and says nothing about it', async () => {
    const buyer = await world.buyer()
    await world.sandbox.faults.set([{ target: 'pesapal.submit', kind: 'http_500', times: 1 }])
    const { attemptId } = await world.checkout(buyer)
    world.clock.advance(CARD_LIMITS.unknownExpirySeconds * 1000)
    expect((await world.settle(attemptId ?? '', 'when_due')).status).toBe('expired')
    expect(await world.facts(buyer)).toMatchObject({ held: 0, notices: [] })
  })

  it('counts a request whose worker died as unanswered', async () => {
    const buyer = await world.buyer()
    const card = {
      ...buyer.ctx.ports.card,
      submitOrder: async () => {
        throw new Error('the process ends here')
      },
    }
    await expect(world.checkout(buyer, { ...buyer.ctx, ports: { ...buyer.ctx.ports, card } })).rejects.toThrow(
      'ends here',
    )
    expect(await world.checkout(buyer)).toMatchObject({ outcome: 'unknown', url: null })
    expect((await world.facts(buyer)).attempts).toEqual(['card submit_unknown'])
    expect((await world.checkout(buyer, again(buyer))).outcome).toBe('link')
  })

  it('lets the stock go when the provider refuses', async () => {
    const shop = await openCardShop(world.db, world.sandbox, { secret: 'wrong' })
    const buyer = await world.buyer({ shop })
    expect(await world.checkout(buyer)).toMatchObject({ outcome: 'refused', url: null })
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['card rejected'], held: 0, order: 'awaiting_payment' })
    expect(world.log.lines).toContainEqual(
      expect.objectContaining({
        event: 'card_link_refused',
        fields: expect.objectContaining({ cause: 'configuration' }),
      }),
    )
  })

  it.each([
    ['a token that was revoked', { target: 'pesapal.submit', kind: 'token_rejected', times: 1 }],
    ['an error object that says nothing', { target: 'pesapal.submit', kind: 'null_error', times: 1 }],
    ['a token with such an error', { target: 'pesapal.token', kind: 'null_error', times: 1 }],
  ] as const)('is not stopped by %s', async (_what, fault) => {
    await world.sandbox.pesapal.revokeTokens()
    await world.sandbox.faults.set([fault])
    expect((await world.checkout(await world.buyer())).outcome).toBe('link')
  })

  it('registers the address to notify once, and again only when it is gone', async () => {
    const shop = await openCardShop(world.db, world.sandbox)
    await world.checkout(await world.buyer({ shop }))
    await world.checkout(await world.buyer({ shop }))
    const own = async () =>
      (await world.sandbox.pesapal.ipnUrls()).filter((ipn) => ipn.consumerKey === shop.consumerKey)
    expect(await own()).toEqual([expect.objectContaining({ type: 'POST', url: expect.stringMatching(/\/ipn$/) })])
    const buyer = await world.buyer({ shop })
    await world.checkout(buyer, { ...buyer.ctx, publicBaseUrl: 'https://moved.example.com' })
    expect((await own()).map(({ url }) => new URL(url).host)).toContain('moved.example.com')
  })

  it('still makes links while the list of addresses cannot be read', async () => {
    const shop = await openCardShop(world.db, world.sandbox)
    await world.checkout(await world.buyer({ shop }))
    await world.sandbox.faults.set([{ target: 'pesapal.setup', kind: 'http_503_html' }])
    expect((await world.checkout(await world.buyer({ shop }))).outcome).toBe('link')
  })

  it('is refused for what the customer has not confirmed, and where the shop takes no cards', async () => {
    const buyer = await world.buyer()
    const confirmedTotal = { amountMinor: 1, currency: 'KES' }
    const wrong = createCardCheckout(buyer.ctx, { orderId: buyer.order.orderId, confirmedTotal })
    await expect(wrong).rejects.toMatchObject({ code: 'not_confirmed' })
    const noCards = await openCardShop(world.db, world.sandbox, { card: false })
    await expect(world.checkout(await world.buyer({ shop: noCards }))).rejects.toMatchObject({ code: 'not_enabled' })
    const dollars = await openCardShop(world.db, world.sandbox, { currencies: ['USD'] })
    await expect(world.checkout(await world.buyer({ shop: dollars }))).rejects.toMatchObject({ code: 'not_enabled' })
    const other = await world.buyer()
    const orderId = other.order.orderId
    const foreign = createCardCheckout(buyer.ctx, { orderId, confirmedTotal: other.order.total })
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is refused when the goods are gone, and asks the provider for nothing', async () => {
    const first = await world.buyer({ stock: 1 })
    const second = await world.buyer({ variantId: first.variantId })
    await world.checkout(first)
    await expect(world.checkout(second)).rejects.toMatchObject({ code: 'out_of_stock' })
    expect(await links(second)).toHaveLength(0)
  })

  async function links(buyer: CardBuyer) {
    const orders = await world.sandbox.pesapal.orders()
    return orders.filter(({ reference }) => reference.startsWith(buyer.order.reference))
  }

  async function reprice(buyer: CardBuyer, totalMinor: number): Promise<CardBuyer> {
    const where = { tenantId: world.shop.tenantId, id: buyer.order.orderId }
    const data = { subtotalMinor: totalMinor, totalMinor }
    await world.db.transaction(world.shop.tenantId, (tx) => tx.order.updateMany({ where, data }))
    return { ...buyer, order: { ...buyer.order, total: { amountMinor: totalMinor, currency: 'KES' } } }
  }
})
