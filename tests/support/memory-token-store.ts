import type { KeptToken, TokenRef, TokenStore } from '../../src/adapters/tokens/token-store.ts'

interface Entry {
  kept: KeptToken | null
  lease: Date | null
}

/** Tokens of one test of an adapter, which needs no database. Leases never end by themselves. */
export function memoryTokenStore(): TokenStore {
  const entries = new Map<string, Entry>()
  const entryOf = ({ tenantId, key }: TokenRef): Entry => {
    const name = `${tenantId} ${key}`
    const entry = entries.get(name) ?? { kept: null, lease: null }
    entries.set(name, entry)
    return entry
  }
  return {
    async read(ref) {
      const { kept, lease } = entryOf(ref)
      return { kept, refresh: lease === null ? 'none' : 'running' }
    },
    async claim(ref) {
      const entry = entryOf(ref)
      if (entry.lease !== null) return null
      entry.lease = new Date()
      return { lease: entry.lease, kept: entry.kept }
    },
    async write(ref, lease, kept) {
      const entry = entryOf(ref)
      if (entry.lease === lease) Object.assign(entry, { kept, lease: null })
    },
    async release(ref, lease) {
      const entry = entryOf(ref)
      if (entry.lease === lease) entry.lease = null
    },
  }
}
