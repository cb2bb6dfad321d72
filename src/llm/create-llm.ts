import { type Call, callVendor, type Spent } from './call-vendor.ts'
import type { Prompt } from './define-prompt.ts'
import type { AskScope, Llm } from './llm.ts'
import type { LlmDeps } from './llm-deps.ts'
import { readAnswer } from './read-answer.ts'
import { renderContext, renderCorrection } from './render-prompt.ts'

const ATTEMPTS = 2
const FREE: Spent = { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 }

/** Builds the model layer: vendor within the budget, one corrective retry, else the offline answer. */
export function createLlm(deps: LlmDeps): Llm {
  async function ask<Vars, Out>(
    prompt: Prompt<Vars, Out>,
    vars: Vars,
    scope: AskScope,
    check: (value: Out) => string | null = () => null,
  ) {
    const started = deps.clock.now().getTime()
    const { accepted, spent } = await askVendor(deps, prompt, vars, scope, check)
    const value = accepted === null ? prompt.offline(vars) : accepted.value
    const trace = {
      prompt: prompt.name,
      version: prompt.version,
      engine: accepted === null ? ('offline' as const) : ('claude' as const),
      model: accepted === null ? 'offline' : accepted.model,
      ...spent,
      ms: deps.clock.now().getTime() - started,
    }
    deps.log.info('model_call', { ...ids(scope), ...trace })
    return { value, trace }
  }
  return { ask }
}

type Outcome<Out> = { accepted: { value: Out; model: string } | null; spent: Spent }

async function askVendor<Vars, Out>(
  deps: LlmDeps,
  prompt: Prompt<Vars, Out>,
  vars: Vars,
  scope: AskScope,
  check: (value: Out) => string | null,
): Promise<Outcome<Out>> {
  let spent = FREE
  if (deps.model === null) return { accepted: null, spent }
  const loaded = deps.prompts.get(prompt.name)
  const user = renderContext(loaded.context, typeof vars === 'object' && vars !== null ? vars : {})
  let call: Call = { loaded, user, scope }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const called = await callVendor({ ...deps, model: deps.model }, call, (reply) =>
      readAnswer(prompt.output, reply, check),
    )
    spent = add(spent, called.spent)
    if (called.reading === null) break
    const { reading, model } = called
    if (reading.ok) return { accepted: { value: reading.value, model }, spent }
    deps.log.warn('model_answer_rejected', {
      ...ids(scope),
      prompt: prompt.name,
      model,
      attempt,
      reason: reading.reason,
    })
    call = { ...call, user: renderCorrection(user, reading.text, reading.problem) }
  }
  return { accepted: null, spent }
}

function add(a: Spent, b: Spent): Spent {
  const sum = (x: number | null, y: number | null) => (x === null || y === null ? null : x + y)
  return {
    inputTokens: sum(a.inputTokens, b.inputTokens),
    outputTokens: sum(a.outputTokens, b.outputTokens),
    costMicroUsd: sum(a.costMicroUsd, b.costMicroUsd),
  }
}

function ids({ tenantId, conversationId, requestId }: AskScope): Record<string, string> {
  return { tenantId, conversationId, requestId }
}
