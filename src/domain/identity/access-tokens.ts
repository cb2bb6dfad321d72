import type { JsonObject } from '../../lib/json.ts'
import type { AccessClaims } from './schemas.ts'

export type ReadToken =
  | { outcome: 'valid'; claims: AccessClaims }
  /** It is one of ours, and its time is over. */
  | { outcome: 'expired' }
  | { outcome: 'forged' }

/** Signs and reads access tokens, with keys that all processes share. */
export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>
  read(token: string, now: Date): Promise<ReadToken>
  /** What others need to read our tokens, as a JWK set. */
  publicKeys(): Promise<JsonObject[]>
}
