import type { NoticeKey } from '../../../context.ts'
import type { PromptResult } from '../../schemas.ts'

/** When another attempt makes sense: never by itself, always a new attempt that the customer asks for. */
export type RetryRule =
  | { when: 'on_request' | 'once_later'; afterSeconds: number }
  | { when: 'next_day' | 'after_help' | 'never' }

export interface Consequence {
  /** What the attempt becomes; 'undecided' leaves it as it is. */
  outcome: 'paid' | 'failed' | 'cancelled' | 'expired' | 'undecided'
  notice: NoticeKey | null
  retry: RetryRule
  /** The shop's set-up or our own request is wrong: somebody must look. */
  alarm: boolean
}

const onRequest: RetryRule = { when: 'on_request', afterSeconds: 0 }
const onRequestLater: RetryRule = { when: 'on_request', afterSeconds: 120 }
const onceLater: RetryRule = { when: 'once_later', afterSeconds: 120 }
const never: RetryRule = { when: 'never' }
const failed = (retry: RetryRule, notice: NoticeKey = 'payment_failed'): Consequence => ({
  outcome: 'failed',
  notice,
  retry,
  alarm: false,
})
const undecided: Consequence = { outcome: 'undecided', notice: null, retry: never, alarm: false }

const CONSEQUENCES: Record<PromptResult, Consequence> = {
  paid: { outcome: 'paid', notice: 'payment_paid', retry: never, alarm: false },
  insufficient_funds: failed(onRequest, 'payment_low_balance'),
  above_maximum: failed(never),
  daily_limit_used_up: failed({ when: 'next_day' }),
  repeated_too_soon: failed(onceLater),
  busy: failed(onRequestLater),
  prompt_not_sent: failed(onceLater),
  cancelled_by_payer: { outcome: 'cancelled', notice: 'payment_cancelled', retry: onRequest, alarm: false },
  unreachable: failed(onRequest, 'payment_unreachable'),
  expired: { outcome: 'expired', notice: 'payment_expired', retry: onRequest, alarm: false },
  wrong_pin: failed(onRequest, 'payment_wrong_pin'),
  pin_locked: failed({ when: 'after_help' }, 'payment_pin_locked'),
  misconfigured: { ...failed(never), alarm: true },
  still_processing: undecided,
  unknown: { ...undecided, alarm: true },
}

/** What follows from a result of a prompt. */
export function consequenceOf(result: PromptResult): Consequence {
  return CONSEQUENCES[result]
}
