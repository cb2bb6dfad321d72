import { describe, expect, it } from 'vitest'
import { rescueOffers } from '../../../src/domain/payments/index.ts'

const now = new Date('2026-11-16T09:10:00Z')
const prompt = (secondsAgo: number, resultCode: string | null = '1032') => ({
  method: 'stk' as const,
  status: 'failed' as const,
  resultCode,
  createdAt: new Date(now.getTime() - secondsAgo * 1000),
})
const offers = (resultCode: string | null, facts: Partial<Parameters<typeof rescueOffers>[0]> = {}) =>
  rescueOffers({ resultCode, attempts: [prompt(200, resultCode)], methods: ['stk', 'c2b', 'card'], now, ...facts })
const ways = (...given: Parameters<typeof offers>) => offers(...given).map(({ way }) => way)

describe('the ways on after a failed payment', () => {
  it('are a new prompt, payment by hand, card and later, in this order', () => {
    expect(ways('1032')).toEqual(['stk', 'c2b', 'card', 'later'])
  })

  it.each(['4', '8006', '2', '3'])('are without a new prompt when the reason %s allows none', (code) => {
    expect(ways(code)).toEqual(['c2b', 'card', 'later'])
  })

  it('are without a second retry where one is the limit', () => {
    expect(ways('9999')).toContain('stk')
    expect(ways('9999', { attempts: [prompt(200, '9999'), prompt(600, '1025')] })).not.toContain('stk')
  })

  it('are without a prompt when the order has had all of its own', () => {
    expect(ways('1032', { attempts: [prompt(200), prompt(400), prompt(600)] })).not.toContain('stk')
  })

  it.each(['1', '1019', '1032', '1037', '2001'])('have a new prompt at once after the clear failure %s', (code) => {
    expect(offers(code, { attempts: [prompt(5, code)] })[0]).toEqual({ way: 'stk', waitSeconds: 0 })
  })

  it('name the seconds until a new prompt makes sense', () => {
    expect(offers('1001', { attempts: [prompt(50, '1001')] })[0]).toEqual({ way: 'stk', waitSeconds: 70 })
    expect(offers('1001', { attempts: [prompt(500, '1001')] })[0]).toEqual({ way: 'stk', waitSeconds: 0 })
    expect(offers(null, { attempts: [prompt(50, null)] })[0]).toEqual({ way: 'stk', waitSeconds: 70 })
  })

  it('contain only what the shop takes, and always later', () => {
    expect(ways('1032', { methods: ['c2b'] })).toEqual(['c2b', 'later'])
    expect(ways('1032', { methods: [] })).toEqual(['later'])
  })
})
