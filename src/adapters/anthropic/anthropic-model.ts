import Anthropic from '@anthropic-ai/sdk'
import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema'
import { type ModelPort, type ModelReply, type ModelRequest, ModelUnavailable } from '../../llm/model-port.ts'
import type { GuardedCall, Resilience } from '../resilience.ts'
import { traitsOf } from './model-traits.ts'
import { toModelUnavailable } from './to-model-unavailable.ts'

export interface AnthropicOptions {
  apiKey: string
  /** Without a trailing slash, e.g. https://api.anthropic.com. */
  baseUrl: string
  /** Of one attempt. */
  timeoutMs: number
  resilience: Resilience
  /** Calls at most, the first one included. */
  tries?: number
}

type Answer = { kind: 'reply'; reply: ModelReply } | { kind: 'failed'; error: ModelUnavailable }

/**
 * Claude over the Messages API, tried twice behind a circuit. Errors leave as ModelUnavailable, without the key and
 * without any text of the call; while the circuit is open that happens at once.
 */
export function anthropicModel({ apiKey, baseUrl, timeoutMs, resilience, tries = 2 }: AnthropicOptions): ModelPort {
  const client = new Anthropic({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0, logLevel: 'off' })
  const guard = ({ signal }: ModelRequest): GuardedCall<Answer> => ({
    operation: 'model.messages',
    account: 'vendor',
    isFailure,
    repeat: { tries, firstWaitMs: 300, deadlineMs: tries * timeoutMs + 2_000, mayPass: () => !signal.aborted },
  })
  return {
    async complete(request) {
      const guarded = await resilience.run(guard(request), () => ask(client, request))
      if (guarded.circuit === 'open')
        throw new ModelUnavailable('circuit_open', 'the vendor has failed again and again')
      if (guarded.answer.kind === 'failed') throw guarded.answer.error
      return guarded.answer.reply
    },
  }
}

async function ask(client: Anthropic, request: ModelRequest): Promise<Answer> {
  try {
    const message = await client.messages.create(toParams(request), { signal: request.signal })
    return { kind: 'reply', reply: toReply(message) }
  } catch (error) {
    const unavailable = toModelUnavailable(error, request.signal)
    // The caller went away: that says nothing about the vendor, neither good nor bad.
    if (unavailable.kind === 'aborted') throw unavailable
    return { kind: 'failed', error: unavailable }
  }
}

/** A request that the vendor refuses, a wrong key included, finds a vendor that works. */
function isFailure(answer: Answer): boolean {
  return answer.kind === 'failed' && answer.error.kind !== 'refused'
}

function toParams(request: ModelRequest): Anthropic.MessageCreateParamsNonStreaming {
  const { thinking, effort } = traitsOf(request.model)
  const format =
    request.schema === null ? undefined : { type: 'json_schema' as const, schema: transformJSONSchema(request.schema) }
  const config = { ...(effort && { effort }), ...(format && { format }) }
  return {
    model: request.model,
    max_tokens: request.maxTokens,
    system: [{ type: 'text', text: request.system, cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: request.user }],
    ...(thinking && { thinking }),
    ...(Object.keys(config).length > 0 && { output_config: config }),
  }
}

function toReply({ content, model, stop_reason, usage }: Anthropic.Message): ModelReply {
  return {
    text: content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
    model,
    stop: stop_reason === 'refusal' ? 'refused' : stop_reason === 'end_turn' ? 'end' : 'length',
    usage: {
      input: usage.input_tokens,
      output: usage.output_tokens,
      cacheRead: usage.cache_read_input_tokens ?? 0,
      cacheWrite: usage.cache_creation_input_tokens ?? 0,
    },
  }
}
