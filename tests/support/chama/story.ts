import fc from 'fast-check'

/** One thing that happens to a shared order; numbers choose among what there is at that moment. */
export type Happening =
  | { what: 'answer'; which: number; code: '0' | '1032' | '1' | '1037' }
  /** A callback of a prompt that was answered, so many times, read by so many at once. */
  | { what: 'callback'; which: number; times: number; readers: number }
  | { what: 'echo'; which: number; times: number }
  | { what: 'by_hand'; which: number; share: 'rest' | 'less' | 'more' | 'order'; times: number }
  | { what: 'drop' | 'ask'; which: number }
  | { what: 'ask_all' | 'split' | 'rest' | 'end' | 'cancel' | 'settle' | 'give_back' }
  | { what: 'race'; which: number; change: 'split' | 'rest' | 'end' | 'cancel' }
  | { what: 'refund'; which: number }
  | { what: 'way'; way: 'lost' | 'dies' | 'nowhere' | 'busy' }
  | { what: 'later'; minutes: number }

export interface Story {
  payers: number
  quantity: number
  happenings: Happening[]
}

const which = fc.nat(7)
const times = fc.integer({ min: 1, max: 2 })
const PLAIN = ['ask_all', 'split', 'rest', 'end', 'cancel', 'settle', 'give_back'] as const
const plain = fc.constantFrom(...PLAIN)

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('answer' as const),
      which,
      code: fc.constantFrom('0', '0', '0', '1032', '1', '1037'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('callback' as const), which, times, readers: times }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('echo' as const), which, times }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('by_hand' as const),
      which,
      share: fc.constantFrom('rest', 'rest', 'less', 'more', 'order'),
      times,
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('drop' as const, 'ask' as const), which }) },
  { weight: 5, arbitrary: fc.record({ what: plain }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('race' as const),
      which,
      change: fc.constantFrom('split', 'rest', 'end', 'cancel'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('refund' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('way' as const),
      way: fc.constantFrom('lost', 'dies', 'nowhere', 'busy'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('later' as const), minutes: fc.constantFrom(1, 3, 6, 50, 400, 1_500) }),
  },
)

/** Histories of a shared order: who pays, fails, drops out, pays twice, too much or late, and what is lost on the way. */
export const stories: fc.Arbitrary<Story> = fc.record({
  payers: fc.integer({ min: 2, max: 5 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  happenings: fc.array(happening, { minLength: 2, maxLength: 14 }),
})
