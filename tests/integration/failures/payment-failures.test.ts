import { afterEach, describe, expect, it } from 'vitest'
import type { Tx } from '../../../src/domain/context.ts'
import { createItem } from '../../support/builders.ts'
import { startProduct, type TestCustomer } from '../../support/product.ts'
import { testLog } from '../../support/test-ctx.ts'

describe('while the payment provider fails', async () => {
  const log = testLog()
  const product = await startProduct({ log })
  const { daraja, faults, twilio } = product.sandbox
  const shop = await product.openShop({ settings: { payments: { stk: true, c2b: true, card: false } } })
  await createItem(product.db, shop, {
    name: 'Rift Runner',
    category: 'running shoes',
    tags: ['shoes', 'running'],
    variants: [{ name: '42 / Black', options: { size: '42', colour: 'black' }, priceMinor: 380_000, stock: 50 }],
  })
  afterEach(() => faults.clear())
  const inShop = <T>(run: (tx: Tx) => Promise<T>) => product.db.transaction(shop.tenantId, run)
  const attemptsOf = ({ msisdn }: TestCustomer) =>
    inShop((tx) => tx.paymentAttempt.findMany({ where: { msisdn }, orderBy: { createdAt: 'asc' } }))

  /** What can be tapped under the last message. */
  const offeredTo = async ({ address }: TestCustomer) => {
    const [content] = (await twilio.messages({ from: shop.address, to: address })).map((sent) => sent.content).slice(-1)
    return content && 'choices' in content ? content.choices.map(({ title }) => title) : []
  }

  /** Buys until an attempt exists. @returns what the customer heard last */
  async function payUp(customer: TestCustomer): Promise<string> {
    await customer.ask('I want running shoes size 42')
    let heard = await customer.ask('1')
    for (let n = 0; n < 7 && (await attemptsOf(customer)).length === 0; n++) heard = await customer.ask('yes')
    return heard
  }

  it.each(['http_500', 'http_503_html', 'reset_after_accept'] as const)(
    'a push that meets %s leaves an honest doubt, other ways to pay, and never a second prompt',
    async (kind) => {
      const customer = shop.customer()
      await faults.set([{ target: 'daraja.push', kind }])
      const heard = await payUp(customer)
      await faults.clear()
      expect(heard).toContain('I could not see whether the M-PESA prompt for KES 3,800 arrived')
      expect(await attemptsOf(customer)).toMatchObject([{ status: 'submit_unknown', amountMinor: 380_000 }])
      const again = await customer.ask('try again')
      expect(again).toContain('You can try again in')
      expect(again).toContain('you can also pay another way:')
      expect(await offeredTo(customer)).toContain('M-PESA Paybill')
      await customer.ask('yes')
      expect(await attemptsOf(customer)).toHaveLength(1)
      expect(await daraja.pushes({ msisdn: customer.msisdn })).toHaveLength(kind === 'reset_after_accept' ? 1 : 0)
      const [attempt] = await attemptsOf(customer)
      expect(log.lines).toContainEqual({
        level: 'warn',
        event: 'payment_push_unknown',
        fields: { tenantId: shop.tenantId, attemptId: attempt?.id, problem: expect.any(String) },
      })
    },
  )

  it('a prompt that reached the phone although its answer was lost is paid once and confirmed', async () => {
    const customer = shop.customer()
    await faults.set([{ target: 'daraja.push', kind: 'reset_after_accept' }])
    await payUp(customer)
    await faults.clear()
    const [prompt] = await daraja.prompts({ msisdn: customer.msisdn })
    await daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    expect(await customer.next()).toContain('We have received KES 3,800')
    expect(await attemptsOf(customer)).toMatchObject([{ status: 'paid' }])
    expect(await daraja.pushes({ msisdn: customer.msisdn })).toHaveLength(1)
  })

  it('a token that cannot be had sends nothing, says so, and leaves the order payable', async () => {
    const customer = shop.customer()
    await inShop((tx) => tx.providerToken.deleteMany({ where: { tenantId: shop.tenantId } }))
    await faults.set([{ target: 'daraja.token', kind: 'http_503_html' }])
    expect(await payUp(customer)).toContain('No new prompt was sent')
    expect(await attemptsOf(customer)).toMatchObject([{ status: 'rejected', resultCode: 'token' }])
    expect(await daraja.pushes({ msisdn: customer.msisdn })).toEqual([])
    const order = await inShop((tx) =>
      tx.order.findFirstOrThrow({ where: { conversation: { customer: { address: customer.address } } } }),
    )
    expect(order).toMatchObject({ status: 'awaiting_payment', stockState: 'released' })
  })
})
