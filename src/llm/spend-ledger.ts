import type { ModelTokens } from './model-port.ts'

/** Money is millionths of a US dollar throughout. */
export interface SpendRequest {
  tenantId: string
  conversationId: string
  requestId: string
  prompt: string
  model: string
  reservedMicroUsd: number
}

/** `remainingShare` of the day's budget in 0..1, after this reservation. */
export type SpendGrant = { granted: true; usageId: string; remainingShare: number } | { granted: false }

/** What became of a call. What is not known is null, and counts as its reservation. */
export interface SpendOutcome {
  /** The model that was called; it may be a smaller one than reserved for. */
  model: string
  tokens: ModelTokens | null
  costMicroUsd: number | null
  status: 'answered' | 'rejected' | 'failed'
  ms: number
}

/** The model budget of a tenant and day: reserved before each call, settled after it. */
export interface SpendLedger {
  reserve(request: SpendRequest): Promise<SpendGrant>
  settle(tenantId: string, usageId: string, outcome: SpendOutcome): Promise<void>
}
