import type { FulfilmentView } from '../../fulfilment/schemas.ts'
import type { FulfilmentStage } from './schemas.ts'

/** Every way the goods of a paid order can go. What is not here does not happen. */
export const FULFILMENT_TRANSITIONS: Record<FulfilmentStage, readonly FulfilmentStage[]> = {
  // Whoever comes before she is called takes her goods all the same.
  to_prepare: ['ready', 'handed_over', 'dispatched'],
  ready: ['handed_over'],
  dispatched: ['delivered', 'returned'],
  handed_over: [],
  delivered: [],
  // The order waits for a person: it is paid again before they are prepared again.
  returned: [],
}

type Way = FulfilmentView['kind'] | 'unsaid'

/** What becomes of goods that are fetched, and of goods that are brought. Where the customer has said nothing both can be. */
const STAGES_OF: Record<Way, readonly FulfilmentStage[]> = {
  pickup: ['to_prepare', 'ready', 'handed_over'],
  delivery: ['to_prepare', 'dispatched', 'delivered', 'returned'],
  unsaid: ['to_prepare', 'ready', 'handed_over', 'dispatched', 'delivered', 'returned'],
}

/** Where goods that go this way can go from where they are. */
export function nextStages(from: FulfilmentStage, way: Way): FulfilmentStage[] {
  return FULFILMENT_TRANSITIONS[from].filter((to) => STAGES_OF[way].includes(to))
}
