import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { readMoneyList, recordNotification, registerList } from '../../../src/domain/payments/index.ts'
import { readMoneyListJob } from '../../../src/jobs/read-money-list.job.ts'
import { dueOf } from '../../support/due.ts'
import { testPorts } from '../../support/test-ctx.ts'
import { type C2bWorld, type HandShop, openC2bWorld, reseal } from './c2b-world.ts'
import type { Buyer } from './payment-world.ts'

const MINUTE = 60_000

let world: C2bWorld
beforeAll(async () => {
  world = await openC2bWorld()
})
beforeEach(() => world.sandbox.faults.clear())

/** A shop whose list is registered, as `npm run connect --register-list` does it. */
async function openListedShop(): Promise<HandShop> {
  const shop = await world.openHandShop()
  const { accountId } = shop
  expect(await registerList(shop.ctx, { accountId, nominatedNumber: '254722000000' })).toEqual({
    outcome: 'registered',
  })
  return shop
}

const listOf = (shop: HandShop) =>
  shop.ctx.transaction(({ tx }) => tx.moneyList.findFirstOrThrow({ where: { tenantId: shop.tenantId } }))
const read = async (shop: HandShop) => readMoneyList(shop.ctx, { listId: (await listOf(shop)).id })
const reports = (shop: HandShop) =>
  shop.ctx.transaction(({ tx }) =>
    tx.paymentNotification.findMany({ where: { tenantId: shop.tenantId }, orderBy: { receivedAt: 'asc' } }),
  )
const money = (shop: HandShop) =>
  shop.ctx.transaction(({ tx }) => tx.moneyReceipt.findMany({ where: { tenantId: shop.tenantId } }))
const loggedOf = (event: string, shop: HandShop) =>
  world.log.lines.filter((line) => line.event === event && line.fields.tenantId === shop.tenantId)

async function ordering(shop: HandShop): Promise<Buyer> {
  const buyer = await world.buyer({ shop })
  await world.instruct(buyer)
  return buyer
}

/** She pays by hand; `lost`: M-PESA's report of it reaches nobody. */
async function pays(shop: HandShop, reference: string, options: { amount?: number; lost?: boolean } = {}) {
  const { amount = 2_500, lost = true } = options
  if (lost) await world.sandbox.faults.set([{ target: 'daraja.c2b', kind: 'drop', times: 1 }])
  const { receipt } = await world.sandbox.daraja.payC2b({
    shortcode: shop.shortcode,
    reference,
    amount,
    msisdn: '254712345678',
  })
  await world.sandbox.faults.clear()
  return receipt ?? ''
}

