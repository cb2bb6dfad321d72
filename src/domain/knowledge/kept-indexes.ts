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
  const kept = new Map<string, ShopIndex>()
  const loading = new Map<string, Promise<ShopIndex>>()
  const keep = (tenantId: string, index: ShopIndex) => {
    kept.delete(tenantId)
    kept.set(tenantId, index)
    let bytes = [...kept.values()].reduce((sum, one) => sum + one.bytes, 0)
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= mostBytes || oldest === tenantId) break
      kept.delete(oldest)
      bytes -= freed
    }
    return index
  }
  return {
    find(tenantId) {
      const found = kept.get(tenantId)
      return found === undefined ? null : keep(tenantId, found)
    },
    load(tenantId, read) {
      const underWay = loading.get(tenantId)
      if (underWay !== undefined) return underWay
      const loaded = read()
        .then((index) => keep(tenantId, index))
        .finally(() => loading.delete(tenantId))
      loading.set(tenantId, loaded)
      return loaded
    },
  }
}
