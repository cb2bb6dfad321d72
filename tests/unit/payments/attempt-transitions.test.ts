import { describe, expect, it } from 'vitest'
import { ATTEMPT_TRANSITIONS, type AttemptEvent, nextStatus } from '../../../src/domain/payments/core/transitions.ts'
import { AttemptStatus } from '../../../src/domain/payments/index.ts'

/** That money goes back is the one thing that can happen to a payment after it was proven. */
const REVERSALS: readonly AttemptEvent[] = ['money_reversed', 'money_reversed_late', 'share_withdrawn']
const events = Object.keys(ATTEMPT_TRANSITIONS).filter((key): key is AttemptEvent => key in ATTEMPT_TRANSITIONS)

describe('the transitions of a payment attempt', () => {
  it.each(events)('%s leads nowhere from paid, a reversal apart, and from needs_review and refunded', (event) => {
    if (!REVERSALS.includes(event)) expect(nextStatus(event, 'paid')).toBeNull()
    if (event !== 'allocated_by_staff') expect(nextStatus(event, 'needs_review')).toBeNull()
    expect(nextStatus(event, 'refunded')).toBeNull()
  })

  it('never lead from paid to a failure', () => {
    for (const event of REVERSALS) expect(['refunded', 'needs_review']).toContain(nextStatus(event, 'paid'))
  })

  it('let proven money through from every other status', () => {
    const final: readonly AttemptStatus[] = ['paid', 'needs_review', 'refunded']
    const others = AttemptStatus.options.filter((status) => !final.includes(status))
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
