import { END } from '@langchain/langgraph/web'
import { defineGraph } from '../core/journey-graph.ts'
import { bookingNode } from './booking/booking.ts'
import { passOnNode } from './booking/pass-on.ts'
import { actionRequestNode, offTopicNode } from './deflect.ts'
import {
  afterBooking,
  afterGenerate,
  afterResearch,
  afterRespond,
  afterRetrieve,
  afterRoute,
  afterValidate,
} from './edges.ts'
import { fallbackNode } from './fallback.ts'
import { followUpNode } from './follow-up.ts'
import { generateNode } from './generate.ts'
import { greetingNode } from './greeting.ts'
import { guardrailNode } from './guardrail.ts'
import { notLookedUpNode } from './not-looked-up.ts'
import { researchNode } from './research.ts'
import { respondNode } from './respond.ts'
import { retrieveNode } from './retrieve.ts'
import { conciergeRouteNode } from './route.ts'
import { validateNode } from './validate.ts'

/** Look, put together, hold against what is known, say; beside it what is not answered from anywhere. */
export const conciergeGraph = defineGraph({
  nodes: {
    concierge_route: conciergeRouteNode,
    retrieve: retrieveNode,
    generate: generateNode,
    validate: validateNode,
    respond: respondNode,
    follow_up: followUpNode,
    greeting: greetingNode,
    off_topic: offTopicNode,
    action_request: actionRequestNode,
    booking: bookingNode,
    handoff_create_ticket: passOnNode,
    research: researchNode,
    not_looked_up: notLookedUpNode,
    guardrail: guardrailNode,
    fallback: fallbackNode,
  },
  start: 'concierge_route',
  edges: {
    concierge_route: afterRoute,
    retrieve: afterRetrieve,
    generate: afterGenerate,
    validate: afterValidate,
    respond: afterRespond,
    follow_up: END,
    greeting: END,
    off_topic: END,
    action_request: END,
    booking: afterBooking,
    handoff_create_ticket: END,
    research: afterResearch,
    not_looked_up: END,
    guardrail: END,
    fallback: END,
  },
})
