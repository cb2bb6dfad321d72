import { describe, expect, it } from 'vitest'
import { handBack, takeOver } from '../../src/domain/handoff/index.ts'
import { startProduct } from '../support/product.ts'
import { until } from '../support/until.ts'

describe('a conversation that a person has taken over', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const inShop = () => product.runtime.ctxFor(shop.tenantId)

  async function begin() {
    const customer = shop.customer()
    await customer.ask('what time do you close?')
    const conversation = await product.db.transaction(shop.tenantId, (tx) =>
      tx.conversation.findFirstOrThrow({ where: { customer: { address: customer.address } } }),
    )
    await until(
      async () =>
        (await takeOver(inShop(), { conversationId: conversation.id, operator: 'amina' })).outcome === 'owned',
    )
    return { customer, conversationId: conversation.id }
  }

  const handled = (conversationId: string) =>
    until(() =>
      product.db.transaction(shop.tenantId, async (tx) => {
        const open = await tx.inboundMessage.count({ where: { conversationId, turnId: null } })
        return open === 0
      }),
    )

  it('hears nothing of the bot, whose messages count as handled, until it is handed back', async () => {
    const { customer, conversationId } = await begin()
    const before = (await customer.heard()).length
    await customer.say('are you open on Sunday?')
    await handled(conversationId)
    expect(await customer.heard()).toHaveLength(before)
    await handBack(inShop(), { conversationId, summary: { outcome: 'solved', promised: null, note: '' } })
    expect(await customer.ask('are you open on Sunday?')).not.toBe('')
    const outcomes = await product.db.transaction(shop.tenantId, (tx) =>
      tx.turn.findMany({ where: { conversationId }, orderBy: { startedAt: 'asc' }, select: { outcome: true } }),
    )
    expect(outcomes.map((turn) => turn.outcome)).toEqual(['answered', 'human', 'answered'])
  })

  it('still obeys STOP: consent is written and confirmed, and nothing can be sent after it', async () => {
    const { customer, conversationId } = await begin()
    const confirmation = await customer.ask('STOP')
    expect(confirmation).toContain('START')
    const row = await product.db.transaction(shop.tenantId, (tx) =>
      tx.customer.findFirstOrThrow({ where: { address: customer.address }, include: { consents: true } }),
    )
    expect(row.optedOutAt).not.toBeNull()
    expect(row.consents.map((entry) => `${entry.purpose} ${entry.action}`).sort()).toEqual([
      'marketing withdrawn',
      'transactional withdrawn',
    ])
    await customer.say('hello?')
    await handled(conversationId)
    expect((await customer.heard()).at(-1)).toBe(confirmation)
  })
})
