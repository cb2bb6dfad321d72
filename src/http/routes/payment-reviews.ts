import { z } from 'zod'
import * as payments from '../../domain/payments/index.ts'
import * as contract from '../contract/payment-reviews.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import { type Api, serve } from '../serve/serve.ts'
import { reviewWire } from './review.wire.ts'

const Cursor = pageCursor(
  z
    .tuple([z.iso.datetime(), z.uuid()])
    .transform(([at, id]): payments.ReviewCursor => ({ createdAt: new Date(at), id })),
)

/** The queue of questions about money. */
export function servePaymentReviews(api: Api): void {
  serve(api, contract.listReviews, async (ctx, { query }) => {
    const { status = null, limit } = query
    const { reviews, next } = await payments.listReviews(ctx, { status, after: Cursor.read(query), limit })
    return {
      reviews: reviews.map(reviewWire),
      next_cursor: Cursor.write(next && [next.createdAt.toISOString(), next.id], query),
    }
  })
  serve(api, contract.getReview, async (ctx, { params }) => ({
    review: reviewWire(await payments.getReview(ctx, { reviewId: params.id })),
  }))
  serve(api, contract.allocateReview, async (ctx, { params, body }) => {
    const given = await payments.allocateReview(ctx, {
      reviewId: params.id,
      orderId: body.order_id,
      amountMinor: body.amount_minor ?? null,
    })
    return { review: reviewWire(given.review), allocated_minor: given.allocatedMinor, due_minor: given.dueMinor }
  })
  serve(api, contract.dismissReview, async (ctx, { params, body }) => ({
    review: reviewWire(await payments.dismissReview(ctx, { reviewId: params.id, ...body })),
  }))
  serve(api, contract.confirmReview, async (ctx, { params, body }) => ({
    review: reviewWire(await payments.confirmReview(ctx, { reviewId: params.id, ...body })),
  }))
  serve(api, contract.checkReview, async (ctx, { params }) => payments.checkReview(ctx, { reviewId: params.id }))
  serve(api, contract.refundReview, async (ctx, { params, body }) => {
    const { review, refund, told } = await payments.refundReview(ctx, { reviewId: params.id, ...body })
    const { amountMinor, at, ...same } = refund
    return { review: reviewWire(review), refund: { ...same, amount_minor: amountMinor, at: at.toISOString() }, told }
  })
}
