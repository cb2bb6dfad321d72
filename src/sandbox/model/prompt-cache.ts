import { createHash } from 'node:crypto'
import type { Blocks, MessagesRequest } from './schemas.ts'

/** Input tokens of one request, split as the vendor bills them. */
export interface InputUsage {
  input_tokens: number
  cache_creation_input_tokens: number
  cache_read_input_tokens: number
}

export interface PromptCache {
  /** Counts a request's input tokens and remembers its marked prefix. `now` is milliseconds since 1970. */
  count(owner: string, request: MessagesRequest, minTokens: number, now: number): InputUsage
}

const MAX_PREFIXES = 10_000
const LIFE_MS = { '5m': 300_000, '1h': 3_600_000 }

/** The vendor's count, roughly: four characters a token. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/** Remembers prompt prefixes up to the last cache mark, for five minutes or an hour after each use. */
export function createPromptCache(): PromptCache {
  const expiryOf = new Map<string, number>()
  return {
    count(owner, request, minTokens, now) {
      const { prefix, rest, lifeMs } = splitAtMark(request)
      const marked = estimateTokens(prefix)
      if (prefix === '' || marked < minTokens) {
        return {
          input_tokens: estimateTokens(prefix + rest),
          cache_creation_input_tokens: 0,
          cache_read_input_tokens: 0,
        }
      }
      const key = createHash('sha256').update(`${owner}\n${request.model}\n${prefix}`).digest('base64')
      const known = (expiryOf.get(key) ?? 0) > now
      expiryOf.delete(key)
      expiryOf.set(key, now + lifeMs)
      const oldest = expiryOf.keys().next().value
      if (expiryOf.size > MAX_PREFIXES && oldest !== undefined) expiryOf.delete(oldest)
      return {
        input_tokens: estimateTokens(rest),
        cache_creation_input_tokens: known ? 0 : marked,
        cache_read_input_tokens: known ? marked : 0,
      }
    },
  }
}

function splitAtMark(request: MessagesRequest): { prefix: string; rest: string; lifeMs: number } {
  let prefix = ''
  let rest = ''
  let lifeMs = LIFE_MS['5m']
  for (const content of [request.system ?? '', ...request.messages.map((message) => message.content)]) {
    for (const block of toBlocks(content)) {
      rest += block.text ?? ''
      if (!block.cache_control) continue
      prefix += rest
      rest = ''
      lifeMs = LIFE_MS[block.cache_control.ttl ?? '5m']
    }
  }
  return { prefix, rest, lifeMs }
}

function toBlocks(content: Blocks): Exclude<Blocks, string> {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content
}
