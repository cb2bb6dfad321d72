import { afterEach, describe, expect, it } from 'vitest'
import { PROMPTS } from '../../../prompts/index.ts'
import { answerOffline } from '../../../src/llm/loopback-answer.ts'
import { createItem } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'
import { testLog } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'

const KEY = 'loopback-key'

/** What the reader understands without being sure of it, so that the model is asked too. */
const UNSURE = 'my coach swears by running shoes size 42'

/** A shop whose every message is unsure, and a vendor on the sandbox that is tried again so long after it failed. */
async function openShop(retestMs: number) {
  const log = testLog()
  const env = { ANTHROPIC_API_KEY: KEY, CIRCUIT_RETEST_MS: String(retestMs) }
  const product = await startProduct({ env, modelOnSandbox: true, log })
  await product.sandbox.model.registerKey({ apiKey: KEY })
  product.sandbox.model.setAnswer(answerOffline(PROMPTS))
  const shop = await product.openShop()
  await createItem(product.db, shop, {
    name: 'Rift Runner',
    category: 'running shoes',
    tags: ['shoes', 'running'],
    variants: [{ name: '42 / Black', options: { size: '42', colour: 'black' }, priceMinor: 380_000, stock: 50 }],
  })
  /** Each time somebody new, whose message is the first. */
  const ask = () => shop.customer().ask(UNSURE)
  const circuit = () => log.lines.filter(({ event }) => event.startsWith('circuit_')).map(({ event }) => event)
  const engines = async () => {
    const turn = await product.db.transaction(shop.tenantId, (tx) =>
      tx.turn.findFirstOrThrow({ orderBy: { startedAt: 'desc' } }),
    )
    return new Set(JSON.stringify(turn.trace).match(/"engine":"\w+"/g))
  }
  const hits = async () => (await product.sandbox.faults.list())[0]?.hits ?? 0
  const openCircuit = async () => {
    await product.sandbox.faults.set([{ target: 'model.messages', kind: 'http_500' }])
    const before = circuit().length
    for (let n = 0; circuit().length === before && n < 3; n++) await ask()
  }
  return { product, shop, ask, circuit, engines, hits, openCircuit }
}

const NEVER_MS = 3_600_000

describe('while the model vendor fails', async () => {
  const { product, shop, ask, circuit, engines, hits, openCircuit } = await openShop(NEVER_MS)
  afterEach(() => product.sandbox.faults.clear())

  it('customers are answered in the same turn, and the vendor is left alone', async () => {
    await product.sandbox.faults.set([{ target: 'model.messages', kind: 'http_500' }])
    expect(await ask()).toContain('KES 3,800')
    expect(await engines()).toEqual(new Set(['"engine":"offline"']))
    await openCircuit()
    expect(circuit()).toEqual(['circuit_opened'])
    const asked = await hits()
    expect(await ask()).toContain('KES 3,800')
    expect(await hits()).toBe(asked)
  })

  it('a call that never came to the vendor costs nothing', async () => {
    await product.sandbox.faults.set([{ target: 'model.messages', kind: 'http_500' }])
    await ask()
    const rows = await product.db.transaction(shop.tenantId, (tx) =>
      tx.modelUsage.findMany({ where: { status: 'failed' }, select: { costMicroUsd: true } }),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ costMicroUsd }) => costMicroUsd))).toEqual(new Set([0]))
  })
})

describe('a model vendor that works again', async () => {
  const { product, ask, circuit, engines, openCircuit } = await openShop(200)

  it('is asked again', async () => {
    await openCircuit()
    await product.sandbox.faults.clear()
    await until(
      async () => {
        await ask()
        return (await engines()).has('"engine":"claude"')
      },
      { within: 30_000, what: 'an answer of the vendor' },
    )
    expect(circuit()).toEqual(['circuit_opened', 'circuit_closed'])
  })
})
