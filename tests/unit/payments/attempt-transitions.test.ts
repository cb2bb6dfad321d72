import { describe, expect, it } from 'vitest'
import { AttemptStatus } from '../../../src/domain/payments/index.ts'
import { ATTEMPT_TRANSITIONS, type AttemptEvent, nextStatus } from '../../../src/domain/payments/transitions.ts'

const events = Object.keys(ATTEMPT_TRANSITIONS).filter((key): key is AttemptEvent => key in ATTEMPT_TRANSITIONS)

describe('the transitions of a payment attempt', () => {
  it.each(events)('%s leads nowhere from paid and from needs_review', (event) => {
    expect(nextStatus(event, 'paid')).toBeNull()
    expect(nextStatus(event, 'needs_review')).toBeNull()
  })

  it('let proven money through from every other status', () => {
    const others = AttemptStatus.options.filter((status) => status !== 'paid' && status !== 'needs_review')
    for (const status of others) {
      expect(nextStatus('money_confirmed', status)).toBe('paid')
      expect(nextStatus('money_unplaceable', status)).toBe('needs_review')
      expect(nextStatus('claim_doubtful', status)).toBe('needs_review')
    }
  })

  it('let no failure follow another', () => {
    for (const event of ['provider_failed', 'provider_cancelled', 'provider_expired', 'soft_deadline'] as const) {
      for (const status of ['failed', 'cancelled', 'rejected'] as const) expect(nextStatus(event, status)).toBeNull()
    }
  })

  it('let an undecided answer change nothing', () => {
    for (const status of AttemptStatus.options) expect(nextStatus('undecided', status)).toBeNull()
  })

  it('reach every status', () => {
    const reached = new Set<AttemptStatus>(['created', 'submitting'])
    for (const row of Object.values(ATTEMPT_TRANSITIONS)) for (const status of Object.values(row)) reached.add(status)
    expect([...reached].sort()).toEqual([...AttemptStatus.options].sort())
  })
})
