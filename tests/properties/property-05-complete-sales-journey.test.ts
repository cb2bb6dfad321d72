import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../src/lib/money.ts'
import { answerOf } from '../integration/journeys/chat.ts'
import { buy } from './cooperative.ts'
import { holds, PATIENCE } from './holds.ts'
import { openPlenty } from './plenty.ts'

const world = await openPlenty()

/** The order in which the steps of a sale must have come; the payment is the last. */
const WAY = [
  'catalog_get_item',
  'order_create',
  'offers_get_applicable',
  'payment_get_methods',
  'payment_initiate_stk_push',
]

/** What was named is not searched for. */
const NAMED = ['I want a Breeze Jogger size 42 black', '2 Morning Mile size 40']

describe('Feature: tulia, Property 5: a wish to buy is led from the search to the prompt on the phone, with no step left out and each paid order exactly what was chosen', () => {
  it('holds for any goods, choices and language', PATIENCE, async () => {
    const wish = fc.constantFrom(
      ...NAMED,
      'nataka viatu vya kukimbia',
      'nadai kicks za kukimbia',
      'show me sandals',
      'school shoes',
      'I need a power bank',
      'football boots size 41',
      'natafuta simu',
      'do you have earphones',
    )
    const yes = fc.constantFrom('yes', 'ndio', 'eeh', 'ok', 'sawa', 'YES please')
    await holds(
      'property 5',
      fc.asyncProperty(wish, yes, fc.array(fc.nat(97), { minLength: 6, maxLength: 6 }), async (said, affirm, draws) => {
        const chat = await world.chat()
        let drawn = 0
        const pick = (from: readonly string[]) => from[(draws[drawn++ % draws.length] ?? 0) % from.length] ?? ''
        const steps = await buy(chat, said, pick, affirm)
        const trail = steps
          .map(({ said: line, asked, result }) => `${asked?.kind ?? 'nothing'} <- ${line}: ${answerOf(result)}`)
          .join('\n')
        const { attempts, orders } = await world.db.transaction(chat.shop.tenantId, async (tx) => ({
          attempts: await tx.paymentAttempt.findMany({ where: { order: { conversationId: chat.conversationId } } }),
          orders: await tx.order.findMany({ where: { conversationId: chat.conversationId }, include: { lines: true } }),
        }))
        expect(attempts.length, trail).toBe(1)
        expect(orders.length, trail).toBe(1)
        const [order] = orders
        const total = { amountMinor: order?.totalMinor ?? 0, currency: 'KES' }
        expect(attempts[0]).toMatchObject({ orderId: order?.id, amountMinor: total.amountMinor, status: 'pending' })
        expect(order?.subtotalMinor).toBe(
          order?.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0),
        )

        const called = steps.flatMap(({ result }) => result.trace.tools.filter(({ ok }) => ok).map(({ tool }) => tool))
        const places = (NAMED.includes(said) ? WAY : ['catalog_search', ...WAY]).map((tool) => called.indexOf(tool))
        expect(places, `${called.join()}\n${trail}`).toEqual(places.toSorted((a, b) => a - b))
        expect(places).not.toContain(-1)

        // The total was shown and asked about in a turn before the one that started the payment.
        const paying = steps.findIndex(({ result }) =>
          result.trace.tools.some(({ tool }) => tool === 'payment_initiate_stk_push'),
        )
        const confirmed = steps.findIndex(({ asked }) => asked?.kind === 'confirm_checkout')
        expect(confirmed, trail).toBeGreaterThan(0)
        expect(paying, trail).toBe(confirmed)
        expect(answerOf(steps[confirmed - 1]?.result ?? Object(null))).toContain(formatMoney(total))
        expect(steps[paying]?.asked).toMatchObject({ kind: 'confirm_checkout', total })
        expect(['delivery', 'pickup'], trail).toContain(order?.fulfilmentKind)
      }),
    )
  })
})
