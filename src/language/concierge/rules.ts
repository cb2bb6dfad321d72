import type { GuestSign } from './guest-words.ts'
import type { GuestRoute, QueryType } from './query-types.ts'

/** What rules weigh: a sign, the tenant's own name, or that a message is made of nothing else than one sign. */
export type Clue = GuestSign | 'named' | 'whole hello' | 'whole vague'

/** What every clue says for a class, or against it. */
interface Rule<Class extends string> {
  readonly for: Class
  readonly clues: Readonly<Partial<Record<Clue, number>>>
}

/** The rules of a kind of desk. */
export interface Rules<Class extends string> {
  readonly rules: readonly Rule<Class>[]
  /** From this score on the rules decide, and no model is asked. */
  readonly escalation: number
}

const PROPERTY_ESCALATION = 0.75
const TRAVEL_ESCALATION = 0.75

export const PROPERTY_RULES: Rules<QueryType> = {
  escalation: PROPERTY_ESCALATION,
  rules: [
    { for: 'greeting', clues: { 'whole hello': 0.95 } },
    { for: 'ambiguous', clues: { 'whole vague': 0.8, 'whole hello': -0.5, named: -0.5, when: -0.2 } },
    { for: 'hours_schedule', clues: { when: 0.65, house: 0.15, named: 0.15, far: -0.4, do: -0.3, book: -0.2 } },
    { for: 'action_request', clues: { do: 0.65, book: 0.2, house: 0.1, when: -0.3, asks: -0.25, far: -0.4 } },
    {
      for: 'property_qa',
      clues: {
        asks: 0.3,
        house: 0.35,
        named: 0.2,
        gaming: -0.3,
        when: -0.6,
        do: -0.5,
        book: -0.3,
        far: -0.5,
        'whole vague': -0.5,
      },
    },
    {
      for: 'off_topic',
      clues: {
        far: 0.8,
        gaming: -0.5,
        asks: -0.1,
        house: -0.4,
        named: -0.5,
        do: -0.1,
        when: -0.2,
        'whole vague': -0.3,
      },
    },
  ],
}

export const TRAVEL_RULES: Rules<GuestRoute> = {
  escalation: TRAVEL_ESCALATION,
  rules: [
    {
      for: 'rag',
      clues: {
        named: 0.45,
        place: 0.35,
        terms: 0.35,
        asks: 0.1,
        house: 0.05,
        current: -0.6,
        dream: -0.4,
        book: -0.5,
        do: -0.3,
        far: -0.5,
      },
    },
    {
      for: 'research',
      clues: { current: 0.6, dream: 0.55, asks: 0.15, book: -0.6, terms: -0.25, place: -0.15, do: -0.3, far: -0.4 },
    },
    { for: 'booking_stub', clues: { book: 0.6, do: 0.25, asks: -0.2, terms: -0.2, far: -0.3, dream: -0.2 } },
    {
      for: 'fallback',
      clues: {
        far: 0.8,
        asks: -0.1,
        house: -0.35,
        named: -0.6,
        place: -0.5,
        terms: -0.4,
        book: -0.4,
        current: -0.15,
        dream: -0.3,
      },
    },
  ],
}
