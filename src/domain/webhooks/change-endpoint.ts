import { isStale } from '../../lib/is-stale.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { getEndpoint } from './get-endpoint.ts'
import { insistOnUrl } from './insist-on-url.ts'
import { lockEndpoint } from './lock-endpoint.ts'
import type { Endpoint, WantedTypes } from './schemas.ts'

export interface EndpointChange {
  name?: string | undefined
  url?: string | undefined
  types?: WantedTypes | undefined
  state?: Endpoint['state'] | undefined
}

/**
 * Changes what an endpoint is told and where, or switches it off and on: what has waited for it meanwhile is told then, what
 * happened meanwhile when it is told again since then. Throws `not_found`, and `invalid_input` for an address that may not be asked.
 * @param seen its version when the caller saw it; null for whatever there is
 */
export async function changeEndpoint(
  ctx: Ctx,
  { endpointId, change, seen }: { endpointId: string; change: EndpointChange; seen: number | null },
): Promise<{ outcome: 'changed' | 'stale'; endpoint: Endpoint }> {
  if (change.url !== undefined) insistOnUrl(ctx, change.url)
  return ctx.transaction(async (ctx) => {
    await lockEndpoint(ctx, endpointId)
    const before = await getEndpoint(ctx, { endpointId })
    if (isStale(seen, before)) return { outcome: 'stale', endpoint: before }
    const { state, ...rest } = change
    const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    await ctx.tx.webhookEndpoint.updateMany({
      where: { tenantId: ctx.tenantId, id: endpointId },
      data: { ...told, ...standing(before, state, ctx.clock.now()), version: before.version + 1 },
    })
    const endpoint = await getEndpoint(ctx, { endpointId })
    await recordAudit(ctx, {
      action: 'webhook_endpoint.changed',
      subjectType: 'webhook_endpoint',
      subjectId: endpointId,
      data: { name: endpoint.name, changes: changesOf(before, endpoint) },
    })
    if (endpoint.state === 'active') ctx.wake({ work: 'webhooks', endpointId })
    return { outcome: 'changed', endpoint }
  })
}

/** Switched on again, it begins anew: five days count from the next failure. */
function standing(before: Endpoint, state: Endpoint['state'] | undefined, now: Date) {
  if (state === undefined || state === before.state) return {}
  if (state === 'disabled') return { state, disabledReason: 'person', disabledAt: now }
  return { state, disabledReason: null, disabledAt: null, failingSince: null, notBefore: null }
}

function changesOf(before: Endpoint, after: Endpoint) {
  const fields = ['name', 'url', 'types', 'state'] as const
  return fields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter(({ before, after }) => String(before) !== String(after))
}
