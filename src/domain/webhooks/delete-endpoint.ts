import { isStale } from '../../lib/is-stale.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { getEndpoint } from './get-endpoint.ts'
import { lockEndpoint } from './lock-endpoint.ts'
import type { Endpoint } from './schemas.ts'

/**
 * Forgets an endpoint with its secrets and its log; what waited for it is told to nobody. Throws `not_found`.
 * @param seen its version when the caller saw it; null for whatever there is
 */
export async function deleteEndpoint(
  ctx: Ctx,
  { endpointId, seen }: { endpointId: string; seen: number | null },
): Promise<{ outcome: 'deleted' | 'stale'; endpoint: Endpoint }> {
  return ctx.transaction(async (ctx) => {
    await lockEndpoint(ctx, endpointId)
    const endpoint = await getEndpoint(ctx, { endpointId })
    if (isStale(seen, endpoint)) return { outcome: 'stale', endpoint }
    const { name, url } = endpoint
    await ctx.tx.webhookEndpoint.deleteMany({ where: { tenantId: ctx.tenantId, id: endpointId } })
    await recordAudit(ctx, {
      action: 'webhook_endpoint.deleted',
      subjectType: 'webhook_endpoint',
      subjectId: endpointId,
      data: { name, url },
    })
    return { outcome: 'deleted', endpoint }
  })
}
