import { z } from 'zod'
import { GuestRoute, QueryType } from '../../src/language/concierge/query-types.ts'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'
import { TurnLine } from '../turn-line.ts'

const Guess = z.strictObject({
  query_type: QueryType,
  route: GuestRoute,
  confidence: z.number().min(0).max(1),
  /** The question in plain English, complete in itself; empty where nothing is to be looked up. */
  search_query: z.string().max(200),
})

/** What a guest wants, for messages of which the rules are not sure. Without a vendor their own reading stands. */
export const conciergeRoute = defineJsonPrompt({
  name: 'concierge_route',
  version: 1,
  vars: z.strictObject({
    message: z.string(),
    desk: z.enum(['property', 'travel']),
    place: z.string(),
    topics: z.array(z.string()).max(12),
    recent: z.array(TurnLine).max(8),
    /** What was said before those lines, in short; null when nothing was. */
    summary: z.string().nullable(),
    /** What the talk is of: what "it" and "there" mean. */
    focus: z.string().nullable(),
    rules: Guess,
  }),
  output: Guess,
  offline: ({ rules }) => rules,
})
