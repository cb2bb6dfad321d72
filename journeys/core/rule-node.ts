import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { type GraphNode, patch, turnOf } from './journey-graph.ts'

/** A node that decides without IO: reads the turn, may add replies, returns the fields it changes. */
export function ruleNode(rule: (state: TurnState, turn: TurnContext) => TurnPatch): GraphNode {
  return async (graph, runtime) => patch(rule(graph.state, turnOf(runtime)))
}
