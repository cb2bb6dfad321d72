import { z } from 'zod'

/** What a guest of a house wants. */
export const QUERY_TYPES = [
  'property_qa',
  'hours_schedule',
  'greeting',
  'off_topic',
  'gambling_advice',
  'action_request',
  'ambiguous',
] as const

export const QueryType = z.enum(QUERY_TYPES)
export type QueryType = z.infer<typeof QueryType>

/** Who answers: our own documents, a search outside, a booking that a person makes, or nobody. */
export const GUEST_ROUTES = ['rag', 'research', 'booking_stub', 'fallback'] as const

export const GuestRoute = z.enum(GUEST_ROUTES)
export type GuestRoute = z.infer<typeof GuestRoute>
