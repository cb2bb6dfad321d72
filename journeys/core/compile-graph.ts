import { Annotation, Command, END, type Runtime, START, StateGraph } from '@langchain/langgraph/web'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import type { JourneyGraph } from './journey-graph.ts'
import { layOut, type Place } from './lay-out.ts'

/** One channel holds the whole state: a superstep costs by the number of channels, and 60 of them would cost a fifth of a turn. */
const TurnChannels = Annotation.Root({ state: Annotation<TurnState> })

/** How the graph reaches the outside: handed to every superstep beside the state, never part of it. */
const TurnRuntime = Annotation.Root({ turn: Annotation<TurnContext> })

/** More rules in a row than the longest way through the graph has: a loop is a bug and ends the turn. */
const MOST_RULES = 40

/**
 * A graph, with all graphs in it, as one graph of the library. What a superstep costs is paid where something outside is
 * asked: each such node is one, together with all rules that follow from its answer. The graph begins with one of them.
 */
export function compileGraph(graph: JourneyGraph) {
  const { places, entrance } = layOut(graph)
  const steps = [...places].flatMap(([name, place]) => (place.isRule ? [] : [{ name, place }]))
  const ends = [...steps.map(({ name }) => name), END]
  const nodes = steps.map(({ name, place }): [string, Superstep, { ends: string[] }] => [
    name,
    superstep(place, places),
    { ends },
  ])
  return new StateGraph(TurnChannels, TurnRuntime)
    .addNode<string, GraphState>(nodes)
    .addConditionalEdges(START, ({ state }) => entrance(state), ends)
    .compile()
}

type GraphState = typeof TurnChannels.State
type Superstep = (graph: GraphState, runtime: Runtime<{ turn: TurnContext }>) => Promise<Command>

/** Runs one node, then the rules it leads to, up to the next node that is a step of its own. */
function superstep(first: Exclude<Place, { isRule: true }>, places: ReadonlyMap<string, Place>): Superstep {
  return async ({ state }, runtime) => {
    const turn = runtime.context?.turn
    if (turn === undefined) throw new Error('the graph was invoked without its turn')
    // Whoever waited for a turn that was given up is gone: it must not go on beside its next try.
    turn.ctx.signal.throwIfAborted()
    let now: TurnState = { ...state, ...(await first.run(state, turn)) }
    let goto = first.next(now)
    for (let rules = 0, rule = places.get(goto); rule?.isRule; rule = places.get(goto)) {
      rules += 1
      if (rules > MOST_RULES) throw new Error(`the graph goes in a circle at ${goto}`)
      now = { ...now, ...rule.run(now, turn) }
      goto = rule.next(now)
    }
    return new Command({ goto, update: { state: now } })
  }
}
