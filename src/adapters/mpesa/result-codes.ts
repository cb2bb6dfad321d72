import type { PromptResult } from '../../domain/payments/schemas.ts'

/** Result codes of callbacks and queries. Codes are text: some contain letters. */
const RESULT_OF: Record<string, PromptResult> = {
  '0': 'paid',
  '1': 'insufficient_funds',
  // Below the minimum: we ask for whole shillings within the limits, so the request is wrong.
  '2': 'misconfigured',
  '3': 'above_maximum',
  '4': 'daily_limit_used_up',
  // The receiving account would exceed its balance limit.
  '8': 'misconfigured',
  // A party is in a state that does not allow this.
  '11': 'misconfigured',
  // The same amount to the same customer within two minutes.
  '17': 'repeated_too_soon',
  // The party, or the initiator, lacks a permission.
  '20': 'misconfigured',
  '21': 'misconfigured',
  '26': 'busy',
  // Another transaction is open on that phone.
  '1001': 'busy',
  '1019': 'expired',
  '1025': 'prompt_not_sent',
  '1032': 'cancelled_by_payer',
  // The phone is not reachable, or nobody has answered.
  '1037': 'unreachable',
  '2001': 'wrong_pin',
  // A party is inactive.
  '2006': 'misconfigured',
  // Type, shortcode and receiver do not go together.
  '2028': 'misconfigured',
  '4999': 'still_processing',
  '8006': 'pin_locked',
  '9999': 'prompt_not_sent',
  // The operator does not exist: wrong type or receiver.
  SFC_IC0003: 'misconfigured',
}

/** What a result code means, compared as text. */
export function resultOf(code: string): PromptResult {
  return Object.hasOwn(RESULT_OF, code) ? (RESULT_OF[code] ?? 'unknown') : 'unknown'
}

/** The codes that mean one of these; of `unknown` there are none. */
export function codesOf(results: readonly PromptResult[]): string[] {
  return Object.entries(RESULT_OF).flatMap(([code, result]) => (results.includes(result) ? [code] : []))
}
