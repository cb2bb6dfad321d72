import type { PlanStatus, ShareStatus } from '../schemas/shares.ts'

/** What can happen to a share, after everything that had to be checked was checked. */
export type ShareEvent =
  /** A prompt for it is on its way to a phone. */
  | 'prompt_opened'
  /** No prompt for it can be answered any more, and nothing came. */
  | 'prompt_ended'
  /** Some of its money came and counts for the order. */
  | 'part_came'
  /** All of its money came, also late, while the order could take it. */
  | 'money_came'
  /** Its payer will not pay; what came of it stays with the order. */
  | 'payer_dropped'
  /** Who had dropped out, or got her money back, is asked once more. */
  | 'asked_again'
  /** Others have paid what was left of it. */
  | 'covered_by_others'
  /** The order needs more again, and this share takes some of it. */
  | 'took_over'
  /** The sharing is over before the order was paid. */
  | 'sharing_ended'
  /** Money came for it that the order cannot take. */
  | 'money_held'
  /** Its payer has paid once more than was asked. */
  | 'more_held'
  /** What counted of its money has gone back, and what was too much of it still waits. */
  | 'none_counts'
  /** Its money has gone back to who paid it. */
  | 'money_returned'

/**
 * From which status an event leads where; what is not listed changes nothing. Money leads out of every state that has none,
 * and what has money is never dropped or ended without saying where the money goes.
 */
export const SHARE_TRANSITIONS: Record<ShareEvent, Partial<Record<ShareStatus, ShareStatus>>> = {
  prompt_opened: { waiting: 'prompted' },
  prompt_ended: { prompted: 'waiting' },
  part_came: {
    waiting: 'part_paid',
    prompted: 'part_paid',
    dropped: 'part_paid',
    covered: 'part_paid',
    to_refund: 'part_paid',
    refunded: 'part_paid',
  },
  money_came: {
    waiting: 'paid',
    prompted: 'paid',
    part_paid: 'paid',
    dropped: 'paid',
    covered: 'paid',
    to_refund: 'paid',
    refunded: 'paid',
  },
  payer_dropped: { waiting: 'dropped', part_paid: 'paid' },
  asked_again: { dropped: 'waiting', refunded: 'waiting' },
  covered_by_others: { waiting: 'covered', prompted: 'covered', part_paid: 'paid', dropped: 'covered' },
  took_over: { covered: 'waiting', dropped: 'waiting', refunded: 'waiting', paid: 'part_paid' },
  sharing_ended: {
    waiting: 'ended',
    prompted: 'ended',
    dropped: 'ended',
    covered: 'ended',
    part_paid: 'to_refund',
    paid: 'to_refund',
  },
  money_held: {
    waiting: 'to_refund',
    prompted: 'to_refund',
    dropped: 'to_refund',
    covered: 'to_refund',
    ended: 'to_refund',
    refunded: 'to_refund',
  },
  more_held: { ended: 'to_refund', refunded: 'to_refund' },
  none_counts: { paid: 'to_refund', part_paid: 'to_refund' },
  money_returned: { to_refund: 'refunded', paid: 'refunded', part_paid: 'refunded' },
}

export type PlanEvent =
  /** The order has all its money. */
  | 'order_paid'
  /** The buyer does not want to share any more. */
  | 'ended_by_buyer'
  /** The order was cancelled or written anew. */
  | 'order_closed'
  /** The deadline passed, and nothing had come. */
  | 'lapsed'
  /** The deadline passed, and some of the money had come. */
  | 'fell_short'

export const PLAN_TRANSITIONS: Record<PlanEvent, Partial<Record<PlanStatus, PlanStatus>>> = {
  order_paid: { active: 'paid', overdue: 'paid' },
  ended_by_buyer: { active: 'ended' },
  order_closed: { active: 'ended', overdue: 'ended' },
  lapsed: { active: 'ended' },
  fell_short: { active: 'overdue' },
}
