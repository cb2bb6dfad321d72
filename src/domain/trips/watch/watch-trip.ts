import { z } from 'zod'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { getConsent, updatePreferences } from '../../customers/index.ts'
import { readSettings } from '../../tenancy/index.ts'
import { IntentV1 } from '../schemas/index.ts'
import { nextCheckAt } from './due-checks.ts'

/**
 * `no_trip`: she has none of this name that came to a plan and was asked for in a chat. `too_late`: it begins before anybody would
 * look again. `no_consent`: she has not agreed, and it is not she who says so.
 */
export type WatchedTrip = 'watching' | 'no_trip' | 'too_late' | 'no_consent'

const Row = z.object({ conversationId: z.uuid(), intent: IntentV1 })

/**
 * Has a trip looked at again until it begins. In a turn of the customer herself that is her consent; anybody else needs one that stands.
 * Asked again it changes nothing.
 */
export async function watchTrip(ctx: Ctx, input: { tripId: string; customerId: string }): Promise<WatchedTrip> {
  return ctx.transaction(async (ctx) => {
    const trip = await readTrip(ctx, input)
    if (trip === null) return 'no_trip'
    const shop = await readSettings(ctx)
    const { start } = trip.intent.date_window
    const next = nextCheckAt(start, shop, ctx.clock.now())
    if (next === null) return 'too_late'
    if (!(await agrees(ctx, input.customerId))) return 'no_consent'
    const { tenantId } = ctx
    const of = { customerId: input.customerId, conversationId: trip.conversationId }
    const from = { nextCheckAt: next, endedAt: null, endReason: null }
    const standing = await ctx.tx.tripWatch.findUnique({
      where: { tenantId_tripId: { tenantId, tripId: input.tripId } },
    })
    if (standing && standing.endedAt === null) return 'watching'
    await ctx.tx.tripWatch.upsert({
      where: { tenantId_tripId: { tenantId, tripId: input.tripId } },
      create: { tenantId, tripId: input.tripId, ...of, ...from, createdAt: ctx.clock.now() },
      update: from,
    })
    await recordAudit(ctx, { action: 'trip.watched', subjectType: 'trip', subjectId: input.tripId, data: {} })
    return 'watching'
  })
}

async function agrees(ctx: TxCtx, customerId: string): Promise<boolean> {
  if (ctx.customerId === customerId) {
    const { customer } = await updatePreferences(ctx, { tripWatch: true, source: 'chat' })
    return customer.tripWatchOptIn === true
  }
  const { current } = await getConsent(ctx, { customerId })
  return current.tripWatch.state === 'granted' && current.transactional.state !== 'withdrawn'
}

async function readTrip(ctx: TxCtx, { tripId, customerId }: { tripId: string; customerId: string }) {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT r.conversation_id AS "conversationId", i.data->'intent' AS intent
    FROM itineraries i JOIN trip_runs r ON r.tenant_id = i.tenant_id AND r.id = i.run_id
    WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.trip_id = ${tripId}::uuid AND r.customer_id = ${customerId}::uuid
      AND r.conversation_id IS NOT NULL
    ORDER BY i.version DESC LIMIT 1`
  return row === undefined ? null : Row.parse(row)
}