describe('money whose report was lost', () => {
  it('is found on the list and settled once, although its report comes later', async () => {
    const shop = await openListedShop()
    const buyer = await ordering(shop)
    const receipt = await pays(shop, buyer.order.reference)
    world.clock.advance(3 * MINUTE)
    expect(await read(shop)).toEqual({ missed: 1, proven: 0, contradicted: 0, unreadable: 0 })
    await world.settleHand()
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', notices: ['payment_paid'] })
    await world.confirm({ amount: '2500.00', reference: buyer.order.reference, receipt }, shop)
    await world.settleHand()
    expect(await read(shop)).toMatchObject({ missed: 0, proven: 0, contradicted: 0 })
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', notices: ['payment_paid'] })
    expect(await money(shop)).toMatchObject([{ receipt, amountMinor: 250_000, allocatedMinor: 250_000 }])
    expect(await reports(shop)).toMatchObject([{ source: 'pull', eventKey: `c2b:${receipt}`, verdict: 'paid' }])
  })

  it('is an alarm with a count, and on record', async () => {
    const shop = await openListedShop()
    const first = await ordering(shop)
    await pays(shop, first.order.reference)
    await pays(shop, 'NOBODYS')
    world.clock.advance(3 * MINUTE)
    await read(shop)
    expect(loggedOf('payment_reports_missed', shop)).toMatchObject([{ level: 'error', fields: { missed: 2 } }])
    const audit = await shop.ctx.transaction(({ tx }) =>
      tx.auditEntry.findMany({ where: { tenantId: shop.tenantId, action: 'payment_account.reports_missed' } }),
    )
    expect(audit).toMatchObject([{ subjectId: shop.accountId, data: { missed: 2, contradicted: 0 } }])
    await world.settleHand()
    expect((await world.reviews(shop)).map(({ reason }) => reason)).toEqual(['unmatched'])
  })

  it('is found on the second page, too', async () => {
    const shop = await openListedShop()
    await world.sandbox.daraja.setBooks({ shortcode: shop.shortcode, pageSize: 2 })
    const buyers = [await ordering(shop), await ordering(shop), await ordering(shop)]
    for (const { order } of buyers) await pays(shop, order.reference)
    world.clock.advance(3 * MINUTE)
    expect(await read(shop)).toMatchObject({ missed: 3 })
    await world.settleHand()
    for (const buyer of buyers) expect((await world.facts(buyer)).order).toBe('paid')
  })

  it('is looked for again where a page could not be read, and what was read before it is taken', async () => {
    const shop = await openListedShop()
    await world.sandbox.daraja.setBooks({ shortcode: shop.shortcode, pageSize: 1 })
    world.clock.advance(3 * MINUTE)
    await read(shop)
    const before = await listOf(shop)
    const [first, second] = [await ordering(shop), await ordering(shop)]
    for (const { order } of [first, second]) await pays(shop, order.reference)
    world.clock.advance(20 * MINUTE)
    await world.sandbox.faults.set([{ target: 'daraja.pull', kind: 'http_503_html', skip: 1 }])
    await expect(read(shop)).rejects.toMatchObject({ code: 'provider_unavailable', retryable: true })
    expect(await listOf(shop)).toEqual(before)
    expect(loggedOf('payment_reports_missed', shop)).toMatchObject([{ fields: { missed: 1 } }])
    await world.sandbox.faults.clear()
    expect(await read(shop)).toMatchObject({ missed: 1 })
    expect((await listOf(shop)).readTo.getTime()).toBe(world.clock.now().getTime() - 2 * MINUTE)
    await world.settleHand()
    for (const buyer of [first, second]) expect((await world.facts(buyer)).order).toBe('paid')
  })

  it('is found although it was listed late, within the hour or a day after', async () => {
    const shop = await openListedShop()
    const { shortcode } = shop
    const lag = (minutes: number) => world.sandbox.daraja.setBooks({ shortcode, lagMs: minutes * MINUTE })
    await lag(30)
    await pays(shop, 'LATE1')
    world.clock.advance(10 * MINUTE)
    expect(await read(shop)).toMatchObject({ missed: 0 })
    world.clock.advance(30 * MINUTE)
    expect(await read(shop)).toMatchObject({ missed: 1 })
    await lag(5 * 60)
    await pays(shop, 'LATE2')
    for (let hour = 0; hour < 6; hour += 1) {
      world.clock.advance(60 * MINUTE)
      expect(await read(shop)).toMatchObject({ missed: 0 })
    }
    world.clock.advance(18 * 60 * MINUTE)
    expect(await read(shop)).toMatchObject({ missed: 1 })
  })

  it('is found although the clock ran a day ahead for a while', async () => {
    const shop = await openListedShop()
    world.clock.advance(3 * MINUTE)
    await read(shop)
    world.clock.advance(24 * 60 * MINUTE)
    await read(shop)
    world.clock.advance(-24 * 60 * MINUTE)
    const buyer = await ordering(shop)
    await pays(shop, buyer.order.reference)
    world.clock.advance(20 * MINUTE)
    const { id: listId } = await listOf(shop)
    const due = await dueOf(postgresDirectory(world.db), readMoneyListJob, world.clock.now())
    expect(due).toContainEqual({ tenantId: shop.tenantId, listId })
    expect(await read(shop)).toMatchObject({ missed: 1 })
    expect((await listOf(shop)).readTo.getTime()).toBe(world.clock.now().getTime() - 2 * MINUTE)
    await world.settleHand()
    expect((await world.facts(buyer)).order).toBe('paid')
  })

  it('that the list does not hold any more is said, and the rest is read', async () => {
    const shop = await openListedShop()
    world.clock.advance(3 * MINUTE)
    await read(shop)
    world.clock.advance(60 * 60 * MINUTE)
    await pays(shop, 'AFTER')
    world.clock.advance(3 * MINUTE)
    expect(await read(shop)).toMatchObject({ missed: 1 })
    expect(loggedOf('payment_list_out_of_reach', shop)).toHaveLength(1)
  })

  it('is not money that is booked already, however it was heard of', async () => {
    const shop = await openListedShop()
    const buyer = await world.buyer({ shop })
    const receipt = await pays(shop, buyer.order.reference)
    await world.confirm({ amount: 2_500, reference: buyer.order.reference, receipt }, shop)
    await world.settleHand()
    await shop.ctx.transaction(({ tx }) => tx.paymentNotification.deleteMany({ where: { tenantId: shop.tenantId } }))
    world.clock.advance(3 * MINUTE)
    expect(await read(shop)).toMatchObject({ missed: 0, contradicted: 0 })
    expect(await reports(shop)).toEqual([])
  })
})

