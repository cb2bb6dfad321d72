import { lastUsed } from '../../lib/last-used.ts'
import type { ShopIndex } from './shop-index.ts'

/** Indexes of shops that were asked lately. */
export interface KeptIndexes {
  find(tenantId: string): ShopIndex | null
  /** Keeps what `read` gives in place of what was kept; questions that come while it is being read wait for the same. */
  load(tenantId: string, read: () => Promise<ShopIndex>): Promise<ShopIndex>
}

/**
 * Keeps indexes in the memory of this process. Of too many, those go that were asked for longest ago; the latest stays,
 * however large it is: a shop that is larger than all room is still answered.
 */
export function keepIndexes(mostBytes: number): KeptIndexes {
  const kept = lastUsed<string, ShopIndex>({ room: mostBytes, weightOf: ({ bytes }) => bytes })
  const loading = new Map<string, Promise<ShopIndex>>()
  return {
    find: kept.find,
    load(tenantId, read) {
      const underWay = loading.get(tenantId)
      if (underWay !== undefined) return underWay
      const loaded = read()
        .then((index) => {
          kept.keep(tenantId, index)
          return index
        })
        .finally(() => loading.delete(tenantId))
      loading.set(tenantId, loaded)
      return loaded
    },
  }
}
