import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { type FailedWorkStatus, FailedWorkView } from './schemas.ts'

/** Where a page ended. */
export interface FailedWorkCursor {
  firstFailedAt: Date
  id: string
}

/** Work of the shop that failed, what fails longest first; null lists every status. `next` is null on the last page. */
export async function listFailedWork(
  ctx: Ctx,
  input: { status: FailedWorkStatus | null; after: FailedWorkCursor | null; limit: number },
): Promise<{ failed: FailedWorkView[]; next: FailedWorkCursor | null }> {
  const { status, after, limit } = input
  const rows = await ctx.transaction(({ tx }) =>
    tx.failedWork.findMany({
      where: {
        tenantId: ctx.tenantId,
        ...(status !== null && { status }),
        ...(after !== null && {
          OR: [
            { firstFailedAt: { gt: after.firstFailedAt } },
            { firstFailedAt: after.firstFailedAt, id: { gt: after.id } },
          ],
        }),
      },
      orderBy: [{ firstFailedAt: 'asc' }, { id: 'asc' }],
      take: limit + 1,
      omit: { tenantId: true, strikes: true },
    }),
  )
  const failed = z.array(FailedWorkView).parse(rows.slice(0, limit))
  const last = rows.length > limit ? failed.at(-1) : undefined
  return { failed, next: last ? { firstFailedAt: last.firstFailedAt, id: last.id } : null }
}
