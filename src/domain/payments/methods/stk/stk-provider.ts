import type { JsonObject } from '../../../../lib/json.ts'
import type { PromptResult } from '../../schemas.ts'

/** A shop's opened merchant credentials for M-PESA STK push. `id` versions them: an attempt keeps the one it was made with. */
export interface StkAccount {
  tenantId: string
  id: string
  environment: 'sandbox' | 'production'
  shortcode: string
  /** For a till: the till number that receives; `shortcode` is then the store number. */
  till: string | null
  consumerKey: string
  consumerSecret: string
  passkey: string
}

export interface StkPush {
  msisdn: string
  amountMinor: number
  /** Shown on the prompt and on the receipt, at most 12 characters. */
  reference: string
  description: string
  callbackUrl: string
}

export type PushOutcome =
  | { outcome: 'accepted'; providerRequestId: string; providerMerchantId: string }
  /** The provider refused at once: no prompt exists. `busy` may be tried again after a wait, `configuration` alarms. */
  | { outcome: 'rejected'; cause: 'busy' | 'configuration' | 'invalid'; code: string; problem: string }
  /** No readable answer: a prompt may be live. Never send again on this. */
  | { outcome: 'unknown'; problem: string }

export type QueryOutcome =
  | { outcome: 'result'; code: string; problem: string }
  /** Still processing, not found yet, busy, unreadable: ask again later. */
  | { outcome: 'no_answer'; problem: string }

/** What a callback claims. Nothing in it is trusted before it was compared with our own attempt and queried back. */
export interface StkClaim {
  providerRequestId: string
  providerMerchantId: string
  resultCode: string
  amountMinor: number | null
  receipt: string | null
  msisdn: string | null
}

export type CallbackReading =
  | { outcome: 'claim'; claim: StkClaim; raw: JsonObject }
  /** A JSON object that states no result we know how to read: worth keeping, and a reason to ask the provider. */
  | { outcome: 'unreadable'; problem: string; raw: JsonObject }
  /** Not a storable JSON object. */
  | { outcome: 'malformed'; problem: string }

export interface StkProvider {
  push(account: StkAccount, push: StkPush): Promise<PushOutcome>
  query(account: StkAccount, providerRequestId: string): Promise<QueryOutcome>
  readCallback(body: string): CallbackReading
  /** What a result code of the provider means. We keep the code as it came: it is the provider's own word. */
  resultOf(code: string): PromptResult
  /** The codes that mean one of these, for a search among those we keep. */
  codesOf(results: readonly PromptResult[]): string[]
}
