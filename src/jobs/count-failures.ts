import type { Ctx } from '../domain/context.ts'
import { AppError } from '../domain/errors.ts'
import { recordFailure } from '../domain/failed-work/index.ts'
import type { JobHandler, OfShop, SweptHandler } from './define-job.ts'
import { isFinal } from './is-final.ts'

/** Work that takes its process down with it throws nothing, and would be taken up again for ever. */
const LOST = 'every process that worked on it went away before it was done'

/**
 * The same handler, with every failure that its queue has given up counted in a row, so that the sweep waits longer each
 * time and at last leaves the work to a person. What succeeds costs nothing.
 */
export function countFailures<Payload extends OfShop>(
  handler: SweptHandler<Payload>,
  deps: { ctxFor: (tenantId: string) => Ctx },
): JobHandler<Payload> {
  const { job } = handler
  return {
    job,
    async run(payload, run) {
      try {
        return await handler.run(payload, run)
      } catch (error) {
        if (isFinal(error, run.lastAttempt)) await count(handler, payload, deps.ctxFor(payload.tenantId), error)
        throw error
      }
    },
    lost: (payload) => count(handler, payload, deps.ctxFor(payload.tenantId), new AppError('timeout', LOST)),
  }
}

/** Where even this cannot be written, most likely nothing can: the sweep then tries again as if nothing had been. */
async function count<Payload extends OfShop>(
  { job, died }: SweptHandler<Payload>,
  payload: Payload,
  ctx: Ctx,
  error: unknown,
): Promise<void> {
  const failure = { work: job.name, subjectId: job.key(payload), error, deadAfter: job.deadAfter }
  try {
    await recordFailure(ctx, failure, async (ctx) => (await died?.(ctx, payload)) ?? 'stays')
  } catch (lost) {
    const problem = lost instanceof Error ? lost.message : String(lost)
    ctx.log.error('failure_not_counted', { tenantId: ctx.tenantId, work: job.name, problem })
  }
}
