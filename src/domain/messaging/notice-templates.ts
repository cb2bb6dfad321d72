import type { NoticeName, TemplateUse } from './schemas.ts'

/**
 * The templates that the product itself uses, and what stands for {{1}}, {{2}} and so on in each. A shop registers them
 * under these names in the languages it writes; a notice whose template is not approved waits for nobody: it is blocked.
 */
export const NOTICE_TEMPLATES = {
  payment_paid: ['reference', 'amount', 'receipt'],
  payment_paid_late: ['reference', 'amount', 'receipt'],
  ticket_overdue: ['reference', 'when'],
  rating_ask: ['shop'],
  cart_reminder: ['shop', 'items', 'total'],
  order_goes_on: ['reference', 'shop'],
  order_cancelled: ['reference', 'shop'],
  goods_ready: ['reference', 'about'],
  goods_handed_over: ['reference', 'shop'],
  goods_dispatched: ['reference', 'about'],
  goods_delivered: ['reference', 'shop'],
  goods_returned: ['reference', 'shop'],
  trip_changed: ['city', 'day', 'news'],
} as const satisfies Record<NoticeName, readonly string[]>

/** The template of a notice with its values under their numbers. */
export function noticeTemplate<Name extends NoticeName>(
  name: Name,
  values: Readonly<Record<(typeof NOTICE_TEMPLATES)[Name][number], string>>,
  language?: string,
): TemplateUse {
  const byName = new Map<string, string>(Object.entries(values))
  const slots = Object.fromEntries(NOTICE_TEMPLATES[name].map((slot, at) => [`${at + 1}`, byName.get(slot) ?? '']))
  return { name, slots, ...(language !== undefined && { language }) }
}
