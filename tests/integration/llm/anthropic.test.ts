import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anthropicModel } from '../../../src/adapters/anthropic/anthropic-model.ts'
import { type ModelRequest, ModelUnavailable } from '../../../src/llm/model-port.ts'
import { outputSchema } from '../../../src/llm/output-schema.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { testResilience } from '../../support/resilience.ts'

const API_KEY = 'sk-ant-test-SECRET'
/** Longer than any machine takes: only a test of giving up has less. */
const PATIENCE_MS = 30_000
const Output = z.strictObject({ mood: z.enum(['good', 'bad']), confidence: z.number().min(0).max(1) })

function request(overrides: Partial<ModelRequest> = {}): ModelRequest {
  return {
    model: 'claude-haiku-5-5',
    maxTokens: 200,
    system: 'prompt: mood_classify v1\n\nThe same for everybody.',
    user: '<data name="message">"PRIVATE-TEXT"</data>',
    schema: outputSchema(Output),
    signal: new AbortController().signal,
    ...overrides,
  }
}

async function failure(of: Promise<unknown>): Promise<ModelUnavailable> {
  const error: unknown = await of.catch((caught: unknown) => caught)
  if (!(error instanceof ModelUnavailable)) throw new Error(`did not fail as expected: ${String(error)}`)
  const seen = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
  expect(seen).not.toMatch(/SECRET|PRIVATE-TEXT|everybody/)
  return error
}

