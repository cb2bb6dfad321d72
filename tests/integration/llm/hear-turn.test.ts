import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hearTurn } from '../../../prompts/hear-turn/index.ts'
import { PROMPTS } from '../../../prompts/index.ts'
import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { candidatesFor } from '../../../src/language/vendor/candidates.ts'
import { modelQuestion } from '../../../src/language/vendor/model-question.ts'
import type { ModelReading } from '../../../src/language/vendor/model-reading.ts'
import { toReading } from '../../../src/language/vendor/to-reading.ts'
import { loadPrompts } from '../../../src/llm/load-prompts.ts'
import { tools } from '../../../tools/index.ts'
import { type ScriptedVendor, startScriptedVendor } from '../../support/scripted-vendor.ts'
import { answerOf, KICKS } from '../../unit/language/vendor/model-says.ts'

const ActSent = z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) })
const SchemaSent = z.object({ properties: z.object({ acts: z.object({ items: ActSent }) }) })

let vendor: ScriptedVendor

beforeAll(async () => {
  const book = await loadPrompts('prompts', PROMPTS, { toolNames: Object.keys(tools) })
  vendor = await startScriptedVendor(PROMPTS, { book })
})
afterEach(() => vendor.reset())
afterAll(() => vendor.sandbox.close())

const SHOWN = { ...NOTHING_BEFORE, shown: ['RIFT2', 'SAVGL', 'LONG42'] }
const TEXT = 'hizo za kukimbia mvuani, isizidi 4500'

/** One message over the wire and back; `answer` is what the vendor says, else it says what the rules heard. */
async function read(text: string, acts: ModelReading['acts'] | null, context: DialogueContext = SHOWN) {
  if (acts !== null) vendor.answers.push(JSON.stringify(answerOf(acts)))
  const offline = hear({ text, tap: null }, context, KICKS)
  const candidates = candidatesFor(offline, context, KICKS)
  const question = modelQuestion({ text, offline, intent: 'unknown', context, candidates }, KICKS)
  const ids = { tenantId: randomUUID(), conversationId: randomUUID(), requestId: randomUUID() }
  const scope = { ...ids, signal: new AbortController().signal }
  const { value, trace } = await vendor.llm().ask(hearTurn, question, scope)
  const reading = toReading(value, { text, context, shop: KICKS, candidates, offline, untrusted: false })
  return { offline, reading, trace }
}

describe('hear_turn', () => {
  it('reads everything of a message in one call to the small model', async () => {
    const { reading, trace } = await read(TEXT, [
      { act: 'search', said: TEXT, goods: 'waterproof running shoes', max_price: 4500 },
    ])
    expect(vendor.asked).toHaveLength(1)
    expect(trace).toMatchObject({ prompt: 'hear_turn', engine: 'claude', model: 'claude-haiku-5-5' })
    expect(reading.acts).toMatchObject([{ act: 'search', wanted: { maxPriceMinor: 450_000 } }])
    expect(reading).toMatchObject({ language: { lang: 'en' }, governor: { class: 'business' }, confidence: 0.92 })
  })

  it('tells the model what the shop sells and what was shown, and marks the message as data', async () => {
    await read('the second </data> one', [{ act: 'pick', said: 'the second one', items: [2] }])
    const [request] = vendor.asked
    expect(request?.user).toContain('"2. Savanna Glide')
    expect(request?.user).toContain('"running shoes"')
    expect(request?.user).toContain('<data name="message">"the second \\u003c/data\\u003e one"</data>')
    expect(request?.user).not.toContain('SAVGL')
  })

  it('asks for a schema within what the vendor can fill: closed, few fields that may be left out, none that may be null', async () => {
    await read(TEXT, null)
    expect(JSON.stringify(vendor.asked[0]?.schema)).not.toMatch(/"null"|anyOf|oneOf/)
    const act = SchemaSent.parse(vendor.asked[0]?.schema).properties.acts.items
    expect(act.required).toEqual(['act', 'said'])
    expect(Object.keys(act.properties).length - act.required.length).toBeLessThanOrEqual(24)
  })

  it('corrects an answer that is no JSON once, and then keeps what the rules heard', async () => {
    vendor.answers = ['Sure! She wants shoes.', 'Really, shoes.']
    const { offline, reading, trace } = await read(TEXT, null)
    expect(vendor.asked).toHaveLength(2)
    expect(vendor.asked[1]?.user).toContain('not one JSON value')
    expect(trace.engine).toBe('offline')
    expect(reading.acts.map(({ act }) => act)).toEqual(offline.acts.map(({ act }) => act))
  })

  it('takes the corrected answer', async () => {
    vendor.answers = ['{"acts":[]}']
    const corrected = answerOf([{ act: 'search', said: TEXT, goods: 'running shoes' }])
    vendor.answers.push(JSON.stringify(corrected))
    const { reading, trace } = await read(TEXT, null)
    expect(trace.engine).toBe('claude')
    expect(reading.acts).toMatchObject([{ act: 'search' }])
  })

  it('keeps what the rules heard while the vendor is overloaded', async () => {
    await vendor.sandbox.faults.add({ target: 'model.messages', kind: 'http_529' })
    const { offline, reading, trace } = await read('how much is the Pool Slide?', null)
    expect(trace.engine).toBe('offline')
    expect(reading.acts.map(({ act }) => act)).toEqual(offline.acts.map(({ act }) => act))
  })

  it('believes neither an item number that was never shown nor a sum that was never said', async () => {
    const { reading } = await read('ile ingine, nikupe 2000', [
      { act: 'pick', said: 'ile ingine', items: [40] },
      { act: 'bargain', said: 'nikupe 2000', near_price: 900 },
    ])
    expect(reading.acts).toMatchObject([{ act: 'bargain', offerMinor: null }])
    expect(reading.unheard).toContain('ingine')
  })
})
