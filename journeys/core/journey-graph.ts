import { type Runtime, StateGraph } from '@langchain/langgraph/web'
import type { TurnContext } from '../turn-context.ts'
import { TurnChannels, type TurnPatch, TurnRuntime, type TurnState } from '../turn-state.ts'

export type GraphState = typeof TurnChannels.State
export type GraphUpdate = typeof TurnChannels.Update
export type GraphRuntime = Runtime<{ turn: TurnContext }>

export type GraphNode = (graph: GraphState, runtime: GraphRuntime) => Promise<GraphUpdate>

/** An empty graph over the turn: every journey and the conversation start from this one. */
export function journeyGraph() {
  return new StateGraph(TurnChannels, TurnRuntime)
}

/** What stands at one place of a graph: a node, or a compiled graph whatever its own nodes are called. */
export type JourneyNode = GraphNode | Parameters<ReturnType<typeof journeyGraph>['addNode']>[1]

/** The turn a node runs for; a graph invoked without one is a bug. */
export function turnOf(runtime: GraphRuntime): TurnContext {
  const turn = runtime.context?.turn
  if (turn === undefined) throw new Error('the graph was invoked without its turn')
  return turn
}

/** An edge over the turn's state: a pure function to the next node id. */
export function at<Next extends string>(edge: (state: TurnState) => Next): (graph: GraphState) => Next {
  return (graph) => edge(graph.state)
}

/** Wraps a patch as the update of the one channel. */
export function patch(fields: TurnPatch): GraphUpdate {
  return { state: fields }
}
