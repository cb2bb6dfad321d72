import type { Prompt } from '../../src/llm/define-prompt.ts'
import type { ModelTrace } from '../../src/llm/model-trace.ts'
import { unbackedIn } from '../facts.ts'
import type { TurnContext } from '../turn-context.ts'

/** `unbacked` holds a text that states something no tool and no passage of this conversation said: it must not leave. */
export type Asked<Out> = { outcome: 'answered'; value: Out } | { outcome: 'unbacked'; problem: string }

/**
 * Asks a prompt for this turn. A text is checked by the fact guard, once with a corrective retry at the vendor and once
 * more on what came out.
 */
export async function askPrompt<Vars, Out>(
  prompt: Prompt<Vars, Out>,
  vars: Vars,
  turn: TurnContext,
  check: (value: Out) => string | null = () => null,
): Promise<Asked<Out>> {
  const { ctx } = turn
  const givesUp = (text: string) => prompt.givesUp !== undefined && text.trim().startsWith(prompt.givesUp)
  const unbacked = (text: string) =>
    givesUp(text) ? null : unbackedIn(text, { ...turn.facts, own: ownAnswer(prompt, vars), now: ctx.clock.now() })
  const guard = (value: Out) => check(value) ?? (typeof value === 'string' ? unbacked(value) : null)
  const scope = {
    tenantId: ctx.tenantId,
    conversationId: ctx.conversationId,
    requestId: ctx.requestId,
    signal: ctx.signal,
  }
  const { value, trace } = await turn.llm.ask(prompt, vars, scope, guard)
  turn.models.push(trace)
  turn.steps.push({ node: prompt.name, kind: 'model', ms: trace.ms, note: answeredBy(trace) })
  if (typeof value !== 'string') return { outcome: 'answered', value }
  const problem = unbacked(value)
  const note = problem ?? 'every figure and claim is backed'
  turn.steps.push({ node: prompt.name, kind: 'guard', ms: 0, note })
  return problem === null ? { outcome: 'answered', value } : { outcome: 'unbacked', problem }
}

/** Who answered, under which policy, and what was read and written for it. */
function answeredBy({ engine, version, inputTokens, outputTokens }: ModelTrace): string {
  if (engine !== 'claude') return `answered by ${engine}, v${version}`
  return `answered by ${engine}, v${version}, ${inputTokens ?? '?'} + ${outputTokens ?? '?'} tokens`
}

/** What our fixed sentences say to the same question: the guard knows them by heart. */
function ownAnswer<Vars, Out>(prompt: Prompt<Vars, Out>, vars: Vars): string[] {
  const own = prompt.offline(vars)
  return typeof own === 'string' ? [own] : []
}