describe('the list of a shop', () => {
  it('is due when it is registered, and again a quarter of an hour after it was read', async () => {
    const shop = await openListedShop()
    const directory = postgresDirectory(world.db)
    const isDue = async () =>
      (await dueOf(directory, readMoneyListJob, world.clock.now())).some(({ tenantId }) => tenantId === shop.tenantId)
    expect(await isDue()).toBe(true)
    world.clock.advance(3 * MINUTE)
    await read(shop)
    world.clock.advance(14 * MINUTE)
    expect(await isDue()).toBe(false)
    world.clock.advance(MINUTE)
    expect(await isDue()).toBe(true)
  })

  it('is read when staff reconcile, and what is wrong with it is said', async () => {
    const shop = await openListedShop()
    await pays(shop, 'NOBODYS')
    world.clock.advance(3 * MINUTE)
    const found = await world.call('POST', '/reconcile', undefined, shop)
    expect(found).toMatchObject({ status: 200, body: { checked: 0, reportsMissed: 1, listProblems: [] } })
    await world.sandbox.daraja.setBooks({ shortcode: shop.shortcode, pull: false })
    const { body } = await world.call('POST', '/reconcile', undefined, shop)
    expect(JSON.stringify(body)).toContain('Ask Safaricom for the product')
  })

  it('goes on where it was when the shop changes its keys', async () => {
    const shop = await openListedShop()
    await pays(shop, 'NOBODYS')
    await shop.ctx.transaction(async ({ tx }) => {
      const { tenantId, accountId } = shop
      const { vault } = testPorts()
      const place = (row: string) => ({ tenantId, column: 'payment_accounts.credentials_enc', row }) as const
      const old = await tx.paymentAccount.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: accountId } } })
      const id = shop.ctx.ids.uuid()
      const credentialsEnc = vault.seal(vault.open(old.credentialsEnc, place(accountId)), place(id))
      const createdAt = new Date(old.createdAt.getTime() + 1)
      await tx.paymentAccount.create({ data: { ...old, id, credentialsEnc, createdAt } })
    })
    world.clock.advance(3 * MINUTE)
    expect(await read(shop)).toMatchObject({ missed: 1 })
  })
})

