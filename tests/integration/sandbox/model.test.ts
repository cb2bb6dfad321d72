import Anthropic from '@anthropic-ai/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'

const MODEL = 'claude-haiku-4-5'
const API_KEY = 'sandbox-model-key'

describe('sandbox model API', () => {
  let sandbox: Sandbox
  let client: Anthropic
  const asked: unknown[] = []

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, seed: 5 })
    await sandbox.model.registerKey({ apiKey: API_KEY })
    client = new Anthropic({ apiKey: API_KEY, baseURL: sandbox.baseUrl, maxRetries: 0, timeout: 500 })
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    await sandbox.faults.clear()
    sandbox.model.setAnswer((request) => {
      asked.push(request)
      return request.schema === null ? 'Karibu sana dukani kwetu' : '{"intent":"buy"}'
    })
  })

  const ask = (extra: object = {}) =>
    client.messages.create({
      model: MODEL,
      max_tokens: 200,
      system: 'You greet.',
      messages: [{ role: 'user', content: 'Habari' }],
      ...extra,
      stream: false,
    })

  it('answers with the text of the injected function', async () => {
    const message = await ask()
    expect(message.content).toEqual([{ type: 'text', text: 'Karibu sana dukani kwetu' }])
    expect(message).toMatchObject({ model: MODEL, role: 'assistant', stop_reason: 'end_turn' })
    expect(message.usage).toMatchObject({ cache_creation_input_tokens: 0, cache_read_input_tokens: 0 })
    expect(message.usage.input_tokens).toBeGreaterThan(0)
    expect(asked.at(-1)).toEqual({ system: 'You greet.', user: 'Habari', schema: null, model: MODEL })
  })

  it('hands over the JSON Schema that was asked for', async () => {
    const schema = { type: 'object', properties: { intent: { type: 'string' } }, additionalProperties: false }
    const message = await ask({ output_config: { format: { type: 'json_schema', schema } } })
    expect(message.content[0]).toMatchObject({ text: '{"intent":"buy"}' })
    expect(asked.at(-1)).toMatchObject({ schema })
  })

  it('streams the same answer', async () => {
    const stream = client.messages.stream({
      model: MODEL,
      max_tokens: 200,
      messages: [{ role: 'user', content: 'Habari' }],
    })
    const pieces: string[] = []
    stream.on('text', (piece) => pieces.push(piece))
    const message = await stream.finalMessage()
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe('Karibu sana dukani kwetu')
    expect(message.usage.output_tokens).toBeGreaterThan(1)
  })

  it('reads a repeated marked prefix from its cache', async () => {
    const text = 'The rules of the shop. '.repeat(300)
    const system = [{ type: 'text', text, cache_control: { type: 'ephemeral' } }]
    const first = (await ask({ system })).usage
    const second = (await ask({ system })).usage
    expect(first.cache_creation_input_tokens).toBeGreaterThan(1024)
    expect(first.cache_read_input_tokens).toBe(0)
    expect(second.cache_creation_input_tokens).toBe(0)
    expect(second.cache_read_input_tokens).toBe(first.cache_creation_input_tokens)
  })

  it('stops at max_tokens', async () => {
    expect(await ask({ max_tokens: 2 })).toMatchObject({ stop_reason: 'max_tokens', usage: { output_tokens: 2 } })
  })

  it('accepts x-api-key and refuses an unknown key or a missing version', async () => {
    const body = JSON.stringify({ model: MODEL, max_tokens: 5, messages: [{ role: 'user', content: 'x' }] })
    const post = async (headers: Record<string, string>) =>
      (await fetch(`${sandbox.baseUrl}/v1/messages`, { method: 'POST', headers, body })).status
    expect(await post({ 'x-api-key': API_KEY, 'anthropic-version': '2023-06-01' })).toBe(200)
    expect(await post({ 'x-api-key': 'nobody', 'anthropic-version': '2023-06-01' })).toBe(401)
    expect(await post({ 'x-api-key': API_KEY })).toBe(400)
  })

  it('refuses a request of the wrong shape', async () => {
    await expect(ask({ messages: [] })).rejects.toBeInstanceOf(Anthropic.BadRequestError)
    await expect(ask({ messages: [{ role: 'assistant', content: 'x' }] })).rejects.toBeInstanceOf(
      Anthropic.BadRequestError,
    )
    await expect(ask({ max_tokens: 0 })).rejects.toBeInstanceOf(Anthropic.BadRequestError)
  })

  it('is overloaded while nobody answers', async () => {
    sandbox.model.setAnswer(null)
    await expect(ask()).rejects.toMatchObject({ status: 529 })
  })

  it.each([
    ['http_429', { status: 429 }],
    ['http_500', { status: 500 }],
    ['http_529', { status: 529 }],
    ['http_503_html', { status: 503 }],
  ] as const)('answers the fault %s', async (kind, expected) => {
    await sandbox.faults.add({ target: 'model.messages', kind, times: 1 })
    await expect(ask()).rejects.toMatchObject(expected)
  })

  it('lets the client time out, lose the connection or read nonsense', async () => {
    await sandbox.faults.add({ target: 'model.messages', kind: 'timeout_before_accept', times: 1 })
    await expect(ask()).rejects.toBeInstanceOf(Anthropic.APIConnectionTimeoutError)
    await sandbox.faults.add({ target: 'model.messages', kind: 'reset_after_accept', times: 1 })
    await expect(ask()).rejects.toBeInstanceOf(Anthropic.APIConnectionError)
    await sandbox.faults.add({ target: 'model.messages', kind: 'malformed', times: 1 })
    await expect(ask()).rejects.toThrow()
    await sandbox.faults.add({ target: 'model.messages', kind: 'invalid_answer', times: 1 })
    const { content } = await ask()
    expect(() => JSON.parse(content[0]?.type === 'text' ? content[0].text : '')).toThrow()
  })

  it('breaks a stream half-way', async () => {
    await sandbox.faults.add({ target: 'model.messages', kind: 'malformed', times: 1 })
    const stream = client.messages.stream({ model: MODEL, max_tokens: 9, messages: [{ role: 'user', content: 'x' }] })
    await expect(stream.finalMessage()).rejects.toThrow()
  })
})
