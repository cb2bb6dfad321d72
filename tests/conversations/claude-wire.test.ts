import { describe, expect, it } from 'vitest'
import { PROMPTS } from '../../prompts/index.ts'
import { TurnTrace } from '../../src/domain/turns/schemas.ts'
import { answerOffline } from '../../src/llm/loopback-answer.ts'
import { createItem } from '../support/builders.ts'
import { startProduct } from '../support/product.ts'
import { until } from '../support/until.ts'

const KEY = 'loopback-key'

describe("a conversation over Claude's wire format", async () => {
  const product = await startProduct({ env: { ANTHROPIC_API_KEY: KEY }, modelOnSandbox: true })
  await product.sandbox.model.registerKey({ apiKey: KEY })
  product.sandbox.model.setAnswer(answerOffline(PROMPTS))
  const shop = await product.openShop()
  for (const name of ['Rift Runner', 'Savanna Glide', 'Nyota Sprint']) {
    await createItem(product.db, shop, {
      name,
      category: 'running shoes',
      tags: ['shoes', 'running'],
      variants: [{ name: '42 / Black', options: { size: '42', colour: 'black' }, priceMinor: 380_000, stock: 5 }],
    })
  }

  it('reaches the M-PESA prompt as with the offline engine, with one model call in a turn at most', async () => {
    const customer = shop.customer()
    await customer.ask('my coach swears by squishy soles, is that any good?')
    expect(await customer.ask('Hello, I want running shoes size 42')).toContain('KES 3,800')
    await customer.ask('2')
    let asked = 0
    while ((await product.sandbox.daraja.prompts({ msisdn: customer.msisdn })).length === 0 && asked++ < 5)
      await customer.ask('yes')
    const [prompt] = await product.sandbox.daraja.prompts({ msisdn: customer.msisdn })
    expect(prompt?.amount).toBe(3_800)
    const calls = (await traces()).map(({ models }) => models)
    expect(Math.max(...calls.map(({ length }) => length))).toBe(1)
    expect(calls.flat().every(({ prompt, engine }) => prompt === 'hear_turn' && engine === 'claude')).toBe(true)
  })

  it('leaves usage and cost of every model call', async () => {
    await shop.customer().ask('my coach swears by squishy soles, is that any good?')
    const usage = await product.db.transaction(shop.tenantId, (tx) => tx.modelUsage.findMany())
    expect(usage.length).toBeGreaterThan(0)
    expect(new Set(usage.map((row) => row.status))).toEqual(new Set(['answered']))
    for (const row of usage) {
      expect(row.inputTokens).toBeGreaterThan(0)
      expect(row.costMicroUsd).toBeGreaterThan(0)
    }
  })

  it('goes on with what the rules heard when the vendor is overloaded', async () => {
    await product.sandbox.faults.add({ target: 'model.messages', kind: 'http_529' })
    const customer = shop.customer()
    expect(await customer.ask('my coach swears by running shoes size 42')).toContain('KES 3,800')
    const [trace] = await traces()
    expect(trace?.models).toMatchObject([{ prompt: 'hear_turn', engine: 'offline' }])
    await product.sandbox.faults.clear()
  })

  /** What was traced of every turn so far, the newest first. */
  async function traces() {
    const turns = await until(() =>
      product.db.transaction(shop.tenantId, (tx) => tx.turn.findMany({ orderBy: { startedAt: 'desc' } })),
    )
    return turns.map(({ trace }) => TurnTrace.parse(trace))
  }
})
