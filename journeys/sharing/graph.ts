import { END } from '@langchain/langgraph/web'
import { defineGraph } from '../core/journey-graph.ts'
import type { TurnState } from '../turn-state.ts'
import { sharingDecideNode, sharingToolNode } from './nodes.ts'

/** One order, several payers: the shares are shown for a yes, started, told and changed. */
export const sharingGraph = defineGraph({
  nodes: { sharing_decide: sharingDecideNode, payment_share_order: sharingToolNode },
  start: 'sharing_decide',
  edges: {
    sharing_decide: ({ sharingStep }: TurnState) => (sharingStep === null ? END : 'payment_share_order'),
    payment_share_order: END,
  },
})
