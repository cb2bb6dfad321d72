import { salesCatalogCopy } from './sales-catalog.ts'
import { salesCheckoutCopy } from './sales-checkout.ts'
import { salesChoicesCopy } from './sales-choices.ts'
import { salesDeliveryCopy } from './sales-delivery.ts'
import { salesItemsCopy } from './sales-items.ts'
import { salesMethodsCopy } from './sales-methods.ts'
import { salesOrderCopy } from './sales-order.ts'
import { salesOrdersCopy } from './sales-orders.ts'
import { salesPaymentCopy } from './sales-payment.ts'

/** Sentences of the sales and orders journeys. */
export const salesCopy = {
  ...salesCatalogCopy,
  ...salesOrderCopy,
  ...salesItemsCopy,
  ...salesPaymentCopy,
  ...salesMethodsCopy,
  ...salesOrdersCopy,
  ...salesChoicesCopy,
  ...salesCheckoutCopy,
  ...salesDeliveryCopy,
} as const
