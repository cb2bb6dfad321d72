import type { Pending } from './pending.ts'
import type { Journey } from './state.ts'

const OWNERS = {
  clarify_intent: 'unknown',
  narrow_query: 'sales',
  pick_item: 'sales',
  choose_option: 'sales',
  choose_quantity: 'sales',
  confirm_order: 'sales',
  choose_payment: 'sales',
  confirm_phone: 'sales',
  await_payment: 'sales',
  pick_order: 'orders',
  confirm_cancel_order: 'orders',
  offer_handoff: 'handoff',
} as const satisfies Record<Pending['kind'], Journey>

/** The journey that asked and reads the answer. */
export function ownerOf(pending: Pending): 'sales' | 'orders' | 'handoff' | 'unknown' {
  return OWNERS[pending.kind]
}

const DROPPED: ReadonlySet<Pending['kind']> = new Set(['clarify_intent', 'offer_handoff'])

/** Whether a question is worth coming back to once the customer has talked about something else. */
export function outlivesDigression(pending: Pending): boolean {
  return !DROPPED.has(pending.kind)
}
