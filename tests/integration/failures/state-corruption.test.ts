import { describe, expect, it } from 'vitest'
import type { Prisma } from '../../../prisma/generated/client.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { Tx } from '../../../src/domain/context.ts'
import { createItem } from '../../support/builders.ts'
import { startProduct, type TestCustomer } from '../../support/product.ts'
import { until } from '../../support/until.ts'

describe('a session that cannot be read', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  await createItem(product.db, shop, {
    name: 'Rift Runner',
    category: 'running shoes',
    tags: ['shoes', 'running'],
    variants: [{ name: '42 / Black', options: { size: '42', colour: 'black' }, priceMinor: 380_000, stock: 50 }],
  })
  const inShop = <T>(run: (tx: Tx) => Promise<T>) => product.db.transaction(shop.tenantId, run)
  const conversationOf = ({ address }: TestCustomer) =>
    inShop((tx) => tx.conversation.findFirstOrThrow({ where: { customer: { address } } }))

  /** Buys up to the question about the phone, so that there is an order to lose. */
  async function withOrder(customer: TestCustomer): Promise<string> {
    await customer.ask('I want running shoes size 42')
    const reference = () =>
      inShop((tx) => tx.order.findFirst({ where: { conversation: { customer: { address: customer.address } } } }))
    await customer.ask('1')
    for (let n = 0; n < 5 && (await reference()) === null; n++) await customer.ask('yes')
    return (await until(reference, { what: 'the order' })).reference
  }

  it.each<[string, (state: Record<string, unknown>) => Prisma.InputJsonValue]>([
    ['is not an object', () => 'garbage'],
    ['was written by another version', (state) => JSON.parse(JSON.stringify({ ...state, version: 99 }))],
    [
      'belongs to another tenant',
      ({ common, ...rest }) =>
        JSON.parse(JSON.stringify({ ...rest, common: { ...Object(common), tenantId: shop.channelId } })),
    ],
  ])(
    'because it %s is kept for inspection and starts anew; her order is found all the same',
    async (_what, corrupt) => {
      const customer = shop.customer()
      const reference = await withOrder(customer)
      const before = await conversationOf(customer)
      const state = corrupt(Object(before.state))
      await inShop((tx) => tx.conversation.updateMany({ where: { id: before.id }, data: { state } }))

      expect(await customer.ask('where is my order?')).toContain('I lost my notes')
      expect(await customer.next()).toContain(reference)
      const rows = await inShop((tx) => tx.corruptState.findMany({ where: { conversationId: before.id } }))
      expect(rows).toMatchObject([{ part: 'session', state: { stored: state }, problem: expect.stringMatching(/./) }])
      expect((await conversationOf(customer)).state).toMatchObject({
        common: { tenantId: shop.tenantId, conversationId: before.id },
      })

      await customer.ask('I want running shoes size 42')
      expect(await inShop((tx) => tx.corruptState.count({ where: { conversationId: before.id } }))).toBe(1)
      expect((await conversationOf(customer)).stateVersion).toBeGreaterThan(before.stateVersion + 1)
    },
  )

  it('because of one slice starts that slice anew alone: the loss of a cart is told in her language, and the rest goes on', async () => {
    const customer = shop.customer()
    await withOrder(customer)
    const before = await conversationOf(customer)
    const state = JSON.parse(JSON.stringify(before.state))
    state.slices.sales.data.cart = [{ quantity: 'many' }]
    expect(before.language).toBe('en')
    await inShop((tx) => tx.conversation.updateMany({ where: { id: before.id }, data: { state, language: 'sw' } }))

    expect(await customer.ask('42')).toBe(say('session_restarted', 'sw'))
    const rows = await inShop((tx) => tx.corruptState.findMany({ where: { conversationId: before.id } }))
    expect(rows).toMatchObject([{ part: 'sales', state: { stored: { cart: [{ quantity: 'many' }] } } }])
    const { common, slices } = Object((await conversationOf(customer)).state)
    expect(common).toMatchObject({ turnCount: state.common.turnCount + 1 })
    expect(slices).toMatchObject({ sales: { data: { cart: [], orderId: null } }, support: state.slices.support })
  })
})
