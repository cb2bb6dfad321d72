import { z } from 'zod'
import { AttemptOutcome } from '../../domain/payments/attempts/schemas.ts'
import { AttemptStatus } from '../../domain/payments/schemas.ts'
import { PaymentMethod } from '../../lib/payment-method.ts'
import { defineRoute } from './define-route.ts'
import { AttemptWire, RefundWire } from './order-shapes.ts'
import { NextCursor, Page } from './page.ts'
import { READERS, REVIEWERS } from './roles.ts'
import { ById, Instant, MoneyWire, SoughtInstant } from './values.ts'

/** What narrows any list of payments. */
const Between = Page.extend({
  method: PaymentMethod.optional(),
  currency: z.string().length(3).optional(),
  from: SoughtInstant.optional(),
  to: SoughtInstant.optional(),
})

export const listAttempts = defineRoute({
  name: 'listAttempts',
  method: 'GET',
  path: '/v1/payments/attempts',
  summary:
    'Tries to pay, the newest first. `from` and `to` say when they began; `outcome` gathers what a report counts.',
  who: READERS,
  scope: 'payments:read',
  idempotent: false,
  query: Between.extend({ status: AttemptStatus.optional(), outcome: AttemptOutcome.optional() }),
  answers: { 200: z.strictObject({ attempts: z.array(AttemptWire), next_cursor: NextCursor }) },
  errors: [],
})

/** What we heard about an attempt, or asked. */
export const AttemptEventWire = z.strictObject({
  event_id: z.uuid(),
  source: z.string(),
  received_at: Instant,
  handled_at: Instant.nullable(),
  /** What was made of it; null while nobody has looked. */
  verdict: z.string().nullable(),
  result_code: z.string().nullable(),
  amount: MoneyWire.nullable(),
  receipt: z.string().nullable(),
})
export type AttemptEventWire = z.infer<typeof AttemptEventWire>

export const getAttempt = defineRoute({
  name: 'getAttempt',
  method: 'GET',
  path: '/v1/payments/attempts/:id',
  summary: 'One try to pay, with what was heard about it.',
  who: READERS,
  scope: 'payments:read',
  idempotent: false,
  params: ById,
  concerns: 'payment_attempt',
  answers: { 200: z.strictObject({ attempt: AttemptWire, events: z.array(AttemptEventWire) }) },
  errors: [],
})

export const listRefunds = defineRoute({
  name: 'listRefunds',
  method: 'GET',
  path: '/v1/payments/refunds',
  summary: 'Money that went back to its payers, the newest first.',
  who: REVIEWERS,
  scope: 'payments:read',
  idempotent: false,
  query: Between,
  answers: { 200: z.strictObject({ refunds: z.array(RefundWire), next_cursor: NextCursor }) },
  errors: [],
})

export const ATTEMPT_ROUTES = { listAttempts, getAttempt, listRefunds }
