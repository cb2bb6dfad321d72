import type { OrderRow } from '../get-order-row.ts'
import type { FulfilmentStage } from '../goods/schemas.ts'
import { nextStages } from '../goods/transitions.ts'

const LABELS: Record<FulfilmentStage, string> = {
  to_prepare: 'To be prepared',
  ready: 'Ready to be fetched',
  handed_over: 'Handed over',
  dispatched: 'On its way',
  delivered: 'Delivered',
  returned: 'Came back',
}

/** Where people may say that the goods of an order are now. */
export function goodsMovesOf({ status, stage, fulfilment }: Pick<OrderRow, 'status' | 'stage' | 'fulfilment'>) {
  if (stage === null || (status !== 'paid' && status !== 'fulfilled')) return []
  return nextStages(stage, fulfilment?.kind ?? 'unsaid').map((to) => ({
    to,
    label: LABELS[to],
    danger: to === 'returned',
  }))
}
