import Anthropic from '@anthropic-ai/sdk'
import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema'
import type { ModelPort, ModelReply, ModelRequest } from '../../llm/model-port.ts'
import { traitsOf } from './model-traits.ts'
import { toModelUnavailable } from './to-model-unavailable.ts'

export interface AnthropicOptions {
  apiKey: string
  /** Without a trailing slash, e.g. https://api.anthropic.com. */
  baseUrl: string
  /** Of one attempt. */
  timeoutMs: number
  maxRetries?: number
}

/** Claude over the Messages API. Errors leave as ModelUnavailable, without the key and without any text of the call. */
export function anthropicModel({ apiKey, baseUrl, timeoutMs, maxRetries = 1 }: AnthropicOptions): ModelPort {
  const client = new Anthropic({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries, logLevel: 'off' })
  return {
    async complete(request) {
      try {
        const message = await client.messages.create(toParams(request), { signal: request.signal })
        return toReply(message)
      } catch (error) {
        throw toModelUnavailable(error)
      }
    },
  }
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
