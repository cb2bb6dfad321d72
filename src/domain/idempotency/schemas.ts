import { z } from 'zod'

/** What a caller may name a request by: unguessable or not, it is hers alone. */
export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{8,255}$/)

/** An answer as it was given, byte by byte. */
export const KeptAnswer = z.strictObject({ status: z.int(), text: z.string() })
export type KeptAnswer = z.infer<typeof KeptAnswer>

/** What a key stands for: who asks, what for, and the digest of all that was said. */
export interface NamedRequest {
  principal: string
  key: string
  route: string
  bodyHash: string
}

/** A run of a request that nobody else may run meanwhile. */
export interface Run {
  /** Of the request: a run that takes over from one that crashed has the same. */
  requestId: string
  runId: string
}

export type Claim =
  | { outcome: 'claimed'; run: Run }
  | { outcome: 'answered'; answer: KeptAnswer }
  /** Somebody runs it now. */
  | { outcome: 'pending' }
  /** The key stands for something else that was asked. */
  | { outcome: 'mismatch' }
