import type { END } from '@langchain/langgraph/web'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

/** What is done at one place of a graph: it reads the turn, may add replies, and returns the fields it changes. */
export type GraphNode =
  /** Decides at once, from what is there. */
  | { isRule: true; run: (state: TurnState, turn: TurnContext) => TurnPatch }
  /** Asks outside: a tool, a model, the database. */
  | { isRule: false; run: (state: TurnState, turn: TurnContext) => Promise<TurnPatch> }

/** Where it goes on: always to one place, or to one that a pure function of the state names. */
type Edge<Place extends string> = Place | typeof END | ((state: TurnState) => Place | typeof END)

/** A graph over the turn. A graph in it stands at its place like a node, and its end goes on by the edge of that place. */
export interface JourneyGraph<Place extends string = string> {
  /** What stands at each place, in the order of the happy path. */
  nodes: { readonly [P in Place]: GraphNode | JourneyGraph }
  start: Edge<Place>
  edges: { readonly [P in Place]: Edge<Place> }
}

/** A place without an edge, and an edge to a place that is not there, do not compile. */
export function defineGraph<Place extends string>(graph: {
  nodes: { readonly [P in Place]: GraphNode | JourneyGraph }
  start: Edge<NoInfer<Place>>
  edges: { readonly [P in NoInfer<Place>]: Edge<NoInfer<Place>> }
}): JourneyGraph<Place> {
  return graph
}
