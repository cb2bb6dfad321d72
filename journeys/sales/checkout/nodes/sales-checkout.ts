import { ruleNode } from '../../../core/rule-node.ts'
import { decideCheckout } from '../decide.ts'

/** What the acts ask of the checkout, from the session and the shop's settings. */
export const salesCheckoutNode = ruleNode((state, { tenant, outside }) =>
  decideCheckout(state, { served: tenant.settings.fulfilment, lastOrder: outside.lastOrder }),
)
