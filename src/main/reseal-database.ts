import { type ResealCount, resealAll } from '../adapters/postgres/reseal.ts'
import { connectTenantDb } from '../adapters/postgres/tenant-db.ts'
import { aesVault } from '../adapters/system/vault.ts'

const PASSES = 5

/**
 * Seals everything again that is not sealed with the first of these keys, bound to its place. This is the one reader that
 * takes what an earlier version left unbound. A row that somebody changed meanwhile is looked at once more.
 */
export async function resealDatabase(
  appUrl: string,
  keys: [string, ...string[]],
  onBatch?: (count: ResealCount) => void,
): Promise<ResealCount> {
  const db = connectTenantDb({ url: appUrl, pool: 2 })
  try {
    const vault = aesVault(keys, { acceptUnbound: true })
    let count = await resealAll(db, vault, onBatch)
    let { resealed } = count
    for (let pass = 1; count.overtaken > 0 && pass < PASSES; pass++) {
      count = await resealAll(db, vault, onBatch)
      resealed += count.resealed
    }
    return { ...count, resealed }
  } finally {
    await db.close()
  }
}
