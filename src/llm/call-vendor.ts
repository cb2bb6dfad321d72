import { endsAfter } from '../lib/ends-after.ts'
import { THIN_SHARE } from '../lib/thin-share.ts'
import type { AskScope } from './llm.ts'
import type { LlmDeps } from './llm-deps.ts'
import { type ModelPort, type ModelReply, ModelUnavailable } from './model-port.ts'
import { costMicroUsd } from './prices.ts'
import type { LoadedPrompt } from './prompt-book.ts'
import type { Reading } from './read-answer.ts'
import type { SpendGrant, SpendOutcome } from './spend-ledger.ts'

/** Reserved for a call whose price is not known: what a long answer of a dear model would cost. */
const CEILING_MICRO_USD = 50_000
/** The fewest characters that make a token, over English, Swahili and JSON: an estimate that errs upwards. */
const CHARS_PER_TOKEN = 2
/** Reserved beside the text itself: message framing and the output schema. */
const OVERHEAD_TOKENS = 400

const FREE_FAILURES: ReadonlySet<ModelUnavailable['kind']> = new Set(['overloaded', 'refused', 'circuit_open'])

export interface Call {
  loaded: LoadedPrompt
  user: string
  scope: AskScope
}

/** What calls have used so far; null is not known. */
export interface Spent {
  inputTokens: number | null
  outputTokens: number | null
  costMicroUsd: number | null
}

/** `reading` is null when there is no answer to read: no budget, no vendor, or the vendor declined. */
export interface Called<Out> {
  reading: Reading<Out> | null
  model: string
  spent: Spent
}

type VendorDeps = LlmDeps & { model: ModelPort }

/** Makes one call inside the budget and settles what it cost. Never throws for anything a vendor or ledger does. */
export async function callVendor<Out>(
  deps: VendorDeps,
  call: Call,
  read: (reply: ModelReply) => Reading<Out>,
): Promise<Called<Out>> {
  const small = deps.prompts.smallModel
  const wanted = deps.fastMode ? small : call.loaded.policy.model
  const first = await reserve(deps, call, wanted)
  const grant = first.granted || wanted === small ? first : await reserve(deps, call, small)
  if (!grant.granted)
    return { reading: null, model: wanted, spent: { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 } }
  const model = !first.granted || grant.remainingShare < THIN_SHARE ? small : wanted
  const started = deps.clock.now().getTime()
  const reply = await complete(deps, call, model)
  const ms = deps.clock.now().getTime() - started
  if (reply instanceof ModelUnavailable) {
    // A vendor that is overloaded or refuses the request charges nothing; after a time-out nobody knows.
    const costMicroUsdOfFailure = FREE_FAILURES.has(reply.kind) ? 0 : null
    deps.log.warn('model_unavailable', { ...idsOf(call), model, kind: reply.kind, ms })
    await settle(deps, call, grant, { model, tokens: null, costMicroUsd: costMicroUsdOfFailure, status: 'failed', ms })
    return { reading: null, model, spent: unknownTokens(costMicroUsdOfFailure) }
  }
  const reading = reply.stop === 'refused' ? null : read(reply)
  const cost = costMicroUsd(model, reply.usage)
  const status = reading?.ok ? 'answered' : 'rejected'
  await settle(deps, call, grant, { model, tokens: reply.usage, costMicroUsd: cost, status, ms })
  const { input, cacheRead, cacheWrite, output } = reply.usage
  return {
    reading,
    model,
    spent: { inputTokens: input + cacheRead + cacheWrite, outputTokens: output, costMicroUsd: cost },
  }
}

async function complete(deps: VendorDeps, call: Call, model: string): Promise<ModelReply | ModelUnavailable> {
  const { policy, system, schema } = call.loaded
  try {
    return await deps.model.complete({
      model,
      maxTokens: policy.maxTokens,
      system,
      user: call.user,
      schema,
      signal: endsAfter(policy.timeoutMs, call.scope.signal),
    })
  } catch (error) {
    if (error instanceof ModelUnavailable) return error
    throw error
  }
}

async function reserve(deps: VendorDeps, call: Call, model: string): Promise<SpendGrant> {
  if (deps.spend === null) return { granted: true, usageId: '', remainingShare: 1 }
  const { tenantId, conversationId, requestId } = call.scope
  try {
    return await deps.spend.reserve({
      tenantId,
      conversationId,
      requestId,
      prompt: call.loaded.name,
      model,
      reservedMicroUsd: worstCost(call, model),
    })
  } catch (error) {
    // Without a ledger nobody can say what may be spent: the offline answer costs nothing.
    deps.log.warn('spend_not_reserved', { ...idsOf(call), error: messageOf(error) })
    return { granted: false }
  }
}

async function settle(deps: VendorDeps, call: Call, grant: { usageId: string }, outcome: SpendOutcome): Promise<void> {
  try {
    await deps.spend?.settle(call.scope.tenantId, grant.usageId, outcome)
  } catch (error) {
    // The row keeps its reservation, which counts as spent: the budget errs on the safe side.
    deps.log.warn('spend_not_settled', { ...idsOf(call), error: messageOf(error) })
  }
}

function worstCost({ loaded, user }: Call, model: string): number {
  const input = Math.ceil((loaded.system.length + user.length) / CHARS_PER_TOKEN) + OVERHEAD_TOKENS
  const tokens = { input: 0, cacheWrite: input, cacheRead: 0, output: loaded.policy.maxTokens }
  return costMicroUsd(model, tokens) ?? CEILING_MICRO_USD
}

function unknownTokens(costOfFailure: number | null): Spent {
  return {
    inputTokens: costOfFailure === null ? null : 0,
    outputTokens: costOfFailure === null ? null : 0,
    costMicroUsd: costOfFailure,
  }
}

function idsOf({ loaded, scope }: Call): Record<string, string> {
  return {
    prompt: loaded.name,
    tenantId: scope.tenantId,
    conversationId: scope.conversationId,
    requestId: scope.requestId,
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown'
}
