import type { PromptResult } from '../../schemas.ts'
import { consequenceOf } from './consequence-of.ts'
import { STK_LIMITS } from './stk-limits.ts'

/**
 * Seconds that must pass between an attempt with this result and the next one. What surely failed and may be tried again on
 * request, a wrong PIN or a closed prompt, leaves nothing open on the phone: no wait. Without a result it may still be open.
 */
export function holdSeconds(result: PromptResult | null): number {
  const { retry, outcome } = consequenceOf(result ?? 'unknown')
  if (outcome !== 'undecided' && retry.when === 'on_request') return retry.afterSeconds
  return Math.max(STK_LIMITS.holdSeconds, 'afterSeconds' in retry ? retry.afterSeconds : 0)
}
