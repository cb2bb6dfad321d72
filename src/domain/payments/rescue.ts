import type { PaymentMethod } from '../tenancy/index.ts'
import { STK_LIMITS } from './limits.ts'
import type { OrdersAttempt } from './orders-attempts.ts'
import { holdSeconds, resultMeaning } from './result-codes.ts'

/** A way on for a customer whose payment did not come through. `waitSeconds`: a new prompt makes no sense earlier. */
export type RescueOffer = { way: 'stk'; waitSeconds: number } | { way: 'c2b' | 'card' | 'later' }

/**
 * What to offer after a payment has failed, the nearest first: another prompt where the reason of the failure allows one,
 * payment by hand, a card, and later. Pure.
 * @param facts `resultCode` of the failure, null when there is none; the order's attempts, newest first; the methods that
 * this order can be paid with
 */
export function rescueOffers(facts: {
  resultCode: string | null
  attempts: readonly Pick<OrdersAttempt, 'method' | 'status' | 'resultCode' | 'createdAt'>[]
  methods: readonly PaymentMethod[]
  now: Date
}): RescueOffer[] {
  const waitSeconds = facts.methods.includes('stk') ? secondsUntilPrompt(facts) : null
  return [
    ...(waitSeconds === null ? [] : [{ way: 'stk' as const, waitSeconds }]),
    ...(facts.methods.includes('c2b') ? [{ way: 'c2b' as const }] : []),
    ...(facts.methods.includes('card') ? [{ way: 'card' as const }] : []),
    { way: 'later' },
  ]
}

/** Seconds until another prompt is worth sending, 0 now; null when none is. */
function secondsUntilPrompt({ resultCode, attempts, now }: Parameters<typeof rescueOffers>[0]): number | null {
  const prompts = attempts.filter(({ method, status }) => method === 'stk' && status !== 'rejected')
  if (prompts.length >= STK_LIMITS.attemptsPerOrder) return null
  const retry = resultCode === null ? NO_REASON : resultMeaning(resultCode).retry
  if (!('afterSeconds' in retry)) return null
  const hadItsOneRetry = prompts.filter((prompt) => isOnce(prompt.resultCode)).length > 1
  if (retry.when === 'once_later' && hadItsOneRetry) return null
  const [newest] = prompts
  if (!newest) return 0
  const readyAt = newest.createdAt.getTime() + Math.max(holdSeconds(newest.resultCode), retry.afterSeconds) * 1000
  return Math.max(0, Math.ceil((readyAt - now.getTime()) / 1000))
}

const NO_REASON = { when: 'on_request', afterSeconds: 0 } as const

function isOnce(code: string | null): boolean {
  return code !== null && resultMeaning(code).retry.when === 'once_later'
}
