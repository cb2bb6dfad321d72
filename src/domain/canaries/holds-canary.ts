import { z } from 'zod'
import { findMarkers } from '../../lib/markers.ts'
import type { Ctx } from '../context.ts'
import type { CanaryPlace } from './schemas.ts'

/** Words on their way out of the tenant of the ctx. */
export interface Leaving {
  place: CanaryPlace
  subject: string
  text: string
}

const Recorded = z.tuple([z.object({ hits: z.int() })])

/**
 * Whether words that are about to leave hold a secret row of any tenant. The tenant's own counts too: no query of ours may see
 * it, so who has it has read past the policies. What is found is written down for the operators, and counted. Words without
 * anything that looks like a marker cost no query.
 */
export async function holdsCanary(ctx: Ctx, { place, subject, text }: Leaving): Promise<boolean> {
  const markers = findMarkers(text)
  if (markers.length === 0) return false
  const rows = await ctx.statement`
    SELECT record_canary_hit(${markers}::text[], ${ctx.tenantId}::uuid, ${place}, ${subject}, ${ctx.clock.now()}) AS hits`
  const [{ hits }] = Recorded.parse(rows)
  if (hits === 0) return false
  ctx.log.error('canary_hit', { where: place, subject, tenantId: ctx.tenantId, hits })
  return true
}
