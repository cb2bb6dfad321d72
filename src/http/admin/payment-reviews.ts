import Router from '@koa/router'
import { z } from 'zod'
import {
  allocateReview,
  checkReview,
  confirmReview,
  dismissReview,
  listReviews,
  type RefundedReview,
  RefundHow,
  type ReviewCursor,
  ReviewStatus,
  refundReview,
} from '../../domain/payments/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { idIn } from './id-in.ts'
import { pageCursor } from './page-cursor.ts'
import { refuseMoney } from './refuse-money.ts'
import { ReviewWire, reviewWire } from './review.wire.ts'

const Query = z.strictObject({
  status: ReviewStatus.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
})
const Cursor = pageCursor(
  z.tuple([z.iso.datetime(), z.uuid()]).transform(([at, id]): ReviewCursor => ({ createdAt: new Date(at), id })),
)
const Allocation = z.strictObject({ order_id: z.uuid() })
const Note = z.string().trim().min(1).max(500)
const Noted = z.strictObject({ note: Note })
/** Only what a person did by hand: what the provider sent back it says itself. */
const ByHand = RefundHow.exclude(['reversal'])
const Refund = z.strictObject({ how: ByHand, reference: z.string().trim().min(1).max(100), note: Note })

const ReviewList = z.strictObject({ reviews: z.array(ReviewWire), next_cursor: z.string().nullable() })
const ReviewAnswer = z.strictObject({ review: ReviewWire })
const AllocationAnswer = z.strictObject({ review: ReviewWire, allocated_minor: z.int(), due_minor: z.int() })
const CheckAnswer = z.strictObject({ outcome: z.enum(['asked', 'unknown']) })
const RefundAnswer = z.strictObject({
  review: ReviewWire,
  refund: z.strictObject({
    id: z.uuid(),
    amount_minor: z.int(),
    currency: z.string(),
    how: RefundHow,
    reference: z.string(),
    note: z.string(),
    at: z.iso.datetime(),
  }),
  told: z.boolean(),
})

/**
 * The queue of questions about money, for a staff token: list page by page, give the money to an order, write down
 * that it was given back by hand, confirm an unproven report, ask the provider about its receipt, dismiss with a reason. 401
 * without a token, 404 for what is not this shop's, 409 for what is decided or an order that cannot take it, 422 for a
 * body that cannot be read and for money that is not free.
 */
export function paymentReviewRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/payments/reviews' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const { status, cursor, limit } = parseOr422(Query, { ...http.query })
    const { reviews, next } = await listReviews(ctx, { status: status ?? null, after: Cursor.read(cursor), limit })
    answer(http, ReviewList, {
      reviews: reviews.map(reviewWire),
      next_cursor: Cursor.write(next && [next.createdAt.toISOString(), next.id]),
    })
  })
  router.post('/:id/allocate', async (http) => {
    const ctx = await deps.staff(http)
    const reviewId = idIn(http.params.id, 'review')
    const { order_id: orderId } = await readJson(http, Allocation)
    const { review, allocatedMinor, dueMinor } = await allocateReview(ctx, { reviewId, orderId }).catch(refuseMoney)
    answer(http, AllocationAnswer, {
      review: reviewWire(review),
      allocated_minor: allocatedMinor,
      due_minor: dueMinor,
    })
  })
  router.post('/:id/dismiss', async (http) => {
    const ctx = await deps.staff(http)
    const reviewId = idIn(http.params.id, 'review')
    const dismissed = await dismissReview(ctx, { reviewId, ...(await readJson(http, Noted)) })
    answer(http, ReviewAnswer, { review: reviewWire(dismissed) })
  })
  router.post('/:id/confirm', async (http) => {
    const ctx = await deps.staff(http)
    const reviewId = idIn(http.params.id, 'review')
    const confirmed = await confirmReview(ctx, { reviewId, ...(await readJson(http, Noted)) }).catch(refuseMoney)
    answer(http, ReviewAnswer, { review: reviewWire(confirmed) })
  })
  router.post('/:id/check', async (http) => {
    const ctx = await deps.staff(http)
    const checked = await checkReview(ctx, { reviewId: idIn(http.params.id, 'review') }).catch(refuseMoney)
    http.status = 202
    answer(http, CheckAnswer, checked)
  })
  router.post('/:id/refund', async (http) => {
    const ctx = await deps.staff(http)
    const reviewId = idIn(http.params.id, 'review')
    answer(
      http,
      RefundAnswer,
      refunded(await refundReview(ctx, { reviewId, ...(await readJson(http, Refund)) }).catch(refuseMoney)),
    )
  })
  return router
}

function refunded({ review, refund, told }: RefundedReview): z.infer<typeof RefundAnswer> {
  const { amountMinor, at, ...same } = refund
  return { review: reviewWire(review), refund: { ...same, amount_minor: amountMinor, at: at.toISOString() }, told }
}
