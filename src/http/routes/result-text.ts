import type { ListedAttempt } from '../../domain/payments/index.ts'

const WORDS: Record<NonNullable<ListedAttempt['result']>, string> = {
  paid: 'Paid.',
  insufficient_funds: 'There was too little money in the account.',
  above_maximum: 'The amount is above what one payment may be.',
  daily_limit_used_up: 'The payer has used up what she may send in a day.',
  repeated_too_soon: 'The same amount was asked of the same payer a moment before.',
  busy: 'The provider, or the phone, was busy with something else.',
  prompt_not_sent: 'The prompt could not be sent.',
  cancelled_by_payer: 'It was cancelled on the phone.',
  unreachable: 'The phone could not be reached.',
  expired: 'Nobody answered the prompt in time.',
  wrong_pin: 'The PIN was wrong.',
  pin_locked: 'The PIN is locked.',
  misconfigured: 'Something about our request or the account is set up wrong.',
  still_processing: 'The provider is still at it.',
  unknown: 'The provider gave a code that nobody knows; it decides nothing.',
}

/** What came of a try to pay, in words for staff; null while nobody knows. */
export function resultText({ result, resultCode }: Pick<ListedAttempt, 'result' | 'resultCode'>): string | null {
  if (result !== null) return WORDS[result]
  return resultCode === null ? null : `The provider said ${resultCode}.`
}
