import type { AttemptOutcome } from '../../../../src/domain/payments/attempts/schemas.ts'
import type { ReviewStatus } from '../../../../src/domain/payments/reviews/schemas.ts'
import type { AttemptStatus } from '../../../../src/domain/payments/schemas.ts'
import type { PaymentMethod } from '../../../../src/lib/payment-method.ts'
import { everyOf } from '../../lib/every-of.ts'

export const TABS = ['reviews', 'attempts', 'settlement', 'sent_back'] as const
export type PaymentsTab = (typeof TABS)[number]

/** How questions about money stand. */
export const REVIEW_STATUSES = everyOf<ReviewStatus>()(['open', 'allocated', 'confirmed', 'refunded', 'dismissed'])

/** How a try to be paid can stand. */
export const ATTEMPT_STATUSES = everyOf<AttemptStatus>()([
  'created',
  'submitting',
  'submit_unknown',
  'rejected',
  'pending',
  'partially_paid',
  'cancelled',
  'failed',
  'expired',
  'paid',
  'needs_review',
  'refunded',
])

/** What a report counts tries by. */
export const OUTCOMES = everyOf<AttemptOutcome>()(['paid', 'rescued', 'open', 'in_review', 'unpaid', 'refunded'])

export const METHODS = everyOf<PaymentMethod>()(['stk', 'c2b', 'card'])

/** What the page of payments shows, as it stands in the address, so that a view can be sent to a colleague. */
export interface PaymentsFilter {
  tab?: PaymentsTab
  review?: ReviewStatus
  status?: AttemptStatus
  outcome?: AttemptOutcome
  method?: PaymentMethod
  currency?: string
  /** The first and the last day, in the zone of the shop. */
  from?: string
  to?: string
  /** The attempt that is looked at. */
  attempt?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter of an address; what is none is left out. */
export function readPaymentsFilter(search: Readonly<Record<string, unknown>>): PaymentsFilter {
  const tab = known(TABS, search.tab)
  const review = known(REVIEW_STATUSES, search.review)
  const status = known(ATTEMPT_STATUSES, search.status)
  const outcome = known(OUTCOMES, search.outcome)
  const method = known(METHODS, search.method)
  return {
    ...(tab ? { tab } : {}),
    ...(review ? { review } : {}),
    ...(status ? { status } : {}),
    ...(outcome ? { outcome } : {}),
    ...(method ? { method } : {}),
    ...(typeof search.currency === 'string' ? { currency: search.currency } : {}),
    ...(isDay(search.from) ? { from: search.from } : {}),
    ...(isDay(search.to) ? { to: search.to } : {}),
    ...(typeof search.attempt === 'string' ? { attempt: search.attempt } : {}),
  }
}

function known<T extends string>(all: readonly T[], given: unknown): T | undefined {
  return all.find((one) => one === given)
}

function isDay(given: unknown): given is string {
  return typeof given === 'string' && DAY.test(given) && !Number.isNaN(Date.parse(given))
}
