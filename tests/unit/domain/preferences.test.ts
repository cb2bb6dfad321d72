import { describe, expect, it } from 'vitest'
import type { CustomerView } from '../../../src/domain/customers/index.ts'
import { planPreferences } from '../../../src/domain/customers/plan-preferences.ts'

const NOW = new Date('2026-11-16T09:00:00Z')

const customer = (fields: Partial<CustomerView> = {}): CustomerView => ({
  customerId: '0f9c1f5e-5a52-4b9a-8d57-3d7a8c4a1b11',
  address: 'whatsapp:+254700000001',
  phoneE164: '+254700000001',
  profileName: null,
  languagePref: null,
  marketingOptIn: null,
  optedOut: false,
  notificationPrefs: {},
  delivery: null,
  memoryOptIn: null,
  memories: [],
  tripWatchOptIn: null,
  ...fields,
})

describe('planPreferences', () => {
  it('withdraws marketing with every message, also when she was never asked', () => {
    expect(planPreferences(customer(), { transactional: false, source: 'STOP' }, NOW)).toMatchObject({
      next: { optedOut: true, marketingOptIn: false },
      consents: [
        { purpose: 'transactional', action: 'withdrawn' },
        { purpose: 'marketing', action: 'withdrawn' },
      ],
    })
  })

  it('grants nothing but transactional messages on START', () => {
    const stopped = customer({ optedOut: true, marketingOptIn: false })
    expect(planPreferences(stopped, { transactional: true, source: 'START' }, NOW)).toMatchObject({
      next: { optedOut: false, marketingOptIn: false },
      consents: [{ purpose: 'transactional', action: 'granted' }],
    })
  })

  it('ends the watch over trips with every message, where it was agreed to', () => {
    const plan = planPreferences(customer({ tripWatchOptIn: true }), { transactional: false, source: 'STOP' }, NOW)
    expect(plan.next.tripWatchOptIn).toBe(false)
    expect(plan.consents).toContainEqual({ purpose: 'trip_watch', action: 'withdrawn' })
    expect(planPreferences(customer(), { transactional: false, source: 'STOP' }, NOW).next.tripWatchOptIn).toBeNull()
  })

  it('grants the watch over trips as a consent of its own', () => {
    expect(planPreferences(customer(), { tripWatch: true, source: 'chat' }, NOW)).toMatchObject({
      next: { tripWatchOptIn: true, marketingOptIn: null },
      consents: [{ purpose: 'trip_watch', action: 'granted' }],
      changed: ['trip_watch'],
    })
  })

  it('leaves absent fields alone', () => {
    const now = customer({ languagePref: 'sw', notificationPrefs: { a: true } })
    const plan = planPreferences(now, { notifications: { b: false }, source: 'chat' }, NOW)
    expect(plan.changed).toEqual(['notifications.b'])
    expect(plan.next).toEqual({
      delivery: null,
      languagePref: 'sw',
      marketingOptIn: null,
      memories: [],
      memoryOptIn: null,
      tripWatchOptIn: null,
      optedOut: false,
      notificationPrefs: { a: true, b: false },
    })
  })
})
