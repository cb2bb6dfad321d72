/** Which access token: of one shop, for one environment and one pair of keys (the key is a hash of them). */
export interface TokenRef {
  tenantId: string
  key: string
}

export interface KeptToken {
  token: string
  /** When it must not be used any more: a little before the provider ends it. */
  expiresAt: Date
}

/** `refresh`: nobody asks for a new token, somebody does, or somebody did and never came back. */
export interface TokenLook {
  kept: KeptToken | null
  refresh: 'none' | 'running' | 'died'
}

/**
 * Access tokens that all processes share, with a lease for the one caller who asks for a new one. Leases are measured
 * by the store's own clock, so that the clocks of two processes need not agree.
 */
export interface TokenStore {
  read(ref: TokenRef): Promise<TokenLook>
  /** Takes the lease, and says what is kept at that moment; null while another caller holds it. */
  claim(ref: TokenRef, leaseMs: number): Promise<{ lease: Date; kept: KeptToken | null } | null>
  /** Keeps a token and ends the lease; a lease that was lost meanwhile changes nothing. */
  write(ref: TokenRef, lease: Date, kept: KeptToken): Promise<void>
  /** Ends the lease without a token. */
  release(ref: TokenRef, lease: Date): Promise<void>
}
