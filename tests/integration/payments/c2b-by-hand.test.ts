import { beforeAll, describe, expect, it } from 'vitest'
import { type C2bWorld, newReceipt, openC2bWorld } from './c2b-world.ts'
import { again } from './payment-world.ts'

let world: C2bWorld
beforeAll(async () => {
  world = await openC2bWorld()
})

const HOUR = 3_600_000

describe('an instruction to pay by hand', () => {
  it('names paybill, reference, amount and deadline, and holds the stock', async () => {
    const buyer = await world.handBuyer()
    const issued = await world.instruct(buyer)
    expect(issued).toMatchObject({
      outcome: 'instructions',
      instructions: {
        kind: 'paybill',
        number: world.hand.shortcode,
        account: buyer.order.reference,
        amount: buyer.order.total,
        expiresAt: new Date(world.clock.now().getTime() + 24 * HOUR).toISOString(),
      },
    })
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', stockState: 'held', held: 1 })
  })

  it('is the same one when it is asked for again, and says so when the order is paid', async () => {
    const buyer = await world.handBuyer()
    const first = await world.instruct(buyer)
    expect(await world.instruct(buyer, again(buyer))).toEqual(first)
    await world.confirm({ reference: buyer.order.reference, amount: 2_500 })
    await world.settleHand()
    expect(await world.instruct(buyer, again(buyer))).toMatchObject({ outcome: 'already_paid', instructions: null })
  })

  it('is not given for another total, for goods that are gone, or by a shop that does not take it', async () => {
    const buyer = await world.handBuyer()
    const dearer = { ...buyer, order: { ...buyer.order, total: { amountMinor: 1, currency: 'KES' } } }
    await expect(world.instruct(dearer)).rejects.toMatchObject({ code: 'not_confirmed' })
    const sold = await world.handBuyer({ stock: 0 }).catch((error: { code: string }) => error)
    expect(sold).toMatchObject({ code: 'out_of_stock' })
    const other = await world.buyer()
    await expect(world.instruct(other)).rejects.toMatchObject({ code: 'not_enabled' })
  })

  it('of a till has no account number', async () => {
    const shop = await world.openHandShop()
    const { vault } = shop.ctx.ports
    const account = await shop.ctx.transaction(({ tx }) =>
      tx.paymentAccount.findFirstOrThrow({ where: { tenantId: shop.tenantId } }),
    )
    const place = { tenantId: shop.tenantId, column: 'payment_accounts.credentials_enc', row: account.id } as const
    const till = { ...JSON.parse(vault.open(account.credentialsEnc, place)), till: '555666' }
    await shop.ctx.transaction(({ tx }) =>
      tx.paymentAccount.updateMany({
        where: { tenantId: shop.tenantId },
        data: { credentialsEnc: vault.seal(JSON.stringify(till), place) },
      }),
    )
    const buyer = await world.buyer({ shop })
    expect((await world.instruct(buyer)).instructions).toMatchObject({ kind: 'till', number: '555666', account: null })
  })

  it('expires once by the shop setting, tells her the ways on, and lets the stock go', async () => {
    const buyer = await world.handBuyer()
    const { attemptId } = await world.instruct(buyer)
    world.clock.advance(24 * HOUR)
    await world.look(attemptId ?? '')
    await world.look(attemptId ?? '')
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'awaiting_payment', stockState: 'released', notices: ['payment_c2b_expired'] })
    expect(facts.texts[0]).toContain('rescue_c2b')
  })

  it('keeps the stock while a prompt of the same order fails, and a prompt keeps it while the instruction expires', async () => {
    const buyer = await world.handBuyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: '1032', times: 1 })
    await world.instruct(buyer)
    // Two attempts of one instant have no order, and the clock of the world goes only by hand.
    world.clock.advance(1_000)
    const { attemptId } = await world.push(buyer, again(buyer))
    await world.sandbox.daraja.clearScripts()
    await world.look(attemptId ?? '')
    world.clock.advance(61_000)
    await world.look(attemptId ?? '')
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['pending', 'cancelled'], stockState: 'held' })
  })
})

