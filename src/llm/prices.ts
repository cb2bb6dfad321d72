import type { ModelTokens } from './model-port.ts'

/** US dollars per million tokens, which is the same as millionths of a dollar per token. Cache writes live 5 minutes. */
export interface Price {
  input: number
  output: number
  cacheWrite: number
  cacheRead: number
  /** Prompts over this many tokens cost `factor` times as much. */
  long?: { over: number; factor: number }
}

/** List prices of the vendor as of November 2026. A model that is missing has no known price. */
export const PRICES: Readonly<Record<string, Price>> = {
  'claude-haiku-4-5': { input: 1, output: 5, cacheWrite: 1.25, cacheRead: 0.1 },
  'claude-haiku-5-5': {
    input: 0.1,
    output: 0.5,
    cacheWrite: 0.125,
    cacheRead: 0.01,
    long: { over: 100_000, factor: 5 },
  },
  'claude-sonnet-4-6': { input: 3, output: 15, cacheWrite: 3.75, cacheRead: 0.3 },
  'claude-sonnet-5': { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.2 },
  'claude-sonnet-5-5': { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 },
  'claude-opus-5': { input: 5, output: 25, cacheWrite: 6.25, cacheRead: 0.5 },
  'claude-opus-5-5': { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.2 },
}

/** What a call costs in millionths of a US dollar, rounded up; null when the price is not known. */
export function costMicroUsd(model: string, tokens: ModelTokens): number | null {
  const price = Object.hasOwn(PRICES, model) ? PRICES[model] : undefined
  if (price === undefined) return null
  const prompt = tokens.input + tokens.cacheRead + tokens.cacheWrite
  const factor = price.long !== undefined && prompt > price.long.over ? price.long.factor : 1
  const cost =
    tokens.input * price.input +
    tokens.output * price.output +
    tokens.cacheRead * price.cacheRead +
    tokens.cacheWrite * price.cacheWrite
  // Binary fractions make 0.1 * 30 a little more than 3: that speck must not become a whole unit.
  return Math.ceil(Number((cost * factor).toFixed(6)))
}
