import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import type { GraphNode } from './journey-graph.ts'

/** A node that asks outside in a way of its own; what asks one tool or one prompt is a `toolNode` or a `promptNode`. */
export function stepNode(run: (state: TurnState, turn: TurnContext) => Promise<TurnPatch>): GraphNode {
  return { isRule: false, run }
}
