/** Remembers access tokens by key. An implementation that all processes share keeps them from knocking each other out. */
export interface TokenStore {
  read(key: string): Promise<{ token: string; expiresAt: Date } | null>
  write(key: string, token: string, expiresAt: Date): Promise<void>
}

/** Tokens of this process only: enough for one process; with several, a rejected token is fetched anew. */
export function memoryTokenStore(): TokenStore {
  const kept = new Map<string, { token: string; expiresAt: Date }>()
  return {
    read: async (key) => kept.get(key) ?? null,
    write: async (key, token, expiresAt) => void kept.set(key, { token, expiresAt }),
  }
}
