import { describe, expect, it } from 'vitest'
import { decideReminder } from '../../../src/domain/outreach/index.ts'
import { shopSettings } from '../../support/builders.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const LEFT = new Date('2026-11-16T06:00:00Z')

type Facts = Parameters<typeof decideReminder>[0]
const facts = (overrides: Partial<Facts> = {}): Facts => ({
  conversationId: '6f1c1b1e-0000-4000-8000-000000000001',
  customerId: '6f1c1b1e-0000-4000-8000-000000000002',
  status: 'draft',
  updatedAt: LEFT,
  totalMinor: 100,
  currency: 'KES',
  lastInboundAt: LEFT,
  channelKind: 'whatsapp',
  owner: 'bot',
  optedOut: false,
  marketing: true,
  language: 'en',
  shop: 'Mtaani Kicks',
  settings: shopSettings(),
  stockLeft: true,
  paymentLive: false,
  unanswered: false,
  items: [{ name: 'Sock', quantity: 1 }],
  outboundId: null,
  outreachStatus: null,
  thisWeek: 0,
  lastHour: 0,
  optOuts: 0,
  ...overrides,
})

describe('the share of opt-outs that trips the breaker', () => {
  it.each([
    [{ lastHour: 3, optOuts: 2 }, 'send'],
    [{ lastHour: 59, optOuts: 3 }, 'trip'],
    [{ lastHour: 60, optOuts: 3 }, 'send'],
    [{ lastHour: 61, optOuts: 3 }, 'send'],
    [{ lastHour: 61, optOuts: 4 }, 'trip'],
  ])('with %o means: %s', (counts, decision) => {
    const { outreach, ...settings } = shopSettings()
    const generous = { ...settings, outreach: { ...outreach, perHour: 1_000 } }
    expect(decideReminder(facts({ ...counts, settings: generous }), false, NOW).do).toBe(decision)
  })

  it('is not asked when nothing would leave anyway', () => {
    const many = { lastHour: 10, optOuts: 5 }
    expect(decideReminder(facts({ ...many, owner: 'human' }), false, NOW).do).toBe('wait')
    expect(decideReminder(facts({ ...many, marketing: false }), false, NOW).do).toBe('skip')
  })
})
