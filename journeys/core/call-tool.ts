import type { z } from 'zod'
import type { Tool } from '../../tools/define-tool.ts'
import { runTool } from '../../tools/run-tool.ts'
import { learn, toJsonObject } from '../facts.ts'
import type { TurnContext } from '../turn-context.ts'
import type { ToolFailure } from '../turn-state.ts'

export type ToolCall<Out> = { ok: true; output: Out } | { ok: false; failure: ToolFailure }

/**
 * Calls a tool for this turn, records the call in the trace and its output among the facts a reply may state.
 * @param ctx of the turn, unless several calls share one transaction
 */
export async function callTool<In extends z.ZodRawShape, Out>(
  tool: Tool<In, Out>,
  args: z.input<z.ZodObject<In>>,
  turn: TurnContext,
  { untrusted, ctx = turn.ctx }: { untrusted: boolean; ctx?: TurnContext['ctx'] },
): Promise<ToolCall<Out>> {
  if (untrusted && tool.access === 'write') return refused(tool, turn)
  const result = await runTool(ctx, tool, args, turn.replay)
  const output = result.ok ? toJsonObject(result.output) : { code: result.code, message: result.message }
  const note = result.ok ? (result.replayed ? 'stored result' : 'ok') : `${result.code}: ${result.message}`
  turn.steps.push({ node: tool.name, kind: 'tool', ms: result.ms, note })
  turn.tools.push({
    tool: tool.name,
    access: tool.access,
    ok: result.ok,
    code: result.ok ? null : result.code,
    ms: result.ms,
    replayed: result.replayed,
    input: toJsonObject(args),
    output,
  })
  if (result.ok) {
    learn(turn.facts, tool.name, output)
    return { ok: true, output: result.output }
  }
  const { code, retryable, message } = result
  return { ok: false, failure: { tool: tool.name, code, retryable, message } }
}

function refused<In extends z.ZodRawShape, Out>(tool: Tool<In, Out>, turn: TurnContext): ToolCall<Out> {
  turn.steps.push({
    node: tool.name,
    kind: 'guard',
    ms: 0,
    note: 'refused: a suspicious message may not change anything',
  })
  return { ok: false, failure: { tool: tool.name, code: 'forbidden', retryable: false, message: 'untrusted message' } }
}
