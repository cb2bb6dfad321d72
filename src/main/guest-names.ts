import type { EngineDeps } from '../../journeys/turn-context.ts'
import { type GuestNames, listNames } from '../domain/properties/index.ts'
import { lastUsed } from '../lib/last-used.ts'

/** Tenants whose names are kept at a time. */
const KEPT = 200

/** What the things of each tenant's properties are called, read once per revision of what can be named. */
export function guestNamesCache(): EngineDeps['guestNames'] {
  const kept = lastUsed<string, { revision: string; names: Promise<GuestNames> }>({ room: KEPT })
  return (ctx, revision) => {
    const { tenantId } = ctx
    const known = kept.find(tenantId)
    if (known?.revision === revision) return known.names
    const names = listNames(ctx)
    kept.keep(tenantId, { revision, names })
    // A read that failed is not kept: the next turn tries again.
    names.catch(() => kept.find(tenantId)?.names === names && kept.forget(tenantId))
    return names
  }
}
