import type { EngineDeps } from '../../journeys/turn-context.ts'
import { listNames } from '../domain/properties/index.ts'

/** Tenants whose names are kept at a time. */
const KEPT = 200

/** What the things of each tenant's properties are called, read once per revision of what can be named. */
export function guestNamesCache(): EngineDeps['guestNames'] {
  const kept = new Map<string, { revision: string; names: Promise<readonly string[]> }>()
  return (ctx, revision) => {
    const { tenantId } = ctx
    const known = kept.get(tenantId)
    const names = known?.revision === revision ? known.names : listNames(ctx)
    // What was used last stands last.
    kept.delete(tenantId)
    kept.set(tenantId, { revision, names })
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest)
    // A read that failed is not kept: the next turn tries again.
    names.catch(() => kept.get(tenantId)?.names === names && kept.delete(tenantId))
    return names
  }
}
