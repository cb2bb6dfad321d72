import { END } from '@langchain/langgraph/web'
import type { TurnState } from '../turn-state.ts'
import type { GraphNode, JourneyGraph } from './journey-graph.ts'

type Lead = (state: TurnState) => string

/** A node, and the name of the place that the turn goes on to from it. */
export type Place = GraphNode & { next: Lead }

/** All places of a graph and of the graphs in it side by side, each under the names of what it stands in. */
export function layOut(graph: JourneyGraph): { places: ReadonlyMap<string, Place>; entrance: Lead } {
  const places = new Map<string, Place>()
  const entrance = addPlaces(graph, '', () => END, places)
  return { places, entrance }
}

/** Adds the places of one graph, whose end leads on by `leave`. Returns where it begins. */
function addPlaces(graph: JourneyGraph, within: string, leave: Lead, places: Map<string, Place>): Lead {
  const entrances = new Map<string, Lead>([[END, leave]])
  const enter = (name: string, state: TurnState) => {
    const entrance = entrances.get(name)
    if (entrance === undefined) throw new Error(`the graph has no place ${within}${name}`)
    return entrance(state)
  }
  const lead =
    (edge: JourneyGraph['start'] | undefined): Lead =>
    (state) =>
      enter(typeof edge === 'function' ? edge(state) : (edge ?? END), state)
  for (const [name, node] of Object.entries(graph.nodes)) {
    const place = `${within}${name}`
    const next = lead(graph.edges[name])
    if ('nodes' in node) entrances.set(name, addPlaces(node, `${place}.`, next, places))
    else {
      places.set(place, { ...node, next })
      entrances.set(name, () => place)
    }
  }
  return lead(graph.start)
}
