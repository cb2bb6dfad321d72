import { beforeAll, describe, expect, it } from 'vitest'
import { addHook, registerHook, revokeOtherHooks } from '../../../src/domain/payments/index.ts'
import { type C2bWorld, confirmationBody, type HandShop, newReceipt, openC2bWorld } from './c2b-world.ts'
import { again } from './payment-world.ts'

let world: C2bWorld
beforeAll(async () => {
  world = await openC2bWorld()
})

const body = (money: Parameters<typeof confirmationBody>[0], shop: HandShop = world.hand) =>
  confirmationBody(money, shop)

function rows(shop: HandShop = world.hand) {
  return shop.ctx.transaction(({ tx }) =>
    tx.paymentNotification.findMany({ where: { tenantId: shop.tenantId }, orderBy: { receivedAt: 'asc' } }),
  )
}

describe('a confirmation', () => {
  it('is accepted once it is stored, and a repeated one changes nothing', async () => {
    const shop = await world.openHandShop()
    const receipt = newReceipt()
    for (let time = 0; time < 3; time++) {
      const answer = await world.post(shop.confirmationUrl, body({ amount: '10', receipt }, shop))
      expect(answer).toEqual({ status: 200, body: { ResultCode: 0, ResultDesc: 'Accepted' } })
    }
    expect((await rows(shop)).map(({ eventKey, source }) => [eventKey, source])).toEqual([[`c2b:${receipt}`, 'c2b']])
  })

  it('is accepted and kept for a person when nobody can read it: the money has moved', async () => {
    const shop = await world.openHandShop()
    for (const unreadable of ['no json', '{"TransID":"ABC"}', { ...body({ amount: 'many', receipt: newReceipt() }) }]) {
      expect((await world.post(shop.confirmationUrl, unreadable)).status).toBe(200)
    }
    await world.settleHand()
    expect((await rows(shop)).map(({ verdict }) => verdict)).toEqual(['unreadable', 'unreadable', 'unreadable'])
    expect((await world.reviews(shop)).map(({ reason }) => reason)).toEqual(['unreadable', 'unreadable', 'unreadable'])
  })

  it('leaves neither the balance of the shop nor the number of the payer behind, in rows or log lines', async () => {
    const shop = await world.openHandShop()
    const hash = 'ab'.repeat(32)
    await world.confirm({ amount: 10, more: { MSISDN: '254712345678' } }, shop)
    await world.confirm({ amount: 10, more: { MSISDN: hash } }, shop)
    world.clock.advance(120_000)
    await world.settleHand()
    const money = await shop.ctx.transaction(({ tx }) =>
      tx.moneyReceipt.findMany({ where: { tenantId: shop.tenantId } }),
    )
    expect(money.map(({ payer }) => payer).sort()).toEqual(['2547*****678', 'hash abababab'])
    const kept = JSON.stringify([await rows(shop), money, world.log.lines])
    for (const secret of ['49125', '254712345678', hash]) expect(kept).not.toContain(secret)
  })

  it.each(['confirmation', 'validation'])('to an address nobody was given finds nothing there: %s', async (what) => {
    for (const token of ['0'.repeat(48), 'not-hex', '']) {
      const url = world.hand.confirmationUrl.replace(/c2b\/[0-9a-f]+\/confirmation$/, `c2b/${token}/${what}`)
      expect((await world.post(url, body({ amount: 10, receipt: newReceipt() }))).status).toBe(404)
    }
  })

  it('is heard at the old and the new address until the old one is given up', async () => {
    const shop = await world.openHandShop()
    const { accountId } = shop
    const token = await shop.ctx.transaction((ctx) => addHook(ctx, accountId, 'c2b'))
    const newUrl = shop.confirmationUrl.replace(/c2b\/[0-9a-f]+\//, `c2b/${token}/`)
    const send = async (url: string) =>
      (await world.post(url, body({ amount: 10, receipt: newReceipt() }, shop))).status
    expect([await send(shop.confirmationUrl), await send(newUrl)]).toEqual([200, 200])
    expect(
      await shop.ctx.transaction((ctx) => revokeOtherHooks(ctx, accountId, { purpose: 'c2b', keptToken: token })),
    ).toBe(1)
    expect([await send(shop.confirmationUrl), await send(newUrl)]).toEqual([404, 200])
  })
})

describe('a validation', () => {
  const ask = async (shop: HandShop, money: Parameters<typeof confirmationBody>[0]) =>
    (await world.post(shop.validationUrl, body({ receipt: newReceipt(), ...money }, shop))).body

  it('accepts also what nobody knows, and leaves its row', async () => {
    const shop = await world.openHandShop()
    expect(await ask(shop, { amount: 10, reference: 'JOHN' })).toEqual({ ResultCode: '0', ResultDesc: 'Accepted' })
    expect(await rows(shop)).toMatchObject([{ source: 'c2b_validation', verdict: 'accepted' }])
    await world.settleHand()
    expect(await world.reviews(shop)).toEqual([])
  })

  it('refuses another shortcode and an amount that cannot be, each with its code', async () => {
    expect(await ask(world.hand, { amount: 10, shortcode: '999999' })).toMatchObject({ ResultCode: 'C2B00015' })
    expect(await ask(world.hand, { amount: 250_001 })).toMatchObject({ ResultCode: 'C2B00013' })
  })

  it('refuses unknown references and closed orders for a shop that wants it so', async () => {
    const shop = await world.openHandShop({ c2b: { expiresMinutes: 60, urlVersion: 'v2', strictReferences: true } })
    const buyer = await world.buyer({ shop })
    const { reference } = buyer.order
    expect(await ask(shop, { amount: 2_500, reference: 'JOHN' })).toMatchObject({ ResultCode: 'C2B00012' })
    expect(await ask(shop, { amount: 2_500, reference })).toMatchObject({ ResultCode: '0' })
    await world.confirm({ amount: 2_500, reference }, shop)
    await world.settleHand()
    expect(await ask(shop, { amount: 2_500, reference })).toMatchObject({ ResultCode: 'C2B00016' })
  })
})

describe('the registration of the addresses', () => {
  it('uses the version of the shop and says what to do when the app has the other one', async () => {
    const { accountId, ctx, shortcode } = world.hand
    await world.sandbox.daraja.setC2b({ shortcode, product: 'v1' })
    const refused = await registerHook(ctx, { accountId })
    expect(refused.registration).toMatchObject({ outcome: 'failed', cause: 'configuration' })
    expect(refused.registration).toMatchObject({ hint: expect.stringContaining('urlVersion of the shop to v1') })
    await world.sandbox.daraja.setC2b({ shortcode, product: 'v2', once: true })
    const again = await registerHook(ctx, { accountId })
    expect(again.registration).toMatchObject({ code: '500.003.1001', hint: expect.stringContaining('portal') })
    expect(again.urls.confirmationUrl).toBe(world.hand.confirmationUrl)
  })

  it('tells the provider addresses without the words it refuses', async () => {
    expect(world.hand.confirmationUrl).not.toMatch(/m-?pesa|safaricom|exe|cmd|sql|query/i)
    const shops = await world.sandbox.daraja.c2bShops()
    const { shortcode, confirmationUrl, validationUrl } = world.hand
    expect(shops).toContainEqual(expect.objectContaining({ shortcode, confirmationUrl, validationUrl }))
  })
})

describe('a customer who pays by hand at the provider', () => {
  it('is asked for nothing more: the report of the provider pays her order', async () => {
    const buyer = await world.handBuyer()
    await world.instruct(buyer, again(buyer))
    const { shortcode } = world.hand
    const pay = { shortcode, reference: buyer.order.reference, amount: 2_500, msisdn: buyer.msisdn }
    const result = await world.sandbox.daraja.payC2b(pay)
    expect(result).toMatchObject({ refusedWith: null, confirmed: 200 })
    await world.settleHand()
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', money: [{ receipt: result.receipt }] })
  })
})
