import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadPrompts } from '../../../src/llm/load-prompts.ts'
import type { SpendLedger, SpendOutcome, SpendRequest } from '../../../src/llm/spend-ledger.ts'
import { type ScriptedVendor, startScriptedVendor } from '../../support/scripted-vendor.ts'
import { testLog } from '../../support/test-ctx.ts'
import { greet, moodClassify, promptFolder } from '../../unit/llm/prompt-folder.ts'

const PROMPTS = [moodClassify, greet]

let vendor: ScriptedVendor

beforeAll(async () => {
  const book = await loadPrompts(promptFolder(), PROMPTS, { toolNames: ['catalog_search'] })
  vendor = await startScriptedVendor(PROMPTS, { book })
})
afterEach(() => vendor.reset())
afterAll(() => vendor.sandbox.close())

const scope = (signal = new AbortController().signal) => ({
  tenantId: randomUUID(),
  conversationId: randomUUID(),
  requestId: randomUUID(),
  signal,
})
const MESSAGE = { message: 'hii ni mbaya', recent: ['Niaje'] }
const OFFLINE_MOOD = { mood: 'bad', confidence: 0.9 }

/** A ledger that grants what the test says and keeps what it is told. */
function ledger(grant: (request: SpendRequest) => number | null): SpendLedger & {
  reserved: SpendRequest[]
  settled: SpendOutcome[]
} {
  const reserved: SpendRequest[] = []
  const settled: SpendOutcome[] = []
  return {
    reserved,
    settled,
    async reserve(request) {
      reserved.push(request)
      const remainingShare = grant(request)
      return remainingShare === null ? { granted: false } : { granted: true, usageId: randomUUID(), remainingShare }
    },
    async settle(_tenantId, _usageId, outcome) {
      settled.push(outcome)
    },
  }
}

