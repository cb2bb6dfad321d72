import type { Prompt } from './define-prompt.ts'
import type { ModelTrace } from './model-trace.ts'

export interface AskScope {
  tenantId: string
  conversationId: string
  requestId: string
  signal: AbortSignal
}

export interface Answer<Out> {
  value: Out
  trace: ModelTrace
}

/** Asks a prompt. Always answers: vendor, else one corrective retry, else the offline answer; the trace says which. */
export interface Llm {
  /** `check` returns what is wrong with an answer (fed back once) or null; an answer that stays wrong is replaced by the offline one. */
  ask<Vars, Out>(
    prompt: Prompt<Vars, Out>,
    vars: Vars,
    scope: AskScope,
    check?: (value: Out) => string | null,
  ): Promise<Answer<Out>>
}
