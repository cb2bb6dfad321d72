import type { Answer, ModelKey } from './schemas.ts'

/** What the fake model API has answered so far. */
export interface ModelTotals {
  calls: number
  byModel: Record<string, number>
  inputTokens: number
  outputTokens: number
  cacheReadTokens: number
}

export interface ModelStore {
  keys: Map<string, ModelKey>
  /** Null answers 529. */
  answer: Answer | null
  totals: ModelTotals
  record(model: string, usage: { input_tokens: number; output_tokens: number; cache_read_input_tokens: number }): void
}

export function createModelStore(answer: Answer | null): ModelStore {
  const totals: ModelTotals = { calls: 0, byModel: {}, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0 }
  return {
    keys: new Map(),
    answer,
    totals,
    record(model, usage) {
      totals.calls += 1
      totals.byModel[model] = (totals.byModel[model] ?? 0) + 1
      totals.inputTokens += usage.input_tokens
      totals.outputTokens += usage.output_tokens
      totals.cacheReadTokens += usage.cache_read_input_tokens
    },
  }
}