describe('a report that nobody could believe', () => {
  async function inProduction(): Promise<HandShop> {
    const shop = await openListedShop()
    await reseal(shop, { environment: 'production' })
    return shop
  }

  it('is proven by the list, and pays as any other does', async () => {
    const shop = await inProduction()
    const buyer = await ordering(shop)
    await pays(shop, buyer.order.reference, { lost: false })
    await world.settleHand()
    expect((await world.facts(buyer)).order).toBe('awaiting_payment')
    expect(await world.reviews(shop)).toMatchObject([{ reason: 'unproven', status: 'open' }])
    world.clock.advance(3 * MINUTE)
    expect(await read(shop)).toMatchObject({ missed: 0, proven: 1 })
    await world.settleHand()
    expect((await world.facts(buyer)).order).toBe('paid')
    expect(await world.reviews(shop)).toMatchObject([{ reason: 'unproven', status: 'confirmed' }])
    expect(await read(shop)).toMatchObject({ missed: 0, proven: 0 })
  })

  it('stays what it is when the list does not know its receipt', async () => {
    const shop = await inProduction()
    const buyer = await ordering(shop)
    await world.confirm({ amount: 2_500, reference: buyer.order.reference }, shop)
    await world.settleHand()
    world.clock.advance(3 * MINUTE)
    expect(await read(shop)).toMatchObject({ missed: 0, proven: 0 })
    await world.settleHand()
    expect((await world.facts(buyer)).order).toBe('awaiting_payment')
    expect(await money(shop)).toEqual([])
  })

  it('counts as what the provider says, whatever it said itself', async () => {
    const shop = await inProduction()
    const buyer = await ordering(shop)
    const receipt = await pays(shop, 'MINE', { amount: 10 })
    await world.confirm({ amount: 2_500, reference: buyer.order.reference, receipt }, shop)
    await world.settleHand()
    world.clock.advance(3 * MINUTE)
    expect(await read(shop)).toMatchObject({ proven: 1 })
    await world.settleHand()
    expect((await world.facts(buyer)).order).toBe('awaiting_payment')
    expect(await money(shop)).toMatchObject([
      { receipt, amountMinor: 1_000, allocatedMinor: 0, typedReference: 'MINE' },
    ])
    expect(loggedOf('payment_report_differs', shop)).toHaveLength(1)
  })

  it('gives way to the report that the provider itself sends of the same receipt', async () => {
    const shop = await inProduction()
    const buyer = await ordering(shop)
    const receipt = await world.confirm({ amount: 10, reference: 'FORGED' }, shop)
    await world.settleHand()
    const { accountId, shortcode, ctx } = shop
    const claim = {
      receipt,
      amountMinor: 250_000,
      shortcode,
      typedReference: buyer.order.reference,
      payer: null,
      paidAt: null,
    }
    const reading = { outcome: 'claim' as const, claim, raw: {} }
    expect(await recordNotification(ctx, { accountId, reading, sourceKnown: true })).toMatchObject({
      outcome: 'duplicate',
    })
    await world.settleHand()
    expect((await world.facts(buyer)).order).toBe('paid')
    await recordNotification(ctx, { accountId, reading, sourceKnown: true })
    await world.settleHand()
    expect(await money(shop)).toMatchObject([{ receipt, amountMinor: 250_000 }])
  })
})

describe('money that was booked with another amount than the list says', () => {
  it('is a question to a person, asked once', async () => {
    const shop = await openListedShop()
    const buyer = await ordering(shop)
    const receipt = await pays(shop, buyer.order.reference, { amount: 10 })
    await world.confirm({ amount: 2_500, reference: buyer.order.reference, receipt }, shop)
    await world.settleHand()
    world.clock.advance(3 * MINUTE)
    expect(await read(shop)).toMatchObject({ contradicted: 1 })
    expect(await read(shop)).toMatchObject({ contradicted: 0 })
    expect(await world.reviews(shop)).toMatchObject([{ reason: 'contradiction', status: 'open' }])
  })
})
