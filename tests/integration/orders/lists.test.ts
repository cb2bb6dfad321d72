import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import { AttemptWire, OrderRowWire, RefundWire } from '../../../src/http/contract/order-shapes.ts'
import { SettlementDaysWire } from '../../../src/http/contract/settlement-days.ts'
import { again, type Buyer } from '../payments/payment-world.ts'
import { type Desk, openDesk } from './desk.ts'

const Orders = z.object({ orders: z.array(OrderRowWire), next_cursor: z.string().nullable() })
const Listed = z.object({
  attempts: z.array(AttemptWire).default([]),
  refunds: z.array(RefundWire).default([]),
  next_cursor: z.string().nullable(),
})

describe('the lists of the desk', () => {
  let desk: Desk
  let cart: Buyer
  let waiting: Buyer
  let toSend: Buyer
  let sent: Buyer
  let review: Buyer
  beforeAll(async () => {
    desk = await openDesk()
    cart = await desk.ordered()
    waiting = await desk.ordered()
    await desk.world.instruct(waiting)
    toSend = await desk.paid()
    sent = await desk.paid()
    await desk.goods(sent, 'dispatched')
    review = await desk.paid()
    await desk.move(review, 'needs_review')
  })

  const list = async (query: string) => Orders.parse((await desk.world.api('GET', `/orders?${query}`)).body)
  const idsOf = async (query: string) => (await list(query)).orders.map(({ order_id }) => order_id)
  const ids = (...buyers: Buyer[]) => buyers.map(({ order }) => order.orderId)

  it('have in each view what is to be done there', async () => {
    expect((await idsOf('view=needs_review')).sort()).toEqual(ids(review))
    expect(await idsOf('view=awaiting_payment')).toEqual(ids(waiting))
    expect(await idsOf('view=to_send')).toEqual(ids(toSend))
    expect((await idsOf('view=paid_today')).sort()).toEqual(ids(toSend, sent, review).sort())
    expect((await idsOf('')).sort()).toEqual(ids(waiting, toSend, sent, review).sort())
    expect(await idsOf('status=draft')).toEqual(ids(cart))
    expect(await idsOf('payment=open')).toEqual(ids(waiting))
    expect((await idsOf('payment=paid')).sort()).toEqual(ids(toSend, sent, review).sort())
  })

  it('find an order by its reference, its receipt and the phone of its customer', async () => {
    const { money } = await desk.read(sent)
    for (const q of [sent.order.reference, money[0]?.receipt ?? '', `0${sent.msisdn.slice(3)}`]) {
      expect(await idsOf(`q=${encodeURIComponent(q)}`)).toEqual(ids(sent))
    }
    expect(await idsOf('q=nobody-of-that-name')).toEqual([])
  })

  it('go on page by page without losing or doubling one, and know their own cursor alone', async () => {
    for (const query of ['view=all', 'view=paid_today', 'view=to_send']) {
      const whole = await idsOf(query)
      const paged: string[] = []
      let cursor: string | null = null
      do {
        const at: string = cursor === null ? '' : `&cursor=${cursor}`
        const page = await list(`${query}&limit=1${at}`)
        paged.push(...page.orders.map(({ order_id }) => order_id))
        cursor = page.next_cursor
      } while (cursor !== null)
      expect(paged).toEqual(whole)
    }
    const { next_cursor } = await list('view=all&limit=1')
    expect((await desk.world.api('GET', `/orders?view=to_send&limit=1&cursor=${next_cursor}`)).status).toBe(422)
  })

  it('show nothing of another shop', async () => {
    const shop = await desk.world.openHandShop()
    for (const path of ['/orders', `/orders?q=${sent.order.reference}`, '/payments/attempts', '/payments/refunds']) {
      const { body } = await desk.world.api('GET', path, undefined, { shop })
      expect(Object.values(z.record(z.string(), z.unknown()).parse(body))[0]).toEqual([])
    }
    const [attempt] = (await desk.read(sent)).attempts
    expect((await desk.world.api('GET', `/payments/attempts/${attempt?.attempt_id}`, undefined, { shop })).status).toBe(
      404,
    )
  })

  it('are each a page from an index, for the role that serves them', async () => {
    const { ctx } = sent
    const { tenantId } = ctx
    await ctx.transaction(async ({ tx }) => {
      await tx.$executeRaw`
        INSERT INTO orders (tenant_id, id, conversation_id, customer_id, reference, status, currency, subtotal_minor, total_minor, created_at)
        SELECT ${tenantId}::uuid, gen_random_uuid(), ${sent.conversationId}::uuid, ${ctx.customerId}::uuid, 'ZZ' || n, 'cancelled', 'KES', 100, 100,
          ${desk.world.clock.now()}::timestamptz - n * interval '1 minute' FROM generate_series(1, 3000) n`
    })
    await ctx.transaction(async ({ tx }) => {
      for (const where of [
        `status <> 'draft' ORDER BY created_at DESC, id DESC`,
        `status = 'needs_review' ORDER BY created_at DESC, id DESC`,
        `paid_at >= now() - interval '1 day' ORDER BY paid_at DESC, id DESC`,
        `status = 'paid' AND paid_at IS NOT NULL AND fulfilment_stage IN ('to_prepare', 'ready') ORDER BY paid_at, id`,
      ]) {
        const plan = await tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
          EXPLAIN SELECT id FROM orders WHERE tenant_id = ${tenantId}::uuid AND ${Prisma.raw(where)} LIMIT 30`
        const words = plan.map((line) => line['QUERY PLAN']).join('\n')
        expect(words).toMatch(/Index (Only )?Scan/)
        expect(words).not.toContain('Seq Scan')
      }
    })
    expect((await list('view=all&limit=30')).orders).toHaveLength(30)
  })

  it('are opened by the numbers of the report by days, and have just what these count', async () => {
    await desk.world.push(again2(waiting))
    const [money] = (await desk.read(toSend)).money
    const given = { by: 'hand', how: 'cash', reference: 'till', note: 'torn', receipt_id: money?.receipt_id }
    await desk.world.api('POST', `/orders/${toSend.order.orderId}/refund`, { ...given, amount_minor: 1_000 })
    const today = desk.world.clock.now()
    const day = (plus: number) => new Date(today.getTime() + plus * 86_400_000).toISOString().slice(0, 10)
    const answer = await desk.world.api('GET', `/reports/settlement?from=${day(-1)}&to=${day(1)}`)
    const report = SettlementDaysWire.parse(answer.body)
    expect(report.totals.map(({ method }) => method).sort()).toEqual(['c2b', 'stk'])
    expect(report.days).toHaveLength(6)
    for (const figures of [...report.days, ...report.totals]) {
      expect(figures.fees).toBeNull()
      for (const what of ['asked', 'paid', 'rescued', 'open', 'in_review', 'refunded'] as const) {
        const { list: path, count, amount_minor } = figures[what]
        const { attempts, refunds } = Listed.parse((await desk.world.api('GET', path.replace('/v1', ''))).body)
        const rows = [...attempts, ...refunds]
        expect({ what, count: rows.length, sum: rows.reduce((sum, row) => sum + row.amount.amount_minor, 0) }).toEqual({
          ...{ what, count, sum: amount_minor },
        })
      }
    }
    const refunded = report.totals.find(({ method }) => method === 'c2b')?.refunded
    expect(refunded).toMatchObject({ count: 1, amount_minor: 1_000 })
    expect((await desk.world.api('GET', `/reports/settlement?from=${day(1)}&to=${day(0)}`)).status).toBe(422)
  })

  const again2 = (buyer: Buyer): Buyer => ({ ...buyer, ctx: again(buyer) })
})