describe('money sent by hand with the exact reference', () => {
  it('pays the order once, however it is spelled and however often it is reported', async () => {
    const buyer = await world.handBuyer()
    await world.instruct(buyer)
    const typed = ` ${buyer.order.reference.toLowerCase().slice(0, 4)}-${buyer.order.reference.slice(4)} `
    const receipt = await world.confirm({ reference: typed, amount: '2500.00' })
    await world.confirm({ reference: typed, amount: '2500.00', receipt })
    await world.settleHand()
    await world.confirm({ reference: typed, amount: '2500.00', receipt })
    await world.settleHand()
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'paid', stockState: 'settled', stock: 4, held: 0, attempts: ['paid'] })
    expect(facts.money).toEqual([{ receipt, amountMinor: 250_000, allocatedMinor: 250_000 }])
    expect(facts.notices.filter((notice) => notice.startsWith('payment_'))).toEqual(['payment_paid'])
  })

  it('pays an open order that was never given an instruction', async () => {
    const buyer = await world.handBuyer()
    await world.confirm({ reference: buyer.order.reference, amount: 2_500 })
    await world.settleHand()
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', stockState: 'settled', attempts: ['paid'] })
  })

  it('is held as a part when it is less, and completed by the rest under the same reference', async () => {
    const buyer = await world.handBuyer()
    await world.instruct(buyer)
    await world.confirm({ reference: buyer.order.reference, amount: 1_000 })
    await world.settleHand()
    const part = await world.facts(buyer)
    expect(part).toMatchObject({ order: 'awaiting_payment', stockState: 'held', attempts: ['partially_paid'] })
    expect(part.notices).toEqual(['payment_part_received'])
    expect(part.texts[0]).toContain('KES 1,500')
    expect((await world.instruct(buyer, again(buyer))).instructions?.amount.amountMinor).toBe(150_000)
    await world.confirm({ reference: buyer.order.reference, amount: 1_500 })
    await world.settleHand()
    const paid = await world.facts(buyer)
    expect(paid).toMatchObject({ order: 'paid', attempts: ['paid'], stock: 4 })
    expect(paid.money.map(({ allocatedMinor }) => allocatedMinor).sort()).toEqual([100_000, 150_000])
  })

  it('as a part is not followed by a prompt for the whole total', async () => {
    const buyer = await world.handBuyer()
    await world.instruct(buyer)
    await world.confirm({ reference: buyer.order.reference, amount: 1_000 })
    await world.settleHand()
    await expect(world.push(buyer, again(buyer))).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is not called late when only the prompt before it had timed out', async () => {
    const buyer = await world.handBuyer()
    const { attemptId } = await world.push(buyer)
    await world.instruct(buyer, again(buyer))
    world.clock.advance(301_000)
    await world.look(attemptId ?? '')
    await world.confirm({ reference: buyer.order.reference, amount: 2_500 })
    await world.settleHand()
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'paid', stock: 4 })
    expect(facts.notices).toEqual(expect.arrayContaining(['payment_expired', 'payment_paid']))
    expect(facts.notices).not.toContain('payment_paid_late')
  })

  it('goes to a person when the rest of a part never comes', async () => {
    const buyer = await world.handBuyer()
    const { attemptId } = await world.instruct(buyer)
    await world.confirm({ reference: buyer.order.reference, amount: 1_000 })
    await world.settleHand()
    world.clock.advance(24 * HOUR)
    await world.look(attemptId ?? '')
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'needs_review', attempts: ['needs_review'], tickets: ['payment_review'] })
    expect(facts.notices).toEqual(['payment_part_received', 'payment_in_review'])
    expect((await world.reviews()).at(-1)).toMatchObject({ reason: 'part_never_completed' })
  })

  it('pays the order when it is more, and leaves the excess to a person', async () => {
    const buyer = await world.handBuyer()
    await world.instruct(buyer)
    const receipt = await world.confirm({ reference: buyer.order.reference, amount: 2_700 })
    await world.settleHand()
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'paid', money: [{ receipt, amountMinor: 270_000, allocatedMinor: 250_000 }] })
    expect(facts.notices).toContain('payment_overpaid')
    expect((await world.reviews()).at(-1)).toMatchObject({ reason: 'overpaid', status: 'open' })
  })

  it('that comes after the instruction has expired still pays, and she hears that it was late', async () => {
    const buyer = await world.handBuyer()
    const { attemptId } = await world.instruct(buyer)
    world.clock.advance(24 * HOUR)
    await world.look(attemptId ?? '')
    await world.confirm({ reference: buyer.order.reference, amount: 2_500 })
    await world.settleHand()
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'paid', stockState: 'settled', stock: 4, held: 0 })
    expect(facts.notices).toContain('payment_paid_late')
  })

  it('for an order that is paid already is kept for nobody and reviewed', async () => {
    const buyer = await world.handBuyer()
    await world.instruct(buyer)
    for (const receipt of [newReceipt(), newReceipt()]) {
      await world.confirm({ reference: buyer.order.reference, amount: 2_500, receipt })
      await world.settleHand()
    }
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'paid', stock: 4, tickets: ['payment_review'] })
    expect(facts.money.map(({ allocatedMinor }) => allocatedMinor).sort()).toEqual([0, 250_000])
    expect(facts.notices.filter((notice) => notice === 'payment_in_review')).toHaveLength(1)
    expect((await world.reviews()).at(-1)).toMatchObject({ reason: 'order_cannot_take_it' })
  })

  it('for goods that have been sold meanwhile is reviewed, and no stock goes below zero', async () => {
    const buyer = await world.handBuyer({ stock: 1 })
    const { attemptId } = await world.instruct(buyer)
    world.clock.advance(24 * HOUR)
    await world.look(attemptId ?? '')
    await world.hand.ctx.transaction(({ tx }) =>
      tx.catalogVariant.updateMany({ where: { id: buyer.variantId }, data: { stock: 0 } }),
    )
    await world.confirm({ reference: buyer.order.reference, amount: 2_500 })
    await world.settleHand()
    expect(await world.facts(buyer)).toMatchObject({
      order: 'needs_review',
      stock: 0,
      held: 0,
      attempts: ['needs_review'],
    })
  })
})

