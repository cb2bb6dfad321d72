import type { ModelPort } from './model-port.ts'
import type { PromptBook } from './prompt-book.ts'
import type { SpendLedger } from './spend-ledger.ts'

/** What the model layer writes: one line per call, no text of a customer. */
export interface LlmLog {
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
}

export interface LlmDeps {
  prompts: PromptBook
  /** null works without a vendor: every answer is the offline one. */
  model: ModelPort | null
  /** null spends without a budget. */
  spend: SpendLedger | null
  clock: { now(): Date }
  /** Every call goes to the small model. */
  fastMode: boolean
  log: LlmLog
}
