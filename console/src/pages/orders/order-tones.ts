import type { AttemptWire, OrderRowWire, SharingWire } from '../../../../src/http/contract/order-shapes.ts'
import type { Tone } from '../../ui/chip.tsx'

export const ORDER_TONES: Readonly<Record<OrderRowWire['status'], Tone>> = {
  draft: 'neutral',
  awaiting_payment: 'warn',
  paid: 'good',
  fulfilled: 'neutral',
  cancelled: 'neutral',
  needs_review: 'danger',
}

export const PAYMENT_TONES: Readonly<Record<OrderRowWire['payment_state'], Tone>> = {
  none: 'neutral',
  open: 'info',
  part: 'warn',
  paid: 'good',
  unpaid: 'danger',
  in_review: 'warn',
  refunded: 'violet',
}

export const STAGE_TONES: Readonly<Record<NonNullable<OrderRowWire['stage']>, Tone>> = {
  to_prepare: 'warn',
  ready: 'info',
  handed_over: 'good',
  dispatched: 'info',
  delivered: 'good',
  returned: 'danger',
}

export const ATTEMPT_TONES: Readonly<Record<AttemptWire['status'], Tone>> = {
  created: 'neutral',
  submitting: 'info',
  submit_unknown: 'warn',
  rejected: 'danger',
  pending: 'info',
  partially_paid: 'warn',
  cancelled: 'neutral',
  failed: 'danger',
  expired: 'neutral',
  paid: 'good',
  needs_review: 'warn',
  refunded: 'violet',
}

export const SHARING_TONES: Readonly<Record<SharingWire['status'], Tone>> = {
  active: 'info',
  paid: 'good',
  overdue: 'danger',
  ended: 'neutral',
}

export const SHARE_TONES: Readonly<Record<SharingWire['shares'][number]['status'], Tone>> = {
  waiting: 'neutral',
  prompted: 'info',
  part_paid: 'warn',
  paid: 'good',
  dropped: 'danger',
  covered: 'neutral',
  ended: 'neutral',
  to_refund: 'warn',
  refunded: 'violet',
}