describe('money sent by hand that names no order', () => {
  it('waits two minutes for a callback to claim it, then goes to a person with suggestions', async () => {
    const buyer = await world.handBuyer({ priceMinor: 331_700 })
    await world.instruct(buyer)
    await world.confirm({ reference: '0712345678', amount: 3_317 })
    const before = (await world.reviews()).length
    await world.settleHand()
    expect(await world.reviews()).toHaveLength(before)
    world.clock.advance(120_000)
    await world.settleHand()
    const review = (await world.reviews()).at(-1)
    expect(review).toMatchObject({ reason: 'unmatched', status: 'open' })
    expect(review?.suggestions).toContainEqual({
      orderId: buyer.order.orderId,
      reference: buyer.order.reference,
      because: 'same_amount',
    })
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', money: [] })
  })

  it('is never settled by a reference that is one edit away; the order is suggested', async () => {
    const buyer = await world.handBuyer()
    await world.instruct(buyer)
    const [first = 'A'] = buyer.order.reference
    const typo = `${first === 'A' ? 'B' : 'A'}${buyer.order.reference.slice(1)}`
    await world.confirm({ reference: typo, amount: 2_500 })
    world.clock.advance(120_000)
    await world.settleHand()
    const review = (await world.reviews()).at(-1)
    expect(review).toMatchObject({ reason: 'mistyped' })
    expect([review?.suggestions].flat()[0]).toMatchObject({
      orderId: buyer.order.orderId,
      because: 'similar_reference',
    })
    expect((await world.facts(buyer)).order).toBe('awaiting_payment')
  })

  it('of another shortcode, or with a receipt that another shop has booked, is not placed', async () => {
    const buyer = await world.handBuyer()
    await world.instruct(buyer)
    const { reference } = buyer.order
    await world.confirm({ reference, amount: 2_500, shortcode: '999999' })
    await world.settleHand()
    expect((await world.reviews()).at(-1)).toMatchObject({ reason: 'wrong_shortcode' })
    const other = await world.openHandShop()
    const receipt = await world.confirm({ amount: 2_500 }, other)
    world.clock.advance(120_000)
    await world.settleHand()
    await world.confirm({ reference, amount: 2_500, receipt })
    await world.settleHand()
    expect((await world.reviews()).at(-1)).toMatchObject({ reason: 'receipt_of_another_shop' })
    expect((await world.facts(buyer)).order).toBe('awaiting_payment')
  })

  it('cannot pay the order of another shop', async () => {
    const other = await world.openHandShop()
    const buyer = await world.handBuyer()
    await world.instruct(buyer)
    await world.confirm({ reference: buyer.order.reference, amount: 2_500 }, other)
    world.clock.advance(120_000)
    await world.settleHand()
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', money: [] })
    expect((await world.reviews(other)).map(({ suggestions }) => suggestions)).toEqual([[]])
  })
})