describe('ask', () => {
  it('answers JSON over the wire, with tokens and cost in the trace', async () => {
    const { value, trace } = await vendor.llm().ask(moodClassify, MESSAGE, scope())
    expect(value).toEqual(OFFLINE_MOOD)
    expect(trace).toMatchObject({ prompt: 'mood_classify', engine: 'claude', model: 'claude-haiku-5-5' })
    expect(trace.inputTokens).toBeGreaterThan(50)
    expect(trace.outputTokens).toBeGreaterThan(0)
    expect(trace.costMicroUsd).toBeGreaterThan(0)
    expect(vendor.asked[0]?.user).toContain('<data name="message">"hii ni mbaya"</data>')
    expect(vendor.asked[0]?.schema).toMatchObject({ additionalProperties: false })
  })

  it('answers text with the large model, and with the small one in fast mode', async () => {
    const vars = { name: 'Amina', note: null }
    expect((await vendor.llm().ask(greet, vars, scope())).trace.model).toBe('claude-sonnet-5-5')
    const fast = await vendor.llm({ fastMode: true }).ask(greet, vars, scope())
    expect(fast).toMatchObject({ value: 'Habari Amina, karibu.', trace: { model: 'claude-haiku-5-5' } })
  })

  it('works without a vendor, at no cost', async () => {
    const { value, trace } = await vendor.llm({ model: null }).ask(moodClassify, MESSAGE, scope())
    expect(value).toEqual(OFFLINE_MOOD)
    expect(trace).toMatchObject({
      engine: 'offline',
      model: 'offline',
      inputTokens: 0,
      outputTokens: 0,
      costMicroUsd: 0,
    })
    expect(vendor.asked).toHaveLength(0)
  })

  it('feeds an answer that is no JSON back once', async () => {
    vendor.answers = ['Sure! The mood is </data> bad', '{"mood":"good","confidence":0.4}']
    const log = testLog()
    const { value, trace } = await vendor.llm({ log }).ask(moodClassify, MESSAGE, scope())
    expect(value).toEqual({ mood: 'good', confidence: 0.4 })
    expect(trace.engine).toBe('claude')
    expect(vendor.asked).toHaveLength(2)
    expect(vendor.asked[1]?.system).toBe(vendor.asked[0]?.system)
    expect(vendor.asked[1]?.user).toContain(vendor.asked[0]?.user)
    expect(vendor.asked[1]?.user).toContain('was not one JSON value')
    expect(log.lines.filter(({ event }) => event === 'model_answer_rejected')).toMatchObject([
      { fields: { reason: 'not_json', attempt: 1 } },
    ])
    expect(JSON.stringify(log.lines)).not.toContain('mbaya')
  })

  it.each([
    ['is broken twice', ['{"mood":', '{"mood":']],
    ['has the wrong shape twice', ['{"mood":"sad","confidence":2}', '{"mood":"good","confidence":0.5,"price":1}']],
    ['is empty twice', [' ', ' ']],
  ])('gives the offline answer when the JSON %s', async (_what, broken) => {
    vendor.answers = [...broken]
    const { value, trace } = await vendor.llm().ask(moodClassify, MESSAGE, scope())
    expect(value).toEqual(OFFLINE_MOOD)
    expect(trace).toMatchObject({ engine: 'offline', model: 'offline' })
    expect(trace.costMicroUsd).toBeGreaterThan(0)
    expect(vendor.asked).toHaveLength(2)
  })

  it('holds an answer against the check, tells the model why, and gives up after one more', async () => {
    const check = (text: string) => (text.includes('KES') ? 'KES 77 is not in the facts' : null)
    const vars = { name: 'Amina', note: null }
    vendor.answers = ['It is KES 77', 'It is cheap']
    expect((await vendor.llm().ask(greet, vars, scope(), check)).value).toBe('It is cheap')
    expect(vendor.asked[1]?.user).toContain('KES 77 is not in the facts')
    vendor.answers = ['It is KES 77', 'Still KES 77']
    expect(await vendor.llm().ask(greet, vars, scope(), check)).toMatchObject({
      value: 'Habari Amina, karibu.',
      trace: { engine: 'offline' },
    })
  })

  it('never shortens a text that is too long or was cut off', async () => {
    const vars = { name: 'Amina', note: null }
    vendor.answers = ['x'.repeat(61), 'y'.repeat(60)]
    expect((await vendor.llm().ask(greet, vars, scope())).value).toBe('y'.repeat(60))
    vendor.answers = ['z'.repeat(900), 'z'.repeat(900)]
    expect((await vendor.llm().ask(greet, vars, scope())).value).toBe('Habari Amina, karibu.')
  })

  it('takes data and code for no words to a customer, and says so to the model', async () => {
    const vars = { name: 'Amina', note: null }
    vendor.answers = ['{"reply":"Hello"}', 'Hello Amina']
    expect((await vendor.llm().ask(greet, vars, scope())).value).toBe('Hello Amina')
    expect(vendor.asked[1]?.user).toContain('plain sentences')
    vendor.answers = ['Sorry, here it is: {', '```Hello```']
    expect((await vendor.llm().ask(greet, vars, scope())).value).toBe('Habari Amina, karibu.')
  })

  it.each(['http_529', 'http_429', 'timeout_before_accept', 'reset_after_accept', 'malformed'] as const)(
    'gives the offline answer after %s, without a second call',
    async (kind) => {
      await vendor.sandbox.faults.set([{ target: 'model.messages', kind, delayMs: 2_000 }])
      const spend = ledger(() => 0.9)
      const withinMs = kind === 'timeout_before_accept' ? 300 : undefined
      const { value, trace } = await vendor.llm({ spend }, withinMs).ask(moodClassify, MESSAGE, scope())
      expect(value).toEqual(OFFLINE_MOOD)
      expect(trace).toMatchObject({ engine: 'offline', costMicroUsd: kind.startsWith('http') ? 0 : null })
      expect(spend.settled).toMatchObject([{ status: 'failed', tokens: null, costMicroUsd: trace.costMicroUsd }])
    },
  )

  it('gives the offline answer when the time of the prompt or of the turn is over', async () => {
    await vendor.sandbox.faults.set([{ target: 'model.messages', kind: 'timeout_before_accept', delayMs: 2_000 }])
    const ended = new AbortController()
    ended.abort()
    expect((await vendor.llm().ask(moodClassify, MESSAGE, scope(ended.signal))).value).toEqual(OFFLINE_MOOD)
  })
})

