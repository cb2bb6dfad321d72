import { offersGetApplicable } from '../../../../tools/offers-get-applicable.ts'
import { toolNode } from '../../../core/tool-node.ts'
import { toStep } from '../go-on-with.ts'

const METHODS = { kind: 'methods', shows: 'checkout' } as const

/** What this order could save; the draft already carries the best offer that needs no code. */
export const offersGetApplicableNode = toolNode(offersGetApplicable, {
  args: (state) => ({ order_id: state.orderId }),
  keep: ({ offers }, state) => ({ offers, ...toStep(state, METHODS) }),
  failed: (_failure, state) => toStep(state, METHODS),
})
