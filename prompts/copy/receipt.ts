import type { CopyTable } from './copy-table.ts'

/** The words of a receipt; its figures come from rows. */
export const receiptCopy = {
  receipt_caption: {
    en: 'Receipt for order {reference}, {shop}',
    sw: 'Risiti ya oda {reference}, {shop}',
    sheng: 'Receipt ya order {reference}, {shop}',
  },
  receipt_title: { en: 'Receipt', sw: 'Risiti', sheng: 'Receipt' },
  receipt_order: { en: 'Order', sw: 'Oda', sheng: 'Order' },
  receipt_date: { en: 'Date', sw: 'Tarehe', sheng: 'Date' },
  receipt_item: { en: 'Item', sw: 'Bidhaa', sheng: 'Kitu' },
  receipt_quantity: { en: 'Qty', sw: 'Idadi', sheng: 'Ngapi' },
  receipt_unit_price: { en: 'Price each', sw: 'Bei ya moja', sheng: 'Bei ya moja' },
  receipt_line_total: { en: 'Total', sw: 'Jumla', sheng: 'Total' },
  receipt_subtotal: { en: 'Subtotal', sw: 'Jumla ndogo', sheng: 'Subtotal' },
  receipt_discount: { en: 'Discount', sw: 'Punguzo', sheng: 'Discount' },
  receipt_delivery: { en: 'Delivery', sw: 'Kuletewa', sheng: 'Delivery' },
  receipt_pickup: { en: 'To collect at', sw: 'Kuchukua', sheng: 'Utachukua' },
  receipt_fee_later: {
    en: 'Delivery fee, to pay when you receive it',
    sw: 'Ada ya kuletewa, utalipa ukipokea',
    sheng: 'Fee ya delivery, utalipa ikifika',
  },
  receipt_total: { en: 'Total paid', sw: 'Jumla iliyolipwa', sheng: 'Total umelipa' },
  receipt_method: { en: 'Paid by', sw: 'Njia ya malipo', sheng: 'Umelipa na' },
  receipt_number: { en: 'Payment receipt', sw: 'Risiti ya malipo', sheng: 'Receipt ya malipo' },
  receipt_thanks: {
    en: 'Thank you for shopping with us.',
    sw: 'Asante kwa kununua kwetu.',
    sheng: 'Shukran kwa kushop na sisi.',
  },
} as const satisfies CopyTable