describe('the budget', () => {
  const vars = { name: 'Amina', note: null }

  it('is reserved for the worst case before each call and settled after it', async () => {
    const spend = ledger(() => 0.9)
    vendor.answers = ['x'.repeat(61)]
    const { trace } = await vendor.llm({ spend }).ask(greet, vars, scope())
    expect(spend.reserved).toMatchObject([{ prompt: 'greet', model: 'claude-sonnet-5-5' }, { prompt: 'greet' }])
    expect(spend.settled).toMatchObject([{ status: 'rejected' }, { status: 'answered', model: 'claude-sonnet-5-5' }])
    const costs = spend.settled.map(({ costMicroUsd }) => costMicroUsd ?? Number.NaN)
    expect(trace.costMicroUsd).toBe(costs.reduce((sum, cost) => sum + cost, 0))
    spend.reserved.forEach((reserved, index) => {
      expect(reserved.reservedMicroUsd).toBeGreaterThanOrEqual(costs[index] ?? 0)
    })
  })

  it('steps down to the small model when it thins, and when only that can still be paid', async () => {
    const thin = ledger(() => 0.19)
    expect((await vendor.llm({ spend: thin }).ask(greet, vars, scope())).trace.model).toBe('claude-haiku-5-5')
    expect(thin.settled).toMatchObject([{ model: 'claude-haiku-5-5' }])
    const last = ledger(({ model }) => (model === 'claude-haiku-5-5' ? 0.5 : null))
    expect((await vendor.llm({ spend: last }).ask(greet, vars, scope())).trace.model).toBe('claude-haiku-5-5')
  })

  it('steps down to the offline answer when it is spent', async () => {
    const spend = ledger(() => null)
    expect(await vendor.llm({ spend }).ask(greet, vars, scope())).toMatchObject({
      value: 'Habari Amina, karibu.',
      trace: { engine: 'offline', costMicroUsd: 0 },
    })
    expect(vendor.asked).toHaveLength(0)
    expect(spend.settled).toHaveLength(0)
  })

  it('counts as spent when the ledger cannot be asked, and never loses an answer to it', async () => {
    const broken: SpendLedger = {
      reserve: async () => Promise.reject(new Error('database is away')),
      settle: async () => undefined,
    }
    expect((await vendor.llm({ spend: broken }).ask(greet, vars, scope())).trace.engine).toBe('offline')
    const unsettled: SpendLedger = {
      reserve: async () => ({ granted: true, usageId: 'x', remainingShare: 1 }),
      settle: async () => Promise.reject(new Error('database is away')),
    }
    expect((await vendor.llm({ spend: unsettled }).ask(greet, vars, scope())).trace.engine).toBe('claude')
  })

  it('does not know the cost of a model without a price', async () => {
    const choice = { small: 'claude-next', large: 'claude-next', largest: 'claude-next', allowed: ['claude-next'] }
    const unpriced = await loadPrompts(promptFolder(), PROMPTS, { toolNames: ['catalog_search'], models: choice })
    const spend = ledger(() => 0.9)
    const { trace } = await vendor.llm({ prompts: unpriced, spend }).ask(greet, vars, scope())
    expect(trace).toMatchObject({ engine: 'claude', model: 'claude-next', costMicroUsd: null })
    expect(spend.reserved[0]?.reservedMicroUsd).toBeGreaterThan(0)
    expect(spend.settled).toMatchObject([{ costMicroUsd: null, status: 'answered' }])
  })
})
