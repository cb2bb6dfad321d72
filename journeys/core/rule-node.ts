import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import type { GraphNode } from './journey-graph.ts'

/** A node that decides without IO: reads the turn, may add replies, returns the fields it changes. */
export function ruleNode(run: (state: TurnState, turn: TurnContext) => TurnPatch): GraphNode {
  return { isRule: true, run }
}
