import Router from '@koa/router'
import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import { allocateReview, dismissReview, listReviews, ReviewStatus } from '../../domain/payments/index.ts'
import type { WorkQueue } from '../../jobs/queue.ts'
import { sendMessages } from '../../jobs/send-messages.job.ts'
import { HttpError } from '../http-error.ts'
import { staffCtx } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { snakeCase } from '../snake-case.ts'
import { idIn } from './id-in.ts'

const Query = z.strictObject({ status: ReviewStatus.optional() })
const Allocation = z.strictObject({ order_id: z.uuid() })
const Dismissal = z.strictObject({ note: z.string().trim().min(1).max(500) })

/**
 * The queue of questions about money, for a staff token: list, give the money to an order, dismiss with a reason. 401
 * without a token, 404 for what is not this shop's, 409 for what is decided or an order that cannot take it, 422 for a
 * body that cannot be read and for money that is not free.
 */
export function paymentReviewRoutes(deps: { ctxFor: (tenantId: string) => Ctx; queue: WorkQueue }): Router {
  const router = new Router({ prefix: '/v1/payments/reviews' })
  router.get('/', async (http) => {
    const ctx = await staffCtx(http, deps.ctxFor)
    const { status } = parseOr422(Query, { ...http.query })
    http.body = { reviews: snakeCase(await listReviews(ctx, { status: status ?? null })) }
  })
  router.post('/:id/allocate', async (http) => {
    const ctx = await staffCtx(http, deps.ctxFor)
    const reviewId = idIn(http.params.id, 'review')
    const { order_id: orderId } = await readJson(http, Allocation)
    const { told, conversationId, ...done } = await allocateReview(ctx, { reviewId, orderId }).catch(refuse)
    if (told) await deps.queue.enqueue(sendMessages, { tenantId: ctx.tenantId, conversationId })
    http.body = snakeCase(done)
  })
  router.post('/:id/dismiss', async (http) => {
    const ctx = await staffCtx(http, deps.ctxFor)
    const reviewId = idIn(http.params.id, 'review')
    http.body = { review: snakeCase(await dismissReview(ctx, { reviewId, ...(await readJson(http, Dismissal)) })) }
  })
  return router
}

/** The request can be read, but its money does not fit the order. */
function refuse(error: unknown): never {
  if (error instanceof AppError && error.code === 'invalid_input') throw new HttpError(422, error.code, error.message)
  throw error
}
