import { salesCatalogCopy } from './sales-catalog.ts'
import { salesChoicesCopy } from './sales-choices.ts'
import { salesMethodsCopy } from './sales-methods.ts'
import { salesOrderCopy } from './sales-order.ts'
import { salesOrdersCopy } from './sales-orders.ts'
import { salesPaymentCopy } from './sales-payment.ts'

/** Sentences of the sales and orders journeys. */
export const salesCopy = {
  ...salesCatalogCopy,
  ...salesOrderCopy,
  ...salesPaymentCopy,
  ...salesMethodsCopy,
  ...salesOrdersCopy,
  ...salesChoicesCopy,
} as const
