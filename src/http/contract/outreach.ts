import { z } from 'zod'
import { defineRoute } from './define-route.ts'
import { LEADS, REVIEWERS } from './roles.ts'
import { Instant, Nothing } from './values.ts'

/** What the shop sends unasked, and whether its breaker has tripped. */
export const OutreachWire = z.strictObject({
  breaker: z.strictObject({
    tripped: z.boolean(),
    tripped_at: Instant.nullable(),
    reason: z.string().nullable(),
    reset_at: Instant.nullable(),
    reset_by: z.string().nullable(),
  }),
  limits: z.strictObject({ per_hour: z.int(), per_customer_per_week: z.int() }),
  last_hour: z.strictObject({ queued: z.int(), sent: z.int(), suppressed: z.int() }),
  recent: z.array(
    z.strictObject({
      order_id: z.uuid(),
      kind: z.string(),
      status: z.string(),
      reason: z.string().nullable(),
      queued_at: Instant.nullable(),
      sent_at: Instant.nullable(),
    }),
  ),
})
export type OutreachWire = z.infer<typeof OutreachWire>

export const getOutreach = defineRoute({
  name: 'getOutreach',
  method: 'GET',
  path: '/v1/outreach',
  summary: 'What the shop sends unasked, its limits, and whether its breaker has tripped.',
  who: REVIEWERS,
  scope: 'outreach:read',
  idempotent: false,
  answers: { 200: OutreachWire },
  errors: [],
})

export const resetOutreach = defineRoute({
  name: 'resetOutreach',
  method: 'POST',
  path: '/v1/outreach/reset',
  summary: 'Lets outreach go on after somebody has looked why its breaker tripped.',
  who: LEADS,
  scope: 'outreach:write',
  idempotent: true,
  body: Nothing,
  answers: { 200: OutreachWire.extend({ outcome: z.enum(['reset', 'not_tripped']) }) },
  errors: [],
})

export const OUTREACH_ROUTES = { getOutreach, resetOutreach }
