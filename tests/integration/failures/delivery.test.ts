import { afterEach, describe, expect, it } from 'vitest'
import { menuBody } from '../../../src/domain/messaging/menu-body.ts'
import { Menu } from '../../../src/domain/messaging/schemas.ts'
import { startProduct, type TestCustomer } from '../../support/product.ts'
import { testLog } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'

/** Where she can tap, the choices are not said twice. */
const onScreen = ({ body, menu }: { body: string; menu: unknown }) =>
  menu === null ? body : menuBody(body, Menu.parse(menu))

describe('while the messaging provider fails', async () => {
  const log = testLog()
  const product = await startProduct({ log, env: { CIRCUIT_RETEST_MS: '400' } })
  const { faults } = product.sandbox
  const shop = await product.openShop()
  afterEach(() => faults.clear())
  const outboxOf = ({ address }: TestCustomer) =>
    product.db.transaction(shop.tenantId, (tx) =>
      tx.outboundMessage.findMany({ where: { conversation: { customer: { address } } }, orderBy: { seq: 'asc' } }),
    )
  const isSent = (customer: TestCustomer) => async () => {
    const rows = await outboxOf(customer)
    return rows.length > 0 && rows.every(({ status }) => status === 'sent')
  }

  it.each(['http_429', 'reset_after_accept'] as const)(
    'an answer that meets %s arrives later, once, word for word',
    async (kind) => {
      const customer = shop.customer()
      await faults.set([{ target: 'twilio.messages', kind, times: 1 }])
      await customer.say('habari')
      await until(isSent(customer), { within: 30_000, what: 'the answer' })
      const rows = await outboxOf(customer)
      expect(await customer.heard()).toEqual(rows.map(onScreen))
    },
  )

  it('an open circuit keeps answers waiting without sending, loses none, and lets them go when it closes', async () => {
    await faults.set([{ target: 'twilio.messages', kind: 'http_500' }])
    const customers = Array.from({ length: 8 }, () => shop.customer())
    for (const customer of customers) await customer.say('habari')
    const events = () => log.lines.map(({ event }) => event)
    await until(() => events().includes('circuit_opened'), { what: 'an open circuit' })
    await until(
      async () => (await Promise.all(customers.map(outboxOf))).flat().some(({ reason }) => reason === 'retry'),
      { what: 'a waiting answer' },
    )
    const waiting = (await Promise.all(customers.map(outboxOf))).flat()
    expect(waiting.filter(({ status }) => status === 'failed')).toEqual([])
    await faults.clear()
    for (const customer of customers) await until(isSent(customer), { within: 40_000, what: 'every answer' })
    expect(events()).toContain('circuit_closed')
    for (const customer of customers) {
      const rows = await outboxOf(customer)
      expect(await customer.heard()).toEqual(rows.map(onScreen))
    }
  })
})
