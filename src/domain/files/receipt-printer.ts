/** Everything on a receipt, read from rows. Amounts and the date are written out already. */
export interface Receipt {
  shopName: string
  reference: string
  paidAt: Date
  lines: { item: string; variant: string; quantity: string; unitPrice: string; total: string }[]
  subtotal: string
  /** Null when there was none. */
  discount: string | null
  /** The fee that was paid with the order; null when none was. */
  deliveryFee: string | null
  total: string
  /** The date as the customer reads it. */
  date: string
  method: string
  /** The provider's own numbers; empty when the payment was confirmed without one. */
  receipts: string[]
  /** How the goods reach her, and what is still to be paid then: one sentence each. */
  fulfilment: string[]
  labels: ReceiptLabels
}

export interface ReceiptLabels {
  title: string
  order: string
  date: string
  item: string
  quantity: string
  unitPrice: string
  lineTotal: string
  subtotal: string
  discount: string
  delivery: string
  total: string
  method: string
  number: string
  thanks: string
}

/** Makes a PDF of a receipt; the same receipt gives the same bytes. */
export interface ReceiptPrinter {
  print(receipt: Receipt): Promise<Uint8Array>
}
