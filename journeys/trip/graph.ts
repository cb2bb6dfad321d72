import { END } from '@langchain/langgraph/web'
import { defineGraph } from '../core/journey-graph.ts'
import type { TurnState } from '../turn-state.ts'
import { answerNode, editNode, linksNode, startNode, ticketNode, watchNode } from './do-nodes.ts'
import { listenNode } from './listen.ts'
import type { TripTask } from './scratch.ts'

/** What a trip's customer says leads to at most one thing that is done; what a run comes to is said by the run itself. */
export const tripGraph = defineGraph({
  nodes: {
    trip_listen: listenNode,
    trip_start: startNode,
    trip_edit: editNode,
    trip_links: linksNode,
    trip_watch: watchNode,
    trip_answer_change: answerNode,
    trip_ticket: ticketNode,
  },
  start: 'trip_listen',
  edges: {
    trip_listen: ({ tripTask }: TurnState) => (tripTask === null ? END : PLACE_OF[tripTask.does]),
    trip_start: END,
    trip_edit: END,
    trip_links: END,
    trip_watch: END,
    trip_answer_change: ({ tripTask }: TurnState) => (tripTask?.does === 'ticket' ? 'trip_ticket' : END),
    trip_ticket: END,
  },
})

const PLACE_OF = {
  start: 'trip_start',
  edit: 'trip_edit',
  links: 'trip_links',
  watch: 'trip_watch',
  answer: 'trip_answer_change',
  ticket: 'trip_ticket',
} as const satisfies Record<TripTask['does'], string>
