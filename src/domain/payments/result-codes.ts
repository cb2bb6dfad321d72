import type { NoticeKey } from '../context.ts'
import { STK_LIMITS } from './limits.ts'

/** When another attempt makes sense: never by itself, always a new attempt that the customer asks for. */
export type RetryRule =
  | { when: 'on_request' | 'once_later'; afterSeconds: number }
  | { when: 'next_day' | 'after_help' | 'never' }

export interface ResultMeaning {
  meaning: string
  /** What the attempt becomes; 'undecided' leaves it as it is. */
  outcome: 'paid' | 'failed' | 'cancelled' | 'expired' | 'undecided'
  notice: NoticeKey | null
  retry: RetryRule
  /** The shop's set-up or our own request is wrong: somebody must look. */
  alarm: boolean
}

const onRequest: RetryRule = { when: 'on_request', afterSeconds: 0 }
const never: RetryRule = { when: 'never' }
const failed = (meaning: string, retry: RetryRule, notice: NoticeKey = 'payment_failed'): ResultMeaning => ({
  meaning,
  outcome: 'failed',
  notice,
  retry,
  alarm: false,
})
const misconfigured = (meaning: string): ResultMeaning => ({ ...failed(meaning, never), alarm: true })

/** Result codes of callbacks and queries. Codes are text: some contain letters. A code that is not listed decides nothing. */
const RESULT_CODES: Record<string, ResultMeaning> = {
  '0': { meaning: 'paid', outcome: 'paid', notice: 'payment_paid', retry: never, alarm: false },
  '1': failed('payer has too little money', onRequest, 'payment_low_balance'),
  '2': misconfigured('below the minimum amount'),
  '3': failed('above the maximum amount of one payment', never),
  '4': failed("payer's daily limit is used up", { when: 'next_day' }),
  '8': misconfigured('receiving account would exceed its balance limit'),
  '11': misconfigured('party is in a state that does not allow this'),
  '17': failed('same amount to the same customer within two minutes', { when: 'once_later', afterSeconds: 120 }),
  '20': misconfigured('party lacks a permission'),
  '21': misconfigured('initiator lacks a permission'),
  '26': failed('system busy', { when: 'on_request', afterSeconds: 120 }),
  '1001': failed('another transaction is open on that phone', { when: 'on_request', afterSeconds: 120 }),
  '1019': {
    meaning: 'expired before it was processed',
    outcome: 'expired',
    notice: 'payment_expired',
    retry: onRequest,
    alarm: false,
  },
  '1025': failed('prompt could not be sent', { when: 'once_later', afterSeconds: 120 }),
  '1032': {
    meaning: 'customer cancelled or closed the prompt',
    outcome: 'cancelled',
    notice: 'payment_cancelled',
    retry: onRequest,
    alarm: false,
  },
  '1037': failed('phone not reachable or nobody answered', onRequest, 'payment_unreachable'),
  '2001': failed('wrong PIN', onRequest, 'payment_wrong_pin'),
  '2006': misconfigured('party is inactive'),
  '2028': misconfigured('type, shortcode and receiver do not go together'),
  '4999': { meaning: 'still being processed', outcome: 'undecided', notice: null, retry: never, alarm: false },
  '8006': failed('PIN locked', { when: 'after_help' }, 'payment_pin_locked'),
  '9999': failed('prompt could not be sent', { when: 'once_later', afterSeconds: 120 }),
  SFC_IC0003: misconfigured('operator does not exist: wrong type or receiver'),
}

const UNKNOWN: ResultMeaning = { meaning: 'unknown', outcome: 'undecided', notice: null, retry: never, alarm: true }

/** The meaning of a result code, compared as text. */
export function resultMeaning(code: string): ResultMeaning {
  return Object.hasOwn(RESULT_CODES, code) ? (RESULT_CODES[code] ?? UNKNOWN) : UNKNOWN
}

/** Every listed code. */
export const knownResultCodes: readonly string[] = Object.keys(RESULT_CODES)

/**
 * Seconds that must pass between an attempt with this result and the next one. What surely failed and may be tried again on
 * request, a wrong PIN or a closed prompt, leaves nothing open on the phone: no wait. Without a result it may still be open.
 */
export function holdSeconds(code: string | null): number {
  const { retry, outcome } = code === null ? UNKNOWN : resultMeaning(code)
  if (outcome !== 'undecided' && retry.when === 'on_request') return retry.afterSeconds
  return Math.max(STK_LIMITS.holdSeconds, 'afterSeconds' in retry ? retry.afterSeconds : 0)
}
