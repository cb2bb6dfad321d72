import { catalogGetItem } from './catalog-get-item.ts'
import { catalogSearch } from './catalog-search.ts'
import { checkTools } from './check-tools.ts'
import { customerGetOrCreate } from './customer-get-or-create.ts'
import { customerUpdatePreferences } from './customer-update-preferences.ts'
import { handoffCreateTicket } from './handoff-create-ticket.ts'
import { kbRetrieve } from './kb-retrieve.ts'
import { offersGetApplicable } from './offers-get-applicable.ts'
import { orderApplyCoupon } from './order-apply-coupon.ts'
import { orderCreate } from './order-create.ts'
import { orderGetStatus } from './order-get-status.ts'
import { paymentCreatePesapalCheckout } from './payment-create-pesapal-checkout.ts'
import { paymentGetC2bInstructions } from './payment-get-c2b-instructions.ts'
import { paymentGetMethods } from './payment-get-methods.ts'
import { paymentInitiateStkPush } from './payment-initiate-stk-push.ts'
import { paymentShareOrder } from './payment-share-order.ts'
import { tenantGetContext } from './tenant-get-context.ts'
import { tripAnswerChange } from './trip-answer-change.ts'
import { tripEdit } from './trip-edit.ts'
import { tripLinks } from './trip-links.ts'
import { tripStart } from './trip-start.ts'
import { tripWatch } from './trip-watch.ts'
import { webSearch } from './web-search.ts'

/** The contract: exactly these, each under its own name. */
export const tools = {
  tenant_get_context: tenantGetContext,
  customer_get_or_create: customerGetOrCreate,
  customer_update_preferences: customerUpdatePreferences,
  catalog_search: catalogSearch,
  catalog_get_item: catalogGetItem,
  order_create: orderCreate,
  offers_get_applicable: offersGetApplicable,
  order_apply_coupon: orderApplyCoupon,
  payment_get_methods: paymentGetMethods,
  payment_get_c2b_instructions: paymentGetC2bInstructions,
  payment_initiate_stk_push: paymentInitiateStkPush,
  payment_create_pesapal_checkout: paymentCreatePesapalCheckout,
  order_get_status: orderGetStatus,
  kb_retrieve: kbRetrieve,
  handoff_create_ticket: handoffCreateTicket,
} as const

/** Beside the contract: what only a concierge may call. */
const conciergeTools = { web_search: webSearch } as const

/** Beside the contract: what only a shop that plans trips may call. */
const tripTools = {
  trip_start: tripStart,
  trip_edit: tripEdit,
  trip_links: tripLinks,
  trip_watch: tripWatch,
  trip_answer_change: tripAnswerChange,
} as const

/** Beside the contract: what only a shop may call whose orders several people pay. */
const sharingTools = { payment_share_order: paymentShareOrder } as const

checkTools(tools, 15)
checkTools(sharingTools, 1)
checkTools(conciergeTools, 1)
checkTools(tripTools, 5)

export {
  catalogGetItem,
  catalogSearch,
  customerGetOrCreate,
  customerUpdatePreferences,
  handoffCreateTicket,
  kbRetrieve,
  offersGetApplicable,
  orderApplyCoupon,
  orderCreate,
  orderGetStatus,
  paymentCreatePesapalCheckout,
  paymentGetC2bInstructions,
  paymentGetMethods,
  paymentInitiateStkPush,
  paymentShareOrder,
  tenantGetContext,
  tripAnswerChange,
  tripEdit,
  tripLinks,
  tripStart,
  tripWatch,
  webSearch,
}
