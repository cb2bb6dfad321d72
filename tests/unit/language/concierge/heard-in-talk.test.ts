import { describe, expect, it } from 'vitest'
import type { GuestReading } from '../../../../src/language/concierge/guest-reading.ts'
import { heardInTalk } from '../../../../src/language/concierge/heard-in-talk.ts'

const guessed = (more: Partial<GuestReading>): GuestReading => ({
  queryType: 'off_topic',
  route: 'fallback',
  confidence: 0.75,
  stage: 'offline',
  guard: 'other_domain',
  words: [],
  ...more,
})

describe('what goes on with a talk of the house', () => {
  it('is looked up, where nothing in its words is of anything else', () => {
    expect(heardInTalk(guessed({}), false)).toMatchObject({ queryType: 'ambiguous', route: 'rag', guard: null })
    expect(heardInTalk(guessed({ queryType: 'action_request', route: 'booking_stub' }), false)).toMatchObject({
      route: 'rag',
    })
    expect(heardInTalk(guessed({ words: ['far: story', 'when: saa ngapi'] }), false)).toMatchObject({ guard: null })
  })

  it('is looked up first where it goes on with a question, whatever sign it has', () => {
    const far = guessed({ words: ['far: shule'] })
    expect(heardInTalk(far, true)).toMatchObject({ queryType: 'off_topic', route: 'rag', confidence: 0.6, guard: null })
  })

  it('stays of another domain by a sign of it, and what rules heard stays', () => {
    const far = guessed({ words: ['far: bitcoin'] })
    expect(heardInTalk(far, false)).toBe(far)
    const ruled = guessed({ stage: 'rule' })
    expect(heardInTalk(ruled, true)).toBe(ruled)
  })
})
