import { describe, expect, it } from 'vitest'
import { rescueOffers } from '../../../src/domain/payments/index.ts'
import type { PromptResult } from '../../../src/domain/payments/schemas.ts'

const now = new Date('2026-11-16T09:10:00Z')
const prompt = (secondsAgo: number, result: PromptResult | null = 'cancelled_by_payer') => ({
  method: 'stk' as const,
  status: 'failed' as const,
  result,
  createdAt: new Date(now.getTime() - secondsAgo * 1000),
})
const offers = (result: PromptResult | null, facts: Partial<Parameters<typeof rescueOffers>[0]> = {}) =>
  rescueOffers({
    result,
    attempts: [prompt(200, result)],
    methods: ['stk', 'c2b', 'card'],
    now,
    ...facts,
  })
const ways = (...given: Parameters<typeof offers>) => offers(...given).map(({ way }) => way)

describe('the ways on after a failed payment', () => {
  it('are a new prompt, payment by hand, card and later, in this order', () => {
    expect(ways('cancelled_by_payer')).toEqual(['stk', 'c2b', 'card', 'later'])
  })

  it.each(['daily_limit_used_up', 'pin_locked', 'misconfigured', 'above_maximum'] as const)(
    'are without a new prompt when the reason %s allows none',
    (code) => {
      expect(ways(code)).toEqual(['c2b', 'card', 'later'])
    },
  )

  it('are without a second retry where one is the limit', () => {
    expect(ways('prompt_not_sent')).toContain('stk')
    expect(
      ways('prompt_not_sent', { attempts: [prompt(200, 'prompt_not_sent'), prompt(600, 'prompt_not_sent')] }),
    ).not.toContain('stk')
  })

  it('are without a prompt when the order has had all of its own', () => {
    expect(ways('cancelled_by_payer', { attempts: [prompt(200), prompt(400), prompt(600)] })).not.toContain('stk')
  })

  it.each(['insufficient_funds', 'expired', 'cancelled_by_payer', 'unreachable', 'wrong_pin'] as const)(
    'have a new prompt at once after the clear failure %s',
    (code) => {
      expect(offers(code, { attempts: [prompt(5, code)] })[0]).toEqual({ way: 'stk', waitSeconds: 0 })
    },
  )

  it('name the seconds until a new prompt makes sense', () => {
    expect(offers('busy', { attempts: [prompt(50, 'busy')] })[0]).toEqual({ way: 'stk', waitSeconds: 70 })
    expect(offers('busy', { attempts: [prompt(500, 'busy')] })[0]).toEqual({ way: 'stk', waitSeconds: 0 })
    expect(offers(null, { attempts: [prompt(50, null)] })[0]).toEqual({ way: 'stk', waitSeconds: 70 })
  })

  it('contain only what the shop takes, and always later', () => {
    expect(ways('cancelled_by_payer', { methods: ['c2b'] })).toEqual(['c2b', 'later'])
    expect(ways('cancelled_by_payer', { methods: [] })).toEqual(['later'])
  })
})
