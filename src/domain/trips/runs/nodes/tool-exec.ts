import { type FoundFacts, mergeFacts } from '../../facts/merge-facts.ts'
import { type NeededCall, neededCalls } from '../../facts/needed-calls.ts'
import { branchOf } from '../../planner/plan-branch.ts'
import type { TripTool } from '../../schemas/index.ts'
import { askSource, type Heard } from '../ask-source.ts'
import { draftOf, type NodeOf, type NodeWork } from '../run-node.ts'
import { SOURCE_TOOLS, type SourceTool } from '../source-tools.ts'
import { withoutAvoided } from '../without-avoided.ts'
import { intentOf, planInput } from './plan-input.ts'

/** Questions that are under way at once. */
const AT_ONCE = 8

/** Asks whatever must be known before the selected plan can be believed; what planning has asked already is not asked again. */
export const toolExecNode: NodeOf = async (work) => {
  const { claim, state } = work
  const intent = intentOf(work)
  const input = planInput(work, intent)
  const { plan } = branchOf(input, draftOf(state))
  const calls = neededCalls(plan, intent, input.book, claim.createdAt)
  let facts = state.facts
  const silent = new Set<TripTool>(state.unanswered)
  for (let first = 0; first < calls.length; first += AT_ONCE) {
    const some = calls.slice(first, first + AT_ONCE)
    for (const heard of await Promise.all(some.map((call) => askFor(work, call)))) {
      if (heard.outcome === 'unavailable') silent.add(heard.tool)
      facts = mergeFacts(facts, heard.found)
    }
  }
  const note = `${calls.length} questions to sources`
  facts = withoutAvoided(facts, claim.options.avoid)
  return { outcome: 'done', state: { ...state, facts, unanswered: [...silent] }, note }
}

interface Answered {
  tool: TripTool
  outcome: Heard<unknown>['outcome']
  found: FoundFacts
}

async function askFor(work: NodeWork, call: NeededCall): Promise<Answered> {
  const ask = <Request extends object, Item>(source: SourceTool<Request, Item>, request: Request) =>
    askSource(work, source, request)
  const { tool } = call
  switch (tool) {
    case 'weather': {
      const { outcome, items: weather } = await ask(SOURCE_TOOLS.weather, call.request)
      return { tool, outcome, found: { weather } }
    }
    case 'flights': {
      const { outcome, items: flights } = await ask(SOURCE_TOOLS.flights, call.request)
      return { tool, outcome, found: { flights } }
    }
    case 'lodging': {
      const { outcome, items: lodging } = await ask(SOURCE_TOOLS.lodging, call.request)
      return { tool, outcome, found: { lodging } }
    }
    case 'attractions': {
      const { outcome, items: attractions } = await ask(SOURCE_TOOLS.attractions, call.request)
      return { tool, outcome, found: { attractions } }
    }
    case 'transit': {
      const { outcome, items: transit } = await ask(SOURCE_TOOLS.transit, call.request)
      return { tool, outcome, found: { transit } }
    }
    case 'fx': {
      const { outcome, items: fx } = await ask(SOURCE_TOOLS.fx, call.request)
      return { tool, outcome, found: { fx } }
    }
  }
}
