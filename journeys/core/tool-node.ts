import type { z } from 'zod'
import type { Tool } from '../../tools/define-tool.ts'
import type { TurnContext } from '../turn-context.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../turn-state.ts'
import { callTool } from './call-tool.ts'
import type { GraphNode } from './journey-graph.ts'
import { stepNode } from './step-node.ts'
import { afterToolFailure, TOOL_ANSWERED } from './tool-errors.ts'

/**
 * A node that calls one tool at a fixed place of the graph. `args` are the tool's own fields; `keep` turns the output
 * into the fields to remember. A call that fails sets `toolFailure`, counts towards the ticket for tool errors, and
 * adds what `failed` returns; a write is refused while the message is untrusted, unless it is urgent.
 */
export function toolNode<In extends z.ZodRawShape, Out>(
  tool: Tool<In, Out>,
  node: {
    args: (state: TurnState, turn: TurnContext) => z.input<z.ZodObject<NoInfer<In>>>
    keep: (output: NoInfer<Out>, state: TurnState, turn: TurnContext) => TurnPatch
    failed?: (failure: ToolFailure, state: TurnState, turn: TurnContext) => TurnPatch
    /** Whether it may write for a message that is not trusted: where somebody may be in danger. */
    isUrgent?: (state: TurnState) => boolean
  },
): GraphNode {
  return stepNode(async (state, turn) => {
    const result = await callTool(tool, node.args(state, turn), turn, {
      untrusted: state.untrusted && node.isUrgent?.(state) !== true,
    })
    if (result.ok) return { ...TOOL_ANSWERED, ...node.keep(result.output, state, turn) }
    return { ...afterToolFailure(state, result.failure), ...node.failed?.(result.failure, state, turn) }
  })
}
