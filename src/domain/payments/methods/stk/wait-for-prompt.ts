import type { FailedPayment } from '../payment-method-handler.ts'
import { consequenceOf, type RetryRule } from './consequence-of.ts'
import { holdSeconds } from './hold-seconds.ts'
import { STK_LIMITS } from './stk-limits.ts'

/** Seconds until another prompt is worth sending, 0 now; null when none is. Pure. */
export function waitForPrompt({ result, attempts, now }: FailedPayment): number | null {
  const prompts = attempts.filter(({ method, status }) => method === 'stk' && status !== 'rejected')
  if (prompts.length >= STK_LIMITS.attemptsPerOrder) return null
  const retry = result === null ? NO_REASON : consequenceOf(result).retry
  if (!('afterSeconds' in retry)) return null
  const hadItsOneRetry =
    prompts.filter((prompt) => prompt.result !== null && consequenceOf(prompt.result).retry.when === 'once_later')
      .length > 1
  if (retry.when === 'once_later' && hadItsOneRetry) return null
  const [newest] = prompts
  if (!newest) return 0
  const readyAt = newest.createdAt.getTime() + Math.max(holdSeconds(newest.result), retry.afterSeconds) * 1000
  return Math.max(0, Math.ceil((readyAt - now.getTime()) / 1000))
}

const NO_REASON: RetryRule = { when: 'on_request', afterSeconds: 0 }
