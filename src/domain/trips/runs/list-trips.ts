import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import type { RunStatus, TripRun } from '../schemas/index.ts'
import { insistOnTrips } from '../supply/insist-on-trips.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'

export interface TripsAsked {
  limit: number
  /** The last run of the page before. */
  after: { createdAt: Date; runId: string } | null
  status?: RunStatus
  customerId?: string
  tripId?: string
}

/** Runs of this shop, the newest first. Throws `not_found` for a shop that plans no trips. */
export async function listTrips(
  ctx: Ctx,
  { limit, after, status, customerId, tripId }: TripsAsked,
): Promise<TripRun[]> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const where: Prisma.TripRunWhereInput = {
      tenantId: ctx.tenantId,
      ...(status !== undefined && { status }),
      ...(customerId !== undefined && { customerId }),
      ...(tripId !== undefined && { tripId }),
      ...(after !== null && {
        OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.runId } }],
      }),
    }
    const orderBy: Prisma.TripRunOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }]
    const rows = await ctx.tx.tripRun.findMany({ where, orderBy, take: limit, include: WITH_VERSION })
    return rows.map(runOfRow)
  })
}
