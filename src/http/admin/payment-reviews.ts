import Router from '@koa/router'
import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import {
  allocateReview,
  confirmReview,
  dismissReview,
  listReviews,
  RefundHow,
  ReviewStatus,
  refundReview,
} from '../../domain/payments/index.ts'
import { HttpError } from '../http-error.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { snakeCase } from '../snake-case.ts'
import { idIn } from './id-in.ts'

const Query = z.strictObject({ status: ReviewStatus.optional() })
const Allocation = z.strictObject({ order_id: z.uuid() })
const Note = z.string().trim().min(1).max(500)
const Noted = z.strictObject({ note: Note })
const Refund = z.strictObject({ how: RefundHow, reference: z.string().trim().min(1).max(100), note: Note })

/**
 * The queue of questions about money, for a staff token: list, give the money to an order, write down
 * that it was given back by hand, confirm an unproven report, dismiss with a reason. 401
 * without a token, 404 for what is not this shop's, 409 for what is decided or an order that cannot take it, 422 for a
 * body that cannot be read and for money that is not free.
 */
export function paymentReviewRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/payments/reviews' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const { status } = parseOr422(Query, { ...http.query })
    http.body = { reviews: snakeCase(await listReviews(ctx, { status: status ?? null })) }
  })
  router.post('/:id/allocate', async (http) => {
    const ctx = await deps.staff(http)
    const reviewId = idIn(http.params.id, 'review')
    const { order_id: orderId } = await readJson(http, Allocation)
    http.body = snakeCase(await allocateReview(ctx, { reviewId, orderId }).catch(refuse))
  })
  router.post('/:id/dismiss', async (http) => {
    const ctx = await deps.staff(http)
    const reviewId = idIn(http.params.id, 'review')
    http.body = { review: snakeCase(await dismissReview(ctx, { reviewId, ...(await readJson(http, Noted)) })) }
  })
  router.post('/:id/confirm', async (http) => {
    const ctx = await deps.staff(http)
    const reviewId = idIn(http.params.id, 'review')
    const confirmed = await confirmReview(ctx, { reviewId, ...(await readJson(http, Noted)) }).catch(refuse)
    http.body = { review: snakeCase(confirmed) }
  })
  router.post('/:id/refund', async (http) => {
    const ctx = await deps.staff(http)
    const reviewId = idIn(http.params.id, 'review')
    http.body = snakeCase(await refundReview(ctx, { reviewId, ...(await readJson(http, Refund)) }).catch(refuse))
  })
  return router
}

/** The request can be read, but its money does not fit the order. */
function refuse(error: unknown): never {
  if (error instanceof AppError && error.code === 'invalid_input') throw new HttpError(422, error.code, error.message)
  throw error
}
