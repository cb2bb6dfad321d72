import type { MessageKey } from '../../lib/translate.ts'
import { useWords } from '../../lib/words.ts'

const REASONS: Readonly<Record<string, Extract<MessageKey, `reason.${string}`>>> = {
  human_requested: 'reason.human_requested',
  dispute: 'reason.dispute',
  sensitive: 'reason.sensitive',
  frustration: 'reason.frustration',
  clarification_loop: 'reason.clarification_loop',
  tool_errors: 'reason.tool_errors',
  knowledge_missing: 'reason.knowledge_missing',
  payment_review: 'reason.payment_review',
  turn_failed: 'reason.turn_failed',
  not_told: 'reason.not_told',
  booking_request: 'reason.booking_request',
  emergency: 'reason.emergency',
  self_harm: 'reason.self_harm',
}

/** Why a person may be asked for, as the product says it. */
export const KNOWN_REASONS = Object.keys(REASONS)

/** Why a person is asked for, in words; one that this version does not know is shown as it came. */
export function useReason(): (reason: string) => string {
  const words = useWords()
  return (reason) => {
    const key = REASONS[reason]
    return key ? words(key) : reason.replaceAll('_', ' ')
  }
}
