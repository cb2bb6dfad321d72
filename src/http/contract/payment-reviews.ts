import { z } from 'zod'
import { RefundHow, ReviewStatus } from '../../domain/payments/reviews/schemas.ts'
import { defineRoute } from './define-route.ts'
import { NextCursor, Page } from './page.ts'
import { ReviewWire } from './review.ts'
import { LEADS, REVIEWERS } from './roles.ts'
import { ById, Instant, Nothing } from './values.ts'

export const getReview = defineRoute({
  name: 'getReview',
  method: 'GET',
  path: '/v1/payments/reviews/:id',
  summary: 'One question about money.',
  who: REVIEWERS,
  scope: 'payments:read',
  idempotent: false,
  params: ById,
  answers: { 200: z.strictObject({ review: ReviewWire }) },
  errors: [],
})

const Noted = z.strictObject({ note: z.string().trim().min(1).max(500) })
const ReviewAnswer = z.strictObject({ review: ReviewWire })

/** What every decision about money takes. */
const DECISION = { method: 'POST', who: LEADS, scope: 'payments:write', idempotent: true, params: ById } as const

export const listReviews = defineRoute({
  name: 'listReviews',
  method: 'GET',
  path: '/v1/payments/reviews',
  summary: 'Questions about money that a person must answer, page by page.',
  who: REVIEWERS,
  scope: 'payments:read',
  idempotent: false,
  query: Page.extend({ status: ReviewStatus.optional() }),
  answers: { 200: z.strictObject({ reviews: z.array(ReviewWire), next_cursor: NextCursor }) },
  errors: [],
})

export const allocateReview = defineRoute({
  ...DECISION,
  name: 'allocateReview',
  path: '/v1/payments/reviews/:id/allocate',
  summary: 'Gives the money in question to an order: all that the order needs, or the part that is said.',
  body: z.strictObject({ order_id: z.uuid(), amount_minor: z.int().min(1).optional() }),
  answers: { 200: ReviewAnswer.extend({ allocated_minor: z.int(), due_minor: z.int() }) },
  errors: ['conflict', 'misconfigured'],
})

export const dismissReview = defineRoute({
  ...DECISION,
  name: 'dismissReview',
  path: '/v1/payments/reviews/:id/dismiss',
  summary: 'Puts a question away, with the reason.',
  body: Noted,
  answers: { 200: ReviewAnswer },
  errors: ['conflict'],
})

export const confirmReview = defineRoute({
  ...DECISION,
  name: 'confirmReview',
  path: '/v1/payments/reviews/:id/confirm',
  summary: 'Confirms that money of an unproven report is there.',
  body: Noted,
  answers: { 200: ReviewAnswer },
  errors: ['conflict', 'misconfigured'],
})

export const checkReview = defineRoute({
  ...DECISION,
  name: 'checkReview',
  path: '/v1/payments/reviews/:id/check',
  apart: true,
  summary: 'Asks the provider about the receipt in question. Its answer comes later.',
  body: Nothing,
  answers: { 202: z.strictObject({ outcome: z.enum(['asked', 'unknown']) }) },
  errors: ['conflict', 'misconfigured', 'provider_unavailable'],
})

export const refundReview = defineRoute({
  ...DECISION,
  name: 'refundReview',
  path: '/v1/payments/reviews/:id/refund',
  summary: 'Writes down that the money was given back by hand.',
  stepUp: true,
  body: Noted.extend({
    /** Only what a person did by hand: what the provider sent back it says itself. */
    how: RefundHow.exclude(['reversal']),
    reference: z.string().trim().min(1).max(100),
  }),
  answers: {
    200: ReviewAnswer.extend({
      refund: z.strictObject({
        id: z.uuid(),
        amount_minor: z.int(),
        currency: z.string(),
        how: RefundHow,
        reference: z.string(),
        note: z.string(),
        at: Instant,
      }),
      told: z.boolean(),
    }),
  },
  errors: ['conflict', 'misconfigured'],
})

export const REVIEW_ROUTES = {
  listReviews,
  getReview,
  allocateReview,
  dismissReview,
  confirmReview,
  checkReview,
  refundReview,
}