describe('the request on the wire', () => {
  let server: Server
  let baseUrl = ''
  let seen: { url: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = []
  let answers: { status: number; body: unknown }[] = []

  const reply = (text: string, stop = 'end_turn') => ({
    status: 200,
    body: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-haiku-5-5',
      content: [{ type: 'text', text }],
      stop_reason: stop,
      usage: { input_tokens: 30, output_tokens: 12, cache_read_input_tokens: 700, cache_creation_input_tokens: null },
    },
  })

  beforeAll(async () => {
    server = createServer((incoming, response) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
        seen.push({ url: incoming.url ?? '', headers: incoming.headers, body })
        const answer = answers.shift() ?? reply('{"mood":"good","confidence":1}')
        response.writeHead(answer.status, { 'content-type': 'application/json', 'retry-after': '0' })
        response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  beforeEach(() => {
    seen = []
    answers = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const model = () => anthropicModel({ apiKey: API_KEY, baseUrl, timeoutMs: PATIENCE_MS, resilience: testResilience() })

  it('carries the key as a bearer, the version, a cached system text and the output schema', async () => {
    expect(await model().complete(request())).toEqual({
      text: '{"mood":"good","confidence":1}',
      model: 'claude-haiku-5-5',
      stop: 'end',
      usage: { input: 30, output: 12, cacheRead: 700, cacheWrite: 0 },
    })
    const [sent] = seen
    expect(sent?.url).toBe('/v1/messages')
    expect(sent?.headers.authorization).toBe(`Bearer ${API_KEY}`)
    expect(sent?.headers['anthropic-version']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(sent?.body).toEqual({
      model: 'claude-haiku-5-5',
      max_tokens: 200,
      system: [{ type: 'text', text: request().system, cache_control: { type: 'ephemeral' } }],
      messages: [{ role: 'user', content: request().user }],
      thinking: { type: 'disabled' },
      output_config: {
        effort: 'low',
        format: {
          type: 'json_schema',
          schema: {
            type: 'object',
            additionalProperties: false,
            required: ['mood', 'confidence'],
            properties: {
              mood: { enum: ['good', 'bad'] },
              confidence: { type: 'number', description: '{minimum: 0, maximum: 1}' },
            },
          },
        },
      },
    })
  })

  it('asks older models without the fields they would refuse', async () => {
    await model().complete(request({ model: 'claude-haiku-4-5', schema: null }))
    expect(Object.keys(seen[0]?.body ?? {}).sort()).toEqual(['max_tokens', 'messages', 'model', 'system'])
  })

  it('tells a cut answer and a declined one from a finished one', async () => {
    answers = [reply('{"mood":', 'max_tokens'), reply('', 'refusal')]
    expect((await model().complete(request())).stop).toBe('length')
    expect((await model().complete(request())).stop).toBe('refused')
  })

  it('tries once more after an overload, then says so', async () => {
    const overloaded = {
      status: 529,
      body: { type: 'error', error: { type: 'overloaded_error', message: 'PRIVATE-TEXT' } },
    }
    answers = [overloaded]
    expect((await model().complete(request())).stop).toBe('end')
    expect(seen).toHaveLength(2)
    answers = [overloaded, overloaded]
    expect((await failure(model().complete(request()))).kind).toBe('overloaded')
    expect(seen).toHaveLength(4)
  })

  it('does not repeat a request that the vendor refuses', async () => {
    answers = [
      { status: 400, body: { type: 'error', error: { type: 'invalid_request_error', message: 'PRIVATE-TEXT' } } },
    ]
    expect((await failure(model().complete(request()))).kind).toBe('refused')
    expect(seen).toHaveLength(1)
  })

  it('calls an answer that is no JSON unreadable', async () => {
    answers = [
      { status: 200, body: '{"id": "' },
      { status: 200, body: '{"id": "' },
    ]
    expect((await failure(model().complete(request()))).kind).toBe('network')
  })
})

describe('the vendor in trouble', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, seed: 3, answer: () => '{"mood":"good","confidence":1}' })
    await sandbox.model.registerKey({ apiKey: API_KEY })
  })
  afterEach(() => sandbox.faults.clear())
  afterAll(() => sandbox.close())

  const model = (overrides: { apiKey?: string; baseUrl?: string; timeoutMs?: number } = {}) =>
    anthropicModel({
      apiKey: API_KEY,
      baseUrl: sandbox.baseUrl,
      timeoutMs: PATIENCE_MS,
      resilience: testResilience(),
      ...overrides,
    })

  it('answers when all is well', async () => {
    expect(await model().complete(request())).toMatchObject({ stop: 'end', text: '{"mood":"good","confidence":1}' })
  })

  it.each([
    ['http_529', 'overloaded'],
    ['http_429', 'overloaded'],
    ['http_500', 'overloaded'],
    ['http_503_html', 'overloaded'],
    ['timeout_before_accept', 'timeout'],
    ['reset_before_accept', 'network'],
    ['malformed', 'network'],
  ] as const)('turns %s into %s after one more try', async (kind, expected) => {
    await sandbox.faults.set([{ target: 'model.messages', kind, delayMs: 2_000 }])
    const limits = kind === 'timeout_before_accept' ? { timeoutMs: 250 } : {}
    expect((await failure(model(limits).complete(request()))).kind).toBe(expected)
    if (kind !== 'malformed') expect((await sandbox.faults.list())[0]?.hits).toBe(2)
  })

  it('survives one lost answer', async () => {
    await sandbox.faults.set([{ target: 'model.messages', kind: 'timeout_before_accept', delayMs: 50, times: 1 }])
    expect(await model().complete(request())).toMatchObject({ stop: 'end' })
  })

  it('is told of a wrong key and of a vendor that cannot be reached', async () => {
    expect((await failure(model({ apiKey: 'sk-ant-wrong-SECRET' }).complete(request()))).kind).toBe('refused')
    expect((await failure(model({ baseUrl: 'http://127.0.0.1:9' }).complete(request()))).kind).toBe('network')
  })

  it('stops at once when the turn ends', async () => {
    await sandbox.faults.set([{ target: 'model.messages', kind: 'timeout_before_accept', delayMs: 2_000 }])
    const ended = new AbortController()
    const call = failure(model().complete(request({ signal: ended.signal })))
    ended.abort()
    expect((await call).kind).toBe('aborted')
  })
})
