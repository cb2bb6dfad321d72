import { offersGetApplicable } from '../../../tools/offers-get-applicable.ts'
import { toolNode } from '../../core/tool-node.ts'

/** What this order could save; the draft already carries the best offer that needs no code. */
export const offersGetApplicableNode = toolNode(offersGetApplicable, {
  args: (state) => ({ order_id: state.orderId }),
  keep: ({ offers }) => ({ offers }),
})
